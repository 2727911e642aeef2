import { hexToOklch, isInSrgb, type Oklch, parseOklch, toLinearRgb } from './oklch.ts'

/** Whether a text is `#rrggbb` or OKLCH without transparency. */
export function isColour(text: string): boolean {
  if (/^#[0-9a-f]{6}$/i.test(text.trim())) return true
  try {
    const { l, c, h, alpha } = parseOklch(text)
    return [l, c, h].every(Number.isFinite) && l <= 1 && c <= 0.5 && h <= 360 && alpha === 1
  } catch {
    return false
  }
}

/** Converts a hexadecimal or OKLCH colour to `#rrggbb` in lower case; colours out of gamut are moved into it. */
export function toHex(text: string): string {
  const trimmed = text.trim()
  return trimmed.startsWith('#') ? trimmed.toLowerCase() : oklchToHex(parseOklch(trimmed))
}

export const hexToColour = (hex: string): Oklch => parseOklch(hexToOklch(hex))

/** Ignores transparency. */
export const oklchToHex = (colour: Oklch): string =>
  `#${toLinearRgb(intoSrgb(colour)).map(encodeChannel).join('')}`

function encodeChannel(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear))
  const value = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Reduces chroma until the colour is in gamut; hue and lightness stay. */
export function intoSrgb(colour: Oklch): Oklch {
  let fitted = { ...colour, l: Math.min(1, Math.max(0, colour.l)) }
  while (!isInSrgb(fitted) && fitted.c > 0) fitted = { ...fitted, c: Math.max(0, fitted.c - 0.005) }
  return fitted
}
