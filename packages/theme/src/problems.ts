import { accentTokens } from './accent.ts'
import { contrastRatio } from './contrast.ts'
import { hexToColour, oklchToHex } from './hex.ts'
import { type ColourRole, type Look, type Scheme, schemes } from './look.ts'
import { hexToOklch, type Oklch, parseOklch } from './oklch.ts'
import { type Colours, type Grounds, groundsOf, TEXT, worstGround } from './palette.ts'
import { resolveLook } from './presets.ts'

/** Two colours of a scheme whose contrast is too low. */
export interface ContrastProblem {
  readonly scheme: Scheme
  /** The colour that has to change. */
  readonly role: ColourRole
  /** The text and its background. */
  readonly pair: readonly [text: 'ink' | 'button-label', ground: keyof Grounds | 'accent']
  /** The current contrast, 1–21, truncated to two decimals. */
  readonly ratio: number
  /** The required contrast. */
  readonly least: number
  /** A replacement for `role` with sufficient contrast, `#rrggbb`. */
  readonly suggestion: string
}

/** Unreadable texts in either scheme; empty if the look is acceptable. */
export function contrastProblems(look: Look): ContrastProblem[] {
  const { colours } = resolveLook(look)
  return schemes.flatMap((scheme) => [
    ...inkProblem(colours[scheme], scheme, look.colours[scheme].ink === null),
    ...(look.colours[scheme].accent === null ? [] : accentProblem(colours[scheme].accent, scheme)),
  ])
}

/** Ink with too little contrast on a background. If only the paper was chosen, the paper has to change. */
function inkProblem(colours: Colours, scheme: Scheme, isInkOfPreset: boolean): ContrastProblem[] {
  const { ground, ratio } = worstGround(hexToColour(colours.ink), groundsOf(colours.paper, scheme))
  if (ratio >= TEXT && isRightWayRound(colours, scheme)) return []
  const ink = isInkOfPreset ? undefined : suggestedInk(colours, scheme)
  const found = { scheme, pair: ['ink', ground] as const, ratio: cut(ratio), least: TEXT }
  return ink === undefined
    ? [{ ...found, role: 'paper', suggestion: suggestedPaper(colours, scheme) }]
    : [{ ...found, role: 'ink', suggestion: ink }]
}

/** The light scheme's paper has to be lighter than its ink, the dark scheme's darker. */
function isRightWayRound({ paper, ink }: Colours, scheme: Scheme): boolean {
  const isLight = hexToColour(paper).l > hexToColour(ink).l
  return isLight === (scheme === 'light')
}

const enough = (colours: Colours, scheme: Scheme): boolean =>
  isRightWayRound(colours, scheme) &&
  worstGround(hexToColour(colours.ink), groundsOf(colours.paper, scheme)).ratio >= TEXT

/** The nearest sufficient ink of the same hue, away from the paper; undefined if not even black or white suffices. */
function suggestedInk(colours: Colours, scheme: Scheme): string | undefined {
  const step = scheme === 'light' ? -0.005 : 0.005
  return firstHex(hexToColour(colours.ink), step, (ink) => enough({ ...colours, ink }, scheme))
}

/** The nearest sufficient paper of the same hue; otherwise white or black. */
function suggestedPaper(colours: Colours, scheme: Scheme): string {
  const step = scheme === 'light' ? 0.005 : -0.005
  const fits = (paper: string) => enough({ ...colours, paper }, scheme)
  return (
    firstHex(hexToColour(colours.paper), step, fits) ?? (scheme === 'light' ? '#ffffff' : '#000000')
  )
}

function firstHex(
  colour: Oklch,
  step: number,
  isEnough: (hex: string) => boolean,
): string | undefined {
  for (let l = colour.l; l >= 0 && l <= 1; l += step) {
    const hex = oklchToHex({ ...colour, l })
    if (isEnough(hex)) return hex
  }
  const end = step < 0 ? '#000000' : '#ffffff'
  return isEnough(end) ? end : undefined
}

/** An accent on which button labels are unreadable. */
function accentProblem(accent: string, scheme: Scheme): ContrastProblem[] {
  const ratio = labelRatio(accent, scheme)
  if (ratio >= TEXT) return []
  const { accent: fitted } = tokensOf(accent, scheme)
  const { l: before } = hexToColour(accent)
  const target = parseOklch(fitted)
  const step = target.l < before ? -0.005 : 0.005
  const suggestion = firstHex(target, step, (hex) => labelRatio(hex, scheme) >= TEXT)
  return [
    {
      scheme,
      role: 'accent',
      pair: ['button-label', 'accent'],
      ratio: cut(ratio),
      least: TEXT,
      suggestion: suggestion ?? oklchToHex(target),
    },
  ]
}

const tokensOf = (accent: string, scheme: Scheme) =>
  accentTokens(hexToOklch(accent), scheme, { isOfScheme: true })

/** Contrast of a button's label on this accent, before the accent is adapted. */
const labelRatio = (accent: string, scheme: Scheme): number =>
  contrastRatio(parseOklch(tokensOf(accent, scheme).onAccent), hexToColour(accent))

/** Truncated, not rounded, so that an insufficient ratio never reads as sufficient. */
const cut = (ratio: number): number => Math.floor(ratio * 100) / 100
