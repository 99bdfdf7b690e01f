"""Measures what the colours cost, and how often others agree with Chromium, and prints tables."""

import argparse
import json
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import lightningcss
from coloraide import Color

from measure import bottle, here, milliseconds, root, run, take_turns, times

browser = root / "Tests/ProofTests/Colors/Outside/browser"
shared = root / "../shared"
sheets = {
    "tokens/globals.css": "",
    "../shared/real/tokens/shadcn-v4.globals.css": "",
    "../shared/real/tokens/starlight.props.css": "[data-theme=light]",
    "../shared/real/tokens/vitepress.vars.css": "",
}
themes = {
    "values": {"prefers-color-scheme": "light"},
    "values-night": {"prefers-color-scheme": "dark"},
}


def project(folder, css, light="", sections="android: {}\nios: {}\n"):
    """Makes a project of a stylesheet."""
    (folder / "tokens").mkdir(parents=True)
    (folder / "tokens/globals.css").write_text(css)
    (folder / "bottle.yaml").write_text(f"tokens: {{light: '{light}'}}\n{sections}")


def chromium(sheet, light):
    """The colours of a sheet in light and dark, by theme and name, as Chromium has them."""
    palette = shared / "conformance/chromium/tailwind-palette.json"
    question = json.loads(
        subprocess.check_output(["node", browser / "stylesheet.mjs", root / sheet, palette])
    )
    attributes = {
        "values": {"data-theme": "light"} if light else {},
        "values-night": {"class": "dark"},
    }
    question["themes"] = [
        {"media": media, "attributes": attributes[theme]} for theme, media in themes.items()
    ]
    command = ["node", browser / "chromium.mjs", "chromium"]
    answers = json.loads(subprocess.check_output(command, input=json.dumps(question).encode()))
    return {theme: answer for theme, answer in zip(themes, answers)}


def on_white(red, green, blue, alpha):
    """8-bit components with alpha, 0…1, laid over white."""
    return [component * alpha + 255 * (1 - alpha) for component in (red, green, blue)]


def agrees(components, answer):
    """Whether a colour is what Chromium paints, but for a bit."""
    return all(abs(mine - theirs) <= 1.5 for mine, theirs in zip(components, answer["painted"]))


def by_bottle(folder, theme):
    """The colours of Android's resources, laid over white, by name."""
    tree = ElementTree.parse(folder / f"generated/android/res/{theme}/colors.xml")
    bits = {item.get("name"): int(item.text[1:], 16) for item in tree.getroot()}
    return {
        name: on_white(value >> 16 & 255, value >> 8 & 255, value & 255, (value >> 24) / 255)
        for name, value in bits.items()
    }


def laid(color):
    """A colour of coloraide's in bytes, laid over white."""
    channels = [round(channel * 255) for channel in color.coords(nans=False)]
    return on_white(*channels, color.alpha(nans=False))


def by_coloraide(text):
    return Color(text).convert("srgb").fit()


def by_lightningcss(text):
    css = f"a{{color:{text}}}"
    return lightningcss.process_stylesheet(css, minify=True, browsers_list=["chrome 80"])


def read_css(css):
    """The first colour in a rule, which is the one for browsers that know sRGB alone."""
    return Color(css.split("color:")[1].split(";")[0].split("}")[0])


def converted(convert, read, answers):
    """The seconds that a library takes for all colours, and how many of them agree."""
    start = time.perf_counter()
    results = [convert(answer["computed"]) for answer in answers]
    seconds = time.perf_counter() - start
    pairs = zip(results, answers)
    return seconds, sum(agrees(laid(read(result)), answer) for result, answer in pairs)


def compare(folder, runs):
    """The table of bottle beside others on the four stylesheets."""
    answers, agreed, seconds = [], 0, 0.0
    for number, (sheet, light) in enumerate(sheets.items()):
        place = folder / str(number)
        project(place, (root / sheet).read_text(), light)
        run([bottle, "generate"], place)
        seconds += take_turns({"": (lambda: None, [bottle, "check"])}, place, runs)[""].seconds
        colors = chromium(sheet, light)
        # What is a colour in one theme alone is no token.
        names = [name for name in colors["values"] if all(each[name] for each in colors.values())]
        for theme in themes:
            own = by_bottle(place, theme)
            for name in names:
                answer = colors[theme][name]
                answers.append(answer)
                agreed += agrees(own.get(name.replace("-", "_"), [-9] * 3), answer)
    rows = [
        ("`bottle check`: four processes, from the stylesheets to both apps", seconds, agreed),
        (
            "coloraide: each value that Chromium computed, to sRGB",
            *converted(by_coloraide, lambda color: color, answers),
        ),
        ("lightningcss: the same", *converted(by_lightningcss, read_css, answers)),
    ]
    print(f"{len(answers)} colours of four stylesheets in light and dark.\n")
    print("| | time | as Chromium paints them, ± 1 of 255 |")
    print("|---|--:|--:|")
    for name, taken, count in rows:
        print(f"| {name} | {milliseconds(taken)} | {count / len(answers) * 100:.1f} % |")


