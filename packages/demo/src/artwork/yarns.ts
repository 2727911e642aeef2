import { type Tone, tone } from './colour.ts'

/** Four matching yarns, and the wall behind them. */
export interface YarnSet {
  /** The yarn of the ground weave. */
  base: Tone
  stripes: readonly [Tone, Tone, Tone]
  ground: Tone
}

const OAT = tone(0.87, 0.028, 82)
const CHALK = tone(0.93, 0.012, 85)
const FLAX = tone(0.76, 0.045, 78)

const set = (base: Tone, a: Tone, b: Tone, c: Tone, ground: Tone): YarnSet => ({
  base,
  stripes: [a, b, c],
  ground,
})

export const yarnSets = {
  dune: set(
    OAT,
    tone(0.66, 0.12, 45),
    tone(0.78, 0.09, 72),
    tone(0.42, 0.06, 40),
    tone(0.9, 0.018, 65),
  ),
  harbour: set(
    CHALK,
    tone(0.38, 0.09, 258),
    tone(0.6, 0.08, 240),
    tone(0.66, 0.17, 34),
    tone(0.88, 0.016, 240),
  ),
  moss: set(
    OAT,
    tone(0.48, 0.075, 132),
    tone(0.68, 0.08, 118),
    tone(0.34, 0.04, 150),
    tone(0.88, 0.02, 110),
  ),
  madder: set(
    FLAX,
    tone(0.5, 0.15, 28),
    tone(0.7, 0.12, 42),
    tone(0.33, 0.06, 20),
    tone(0.89, 0.022, 35),
  ),
  indigo: set(
    tone(0.4, 0.085, 268),
    tone(0.88, 0.02, 90),
    tone(0.58, 0.08, 262),
    tone(0.3, 0.06, 270),
    tone(0.88, 0.014, 85),
  ),
  heather: set(
    CHALK,
    tone(0.62, 0.08, 320),
    tone(0.78, 0.05, 300),
    tone(0.44, 0.07, 310),
    tone(0.9, 0.016, 310),
  ),
  charcoal: set(
    CHALK,
    tone(0.3, 0.008, 70),
    tone(0.58, 0.01, 70),
    tone(0.74, 0.11, 78),
    tone(0.86, 0.01, 75),
  ),
  saffron: set(
    OAT,
    tone(0.79, 0.145, 80),
    tone(0.62, 0.15, 48),
    tone(0.48, 0.07, 200),
    tone(0.91, 0.024, 85),
  ),
} as const satisfies Record<string, YarnSet>

export type YarnSetName = keyof typeof yarnSets
export const yarnSetNames = Object.keys(yarnSets) as YarnSetName[]
