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
    alpha(from oklch(0.5 none 20) / .5) | oklch(0.5 0 20 / 0.5) | color(srgb 0.388518 0.388595 0.388602 / 0.5)
    alpha(from rgb(none 1 2) / 0.5) | rgba(0, 1, 2, 0.5) | color(srgb 0 0.00392157 0.00784314 / 0.5)
    alpha(from color(srgb none 1 0) / 0.5) | color(srgb 0 1 0 / 0.5) | color(srgb 0 1 0 / 0.5)
    color-mix(in oklch, red, alpha(from oklch(0.5 none 20) / 1)) | oklch(0.563983 0.128852 24.6173) | color(srgb 0.709923 0.324519 0.307398)
    color-mix(in oklch, red, oklch(0.5 none 20)) | oklch(0.563983 0.257704 24.6173) | color(srgb 0.905288 -0.181295 0.0653301)
    color-mix(in oklch, red, light-dark(oklch(0.5 none 20), red)) | oklch(0.563983 0.257704 24.6173) | color(srgb 0.905288 -0.181295 0.0653301)
    oklch(from oklab(0.5 0.1 -0.1) l c calc(h * 0.5)) | oklch(0.5 0.141421 337.5) | color(srgb 0.578566 0.240615 0.499731)
    lch(from lab(50 10 -10) l c calc(h * 0.5)) | lch(50 14.1421 157.5) | color(srgb 0.382678 0.491643 0.42815)
    oklch(from blue l c calc(h * 0.5)) | oklch(0.451981 0.31321 132.025) | color(srgb -0.148314 0.43375 -0.271755)
    oklch(from color-mix(in oklab, red, blue) l c calc(h * 0.5)) | oklch(0.539974 0.133693 338.012) | color(srgb 0.621346 0.297575 0.538569)
    color-mix(in oklch, hsl(from red h none l), blue) | oklch(0.525079 0.31321 264.051) | color(srgb -0.00450465 0.231682 1.10614)
    color-mix(in oklch, hsl(from red none s l), blue) | oklch(0.539974 0.285457 264.051) | color(srgb 0.0515062 0.304662 1.06699)
    color-mix(in hsl, color-mix(in hsl, hsl(none 50% 50%), hsl(none 50% 20%)), blue) | color(srgb 0.10625 0.10625 0.74375) | color(srgb 0.10625 0.10625 0.74375)
    color-mix(in oklch, color-mix(in hsl, hsl(none 50% 50%), hsl(none 50% 20%)), blue) | oklch(0.440326 0.217944 264.051) | color(srgb 0.0525302 0.241618 0.783596)
    hsl(from color-mix(in hsl, red, white) h s l) | color(srgb 0.875 0.625 0.625) | color(srgb 0.875 0.625 0.625)
    hsl(from hsl(from red none s l) h 30 l) | color(srgb 0.65 0.35 0.35) | color(srgb 0.65 0.35 0.35)
    hsl(from hsl(from white h s l) h 30 l) | color(srgb 1 1 1) | color(srgb 1 1 1)
    hsl(from hsl(120 0% 50%) h 30 l) | color(srgb 0.35 0.65 0.35) | color(srgb 0.35 0.65 0.35)
    color-mix(in srgb, rgb(none none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in hsl, rgb(none none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in hwb, rgb(none none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in lab, rgb(none none none), color(display-p3 0.8 0.5 0.25)) | lab(61.4107 33.4071 55.8443) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in oklch, rgb(none none none), color(display-p3 0.8 0.5 0.25)) | oklch(0.673651 0.14538 55.494) | color(srgb 0.849631 0.481912 0.179967)
    color-mix(in srgb, hsl(none none 60%), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.724815 0.540956 0.389984) | color(srgb 0.724815 0.540956 0.389984)
    color-mix(in hsl, hsl(none none 60%), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.862833 0.527399 0.251966) | color(srgb 0.862833 0.527399 0.251966)
    color-mix(in hwb, hsl(none none 60%), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.724815 0.540956 0.389984) | color(srgb 0.724815 0.540956 0.389984)
    color-mix(in lab, hsl(none none 60%), color(display-p3 0.8 0.5 0.25)) | lab(62.3163 33.4071 55.8443) | color(srgb 0.860458 0.49117 0.189222)
    color-mix(in oklch, hsl(none none 60%), color(display-p3 0.8 0.5 0.25)) | oklch(0.6783 0.14538 55.494) | color(srgb 0.855842 0.487571 0.186981)
    color-mix(in srgb, hsl(200 none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.424815 0.240956 0.0899838) | color(srgb 0.424815 0.240956 0.0899838)
    color-mix(in hsl, hsl(200 none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.252217 0.849631 0.179968) | color(srgb 0.252217 0.849631 0.179968)
    color-mix(in hwb, hsl(200 none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in lab, hsl(200 none none), color(display-p3 0.8 0.5 0.25)) | lab(61.4107 16.7035 27.9221) | color(srgb 0.735124 0.535928 0.390416)
    color-mix(in oklch, hsl(200 none none), color(display-p3 0.8 0.5 0.25)) | oklch(0.673651 0.14538 55.494) | color(srgb 0.849631 0.481912 0.179967)
    color-mix(in srgb, hsl(none none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in hsl, hsl(none none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in hwb, hsl(none none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in lab, hsl(none none none), color(display-p3 0.8 0.5 0.25)) | lab(61.4107 33.4071 55.8443) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in oklch, hsl(none none none), color(display-p3 0.8 0.5 0.25)) | oklch(0.673651 0.14538 55.494) | color(srgb 0.849631 0.481912 0.179967)
    color-mix(in srgb, hwb(none 20% 30%), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.774815 0.340956 0.189984) | color(srgb 0.774815 0.340956 0.189984)
    color-mix(in hsl, hwb(none 20% 30%), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.782849 0.452889 0.18195) | color(srgb 0.782849 0.452889 0.18195)
    color-mix(in hwb, hwb(none 20% 30%), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.774815 0.453678 0.189984) | color(srgb 0.774815 0.453678 0.189984)
    color-mix(in lab, hwb(none 20% 30%), color(display-p3 0.8 0.5 0.25)) | lab(51.7371 42.6564 43.7484) | color(srgb 0.776082 0.349207 0.1954)
    color-mix(in oklch, hwb(none 20% 30%), color(display-p3 0.8 0.5 0.25)) | oklch(0.594224 0.154853 55.494) | color(srgb 0.758641 0.375518 -0.0878546)
    color-mix(in srgb, hwb(200 none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.424815 0.574289 0.589984) | color(srgb 0.424815 0.574289 0.589984)
    color-mix(in hsl, hwb(200 none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.252217 0.849631 0.179968) | color(srgb 0.252217 0.849631 0.179968)
    color-mix(in hwb, hwb(200 none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.252217 0.849631 0.179968) | color(srgb 0.252217 0.849631 0.179968)
    color-mix(in lab, hwb(200 none none), color(display-p3 0.8 0.5 0.25)) | lab(63.532 9.73259 1.30973) | color(srgb 0.67354 0.579764 0.595783)
    color-mix(in oklch, hwb(200 none none), color(display-p3 0.8 0.5 0.25)) | oklch(0.673651 0.14538 328.771) | color(srgb 0.77702 0.450846 0.761515)
    color-mix(in srgb, hwb(none none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in hsl, hwb(none none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in hwb, hwb(none none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in lab, hwb(none none none), color(display-p3 0.8 0.5 0.25)) | lab(61.4107 33.4071 55.8443) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in oklch, hwb(none none none), color(display-p3 0.8 0.5 0.25)) | oklch(0.673651 0.14538 55.494) | color(srgb 0.849631 0.481912 0.179967)
    color-mix(in srgb, lab(none 20 -40), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.424172 0.216818 0.207523) | color(srgb 0.424172 0.216818 0.207523)
    color-mix(in hsl, lab(none 20 -40), color(display-p3 0.8 0.5 0.25)) | color(srgb 1.0502 -0.0206056 0.720012) | color(srgb 1.0502 -0.0206056 0.720012)
    color-mix(in hwb, lab(none 20 -40), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.542355 0.0658463 0.39542) | color(srgb 0.542355 0.0658463 0.39542)
    color-mix(in lab, lab(none 20 -40), color(display-p3 0.8 0.5 0.25)) | lab(61.4107 26.7035 7.92215) | color(srgb 0.767755 0.509543 0.531888)
    color-mix(in oklch, lab(none 20 -40), color(display-p3 0.8 0.5 0.25)) | oklch(0.673651 0.148159 331.495) | color(srgb 0.790307 0.443746 0.749827)
    color-mix(in srgb, lab(60 none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.708209 0.524407 0.373417) | color(srgb 0.708209 0.524407 0.373417)
    color-mix(in hsl, lab(60 none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.857696 0.509698 0.223948) | color(srgb 0.857696 0.509698 0.223948)
    color-mix(in lab, lab(60 none none), color(display-p3 0.8 0.5 0.25)) | lab(60.7054 33.4071 55.8443) | color(srgb 0.841207 0.474716 0.172721)
    color-mix(in oklch, lab(60 none none), color(display-p3 0.8 0.5 0.25)) | oklch(0.664411 0.14538 55.494) | color(srgb 0.837304 0.470683 0.165699)
    color-mix(in srgb, lab(none none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in hsl, lab(none none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in hwb, lab(none none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in lab, lab(none none none), color(display-p3 0.8 0.5 0.25)) | lab(61.4107 33.4071 55.8443) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in oklch, lab(none none none), color(display-p3 0.8 0.5 0.25)) | oklch(0.673651 0.14538 55.494) | color(srgb 0.849631 0.481912 0.179967)
    color-mix(in srgb, lch(none none 300), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.424815 0.240956 0.0899838) | color(srgb 0.424815 0.240956 0.0899838)
    color-mix(in hsl, lch(none none 300), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in hwb, lch(none none 300), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.179968) | color(srgb 0.849631 0.481912 0.179968)
    color-mix(in lab, lch(none none 300), color(display-p3 0.8 0.5 0.25)) | lab(61.4107 16.7035 27.9221) | color(srgb 0.735124 0.535928 0.390416)
    color-mix(in oklch, lch(none none 300), color(display-p3 0.8 0.5 0.25)) | oklch(0.673651 0.14538 55.494) | color(srgb 0.849631 0.481912 0.179967)
    color-mix(in srgb, lch(60 none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.708209 0.524407 0.373417) | color(srgb 0.708209 0.524407 0.373417)
    color-mix(in hsl, lch(60 none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.857696 0.509698 0.223948) | color(srgb 0.857696 0.509698 0.223948)
    color-mix(in hwb, lch(60 none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.708266 0.524375 0.373378) | color(srgb 0.708266 0.524375 0.373378)
    color-mix(in lab, lch(60 none none), color(display-p3 0.8 0.5 0.25)) | lab(60.7054 33.4071 55.8443) | color(srgb 0.841207 0.474716 0.172721)
    color-mix(in oklch, lch(60 none none), color(display-p3 0.8 0.5 0.25)) | oklch(0.664411 0.14538 55.494) | color(srgb 0.837304 0.470683 0.165699)
    color-mix(in srgb, oklch(none .12 300), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.428008 0.236239 0.113378) | color(srgb 0.428008 0.236239 0.113378)
    color-mix(in hsl, oklch(none .12 300), color(display-p3 0.8 0.5 0.25)) | color(srgb 1.04734 -0.0177438 0.657394) | color(srgb 1.04734 -0.0177438 0.657394)
    color-mix(in hwb, oklch(none .12 300), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.448209 0.0852673 0.315329) | color(srgb 0.448209 0.0852673 0.315329)
    color-mix(in lab, oklch(none .12 300), color(display-p3 0.8 0.5 0.25)) | lab(61.4107 17.9999 25.371) | color(srgb 0.739827 0.532633 0.408877)
    color-mix(in oklch, oklch(none .12 300), color(display-p3 0.8 0.5 0.25)) | oklch(0.673651 0.13269 357.747) | color(srgb 0.838993 0.442696 0.589503)
    color-mix(in srgb, oklch(.6 none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.675837 0.492025 0.341058) | color(srgb 0.675837 0.492025 0.341058)
    color-mix(in hsl, oklch(.6 none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.847662 0.475129 0.169232) | color(srgb 0.847662 0.475129 0.169232)
    color-mix(in hwb, oklch(.6 none none), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.675889 0.492001 0.341005) | color(srgb 0.675889 0.492001 0.341005)
    color-mix(in lab, oklch(.6 none none), color(display-p3 0.8 0.5 0.25)) | lab(57.5054 33.4071 55.8443) | color(srgb 0.803103 0.442256 0.139246)
    color-mix(in oklch, oklch(.6 none none), color(display-p3 0.8 0.5 0.25)) | oklch(0.636825 0.14538 55.494) | color(srgb 0.800645 0.437306 0.1192)
    color-mix(in srgb, color(xyz none none .5), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.849631 0.481912 0.466913) | color(srgb 0.849631 0.481912 0.466913)
    color-mix(in hsl, color(xyz none none .5), color(display-p3 0.8 0.5 0.25)) | color(srgb 1.25645 -0.72066 1.34419) | color(srgb 1.25645 -0.72066 1.34419)
    color-mix(in hwb, color(xyz none none .5), color(display-p3 0.8 0.5 0.25)) | color(srgb 0.760102 -0.17821 0.801745) | color(srgb 0.760102 -0.17821 0.801745)
    color-mix(in lab, color(xyz none none .5), color(display-p3 0.8 0.5 0.25)) | lab(26.8525 -17.3289 -41.88) | color(srgb -0.239248 0.286126 0.502033)
    color-mix(in oklch, color(xyz none none .5), color(display-p3 0.8 0.5 0.25)) | oklch(0.397383 0.661837 126.546) | color(srgb -0.220236 0.383834 -0.303403)
    color-mix(in oklch, #f8fafc, #f1f5f9) | oklch(0.9762 0.00509833 none) | color(srgb 0.981484 0.963739 0.968239)
    color-mix(in oklch, #0f172a 0%, #f1f5f9) | oklch(0.968254 0.00681902 265.767) | color(srgb 0.949836 0.958802 0.977575)
    color-mix(in oklch, #f8fafc 20%, transparent) | oklch(0.984146 0.00337764 none / 0.2) | color(srgb 0.987593 0.975858 0.978846 / 0.2)
    color-mix(in oklch, #808080, #909090) | oklch(0.626607 0.000031133 none) | color(srgb 0.53316 0.533164 0.533198)
    color-mix(in oklch longer hue, rgb(115.1 124.1 51.7%) 23%, hsl(0.091turn 8.8 102.9%)) | oklch(0.92035 0.00452126 none) | color(srgb 0.907192 0.891691 0.895624)
    color-mix(in hsl, white, black) | color(srgb 0.5 0.5 0.5) | color(srgb 0.5 0.5 0.5)
    color-mix(in hwb, white, black 30%) | color(srgb 0.7 0.7 0.7) | color(srgb 0.7 0.7 0.7)
    color-mix(in oklch increasing hue, hsl(from oklab(0.824 0.3231 -0.1122) h calc(s * 0.565) 32.5%), oklab(none 0.2619 -0.2204) 6.7%) | oklch(0.508986 0.2321 341.59) | color(srgb 0.703553 -0.0875054 0.543248)
    """#
}
