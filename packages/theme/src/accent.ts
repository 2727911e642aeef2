import { contrastRatio } from './contrast.ts'
import { intoSrgb } from './hex.ts'
import { formatOklch, type Oklch, parseOklch } from './oklch.ts'

/** Accent colours of one theme with sufficient contrast. */
export type AccentTokens = { accent: string; deep: string; onAccent: string; text: string }

const light = parseOklch('oklch(0.99 0.004 85)')
const dark = parseOklch('oklch(0.17 0.02 40)')
const defaultGrounds = {
  light: ['oklch(0.955 0.006 85)', 'oklch(0.955 0.015 50)'].map(parseOklch),
  dark: ['oklch(0.255 0.01 75)', 'oklch(0.265 0.025 45)'].map(parseOklch),
}

interface AccentOptions {
  /** Backgrounds for text in the accent; default: those of the product's own palette. */
  readonly grounds?: readonly Oklch[]
  /** Whether the accent was chosen for this scheme: then a dark accent is not lightened beforehand. */
  readonly isOfScheme?: boolean
}
const limit = 4.5

/**
 * Adapts a site's brand colour to a theme: keeps the hue, changes the lightness only as far as a
 * contrast of 4.5:1 requires. `accent` is OKLCH, as in "oklch(0.62 0.19 35)"; throws a RangeError
 * otherwise.
 */
export function accentTokens(
  accent: string,
  theme: 'light' | 'dark',
  { grounds = defaultGrounds[theme], isOfScheme = false }: AccentOptions = {},
): AccentTokens {
  const chosen = parseOklch(accent)
  const away = theme === 'light' ? -0.005 : 0.005
  const isAsChosen = theme === 'light' || isOfScheme
  const fill = isAsChosen ? chosen : { ...chosen, l: Math.max(chosen.l, 0.68) }
  const on = contrastRatio(light, fill) >= 4 || fill.l < 0.5 ? light : dark
  const step = on === light ? -0.005 : 0.005
  const ground = move(fill, step, (c) => contrastRatio(on, c) >= limit)
  const deep = { ...ground, l: ground.l + step * 10 }
  const readable = (c: Oklch) => grounds.every((g) => contrastRatio(c, g) >= limit)
  return {
    accent: formatOklch(ground),
    deep: formatOklch(intoSrgb(deep)),
    onAccent: formatOklch(on),
    text: formatOklch(move(chosen, away, readable)),
  }
}

/** Style sheet with a site's accent for both themes; load it after `styles.css`. */
export function accentStyles(accent: string): string {
  const [day, night] = [accentTokens(accent, 'light'), accentTokens(accent, 'dark')].map(
    declareAccent,
  )
  return inBothSchemes(day, night)
}

/** Declarations for the light and the dark scheme, chosen by the system or the visitor. */
export const inBothSchemes = (day = '', night = ''): string =>
  [
    `:root{${day}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${night}}}`,
    `[data-theme='dark']{${night}}`,
  ].join('\n')

export const declareAccent = ({ accent, deep, onAccent, text }: AccentTokens) =>
  `--v-accent:${accent};--v-accent-deep:${deep};--v-on-accent:${onAccent};--v-accent-text:${text}`

/** Changes the lightness step by step until the check passes, or the colour is black or white. */
export function move(colour: Oklch, step: number, isEnough: (colour: Oklch) => boolean): Oklch {
  let moved = intoSrgb({ ...colour, alpha: 1 })
  const hasRoom = () => (step < 0 ? moved.l > 0 : moved.l < 1)
  while (!isEnough(moved) && hasRoom()) {
    moved = intoSrgb({ ...moved, l: moved.l + step })
  }
  return moved
}
