/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees, alpha 0–1. */
export type Oklch = { l: number; c: number; h: number; alpha: number }
export type Rgb = readonly [red: number, green: number, blue: number]

const pattern =
  /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*(?:\/\s*([\d.]+)(%?)\s*)?\)$/i

/** Parses `oklch(L C H)` or `oklch(L C H / A)`. Throws a RangeError with the accepted form. */
export function parseOklch(text: string): Oklch {
  const parts = pattern.exec(text.trim())
  if (!parts) {
    throw new RangeError(`colour: "${text}" is not OKLCH; write it like "oklch(0.58 0.19 35)"`)
  }
  const [, l = '0', lightPercent, c = '0', h = '0', a = '1', alphaPercent] = parts
  return {
    l: Number(l) / (lightPercent ? 100 : 1),
    c: Number(c),
    h: Number(h),
    alpha: Number(a) / (alphaPercent ? 100 : 1),
  }
}

export function formatOklch({ l, c, h, alpha }: Oklch): string {
  const body = `${round(l)} ${round(c)} ${round(h)}`
  return alpha === 1 ? `oklch(${body})` : `oklch(${body} / ${round(alpha)})`
}

/** Linear-light sRGB, unclipped: a channel outside 0–1 is out of gamut. */
export function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180
  const a = c * Math.cos(angle)
  const b = c * Math.sin(angle)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Parses `#rrggbb`. Throws a RangeError with the accepted form. */
export function hexToOklch(hex: string): string {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex.trim())
  if (!digits) throw new RangeError(`colour: "${hex}" is not hexadecimal; write it like "#b4412a"`)
  const [r = 0, g = 0, b = 0] = digits.slice(1).map((pair) => {
    const v = Number.parseInt(pair, 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const h = ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  return formatOklch({ l, c: Math.hypot(a, bb), h, alpha: 1 })
}

export function isInSrgb(colour: Oklch, tolerance = 0.001): boolean {
  return toLinearRgb(colour).every((v) => v >= -tolerance && v <= 1 + tolerance)
}

const round = (value: number) => Math.round(value * 1e4) / 1e4
