import Foundation
import Testing

/// Colours as headless Chromium 156.0.8078.114 computes them, each through a custom property:
/// what was written, the computed value, and the same as unclipped sRGB.
///
/// Measured with `getComputedStyle` under `--force-color-profile=srgb`; the third column is
/// `color(from <color> srgb r g b / alpha)`.
enum MeasuredColors {
  /// What a row says; nil where Chromium takes no colour.
  struct Row: Sendable, CustomTestStringConvertible {
    var css: String
    var computed: String?
    var srgb: [Double]
    var alpha: Double

    var testDescription: String { css }
  }

  static let rows: [Row] = table.split(separator: "\n").map { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let numbers = parts[2].split(whereSeparator: { " ()/".contains($0) }).dropFirst(2)
      .map { Double($0) ?? 0 }
    return Row(
      css: parts[0],
      computed: parts[1] == "INVALID" ? nil : parts[1],
      srgb: Array(numbers.prefix(3)),
      alpha: numbers.count > 3 ? numbers[3] : 1
    )
  }

  private static let table = #"""
    hsl(240 150% 40%) | rgb(0, 0, 255) | color(srgb -0.2 -0.2 1)
    hsl(240 150 40) | rgb(0, 0, 255) | color(srgb -0.2 -0.2 1)
    hsl(240, 150%, 40%) | rgb(0, 0, 204) | color(srgb 0 0 0.8)
    hsl(240 100% 120%) | rgb(255, 255, 255) | color(srgb 1.4 1.4 1)
    hsl(240, 100%, 120%) | rgb(255, 255, 255) | color(srgb 1 1 1)
    hsla(0,0%,0%,.145) | rgba(0, 0, 0, 0.145) | color(srgb 0 0 0 / 0.145)
    hsl(0 0% 0% / .145) | rgba(0, 0, 0, 0.145) | color(srgb 0 0 0 / 0.145)
    rgb(0 0 0 / .145) | rgba(0, 0, 0, 0.145) | color(srgb 0 0 0 / 0.145)
    rgb(0,0,0,.145) | rgba(0, 0, 0, 0.145) | color(srgb 0 0 0 / 0.145098)
    rgba(0,0,0,14.5%) | rgba(0, 0, 0, 0.145) | color(srgb 0 0 0 / 0.145098)
    rgb(10.4,0,0) | rgb(10, 0, 0) | color(srgb 0.0407843 0 0)
    rgb(10.4 0 0) | rgb(10, 0, 0) | color(srgb 0.0407843 0 0)
    rgb(10.4,0,0,.145) | rgba(10, 0, 0, 0.145) | color(srgb 0.0407843 0 0 / 0.145098)
    rgb(calc(10.4),0,0,.145) | rgba(10, 0, 0, 0.145) | color(srgb 0.0407843 0 0 / 0.145098)
    hwb(0 10% 20% / .145) | rgba(204, 26, 26, 0.145) | color(srgb 0.8 0.1 0.1 / 0.145)
    color-mix(in oklch, red, #f8fafc) | oklch(0.806056 0.130541 29.2346) | color(srgb 1.03912 0.619461 0.557243)
    color-mix(in lch, red, #f8fafc) | lch(76.2249 54.0628 326.224) | color(srgb 0.972822 0.611675 0.960554)
    color-mix(in hsl, red, #808080) | color(srgb 0.75049 0.251471 0.251471) | color(srgb 0.75049 0.251471 0.251471)
    color-mix(in hsl, red, white) | color(srgb 0.875 0.625 0.625) | color(srgb 0.875 0.625 0.625)
    color-mix(in hwb, red, white) | color(srgb 1 0.5 0.5) | color(srgb 1 0.5 0.5)
    color-mix(in oklch, red, oklab(0.9 0.001 0)) | oklch(0.763983 0.129352 29.2346) | color(srgb 0.978926 0.56874 0.508684)
    color-mix(in oklch, red, oklab(0.9 0.015 0.01)) | oklch(0.763983 0.137866 29.2346) | color(srgb 0.994971 0.557819 0.495088)
    color-mix(in oklch, red, oklab(0.9 0.02 0.001)) | oklch(0.763983 0.138865 16.0485) | color(srgb 0.995224 0.545739 0.580162)
    color(display-p3-linear 1 1 1) | color(display-p3-linear 1 1 1) | color(srgb 0.999871 1.00005 1.00007)
    color(rec2100-linear 1 1 1) | INVALID |
    color-mix(in display-p3, red, blue) | color(display-p3 0.458734 0.100055 0.549017) | color(srgb 0.501607 0.0385301 0.569206)
    color-mix(in display-p3-linear, red, blue) | color(display-p3-linear 0.411271 0.0165849 0.463734) | color(srgb 0.735357 -2.40654e-7 0.735357)
    color-mix(in rec2020, red, blue) | color(rec2020 0.480177 0.141018 0.510213) | color(srgb 0.634641 0.0732195 0.578401)
    color-mix(in xyz, red, blue) | color(xyz-d65 0.296439 0.142411 0.484861) | color(srgb 0.735357 1.56425e-7 0.735357)
    color-mix(in hsl increasing hue, red, blue) | color(srgb 0 1 0) | color(srgb 0 1 0)
    color-mix(in hsl decreasing hue, red, blue) | color(srgb 1 0 1) | color(srgb 1 0 1)
    color-mix(in hsl longer hue, red, blue) | color(srgb 0 1 0) | color(srgb 0 1 0)
    color-mix(in srgb longer hue, red, blue) | INVALID |
    color-mix(in hsl longer, red, blue) | INVALID |
    color-mix(in rgb, red, blue) | INVALID |
    color-mix(in srgb, red none, blue) | INVALID |
    color-mix(in srgb, red calc(30% + 10%), blue) | color(srgb 0.4 0 0.6) | color(srgb 0.4 0 0.6)
    color-mix(in srgb, red calc(130%), blue) | color(srgb 1 0 0) | color(srgb 1 0 0)
    color-mix(in srgb, red calc(-10%), blue) | color(srgb 0 0 1) | color(srgb 0 0 1)
    color-mix(in srgb, red -10%, blue) | INVALID |
    color-mix(in srgb, red 30, blue) | INVALID |
    color-mix(in srgb red, blue) | INVALID |
    color-mix(in srgb, red) | INVALID |
    color-mix(red) | INVALID |
    color-mix(red 30%, blue) | oklab(0.504777 0.0447402 -0.180308) | color(srgb 0.364637 0.295789 0.785599)
    contrast-color(#777) | rgb(0, 0, 0) | color(srgb 0 0 0)
    contrast-color(oklch(0.5 0 0)) | rgb(255, 255, 255) | color(srgb 1 1 1)
    contrast-color(rgb(255 255 255 / 0.1)) | rgb(0, 0, 0) | color(srgb 0 0 0)
    contrast-color(red max) | INVALID |
    alpha(from red / 50%) | rgba(255, 0, 0, 0.5) | color(srgb 1 0 0 / 0.5)
    alpha(from red) | INVALID |
    alpha(from red / calc(alpha * .5)) | rgba(255, 0, 0, 0.5) | color(srgb 1 0 0 / 0.5)
    alpha(from oklch(0.5 0.1 20) / none) | oklch(0.5 0.1 20 / none) | color(srgb 0.579425 0.28841 0.294585 / 0)
    alpha(from red / alpha) | rgb(255, 0, 0) | color(srgb 1 0 0)
    device-cmyk(0 0 0 0) | INVALID |
    light-dark(red, blue) | rgb(255, 0, 0) | color(srgb 1 0 0)
    light-dark(red) | INVALID |
    color-layers(red, blue) | INVALID |
    oklch(calc(0.5 + 10%) 0.1 20) | INVALID |
    oklch(calc(0.5) calc(10% + 5%) calc(20deg)) | oklch(0.5 0.06 20) | color(srgb 0.510526 0.334897 0.33325)
    oklch(from red calc(l + 10%) c h) | INVALID |
    oklch(from red l c calc(h + 10deg)) | INVALID |
    oklch(from red l c calc(h + 10)) | oklch(0.627966 0.257704 39.2346) | color(srgb 0.991056 0.119896 -0.226685)
    oklch(from red calc(l * 1%) c h) | oklch(0.00627966 0.257704 29.2346) | color(srgb 0.0726797 -0.00653462 -0.0957015)
    rgb(from red r g b / calc(alpha + 10%)) | INVALID |
    rgb(from red calc(r + 10%) g b) | INVALID |
    rgb(from red r, g, b) | INVALID |
    rgb(from red none g b) | color(srgb none 0 0) | color(srgb 0 0 0)
    rgb(from rgb(none 0 0) r g b) | color(srgb 0 0 0) | color(srgb 0 0 0)
    oklch(from oklch(none none none / none) l c h / alpha) | oklch(0 0 0 / 0) | color(srgb 0 0 0 / 0)
    hsl(from red r g b) | INVALID |
    color(from red srgb x y z) | INVALID |
    color(from red xyz x y z) | color(xyz-d65 0.412426 0.212648 0.0193173) | color(srgb 1 -2.01172e-7 7.21961e-8)
    color(from red xyz r g b) | INVALID |
    color(from red display-p3 r g b / 20%) | color(display-p3 0.91753 0.200241 0.138502 / 0.2) | color(srgb 1 -5.91482e-7 -1.68458e-7 / 0.2)
    color(from red srgb r g b a) | INVALID |
    rgb(from red a b c) | INVALID |
    rgb(from red alpha g b) | color(srgb 0.00392157 0 0) | color(srgb 0.00392157 0 0)
    lab(from red alpha a b) | lab(1 80.8198 69.8997) | color(srgb 0.35649 -0.178195 -0.245218)
    lab(from red l a b / l) | lab(54.29 80.8198 69.8997) | color(srgb 1 1.83122e-7 -2.40654e-8)
    lab(from lab(50 20 20) l a b / calc(l / 100)) | lab(50 20 20 / 0.5) | color(srgb 0.620317 0.413703 0.33732 / 0.5)
    oklch(from none l c h) | INVALID |
    color-mix(in srgb, hsl(240 150% 40%), hsl(240 150% 40%)) | color(srgb -0.2 -0.2 1) | color(srgb -0.2 -0.2 1)
    color-mix(in hsl, oklch(.5 0 0), red) | color(srgb 0.4633 0.222116 0.666444) | color(srgb 0.4633 0.222116 0.666444)
    color-mix(in hsl, color(srgb .5 .5 .5), red) | color(srgb 0.75 0.25 0.25) | color(srgb 0.75 0.25 0.25)
    color-mix(in hsl, color(display-p3 .5 .5 .5), red) | color(srgb 0.521986 0.24997 0.750015) | color(srgb 0.521986 0.24997 0.750015)
    color-mix(in hwb, oklch(.5 0 0), red) | color(srgb 0.465685 0.194259 0.694301) | color(srgb 0.465685 0.194259 0.694301)
    oklch(0.5 calc(infinity) 20) | oklch(0.5 calc(infinity) 20) | color(srgb 0 0 0)
    oklch(calc(infinity) 0.1 20) | oklch(1 0.1 20) | color(srgb 1.24618 0.896269 0.890803)
    oklch(calc(-infinity) 0.1 20) | oklch(0 0.1 20) | color(srgb 0.00432221 -0.000875075 -0.00319622)
    oklch(calc(NaN) 0.1 20) | oklch(0 0.1 20) | color(srgb 0.00432221 -0.000875075 -0.00319622)
    oklch(0.5 0.1 calc(infinity)) | oklch(0.5 0.1 128) | color(srgb 0.323393 0.430206 0.164818)
    oklab(0.5 calc(infinity) 0) | oklab(0.5 calc(infinity) 0) | color(srgb 0 0 0)
    color(srgb calc(infinity) 0 0) | color(srgb calc(infinity) 0 0) | color(srgb 3.40282e+38 0 0)
    color(srgb calc(-infinity) 0 NaN) | INVALID |
    color(srgb calc(NaN) 0 0) | color(srgb 0 0 0) | color(srgb 0 0 0)
    hsl(0 calc(infinity) 50) | rgb(255, 0, 0) | color(srgb 3.40282e+38 -3.40282e+38 -3.40282e+38)
    rgb(0 0 0 / calc(infinity)) | rgb(0, 0, 0) | color(srgb 0 0 0)
    rgb(0 0 0 / calc(NaN)) | rgba(0, 0, 0, 0) | color(srgb 0 0 0 / 0)
    oklch(calc(50% / 100%) 0.1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(calc(1px / 2px) 0.1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(calc(1s / 2s) 0.1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(0.5 0.1 calc(1rad * 1)) | oklch(0.5 0.1 57.2958) | color(srgb 0.553668 0.324688 0.131969)
    oklch(0.5 0.1 calc(30deg / 1deg)) | oklch(0.5 0.1 30) | color(srgb 0.57916 0.294445 0.251133)
    oklch(0.5 0.1 20%) | INVALID |
    oklch(calc(2 * (0.1 + 0.1) - 0.1 / 2) .1 20) | oklch(0.35 0.1 20) | color(srgb 0.394411 0.121852 0.140682)
    oklch(calc(0.5+0.1) .1 20) | INVALID |
    oklch(calc(0.5 +0.1) .1 20) | INVALID |
    oklch(calc(0.5 + 0.1) .1 20) | oklch(0.6 0.1 20) | color(srgb 0.70681 0.402368 0.404578)
    oklch(calc(0.5*1) .1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(calc((0.5)) .1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(calc(calc(0.5)) .1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch((0.5) .1 20) | INVALID |
    oklch(mod(5.5, 1) .1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(mod(-5.4, 1) .1 20) | oklch(0.6 0.1 20) | color(srgb 0.70681 0.402368 0.404578)
    oklch(rem(-5.4, 1) .1 20) | oklch(0 0.1 20) | color(srgb 0.00432221 -0.000875075 -0.00319622)
    oklch(0.5 .1 rem(-20deg, 15deg)) | oklch(0.5 0.1 355) | color(srgb 0.559606 0.286587 0.400271)
    oklch(round(0.56, 0.1) .1 20) | oklch(0.6 0.1 20) | color(srgb 0.70681 0.402368 0.404578)
    oklch(round(up, 0.52, 0.1) .1 20) | oklch(0.6 0.1 20) | color(srgb 0.70681 0.402368 0.404578)
    oklch(round(down, 0.58, 0.1) .1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(round(to-zero, 0.58, 0.1) .1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(round(nearest, 0.58, 0.1) .1 20) | oklch(0.6 0.1 20) | color(srgb 0.70681 0.402368 0.404578)
    oklch(round(line-width, 0.58, 0.1) .1 20) | INVALID |
    oklch(round(0.58) .1 20) | oklch(1 0.1 20) | color(srgb 1.24618 0.896269 0.890803)
    oklch(round(up, 0.58) .1 20) | oklch(1 0.1 20) | color(srgb 1.24618 0.896269 0.890803)
    oklch(clamp(none, 0.5, 0.3) .1 20) | oklch(0.3 0.1 20) | color(srgb 0.334358 0.0628268 0.0925796)
    oklch(clamp(0.2, 0.1, none) .1 20) | oklch(0.2 0.1 20) | color(srgb 0.216474 -0.0303469 0.00960984)
    oklch(clamp(0.6, 0.5, 0.3) .1 20) | oklch(0.6 0.1 20) | color(srgb 0.70681 0.402368 0.404578)
    oklch(min(0.5) .1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(min(0.5, 50%) .1 20) | INVALID |
    oklch(pow(0.5, 2) .1 20) | oklch(0.25 0.1 20) | color(srgb 0.275072 0.000933893 0.0457269)
    oklch(pow(50%, 2) .1 20) | INVALID |
    oklch(hypot(0.3, 0.4) .1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(hypot(30%, 40%) .1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(log(2) .1 20) | oklch(0.693147 0.1 20) | color(srgb 0.828273 0.512009 0.511659)
    oklch(log(8, 2) .1 20) | oklch(1 0.1 20) | color(srgb 1.24618 0.896269 0.890803)
    oklch(exp(-1) .1 20) | oklch(0.367879 0.1 20) | color(srgb 0.416079 0.141894 0.15827)
    oklch(abs(-0.5) .1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(abs(-50%) .1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(sign(0.5) .1 20) | oklch(1 0.1 20) | color(srgb 1.24618 0.896269 0.890803)
    oklch(sign(1px) .1 20) | oklch(1 0.1 20) | color(srgb 1.24618 0.896269 0.890803)
    oklch(sin(30) .1 20) | oklch(0 0.1 20) | color(srgb 0.00432221 -0.000875075 -0.00319622)
    oklch(cos(60deg) .1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(tan(0.125turn) .1 20) | oklch(1 0.1 20) | color(srgb 1.24618 0.896269 0.890803)
    oklch(0.5 .1 asin(1)) | oklch(0.5 0.1 90) | color(srgb 0.475864 0.37575 0.0245736)
    oklch(0.5 .1 acos(0)) | oklch(0.5 0.1 90) | color(srgb 0.475864 0.37575 0.0245736)
    oklch(0.5 .1 atan(1)) | oklch(0.5 0.1 45) | color(srgb 0.569659 0.308873 0.185634)
    oklch(0.5 .1 atan2(1, 1)) | oklch(0.5 0.1 45) | color(srgb 0.569659 0.308873 0.185634)
    oklch(0.5 .1 atan2(1%, 1%)) | INVALID |
    oklch(calc(pi / 6) .1 20) | oklch(0.523599 0.1 20) | color(srgb 0.609199 0.314971 0.320045)
    oklch(calc(e / 6) .1 20) | oklch(0.453047 0.1 20) | color(srgb 0.520723 0.236081 0.244898)
    oklch(calc(PI / 6) .1 20) | oklch(0.523599 0.1 20) | color(srgb 0.609199 0.314971 0.320045)
    oklch(calc(-1 * -infinity) .1 20) | oklch(1 0.1 20) | color(srgb 1.24618 0.896269 0.890803)
    oklch(calc(1 / 0) .1 20) | oklch(1 0.1 20) | color(srgb 1.24618 0.896269 0.890803)
    oklch(calc(1 * infinity - infinity) .1 20) | oklch(0 0.1 20) | color(srgb 0.00432221 -0.000875075 -0.00319622)
    oklch(progress(5, 0, 10) .1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(progress(15, 0, 10) .1 20) | oklch(1 0.1 20) | color(srgb 1.24618 0.896269 0.890803)
    oklch(calc(0.5 / 1%) .1 20) | INVALID |
    oklch(calc(50% * 50%) .1 20) | INVALID |
    oklch(calc(1 - ) .1 20) | INVALID |
    oklch(calc() .1 20) | INVALID |
    oklch(-webkit-calc(0.5) .1 20) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(calc(0.5) .1 20 / calc(50%)) | oklch(0.5 0.1 20 / 0.5) | color(srgb 0.579425 0.28841 0.294585 / 0.5)
    oklch(calc-size(auto, size) .1 20) | INVALID |
    oklch(from red min(l, 0.3) c h) | oklch(0.3 0.257704 29.2346) | color(srgb 0.517532 -0.225734 -0.10684)
    oklch(from red l c mod(h, 20)) | oklch(0.627966 0.257704 9.23462) | color(srgb 0.985058 -0.0795889 0.402261)
    oklch(from red calc(l + alpha) c h) | oklch(1 0.257704 29.2346) | color(srgb 1.5638 0.678605 0.57318)
    oklch(from red calc(l c) c h) | INVALID |
    oklch(0.5 0.1 20 /) | INVALID |
    oklch(0.5 0.1 20 / 0.5 0.5) | INVALID |
    oklch(0.5, 0.1, 20) | INVALID |
    oklch(0.5 0.1) | INVALID |
    rgb(1 2 3 4) | INVALID |
    rgb(1,2,3,) | INVALID |
    rgb(1,2,3/4) | INVALID |
    rgb(1 2 3, 4) | INVALID |
    rgb(1, 2 3) | INVALID |
    rgb(none,2,3) | INVALID |
    hsl(1deg,20%,30%,none) | INVALID |
    hsl(120, 100%, none) | INVALID |
    rgb(50% 20 30%) | rgb(128, 20, 77) | color(srgb 0.5 0.0784314 0.3)
    rgb(20px 0 0) | INVALID |
    rgb() | INVALID |
    rgb(1 2) | INVALID |
    hwb(90deg 0% 0% / 0.5) | rgba(128, 255, 0, 0.5) | color(srgb 0.5 1 0 / 0.5)
    lab(50 20 20deg) | INVALID |
    color(foo 1 1 1) | INVALID |
    color(srgb 1 1 1 / none) | color(srgb 1 1 1 / none) | color(srgb 1 1 1 / 0)
    color(SRGB 1 1 1) | color(srgb 1 1 1) | color(srgb 1 1 1)
    color(srgb, 1 1 1) | INVALID |
    color(srgb 1, 1, 1) | INVALID |
    #12345 | INVALID |
    #ggg | INVALID |
    #fff0 | rgba(255, 255, 255, 0) | color(srgb 1 1 1 / 0)
    rgb(0 0 0 / 50% ) | rgba(0, 0, 0, 0.5) | color(srgb 0 0 0 / 0.5)
    rgba(0 0 0) | rgb(0, 0, 0) | color(srgb 0 0 0)
    hsla(0 0 0) | rgb(0, 0, 0) | color(srgb 0 0 0)
    hsla(120deg 100% 50% / .3) | rgba(0, 255, 0, 0.3) | color(srgb 0 1 0 / 0.3)
    lch(50 200% 20) | lch(50 300 20) | color(srgb 1.84403 -1.00837 0.238784)
    lch(50 -10% 20) | lch(50 0 20) | color(srgb 0.466261 0.466356 0.466327)
    lab(-10 0 0) | lab(0 0 0) | color(srgb 0 0 0)
    oklch(-10% 0 0) | oklch(0 0 0) | color(srgb 0 0 0)
    color(xyz 20% 30% 10%) | color(xyz-d65 0.2 0.3 0.1) | color(srgb 0.405887 0.644621 0.2616)
    color(xyz-d50 none none none) | color(xyz-d50 none none none) | color(srgb 0 0 0)
    hsl(from rebeccapurple h s l) | color(srgb 0.4 0.2 0.6) | color(srgb 0.4 0.2 0.6)
    hsl(from oklch(0.7 0.4 150) h s l) | color(srgb -0.604034 0.838685 -0.326954) | color(srgb -0.604034 0.838685 -0.326954)
    hwb(from oklch(0.7 0.4 150) h w b) | color(srgb -0.604034 0.838685 -0.326954) | color(srgb -0.604034 0.838685 -0.326954)
    hwb(from color(display-p3 0 1 0) h w b) | color(srgb -0.511788 1.0183 -0.310674) | color(srgb -0.511788 1.0183 -0.310674)
    hsl(from color(display-p3 0 1 0) h s l) | color(srgb -0.511788 1.0183 -0.310674) | color(srgb -0.511788 1.0183 -0.310674)
    hwb(from #888 h 20 30) | color(srgb 0.7 0.2 0.2) | color(srgb 0.7 0.2 0.2)
    hsl(from #888 h 50 50) | color(srgb 0.75 0.25 0.25) | color(srgb 0.75 0.25 0.25)
    lch(from #888 l 50 h) | lch(56.7027 50 356.63) | color(srgb 0.828953 0.376626 0.562283)
    oklch(from #888 l .1 h) | oklch(0.62675 0.1 23.7956) | color(srgb 0.741855 0.435545 0.418082)
    oklch(from #f8fafc .5 .2 h) | oklch(0.5 0.2 248.436) | color(srgb -0.227038 0.385129 0.804951)
    lch(from white l 50 h) | lch(99.9988 50 356.626) | color(srgb 1.34733 0.848631 1.03221)
    oklab(from red l a b / 0.5) | oklab(0.627966 0.22488 0.125859 / 0.5) | color(srgb 1 -0.00000251822 -7.21961e-8 / 0.5)
    oklch(from oklch(0.5 0.2 none) l c h) | oklch(0.5 0.2 0) | color(srgb 0.704883 0.0236378 0.370768)
    rgb(from rebeccapurple calc(r * 10) -10 g) | color(srgb 4 -0.0392157 0.2) | color(srgb 4 -0.0392157 0.2)
    color(from red foo r g b) | INVALID |
    color-mix(in oklch, oklch(0.5 none 20), red) | oklch(0.563983 0.257704 24.6173) | color(srgb 0.905288 -0.181295 0.0653301)
    color-mix(in oklch, oklab(none 0.1 0.1), red) | oklch(0.627966 0.199563 37.1173) | color(srgb 0.905332 0.299839 0.0871051)
    color-mix(in oklab, oklch(none 0.1 20), red) | oklab(0.627966 0.159424 0.0800307) | color(srgb 0.877595 0.321892 0.291161)
    color-mix(in oklch, hsl(none 50% 50%), red) | oklch(0.590155 0.210698 29.2346) | color(srgb 0.874241 0.194145 0.14559)
    color-mix(in hsl, oklch(0.5 0.1 none), red) | color(srgb 0.770454 0.155212 0.155212) | color(srgb 0.770454 0.155212 0.155212)
    color-mix(in hsl, hwb(none 20% 30%), red) | color(srgb 0.844444 0.105556 0.105556) | color(srgb 0.844444 0.105556 0.105556)
    color-mix(in srgb, rgb(none 128 none), rgb(255 none none)) | color(srgb 1 0.501961 none) | color(srgb 1 0.501961 0)
    color-mix(in srgb, color(display-p3 none 0.5 0.5), red) | color(srgb 1 0.254816 0.252274) | color(srgb 1 0.254816 0.252274)
    color-mix(in lab, oklab(none none 0.1), red) | lab(54.29 80.8198 37.5193) | color(srgb 0.989904 0.0200979 0.283528)
    color-mix(in oklch shorter hue, oklch(.5 .1 10), oklch(.5 .1 350)) | oklch(0.5 0.1 0) | color(srgb 0.565835 0.285495 0.379698)
    color-mix(in oklch longer hue, oklch(.5 .1 10), oklch(.5 .1 350)) | oklch(0.5 0.1 180) | color(srgb -0.112244 0.459657 0.397487)
    color-mix(in oklch longer hue, oklch(.5 .1 10), oklch(.5 .1 10)) | oklch(0.5 0.1 190) | color(srgb -0.144666 0.45759 0.438538)
    color-mix(in oklch increasing hue, oklch(.5 .1 10), oklch(.5 .1 350) 20%) | oklch(0.5 0.1 78) | color(srgb 0.510251 0.356342 0.0462522)
    color-mix(in oklch decreasing hue, oklch(.5 .1 10), oklch(.5 .1 350) 20%) | oklch(0.5 0.1 6) | color(srgb 0.571842 0.285112 0.354555)
    color-mix(in oklch shorter hue, oklch(.5 .1 10), oklch(.5 .1 190)) | oklch(0.5 0.1 100) | color(srgb 0.442181 0.391605 0.0441583)
    color-mix(in oklab, red / 50%, blue) | INVALID |
    color-mix(in oklab, transparent, transparent) | oklab(0 0 0 / 0) | color(srgb 0 0 0 / 0)
    color-mix(in oklch, transparent, red 20%) | oklch(0.627966 0.257704 29.2346 / 0.2) | color(srgb 1 -0.00000250882 3.12850e-7 / 0.2)
    color-mix(in hsl, transparent 20%, red 20%) | color(srgb 1 0 0 / 0.2) | color(srgb 1 0 0 / 0.2)
    color-mix(in oklab, red 0%, blue) | oklab(0.451981 -0.0324624 -0.311523) | color(srgb -3.85046e-7 2.40654e-7 1)
    color-mix(in oklab, red 100%, blue) | oklab(0.627966 0.22488 0.125859) | color(srgb 1 -0.00000251822 -7.21961e-8)
    color-mix(in oklab, red, blue 0%) | oklab(0.627966 0.22488 0.125859) | color(srgb 1 -0.00000251822 -7.21961e-8)
    color-mix(in hsl, red 0%, blue 60%) | color(srgb 0 0 1 / 0.6) | color(srgb 0 0 1 / 0.6)
    color-mix(in oklab, 30% red, 20% blue) | oklab(0.557572 0.121943 -0.0490934 / 0.5) | color(srgb 0.641083 0.320877 0.557543 / 0.5)
    color-mix(in oklab, red 30% , blue 20% ) | oklab(0.557572 0.121943 -0.0490934 / 0.5) | color(srgb 0.641083 0.320877 0.557543 / 0.5)
    color-mix(in oklab red, blue) | INVALID |
    color-mix(oklab, red, blue) | INVALID |
    color-mix(in, red, blue) | INVALID |
    color-mix(in oklch, red, blue, ) | INVALID |
    color-mix(in oklch,, red, blue) | INVALID |
    color-mix(in oklch hue, red, blue) | INVALID |
    color-mix(in oklch specified hue, red, blue) | INVALID |
    light-dark(red, notacolor) | INVALID |
    light-dark(red, blue, lime) | INVALID |
    light-dark(red,) | INVALID |
    contrast-color(contrast-color(red)) | rgb(255, 255, 255) | color(srgb 1 1 1)
    alpha(from red / 2) | rgb(255, 0, 0) | color(srgb 1 0 0)
    alpha(from color-mix(in oklch, red, blue) / 20%) | oklch(0.539974 0.285457 326.643 / 0.2) | color(srgb 0.729868 -0.174249 0.760128 / 0.2)
    alpha(from hsl(120 50% 50%) / 20%) | rgba(64, 191, 64, 0.2) | color(srgb 0.25 0.75 0.25 / 0.2)
    alpha(red / 20%) | INVALID |
    alpha(from red, 20%) | INVALID |
    alpha(from red / r) | INVALID |
    -internal-light-dark(red, blue) | INVALID |
    transparent | rgba(0, 0, 0, 0) | color(srgb 0 0 0 / 0)
    TRANSPARENT | rgba(0, 0, 0, 0) | color(srgb 0 0 0 / 0)
    rebeccapurple | rgb(102, 51, 153) | color(srgb 0.4 0.2 0.6)
    oklch(0.5 0.1 20) foo | INVALID |
    red red | INVALID |
    oklch(.5 progress(15, 0, 10) 20) | oklch(0.5 1 20) | color(srgb 1.67425 -0.969798 -0.226135)
    oklch(.5 progress(-5, 0, 10) 20) | oklch(0.5 0 20) | color(srgb 0.388518 0.388595 0.388602)
    oklch(.5 progress(5, 10, 10) 20) | oklch(0.5 0 20) | color(srgb 0.388518 0.388595 0.388602)
    hsl(from red none s l) | color(srgb 1 0 0) | color(srgb 1 0 0)
    hsl(from red h s none) | color(srgb 0 0 0) | color(srgb 0 0 0)
    hwb(from red h none b) | color(srgb 1 0 0) | color(srgb 1 0 0)
    rgb(from red none g b / none) | color(srgb none 0 0 / none) | color(srgb 0 0 0 / 0)
    oklch(from red none c h) | oklch(none 0.257704 29.2346) | color(srgb 0.0620537 0.0000251547 -0.102364)
    oklch(0.5 .1 20px) | INVALID |
    oklch(5px .1 20) | INVALID |
    oklch(20deg .1 20) | INVALID |
    oklch(clamp(none, 50%, 30%) .1 20) | oklch(0.3 0.1 20) | color(srgb 0.334358 0.0628268 0.0925796)
    alpha(from rgb(none 1 2) / 0.5) | rgba(0, 1, 2, 0.5) | color(srgb 0 0.00392157 0.00784314 / 0.5)
    rgb(none 1 2) | rgb(0, 1, 2) | color(srgb 0 0.00392157 0.00784314)
    hsl(none 50% 50%) | rgb(191, 64, 64) | color(srgb 0.75 0.25 0.25)
    light-dark(oklch(from red l c h), red) | oklch(0.627966 0.257704 29.2346) | color(srgb 1 -0.00000250882 3.12850e-7)
    color-mix(in srgb, 50% 50% red, blue) | INVALID |
    color-mix(in srgb, red calc(5), blue) | INVALID |
    color-mix(in srgb, calc(30%) red, blue) | color(srgb 0.3 0 0.7) | color(srgb 0.3 0 0.7)
    round(1) | INVALID |
    color(from red xyz calc(x * 2) y z) | color(xyz-d65 0.824852 0.212648 0.0193173) | color(srgb 1.44755 -0.665 0.163939)
    lch(50 20 -20) | lch(50 20 340) | color(srgb 0.572711 0.42146 0.514564)
    oklch(from hsl(0 0% 50%) l c h) | oklch(0.598177 0.0000298275 23.6195) | color(srgb 0.5 0.5 0.5)
    oklch(from oklch(.5 0 20) l c h) | oklch(0.5 0 20) | color(srgb 0.388518 0.388595 0.388602)
    oklch(from oklch(.5 0 20) l .1 h) | oklch(0.5 0.1 20) | color(srgb 0.579425 0.28841 0.294585)
    oklch(from oklab(.5 0 0) l .1 h) | oklch(0.5 0.1 0) | color(srgb 0.565835 0.285495 0.379698)
    hsl(from white h 50 50) | color(srgb 0.75 0.25 0.25) | color(srgb 0.75 0.25 0.25)
    hwb(from white h 20 20) | color(srgb 0.8 0.2 0.2) | color(srgb 0.8 0.2 0.2)
    rgb(1 2 3 / 20deg) | INVALID |
    rgb(1e40 0 0) | rgb(255, 0, 0) | color(srgb 1 0 0)
    oklch(0.5 1e40 20) | oklch(0.5 3.40282e+38 20) | color(srgb 0 0 0)
    color(srgb 1e40 0 0) | color(srgb 3.40282e+38 0 0) | color(srgb 3.40282e+38 0 0)
    oklch(0.5 0.1 1e40) | oklch(0.5 0.1 0) | color(srgb 0.565835 0.285495 0.379698)
    color-mix(in hsl, hsl(120 100% 50% / none), red) | color(srgb 1 1 0) | color(srgb 1 1 0)
    color-mix(in srgb, rgb(none 0 0 / none), rgb(none 1 1 / none)) | color(srgb none 0.00196078 0.00196078 / none) | color(srgb 0 0.00196078 0.00196078 / 0)
    rgb(from red r g b / 2) | color(srgb 1 0 0) | color(srgb 1 0 0)
    rgb(from red r g b / -2) | color(srgb 1 0 0 / 0) | color(srgb 1 0 0 / 0)
    rgb(calc(1 + 2) 3 4) | rgb(3, 3, 4) | color(srgb 0.0117647 0.0117647 0.0156863)
    hsl(calc(20deg + 10deg) 50 50) | rgb(191, 128, 64) | color(srgb 0.75 0.5 0.25)
    hsl(calc(20), calc(50%), calc(50%)) | rgb(191, 106, 64) | color(srgb 0.75 0.416667 0.25)
    hsl(calc(20), calc(50), calc(50%)) | INVALID |
    rgb(calc(50%), 50%, 50%) | rgb(128, 128, 128) | color(srgb 0.5 0.5 0.5)
    rgb(calc(50), 50%, 50%) | INVALID |
    rgb(0 0 0 / calc(2)) | rgb(0, 0, 0) | color(srgb 0 0 0)
    rgb(0, 0, 0, calc(0.145)) | rgba(0, 0, 0, 0.145) | color(srgb 0 0 0 / 0.145098)
    color-mix(in hsl, color(display-p3 0 1 0), blue) | color(srgb -0.380549 1.03428 1.13381) | color(srgb -0.380549 1.03428 1.13381)
    color-mix(in hwb, color(display-p3 0 1 0), blue) | color(srgb -0.255894 0.926014 1.00915) | color(srgb -0.255894 0.926014 1.00915)
    color-mix(in hwb, rebeccapurple 20%, tomato) | color(srgb 0.92 0.262745 0.379908) | color(srgb 0.92 0.262745 0.379908)
    color-mix(in lch longer hue, rebeccapurple 20%, tomato) | lch(56.8706 73.275 92.8784) | color(srgb 0.596831 0.536821 -0.148376)
    color-mix(in lab, rebeccapurple 20%, tomato) | lab(56.8706 55.1907 28.7679) | color(srgb 0.891419 0.34574 0.354132)
    color-mix(in xyz-d50, rebeccapurple 20%, tomato) | color(xyz-d50 0.417761 0.267122 0.103326) | color(srgb 0.91951 0.359836 0.372054)
    color-mix(in prophoto-rgb, rebeccapurple 20%, tomato) | color(prophoto-rgb 0.654045 0.373626 0.303756) | color(srgb 0.900123 0.353363 0.359178)
    color-mix(in a98-rgb, rebeccapurple 20%, tomato) | color(a98-rgb 0.773876 0.353071 0.34875) | color(srgb 0.883528 0.351287 0.346458)
    color-mix(in srgb-linear, rebeccapurple 20%, tomato) | color(srgb-linear 0.826574 0.106438 0.114117) | color(srgb 0.919552 0.359871 0.372084)
    color-mix(in srgb, rgb(255 0 0 / .2), transparent) | color(srgb 1 0 0 / 0.1) | color(srgb 1 0 0 / 0.1)
    color-mix(in oklch, rgb(255 0 0 / .2), rgb(0 0 255 / .9) 30%) | oklch(0.512074 0.294257 351.68 / 0.41) | color(srgb 0.81231 -0.266744 0.472731 / 0.41)
    color-mix(in hsl, rgb(255 0 0 / .2), rgb(0 0 255 / .9) 30%) | color(srgb 1 0 0.6 / 0.41) | color(srgb 1 0 0.6 / 0.41)
    oklch(from color(display-p3 1 0.5 0) l c h) | oklch(0.742513 0.219804 51.1597) | color(srgb 1.07398 0.462578 -0.21045)
    lch(from color(display-p3 1 0.5 0) l c h) | lch(68.7041 117.904 61.4288) | color(srgb 1.07398 0.462578 -0.21045)
    lab(from color(rec2020 1 0.5 0) l a b) | lab(73.1827 68.4717 115.126) | color(srgb 1.19684 0.448867 -0.232787)
    color(from oklch(0.7 0.2 40) a98-rgb r g b) | color(a98-rgb 0.883382 0.402459 0.190905) | color(srgb 1.00465 0.40309 0.158018)
    color(from oklch(0.7 0.2 40) prophoto-rgb r g b) | color(prophoto-rgb 0.740696 0.428966 0.192526) | color(srgb 1.00465 0.403089 0.158018)
    color(from oklch(0.7 0.2 40) rec2020 r g b) | color(rec2020 0.824575 0.426553 0.180211) | color(srgb 1.00465 0.403089 0.158018)
    color(from oklch(0.7 0.2 40) srgb-linear r g b) | color(srgb-linear 1.01062 0.135044 0.0214977) | color(srgb 1.00466 0.40312 0.158052)
    color(from oklch(0.7 0.2 40) display-p3-linear r g b) | color(display-p3-linear 0.855278 0.164082 0.0465978) | color(srgb 1.00465 0.403089 0.158018)
    color(from oklch(0.7 0.2 40) xyz-d50 x y z) | color(xyz-d50 0.495785 0.322964 0.0425248) | color(srgb 1.00465 0.403089 0.158018)
    hsl(from oklch(0.7 0.2 40) calc(h + 30) s calc(l - 10)) | color(srgb 0.968023 0.763094 -0.00535131) | color(srgb 0.968023 0.763094 -0.00535131)
    hwb(from oklch(0.6 0.1 40) h calc(w + 10) b) | color(srgb 0.700591 0.491717 0.418477) | color(srgb 0.700591 0.491717 0.418477)
    rgb(from hsl(200 50% 50%) b g r / 0.25) | color(srgb 0.75 0.583333 0.25 / 0.25) | color(srgb 0.75 0.583333 0.25 / 0.25)
    oklch(from oklch(0.5 0.1 20 / none) l c h) | oklch(0.5 0.1 20 / 0) | color(srgb 0.579425 0.28841 0.294585 / 0)
    rgb(from rgb(1 2 3 / none) r g b) | color(srgb 0.00392157 0.00784314 0.0117647 / 0) | color(srgb 0.00392157 0.00784314 0.0117647 / 0)
    oklch(from oklch(0.5 0.1 20 / none) l c h / alpha) | oklch(0.5 0.1 20 / 0) | color(srgb 0.579425 0.28841 0.294585 / 0)
    alpha(from oklch(0.5 0.1 20 / none) / alpha) | oklch(0.5 0.1 20 / 0) | color(srgb 0.579425 0.28841 0.294585 / 0)
    oklch(from oklch(0.5 0.1 20 / 0.3) l c h) | oklch(0.5 0.1 20 / 0.3) | color(srgb 0.579425 0.28841 0.294585 / 0.3)
    rgb(from rgb(1 2 3 / 0.25) r g b) | color(srgb 0.00392157 0.00784314 0.0117647 / 0.25) | color(srgb 0.00392157 0.00784314 0.0117647 / 0.25)
    oklch(from red l c h / none) | oklch(0.627966 0.257704 29.2346 / none) | color(srgb 1 -0.00000250882 3.12850e-7 / 0)
    color-mix(in oklch, red, oklch(from oklch(0.5 0.1 20 / none) l c h)) | oklch(0.627966 0.257704 24.6173 / 0.5) | color(srgb 1.00037 -0.0488907 0.170049 / 0.5)
    """#
}
