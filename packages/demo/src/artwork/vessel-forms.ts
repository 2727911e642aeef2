import type { Random } from './random.ts'
import { type Point, smooth } from './svg.ts'

/** The body of a thrown form, in units of the picture. */
export interface ThrownForm {
  /** Outside wall from the foot to the rim. */
  outside: Point[]
  /** Inside wall from the rim down; absent when the form is closed by a lid. */
  inside?: Point[]
  /** Height where a lid begins: it is glazed whole. */
  lidFrom?: number
  handle?: { top: number; bottom: number; reach: number }
  what: string
}

type ShapeFactory = (random: Random) => ThrownForm

const curve = (knots: readonly Point[]) => smooth(knots, 14)

// A wall has thickness: the inside follows the outside, a little in and never through the floor.
function hollow(outside: readonly Point[], thick: number, depth: number): Point[] {
  const [rimR, rimY] = outside[outside.length - 1]!
  const inside: Point[] = [[rimR - thick, rimY + 1]]
  for (let i = outside.length - 2; i >= 0; i--) {
    const [r, y] = outside[i]!
    if (rimY - y > depth || r - thick < 12) break
    inside.push([r - thick, y])
  }
  inside.push([8, inside[inside.length - 1]![1] - 6])
  return inside
}

function opened(knots: readonly Point[], what: string, thick = 16, depth = 170): ThrownForm {
  const outside = curve(knots)
  return { outside, inside: hollow(outside, thick, depth), what }
}

const jar: ShapeFactory = (q) => {
  const belly = q.between(310, 370)
  const h = q.between(640, 760)
  const neck = q.between(130, 165)
  return opened(
    [
      [170, 0],
      [188, 14],
      [belly * 0.86, h * 0.2],
      [belly, h * 0.44],
      [belly * 0.82, h * 0.7],
      [neck * 1.12, h * 0.86],
      [neck, h * 0.93],
      [neck * 1.13, h],
    ],
    'wide-shouldered jar',
  )
}

const vase: ShapeFactory = (q) => {
  const h = q.between(860, 1000)
  const belly = q.between(215, 265)
  const at = q.between(0.52, 0.66)
  const neck = q.between(80, 112)
  return opened(
    [
      [130, 0],
      [142, 12],
      [belly * 0.74, h * 0.22],
      [belly, h * at],
      [belly * 0.84, h * (at + 0.13)],
      [neck, h * 0.87],
      [neck * 0.96, h * 0.93],
      [neck * 1.35, h],
    ],
    'tall vase',
    13,
  )
}

const bottle: ShapeFactory = (q) => {
  const h = q.between(880, 1000)
  const belly = q.between(225, 275)
  return opened(
    [
      [150, 0],
      [165, 12],
      [belly, h * 0.2],
      [belly * 0.98, h * 0.34],
      [belly * 0.6, h * 0.52],
      [62, h * 0.66],
      [50, h * 0.84],
      [54, h * 0.96],
      [74, h],
    ],
    'long-necked bottle',
    12,
  )
}

const moon: ShapeFactory = (q) => {
  const r = q.between(350, 390)
  return opened(
    [
      [165, 0],
      [182, 14],
      [r * 0.82, r * 0.42],
      [r, r * 0.98],
      [r * 0.84, r * 1.5],
      [r * 0.46, r * 1.84],
      [r * 0.38, r * 1.9],
      [r * 0.4, r * 1.99],
    ],
    'round moon jar',
  )
}

const cylinder: ShapeFactory = (q) => {
  const h = q.between(720, 860)
  const r = q.between(205, 245)
  return opened(
    [
      [r * 0.93, 0],
      [r * 0.99, 14],
      [r, h * 0.2],
      [r * 0.98, h * 0.5],
      [r * 0.97, h * 0.8],
      [r * 1.01, h],
    ],
    'straight-sided vase',
    15,
    260,
  )
}

const bowl: ShapeFactory = (q) => {
  const r = q.between(430, 480)
  const h = q.between(330, 400)
  return opened(
    [
      [165, 0],
      [172, 30],
      [180, 44],
      [r * 0.68, h * 0.3],
      [r * 0.92, h * 0.66],
      [r, h],
    ],
    'open bowl',
    17,
    290,
  )
}

const plate: ShapeFactory = (q) => {
  const r = q.between(520, 560)
  return opened(
    [
      [240, 0],
      [250, 26],
      [r * 0.6, 48],
      [r * 0.78, 84],
      [r * 0.86, 128],
      [r, 168],
    ],
    'wide-rimmed plate',
    20,
    92,
  )
}

const cup: ShapeFactory = (q) => {
  const r = q.between(235, 270)
  const h = q.between(420, 500)
  return opened(
    [
      [120, 0],
      [126, 22],
      [r * 0.76, h * 0.16],
      [r * 0.96, h * 0.42],
      [r * 0.98, h * 0.75],
      [r, h],
    ],
    'tea bowl',
    15,
    260,
  )
}

const mug: ShapeFactory = (q) => {
  const r = q.between(235, 262)
  const h = q.between(500, 560)
  const form = opened(
    [
      [r * 0.84, 0],
      [r * 0.92, 14],
      [r, h * 0.16],
      [r * 0.98, h * 0.5],
      [r * 0.95, h * 0.85],
      [r * 0.98, h],
    ],
    'mug',
    15,
    220,
  )
  return { ...form, handle: { top: h * 0.82, bottom: h * 0.24, reach: 180 } }
}

const pitcher: ShapeFactory = (q) => {
  const h = q.between(780, 860)
  const r = q.between(245, 275)
  const form = opened(
    [
      [170, 0],
      [182, 14],
      [r, h * 0.24],
      [r * 0.94, h * 0.48],
      [r * 0.64, h * 0.74],
      [r * 0.6, h * 0.84],
      [r * 0.74, h],
    ],
    'pitcher',
    14,
  )
  return { ...form, handle: { top: h * 0.87, bottom: h * 0.36, reach: 200 } }
}

const lidded: ShapeFactory = (q) => {
  const r = q.between(300, 340)
  const h = q.between(430, 540)
  const body = curve([
    [r * 0.72, 0],
    [r * 0.78, 14],
    [r * 0.98, h * 0.3],
    [r, h * 0.62],
    [r * 0.93, h * 0.94],
    [r * 0.9, h],
  ])
  const lid = curve([
    [r * 0.99, h + 3],
    [r * 1.0, h + 18],
    [r * 0.9, h + 62],
    [r * 0.5, h + 112],
    [58, h + 126],
    [44, h + 142],
    [70, h + 176],
    [74, h + 196],
    [50, h + 214],
    [2, h + 220],
  ])
  return { outside: [...body, [r * 0.86, h + 1], ...lid], lidFrom: h, what: 'lidded jar' }
}

const double: ShapeFactory = (q) => {
  const h = q.between(860, 960)
  const r = q.between(250, 285)
  return opened(
    [
      [150, 0],
      [164, 14],
      [r, h * 0.2],
      [r * 0.92, h * 0.36],
      [r * 0.52, h * 0.5],
      [r * 0.66, h * 0.66],
      [r * 0.62, h * 0.76],
      [r * 0.28, h * 0.9],
      [r * 0.36, h],
    ],
    'double-gourd vase',
    13,
  )
}

export const thrownForms = {
  jar,
  vase,
  bottle,
  moon,
  cylinder,
  bowl,
  plate,
  cup,
  mug,
  pitcher,
  lidded,
  double,
} as const satisfies Record<string, ShapeFactory>

export type ThrownFormName = keyof typeof thrownForms