def start(folder, runs):
    """The sentence about a cold check."""
    place = folder / "1"
    contest = {
        "check": (lambda: None, [bottle, "check"]),
        "node": (lambda: None, ["node", "-e", "0"]),
    }
    result = take_turns(contest, place, runs * 5)
    check, node = result["check"].seconds, result["node"].seconds
    print(
        f"\nshadcn's stylesheet: `bottle check` takes {check * 1000:.1f} ms, `node -e 0`"
        f" {node * 1000:.1f} ms: {times(node / check)}."
    )


def throughput(folder, runs):
    """The sentences about megabytes of CSS and about conversions.

    By the processor's time, since a process of seconds meets all that the machine does besides.
    """
    tokens = (root / "tokens/globals.css").read_text()
    rules = (
        ".card-{0} {{ display: flex; gap: calc(var(--spacing) * 4); /* the {0}th */\n"
        "  color: var(--color-foreground); border: 1px solid oklch(0.9 0.01 250 / 20%) }}\n"
        "@media (width >= 40rem) {{ .card-{0}:hover > a[href^='https:'] {{ opacity: 0.{0} }} }}\n"
    )
    css = tokens + "".join(rules.format(number) for number in range(80_000))
    place = folder / "large"
    project(place, css, sections="")
    linted = take_turns({"": (lambda: None, [bottle, "lint"])}, place, runs)[""].processor
    began = time.process_time()
    lightningcss.process_stylesheet(css, error_recovery=True)
    other = time.process_time() - began
    print(
        f"\n{len(css) / 1e6:.0f} MB of CSS, by the processor's time: `bottle lint`"
        f" {len(css) / 1e6 / linted:.0f} MB/s, lightningcss, which reads and prints it,"
        f" {len(css) / 1e6 / other:.0f} MB/s."
    )
    program = here / "conversions/.build/release/conversions"
    lines = subprocess.check_output([program], text=True).split("\n")[:-1]
    spaces = [line.split() for line in lines]
    shown = ", ".join(f"{int(count) / 1e6:.1f} million from {space}" for space, count in spaces)
    print(f"\nConversions to sRGB bytes a second: {shown}.")


def proportion(folder, runs):
    """The table of the processor's time over size, on input that asks for trouble."""

    def chain(count):
        links = "".join(f"--x{at}: var(--x{at - 1});" for at in range(1, count))
        return f":root {{ --x0: red; {links} }}"

    def bomb(count):
        links = "".join(
            f"--x{at}: var(--n, var(--x{at - 1}) var(--x{at - 1}));" for at in range(1, count)
        )
        return f":root {{ --x0: red; {links} }}"

    cases = [
        ("adjacent `:root` rules", 5_000, lambda n: "".join(f":root{{--x{at}:red}}" for at in range(n))),
        ("links of a chain of `var()`", 10_000, chain),
        ("fallbacks that double", 100, bomb),
        ("bytes of one string", 1_000_000, lambda n: f":root {{ --x: \"{'x' * n}\" }}"),
        ("brackets in each other", 1_000_000, lambda n: ":root { --x: " + "(" * n),
        ("blocks in each other", 1_000_000, lambda n: ":root {" * n),
    ]
    print("\n| `bottle lint` on, by the processor's time | so many | four times as many | |")
    print("|---|--:|--:|--:|")
    for number, (name, count, make) in enumerate(cases):
        medians = []
        for factor in (1, 4):
            place = folder / f"case-{number}-{factor}"
            project(place, make(count * factor), sections="")
            each = [run([bottle, "lint"], place, statuses=(0, 1)).processor for _ in range(runs)]
            medians.append(sorted(each)[len(each) // 2])
        first, second = medians
        print(
            f"| {count:,} {name} | {milliseconds(first)} | {milliseconds(second)}"
            f" | {times(second / first)} |"
        )


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--runs", type=int, default=7)
    runs = arguments.parse_args().runs
    if not shared.exists():
        sys.exit("there is no test data in ../shared")
    with tempfile.TemporaryDirectory(prefix="bottle-bench-") as folder:
        compare(Path(folder), runs)
        start(Path(folder), runs)
        throughput(Path(folder), runs)
        proportion(Path(folder), runs)


main()
