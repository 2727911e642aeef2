import { type Tone, tone } from './colour.ts'

export interface Glaze {
  tone: Tone
  gloss: number
  /** The colour where the glaze is thin, at rims and throwing lines. */
  breaks: Tone
  clay: Tone
  /** The matching room. */
  ground: Tone
  /** The second glaze of a double dip. */
  second: Tone
  /** The metal of lacquer repairs. */
  seam?: Tone
}

const BUFF = tone(0.74, 0.045, 66)
const TOAST = tone(0.56, 0.062, 50)
const RED = tone(0.57, 0.105, 42)
const PORCELAIN = tone(0.94, 0.008, 85)
const BASALT = tone(0.33, 0.01, 60)
const SAND = tone(0.82, 0.035, 76)

const glaze = (
  [l, c, h]: [number, number, number],
  gloss: number,
  breaks: Tone,
  clay: Tone,
  ground: Tone,
  second: Tone,
): Glaze => ({ tone: tone(l, c, h), gloss, breaks, clay, ground, second })

export const glazes = {
  celadon: glaze(
    [0.79, 0.052, 168],
    0.8,
    tone(0.9, 0.025, 150),
    BUFF,
    tone(0.87, 0.022, 62),
    tone(0.62, 0.07, 175),
  ),
  tenmoku: glaze(
    [0.33, 0.045, 48],
    0.9,
    tone(0.56, 0.11, 48),
    TOAST,
    tone(0.84, 0.03, 70),
    tone(0.72, 0.1, 72),
  ),
  shino: glaze(
    [0.89, 0.03, 60],
    0.35,
    tone(0.7, 0.11, 46),
    TOAST,
    tone(0.8, 0.03, 40),
    tone(0.7, 0.1, 45),
  ),
  cobalt: glaze(
    [0.44, 0.14, 262],
    0.75,
    tone(0.6, 0.09, 250),
    SAND,
    tone(0.9, 0.02, 80),
    tone(0.86, 0.03, 240),
  ),
  kintsugi: {
    ...glaze(
      [0.94, 0.014, 85],
      0.45,
      tone(0.84, 0.04, 70),
      PORCELAIN,
      tone(0.75, 0.026, 62),
      tone(0.82, 0.03, 75),
    ),
    seam: tone(0.72, 0.115, 82),
  },
  ash: glaze(
    [0.74, 0.035, 112],
    0.3,
    tone(0.6, 0.06, 85),
    BUFF,
    tone(0.89, 0.014, 110),
    tone(0.55, 0.05, 130),
  ),
  oxblood: glaze(
    [0.43, 0.135, 27],
    0.9,
    tone(0.82, 0.04, 60),
    PORCELAIN,
    tone(0.85, 0.03, 25),
    tone(0.3, 0.07, 25),
  ),
  chun: glaze(
    [0.73, 0.062, 238],
    0.55,
    tone(0.66, 0.05, 80),
    TOAST,
    tone(0.88, 0.02, 235),
    tone(0.52, 0.09, 250),
  ),
  bone: glaze(
    [0.94, 0.014, 85],
    0.25,
    tone(0.84, 0.04, 70),
    SAND,
    tone(0.79, 0.022, 65),
    tone(0.82, 0.03, 75),
  ),
  moss: glaze(
    [0.52, 0.072, 130],
    0.45,
    tone(0.64, 0.08, 95),
    TOAST,
    tone(0.87, 0.025, 105),
    tone(0.38, 0.05, 140),
  ),
  ochre: glaze(
    [0.74, 0.125, 78],
    0.5,
    tone(0.6, 0.11, 58),
    RED,
    tone(0.88, 0.03, 85),
    tone(0.5, 0.1, 50),
  ),
  blush: glaze(
    [0.81, 0.055, 28],
    0.2,
    tone(0.88, 0.03, 40),
    SAND,
    tone(0.9, 0.02, 30),
    tone(0.66, 0.1, 28),
  ),
  ink: glaze(
    [0.3, 0.025, 262],
    0.3,
    tone(0.48, 0.04, 250),
    BASALT,
    tone(0.83, 0.014, 250),
    tone(0.5, 0.03, 250),
  ),
  tomato: glaze(
    [0.62, 0.185, 34],
    0.7,
    tone(0.74, 0.13, 50),
    SAND,
    tone(0.88, 0.035, 45),
    tone(0.9, 0.03, 70),
  ),
  lilac: glaze(
    [0.76, 0.06, 305],
    0.3,
    tone(0.86, 0.03, 320),
    PORCELAIN,
    tone(0.9, 0.015, 300),
    tone(0.6, 0.08, 300),
  ),
} as const satisfies Record<string, Glaze>

export type GlazeName = keyof typeof glazes
export const glazeNames = Object.keys(glazes) as GlazeName[]
