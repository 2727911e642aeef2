/** Design language: a picture has its own background, at 8 % chroma (OKLCH, where 100 % is 0.4). */
const MAX_CHROMA = 0.032

export interface Pixels {
  /** Red, green and blue, 0–255, row by row. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** The colour around a picture's border as `#rrggbb`, calmed to a low chroma. */
export function backgroundColorOf({ data, width, height }: Pixels): string {
  const sum = [0, 0, 0]
  let count = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue
      const at = (y * width + x) * 3
      for (const channel of [0, 1, 2]) sum[channel]! += toLinear(data[at + channel] ?? 0)
      count += 1
    }
  }
  const [red = 0, green = 0, blue = 0] = sum.map((total) => total / Math.max(1, count))
  return hexOf(limitChroma(toOklab(red, green, blue)))
}

type Lab = readonly [lightness: number, a: number, b: number]

function limitChroma([lightness, a, b]: Lab): Lab {
  const chroma = Math.hypot(a, b)
  const factor = chroma > MAX_CHROMA ? MAX_CHROMA / chroma : 1
  return [lightness, a * factor, b * factor]
}

function toOklab(red: number, green: number, blue: number): Lab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`
}

const toLinear = (byte: number): number => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const toByte = (linear: number): number => {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}
