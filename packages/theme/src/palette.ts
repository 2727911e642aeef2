import { type AccentTokens, accentTokens, move } from './accent.ts'
import { contrastRatio } from './contrast.ts'
import { hexToColour, intoSrgb } from './hex.ts'
import type { Scheme } from './look.ts'
import { formatOklch, hexToOklch, type Oklch, parseOklch } from './oklch.ts'

/** Minimum contrast of text. */
export const TEXT = 4.5
/** Minimum contrast of a control's edge. */
export const SHAPE = 3

export interface Colours {
  readonly paper: string
  readonly ink: string
  readonly accent: string
}

export interface Grounds {
  readonly paper: Oklch
  /** Background of pictures and of separate areas. */
  readonly case: Oklch
  /** Background of overlays, such as menus and dialogs. */
  readonly raised: Oklch
  /** Background of selected items. */
  readonly chosen: Oklch
}

/** How much lighter than the paper the other backgrounds are. */
const steps = {
  light: { case: -0.03, raised: 0.01, chosen: -0.03 },
  dark: { case: 0.045, raised: 0.065, chosen: 0.075 },
} as const

/** All backgrounds of text, derived from a paper colour in `#rrggbb`. */
export function groundsOf(paper: string, scheme: Scheme): Grounds {
  const base = hexToColour(paper)
  const at = (step: number) => intoSrgb({ ...base, l: base.l + step })
  const { case: ground, raised, chosen } = steps[scheme]
  return { paper: base, case: at(ground), raised: at(raised), chosen: at(chosen) }
}

/** The background with the lowest contrast to a colour, and that contrast. */
export function worstGround(
  colour: Oklch,
  grounds: Grounds,
): { ground: keyof Grounds; ratio: number } {
  const ratios = (Object.keys(grounds) as (keyof Grounds)[]).map((ground) => ({
    ground,
    ratio: contrastRatio(colour, grounds[ground]),
  }))
  return ratios.reduce((least, one) => (one.ratio < least.ratio ? one : least))
}

const statuses = {
  light: {
    good: 'oklch(0.5 0.11 150)',
    warn: 'oklch(0.5 0.1 75)',
    bad: 'oklch(0.52 0.18 25)',
    note: 'oklch(0.5 0.1 250)',
  },
  dark: {
    good: 'oklch(0.76 0.12 150)',
    warn: 'oklch(0.78 0.12 80)',
    bad: 'oklch(0.74 0.14 25)',
    note: 'oklch(0.76 0.1 250)',
  },
} as const

/** The tokens of one scheme by name without `--v-`, as CSS colours with sufficient contrast on all backgrounds. */
export function paletteOf(
  { paper, ink, accent }: Colours,
  scheme: Scheme,
  isOfScheme = true,
): { readonly tokens: Readonly<Record<string, string>>; readonly accent: AccentTokens } {
  const grounds = groundsOf(paper, scheme)
  const all = Object.values(grounds)
  const words = hexToColour(ink)
  const away = scheme === 'light' ? -0.005 : 0.005
  const readable = (least: number) => (colour: Oklch) =>
    all.every((ground) => contrastRatio(colour, ground) >= least)
  const between = (share: number): Oklch => ({
    ...words,
    l: words.l + (grounds.paper.l - words.l) * share,
  })
  const status = Object.entries(statuses[scheme]).map(([name, colour]) => [
    name,
    formatOklch(move(parseOklch(colour), away, readable(TEXT))),
  ])
  const faint = (alpha: number) => formatOklch({ ...words, alpha })
  const tokens = {
    paper: formatOklch(grounds.paper),
    case: formatOklch(grounds.case),
    raised: formatOklch(grounds.raised),
    chosen: formatOklch(grounds.chosen),
    ink: formatOklch(words),
    mute: formatOklch(move(between(0.33), away, readable(TEXT))),
    hair: faint(scheme === 'light' ? 0.12 : 0.14),
    edge: formatOklch(move(between(0.5), away, readable(SHAPE))),
    ...Object.fromEntries(status),
  }
  return { tokens, accent: accentTokens(hexToOklch(accent), scheme, { grounds: all, isOfScheme }) }
}
