// Asks headless Chromium what colours a stylesheet comes to.
//
//   node chromium.mjs <chromium> < questions > answers
//
// The question is JSON: `css`, `tokens` (name → the value where it is used) and `themes`, each with
// `media` (features and their values) and `attributes` of `html`. The answer is JSON too: a theme by
// theme, token by token, null for what is not a colour, else `computed` (as it is printed), `srgb` and
// `p3` (unclipped components and alpha) and `painted` (8-bit sRGB, on white).
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { css, tokens, themes } = JSON.parse(readFileSync(0, "utf8"));
const profile = mkdtempSync(join(tmpdir(), "bottle-chromium-"));
const browser = spawn(
  process.argv[2],
  [
    "--headless", "--no-sandbox", "--disable-gpu", "--force-color-profile=srgb",
    `--user-data-dir=${profile}`, "--remote-debugging-pipe", "about:blank",
  ],
  { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
);

// Chrome's DevTools protocol over a pipe: JSON messages with a NUL after each.
const waiting = new Map();
let buffered = "";
let lastID = 0;
browser.stdio[4].setEncoding("utf8").on("data", (data) => {
  const messages = (buffered + data).split("\0");
  buffered = messages.pop();
  for (const message of messages.map((text) => JSON.parse(text))) {
    const { id, result, error } = message;
    const [done, failed] = waiting.get(id ?? `${message.sessionId} ${message.method}`) ?? [];
    if (error) failed?.(new Error(error.message));
    else done?.(result);
  }
});
browser.on("exit", (code) => {
  if (waiting.size > 0) throw new Error(`Chromium ended with ${code}`);
});
const send = (method, params = {}, sessionId = undefined) =>
  new Promise((done, failed) => {
    lastID += 1;
    const id = lastID;
    const settle = (then) => (value) => (waiting.delete(id), then(value));
    waiting.set(id, [settle(done), settle(failed)]);
    browser.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
  });

// Runs in the page.
const measure = (css, tokens, attributes) => {
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  document.head.replaceChildren(document.createElement("style"));
  document.head.firstChild.textContent = css;
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

  // `html` itself is asked, by a property that takes colours, does not inherit and is not drawn. What
  // is no colour falls back to its initial value, `currentcolor`, so two of those are tried.
  const computed = (value) => {
    root.style.setProperty("column-rule-color", value);
    const seen = ["rgb(1, 2, 3)", "rgb(4, 5, 6)"].map((color) => {
      root.style.setProperty("color", color);
      return getComputedStyle(root).getPropertyValue("column-rule-color");
    });
    root.removeAttribute("style");
    return seen[0] === seen[1] ? seen[0] : null;
  };
  // An alpha of 1 is not written.
  const numbers = (value, space) =>
    `${computed(`color(from ${value} ${space} r g b / alpha)`)} 1`
      .replace(/^color\(\S+|[/)]/g, " ").trim().split(/\s+/).slice(0, 4)
      .map((word) => (word === "none" ? 0 : Number(word)));
  const answer = {};
  for (const [name, value] of Object.entries(tokens)) {
    const color = computed(value);
    answer[name] = null;
    if (color === null) continue;
    canvas.fillStyle = "white";
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    answer[name] = {
      computed: color,
      srgb: numbers(value, "srgb"),
      p3: numbers(value, "display-p3"),
      painted: [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)],
    };
  }
  return answer;
};

const { targetInfos } = await send("Target.getTargets");
const { targetId } = targetInfos.find(({ type }) => type === "page");
const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
await send("Page.enable", {}, sessionId);
const loaded = new Promise((done) => waiting.set(`${sessionId} Page.loadEventFired`, [done]));
// about:blank would be in quirks mode, where the case of a class does not matter.
await send("Page.navigate", { url: "data:text/html,<!doctype html><title>-</title>" }, sessionId);
await loaded;
waiting.clear();

const answers = [];
for (const { media, attributes } of themes) {
  const features = Object.entries(media).map(([name, value]) => ({ name, value }));
  await send("Emulation.setEmulatedMedia", { features }, sessionId);
  const expression = `(${measure})(${[css, tokens, attributes].map((each) => JSON.stringify(each))})`;
  const { result, exceptionDetails } = await send(
    "Runtime.evaluate",
    { expression, returnByValue: true },
    sessionId,
  );
  if (exceptionDetails) throw new Error(exceptionDetails.exception.description);
  answers.push(result.value);
}
console.log(JSON.stringify(answers));
await send("Browser.close");
browser.removeAllListeners("exit");
browser.on("exit", () => rmSync(profile, { recursive: true, force: true }));
