import { type Tone, tone } from './colour.ts'

/** Three inks, their paper and the wall behind it. */
export interface InkSet {
  paper: Tone
  inks: readonly [Tone, Tone, Tone]
  ground: Tone
}

const WARM_PAPER = tone(0.965, 0.012, 88)
const COOL_PAPER = tone(0.97, 0.005, 220)
const KRAFT = tone(0.86, 0.04, 76)

const set = (paper: Tone, a: Tone, b: Tone, c: Tone, ground: Tone): InkSet => ({
  paper,
  inks: [a, b, c],
  ground,
})

export const inkSets = {
  harbour: set(
    WARM_PAPER,
    tone(0.36, 0.09, 255),
    tone(0.64, 0.18, 36),
    tone(0.8, 0.07, 225),
    tone(0.86, 0.02, 235),
  ),
  ember: set(
    WARM_PAPER,
    tone(0.61, 0.2, 33),
    tone(0.32, 0.05, 30),
    tone(0.82, 0.12, 78),
    tone(0.87, 0.03, 45),
  ),
  meadow: set(
    WARM_PAPER,
    tone(0.46, 0.09, 148),
    tone(0.84, 0.14, 96),
    tone(0.7, 0.08, 165),
    tone(0.88, 0.022, 125),
  ),
  dusk: set(
    COOL_PAPER,
    tone(0.42, 0.11, 292),
    tone(0.74, 0.12, 20),
    tone(0.82, 0.07, 300),
    tone(0.87, 0.022, 310),
  ),
  citrus: set(
    WARM_PAPER,
    tone(0.85, 0.16, 92),
    tone(0.66, 0.18, 45),
    tone(0.5, 0.1, 165),
    tone(0.91, 0.03, 92),
  ),
  ink: set(
    WARM_PAPER,
    tone(0.25, 0.012, 70),
    tone(0.6, 0.19, 33),
    tone(0.55, 0.012, 70),
    tone(0.85, 0.012, 75),
  ),
  rose: set(
    WARM_PAPER,
    tone(0.7, 0.16, 8),
    tone(0.45, 0.11, 262),
    tone(0.86, 0.06, 30),
    tone(0.89, 0.022, 10),
  ),
  glacier: set(
    COOL_PAPER,
    tone(0.56, 0.11, 232),
    tone(0.36, 0.06, 245),
    tone(0.82, 0.06, 200),
    tone(0.89, 0.016, 215),
  ),
  kraft: set(
    KRAFT,
    tone(0.28, 0.03, 40),
    tone(0.58, 0.17, 35),
    tone(0.97, 0.01, 90),
    tone(0.89, 0.016, 80),
  ),
} as const satisfies Record<string, InkSet>

export type InkSetName = keyof typeof inkSets
export const inkSetNames = Object.keys(inkSets) as InkSetName[]
