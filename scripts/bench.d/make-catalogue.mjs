// Writes a project with a catalogue of made-up words, the same for the same arguments:
//
//   node make-catalogue.mjs FOLDER KEYS SEED
//
// 30 locales, each with every key. In a hundred keys 60 are plain, 25 have arguments, 12 are plurals,
// and 3 have a select, tags or a date. Texts are as long as those of real apps: half have fewer than
// 18 characters, and a few have some hundred.
import { mkdirSync, writeFileSync } from "node:fs";

const [folder, count, seed] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];

const latin = "aeiouaeiourstlnmdpkbgcfhvz";
const cyrillic = "аеиоуаеиоурстлнмдпкбгчхвзжш";
const letters = {
  en: latin, de: latin + "äöüß", fr: latin + "éèàç", es: latin + "ñáíó", it: latin + "èùò",
  "pt-BR": latin + "ãçé", "pt-PT": latin + "ãçê", nl: latin + "j", sv: latin + "åäö",
  da: latin + "æøå", nb: latin + "øå", fi: latin + "äöy", cs: latin + "ěščřž", sk: latin + "ľščťž",
  pl: latin + "ąćęłńóśż", ro: latin + "ăâîșț", hu: latin + "áéíóőű", lv: latin + "āčēģīķļ",
  lt: latin + "ąčęėįš", tr: latin + "ığşçöü", ru: cyrillic + "ыэя", uk: cyrillic + "іїє",
  bg: cyrillic + "ъщ", el: "αειουηωβγδθκλμνπρστφχ", ar: "ابتثجحخدذرزسشصضطعغفقكلمنهوي",
  he: "אבגדהוזחטיכלמנסעפצקרשת", hi: "कखगचजटडतदनपबमयरलवसह", ja: "あいうえおかきくけこさしすせそ日本語画面設定",
  ko: "가나다라마바사아자차카타파하고노도로모보", "zh-Hans": "的一是不了人我在有他这中大来上国个到说们",
};

/** A random generator: mulberry32. */
function generator(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

const shape = generator(seed);
const pick = (random, list) => list[Math.floor(random() * list.length)];
const length = (random) => {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(400, Math.max(2, Math.round(18 * Math.exp(0.95 * normal))));
};

/** What one text of a key is made of, the same in all locales. */
function kind() {
  const at = shape() * 100;
  if (at < 60) return { kind: "plain" };
  if (at < 75) return { kind: "argument" };
  if (at < 80) return { kind: "arguments" };
  if (at < 85) return { kind: "number" };
  if (at < 93) return { kind: "plural" };
  if (at < 97) return { kind: "exact" };
  return { kind: pick(shape, ["select", "rich", "date"]) };
}

function words(random, alphabet, size) {
  const spaced = !"日的".split("").some((sign) => alphabet.includes(sign));
  let text = "";
  while (text.length < size) {
    if (spaced && text) text += random() < 0.01 ? "’s " : random() < 0.05 ? ", " : " ";
    for (let left = 1 + Math.floor(random() * 9); left > 0; left--) text += pick(random, alphabet);
  }
  return text[0].toUpperCase() + text.slice(1);
}

function message(random, locale, categories, { kind, size }) {
  const text = (share = 1) => words(random, letters[locale], Math.max(2, size * share));
  // Arabic's `zero` is 0 alone, which `=0` takes.
  const used = categories.filter((name) => kind !== "exact" || locale !== "ar" || name !== "zero");
  const branches = () => used.map((name) => `${name} {# ${text(0.5)}}`).join(" ");
  switch (kind) {
    case "argument": return `${text(0.5)} {name} ${text(0.5)}`;
    case "arguments": return `{driver} ${text(0.5)} {customer}: ${text(0.5)}`;
    case "number": return `${text()} {amount, number}`;
    case "plural": return `{count, plural, ${branches()}}`;
    case "exact": return `{count, plural, =0 {${text()}} ${branches()}}`;
    case "select": return `{reason, select, closed {${text()}} absent {${text()}} other {${text()}}}`;
    case "rich": return `${text(0.5)} <link>${text(0.3)}</link>.`;
    case "date": return `${text()} {due, date, medium}`;
    default: return text();
  }
}

// The tree: sections of ten screens of forty keys.
const screens = Math.ceil(count / 40);
const keys = Array.from({ length: count }, (_, index) => ({
  ...kind(),
  size: length(shape),
  section: `section${Math.floor(index / 400)}`,
  screen: `screen${Math.floor(index / 40) % Math.min(10, screens)}`,
  name: `${pick(shape, ["title", "label", "hint", "button", "error", "detail"])}Of${index % 40}`,
}));

mkdirSync(`${folder}/i18n`, { recursive: true });
Object.keys(letters).forEach((locale, number) => {
  const random = generator(seed + 1000 * (number + 1));
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const order = ["zero", "one", "two", "few", "many", "other"];
  const categories = order.filter((name) => pluralCategories.includes(name));
  const tree = {};
  for (const key of keys) {
    const screen = ((tree[key.section] ??= {})[key.screen] ??= {});
    screen[key.name] = message(random, locale, categories, key);
  }
  writeFileSync(`${folder}/i18n/${locale}.json`, `${JSON.stringify({ driverApp: tree }, null, 2)}\n`);
});
writeFileSync(`${folder}/bottle.yaml`, "words: {source: en}\nandroid: {}\nios: {}\n");
