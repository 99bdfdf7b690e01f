// What the web prints: FormatJS's rules over `Intl`, for messages that are parsed already.
//
// Standard input: one question a line, as JSON:
//   { "locale", "timeZone", "rich", "message", "values": [{ name: value, … }, …] }
// `message` is the tree that FormatJS's parser gives (without places), whose kinds of element are
// 0 text, 1 argument, 2 number, 3 date, 4 time, 5 select, 6 plural, 7 `#`, 8 tag. A value is a
// string, a number, a boolean, { "instant": milliseconds since 1970 } or { "date": "2026-07-14" },
// a day without a time, which is never shifted.
//
// Standard output: a line with the versions of CLDR and ICU, then one line for each set of values:
// the text as a JSON string, or for a rich message its runs: [[text, [outermost tag, …]], …].
// A line of the input may instead be { "formats": { "number", "date", "time" } }, the named formats
// that the web's own code defines.

import { createInterface } from "node:readline";

// FormatJS's named formats (intl-messageformat, `IntlMessageFormat.formats`).
const formats = {
  number: {
    integer: { maximumFractionDigits: 0 },
    currency: { style: "currency" },
    percent: { style: "percent" },
  },
  date: {
    short: { month: "numeric", day: "numeric", year: "2-digit" },
    medium: { month: "short", day: "numeric", year: "numeric" },
    long: { month: "long", day: "numeric", year: "numeric" },
    full: { weekday: "long", month: "long", day: "numeric", year: "numeric" },
  },
  time: {
    short: { hour: "numeric", minute: "numeric" },
    medium: { hour: "numeric", minute: "numeric", second: "numeric" },
    long: { hour: "numeric", minute: "numeric", second: "numeric", timeZoneName: "short" },
    full: { hour: "numeric", minute: "numeric", second: "numeric", timeZoneName: "short" },
  },
};

// Making an `Intl` object takes far longer than using it.
const made = new Map();
function intl(kind, locale, options) {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  if (!made.has(key)) made.set(key, new Intl[kind](locale, options));
  return made.get(key);
}

/** The options that an argument's style stands for. */
function options(kind, style) {
  if (style === null || style === undefined) return kind === "time" ? formats.time.medium : {};
  if (typeof style === "string") return formats[kind][style] ?? {};
  return style.parsedOptions;
}

function number(value, style, locale) {
  const { scale = 1, ...rest } = options("number", style);
  return intl("NumberFormat", locale, rest).format(value * scale);
}

function dateOrTime(kind, value, style, { locale, timeZone }) {
  const isDay = typeof value === "object" && "date" in value;
  const instant = isDay ? Date.parse(value.date) : value.instant;
  const zone = isDay ? "UTC" : timeZone;
  const text = intl("DateTimeFormat", locale, { ...options(kind, style), timeZone: zone }).format(instant);
  return text.replaceAll("\u202F", " ");
}

/** The runs of some elements: pieces of text, each with the tags around it. */
function* runs(elements, question, values, pound, tags) {
  const { locale } = question;
  for (const element of elements) {
    const name = element.value;
    if ([1, 2, 3, 4, 5, 6].includes(element.type) && !Object.hasOwn(values, name)) {
      throw new Error(`no value for ${name}`);
    }
    const value = values[name];
    switch (element.type) {
      case 0:
        yield [element.value, tags];
        break;
      case 1:
        yield [String(value), tags];
        break;
      case 2:
        yield [number(value, element.style, locale), tags];
        break;
      case 3:
        yield [dateOrTime("date", value, element.style, question), tags];
        break;
      case 4:
        yield [dateOrTime("time", value, element.style, question), tags];
        break;
      case 5: {
        const word = String(value);
        const branch = Object.hasOwn(element.options, word) ? word : "other";
        yield* runs(element.options[branch].value, question, values, undefined, tags);
        break;
      }
      case 6: {
        const { offset = 0, pluralType: type, options: branches } = element;
        let branch = `=${value}`;
        if (!Object.hasOwn(branches, branch)) {
          branch = intl("PluralRules", locale, { type }).select(value - offset);
        }
        if (!Object.hasOwn(branches, branch)) branch = "other";
        yield* runs(branches[branch].value, question, values, value - offset, tags);
        break;
      }
      case 7:
        if (typeof pound === "number") yield [number(pound, null, locale), tags];
        break;
      case 8:
        yield* runs(element.children, question, values, pound, [...tags, element.value]);
        break;
      default:
        throw new Error(`unknown element ${element.type}`);
    }
  }
}

/** Runs with the same tags, joined; empty ones left out. */
function joined(pieces) {
  const result = [];
  for (const [text, tags] of pieces) {
    const last = result.at(-1);
    if (text === "") continue;
    if (last && last[1].join(">") === tags.join(">")) last[0] += text;
    else result.push([text, tags]);
  }
  return result;
}

const lines = [JSON.stringify({ cldr: process.versions.cldr, icu: process.versions.icu })];
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  for (const kind of Object.keys(question.formats ?? {})) {
    Object.assign(formats[kind], question.formats[kind]);
  }
  for (const values of question.values ?? []) {
    const pieces = joined(runs(question.message, question, values, undefined, []));
    const text = pieces.map(([text]) => text).join("");
    lines.push(JSON.stringify(question.rich ? pieces : text));
  }
}
process.stdout.write(lines.join("\n") + "\n");
