/** Vitrine's own accent, for sites that have chosen none. */
export const ACCENT = '#cf3c12'

export const palettes = {
  light: { paper: '#f2f0ec', sheet: '#fefdfb', ink: '#1e1a14', mute: '#5f5a54', hair: '#dddad6' },
  dark: { paper: '#16130f', sheet: '#211d19', ink: '#eeebe5', mute: '#a9a49c', hair: '#383530' },
} as const
export type Palette = (typeof palettes)[keyof typeof palettes]

const MIN_TEXT_CONTRAST = 4.5
const MIN_SHAPE_CONTRAST = 3

/** `#rrggbb` of a site's setting, which may be missing. */
export const accentOf = (colour: string | undefined): string =>
  colour && /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : ACCENT

/** The text colour on a background: white, else ink, else black, the first that is readable. */
export const textColorOn = (background: string): string =>
  ['#ffffff', palettes.light.ink].find((one) => contrast(one, background) >= MIN_TEXT_CONTRAST) ??
  '#000000'

/** The edge of a button: its own colour, or the ink where the sheet would swallow it. */
export const borderColor = (accent: string, { sheet, ink }: Palette): string =>
  contrast(accent, sheet) >= MIN_SHAPE_CONTRAST ? accent : ink

/** Contrast of two colours, 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
