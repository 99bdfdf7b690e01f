// What a browser can read of a stylesheet written for Tailwind: `@theme` as the layer that Tailwind
// makes of it, and Tailwind's palette in front. Prints the stylesheet and what to ask of it: each
// token and the value that stands where it is used.
//
//   node stylesheet.mjs <stylesheet> <palette.json>
import { readFileSync } from "node:fs";

const [path, palettePath] = process.argv.slice(2);
const css = readFileSync(path, "utf8").replace(/\/\*[^]*?\*\//g, " ");
const palette = JSON.parse(readFileSync(palettePath, "utf8"));
const layer = (body) => `@layer theme { :root, :host { ${body} } }\n`;

// The end of the block that opens at `start`; no stylesheet here has a brace in a string.
const end = (start) => {
  let depth = 0;
  for (let index = start; ; index += 1) {
    if (css[index] === "{") depth += 1;
    if (css[index] === "}" && --depth === 0) return index;
  }
};

let rest = 0;
let sheet = "";
const tokens = {};
for (const theme of css.matchAll(/@theme\b([^{]*)\{/g)) {
  const open = theme.index + theme[0].length;
  const close = end(open - 1);
  const body = css.slice(open, close);
  for (const [, name, value] of body.matchAll(/--color-([\w-]+)\s*:([^;]*)/g)) {
    tokens[name] = /\binline\b/.test(theme[1]) ? value.trim() : `var(--color-${name})`;
  }
  sheet += css.slice(rest, theme.index) + layer(body);
  rest = close + 1;
}
sheet += css.slice(rest);
if (rest === 0) for (const [, name] of css.matchAll(/--([\w-]+)\s*:/g)) tokens[name] = `var(--${name})`;

const front = layer(palette.map(({ name, css }) => `--${name}: ${css};`).join(" "));
console.log(JSON.stringify({ css: `@layer theme, base, components, utilities;\n${front}${sheet}`, tokens }));
