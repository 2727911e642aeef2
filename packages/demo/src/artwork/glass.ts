import { hex, lighter, type Tone, tone } from './colour.ts'
import { createRandom, type Random } from './random.ts'
import { patch, type Ring, ringsAlong, screenY, TILT } from './solid.ts'
import { ellipse, type Point, smooth } from './svg.ts'
import type { DrawnObject, DrawRequest, FamilyRenderer } from './types.ts'

interface Tint {
  tone: Tone
  ground: Tone
}

const tints = {
  smoke: { tone: tone(0.45, 0.02, 70), ground: tone(0.88, 0.014, 75) },
  amber: { tone: tone(0.66, 0.14, 66), ground: tone(0.9, 0.028, 82) },
  sea: { tone: tone(0.62, 0.085, 185), ground: tone(0.91, 0.018, 190) },
  cobalt: { tone: tone(0.46, 0.16, 264), ground: tone(0.89, 0.022, 255) },
  rose: { tone: tone(0.66, 0.13, 12), ground: tone(0.91, 0.022, 20) },
  moss: { tone: tone(0.54, 0.1, 135), ground: tone(0.9, 0.022, 115) },
  clear: { tone: tone(0.72, 0.018, 200), ground: tone(0.8, 0.022, 225) },
} as const satisfies Record<string, Tint>

type GlassShape = (random: Random) => { wall: Point[]; what: string }
const curve = (knots: Point[], what: string) => ({ wall: smooth(knots, 14), what })

const blownForms = {
  tumbler: (q) => {
    const r = q.between(200, 230)
    const h = q.between(470, 540)
    return curve(
      [
        [r * 0.8, 0],
        [r * 0.86, 10],
        [r * 0.9, h * 0.3],
        [r * 0.96, h * 0.7],
        [r, h],
      ],
      'tumbler',
    )
  },
  carafe: (q) => {
    const r = q.between(245, 280)
    const h = q.between(820, 900)
    return curve(
      [
        [r * 0.8, 0],
        [r * 0.9, 12],
        [r, h * 0.16],
        [r * 0.94, h * 0.34],
        [r * 0.5, h * 0.58],
        [r * 0.36, h * 0.76],
        [r * 0.4, h * 0.9],
        [r * 0.54, h],
      ],
      'carafe',
    )
  },
  vase: (q) => {
    const r = q.between(260, 310)
    const h = q.between(740, 860)
    return curve(
      [
        [r * 0.5, 0],
        [r * 0.58, 10],
        [r * 0.9, h * 0.26],
        [r, h * 0.5],
        [r * 0.78, h * 0.78],
        [r * 0.62, h * 0.9],
        [r * 0.74, h],
      ],
      'blown vase',
    )
  },
  bowl: (q) => {
    const r = q.between(400, 450)
    const h = q.between(300, 350)
    return curve(
      [
        [r * 0.4, 0],
        [r * 0.46, 8],
        [r * 0.74, h * 0.3],
        [r * 0.93, h * 0.65],
        [r, h],
      ],
      'blown bowl',
    )
  },
  stem: (q) => {
    const r = q.between(190, 215)
    const h = q.between(880, 960)
    return curve(
      [
        [r * 0.86, 0],
        [r * 0.84, 8],
        [r * 0.4, 26],
        [26, 66],
        [18, h * 0.22],
        [22, h * 0.38],
        [r * 0.6, h * 0.47],
        [r, h * 0.62],
        [r * 1.02, h * 0.78],
        [r * 0.9, h],
      ],
      'stemmed glass',
    )
  },
} satisfies Record<string, GlassShape>

/** Blown glass: colour gathers where the wall turns away, light pools on the table behind. */
export const glass: FamilyRenderer = {
  forms: Object.keys(blownForms),
  palettes: Object.keys(tints),
  swatch: (palette) => hex(tints[palette as keyof typeof tints].tone),
  draw,
}

function draw(commission: DrawRequest): DrawnObject {
  const random = createRandom(`glass ${commission.form} ${commission.seed}`)
  const tint: Tint = tints[commission.palette as keyof typeof tints]
  const { wall, what } = blownForms[commission.form as keyof typeof blownForms](random)
  const rings = ringsAlong(wall, 12)
  const mouth = rings[rings.length - 1]!
  const wide = Math.max(...rings.map((ring) => ring.r))
  return {
    art:
      back(tint, mouth) +
      bodyOf(tint, rings) +
      bottom(tint, rings, commission) +
      reflections(commission, rings, mouth.y) +
      bubbles(random, rings) +
      lip(tint, mouth),
    stand: 'floor',
    half: rings[1]!.r,
    wide,
    tall: mouth.y,
    ground: tint.ground,
    glow: lighter(tint.tone, 0.12),
    close: { x: -wide * 0.15, y: screenY(mouth.y * 0.76), scale: 2.3 },
    what: `${what} in ${commission.palette} glass`,
  }
}

function back({ tone: base }: Tint, mouth: Ring): string {
  const y = screenY(mouth.y)
  return (
    ellipse(0, y, mouth.r, mouth.r * TILT, `fill="${hex(lighter(base, 0.1))}" opacity=".1"`) +
    ellipse(
      0,
      y,
      mouth.r - 4,
      mouth.r * TILT - 3,
      `fill="none" stroke="${hex(lighter(base, -0.1))}" stroke-width="4" opacity=".55"`,
    )
  )
}

// Every layer reaches less far round the form, so the tint adds up towards both edges.
function bodyOf({ tone: base }: Tint, rings: Ring[]): string {
  const quarter = Math.PI / 2
  const whole = `<path d="${patch(rings, -quarter, quarter)}" fill="${hex(lighter(base, 0.08))}" opacity=".3"/>`
  const edges = [0.62, 0.78, 0.92, 1.06, 1.18, 1.28, 1.37, 1.45].map((from, i) => {
    const colour = hex(lighter(base, -0.028 * i))
    return (
      `<path d="${patch(rings, -quarter, -from - 0.04)}" fill="${colour}" opacity=".13"/>` +
      `<path d="${patch(rings, from - 0.1, quarter)}" fill="${colour}" opacity=".16"/>`
    )
  })
  return whole + edges.join('')
}

// A blown thing is thickest at its foot: a dark lens with a bright crescent under it.
function bottom({ tone: base }: Tint, rings: Ring[], { defs, form }: DrawRequest): string {
  const thick = rings.findIndex((ring) => ring.y > 34)
  const ring = rings[thick]!
  const lens = defs.radial([
    [0, hex(lighter(base, 0.16)), 0.5],
    [0.6, hex(base), 0.5],
    [0.92, hex(lighter(base, -0.16)), 0.75],
    [1, hex(lighter(base, -0.2)), 0.2],
  ])
  const foot = rings[0]!
  const crescent = `<path d="M${-foot.r * 0.3} ${foot.r * TILT * 0.8}Q${foot.r * 0.45} ${foot.r * TILT * 0.98} ${foot.r * 0.84} ${foot.r * TILT * 0.2}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".6"/>`
  if (form === 'stem') return crescent
  return (
    ellipse(0, screenY(ring.y) + 6, ring.r * 0.94, ring.r * TILT, `fill="${lens}"`) +
    ellipse(
      0,
      screenY(ring.y),
      ring.r * 0.9,
      ring.r * TILT * 0.86,
      `fill="none" stroke="#fff" stroke-width="3" opacity=".35"`,
    ) +
    crescent
  )
}

function reflections({ defs }: DrawRequest, rings: Ring[], tall: number): string {
  const fade = (middle: number) =>
    defs.linear(
      [
        [0, '#fff', 0.1],
        [0.2, '#fff', middle],
        [0.7, '#fff', middle * 0.6],
        [1, '#fff', 0],
      ],
      'x1="0" y1="0" x2="0" y2="1"',
    )
  const within = (low: number, high: number) =>
    rings.filter((ring) => ring.y >= tall * low && ring.y <= tall * high)
  const pane = (low: number, high: number, from: number, to: number, strength: number) => {
    const part = within(low, high)
    return part.length < 3 ? '' : `<path d="${patch(part, from, to)}" fill="${fade(strength)}"/>`
  }
  return (
    pane(0.1, 0.94, -0.98, -0.7, 0.62) +
    pane(0.1, 0.94, -0.64, -0.57, 0.5) +
    pane(0.06, 0.9, 0.98, 1.07, 0.5) +
    pane(0.03, 0.97, -1.36, -1.3, 0.5) +
    pane(0.03, 0.97, 1.28, 1.36, 0.34) +
    pane(0.3, 0.8, 0.5, 0.62, 0.14)
  )
}

function bubbles(random: Random, rings: Ring[]): string {
  let seeds = ''
  for (let i = 0; i < 12; i++) {
    const ring = rings[random.whole(3, Math.floor(rings.length * 0.7))]!
    const x = ring.r * random.between(-0.8, 0.8)
    const r = random.between(1.6, 4.4)
    const y = screenY(ring.y) + random.between(-20, 20)
    seeds += ellipse(x, y, r, r * 1.3, 'fill="#fff" opacity=".4"')
  }
  return seeds
}

function lip({ tone: base }: Tint, mouth: Ring): string {
  const y = screenY(mouth.y)
  const { r } = mouth
  return (
    `<path d="M${-r} ${y}A${r} ${r * TILT} 0 0 0 ${r} ${y}" fill="none" stroke="${hex(lighter(base, -0.06))}" stroke-width="7" opacity=".75"/>` +
    `<path d="M${-r} ${y - 1}A${r} ${r * TILT} 0 0 0 ${r} ${y - 1}" fill="none" stroke="#fff" stroke-width="3.4" opacity=".75"/>` +
    `<path d="M${-r} ${y}A${r} ${r * TILT} 0 0 1 ${-r * 0.1} ${y - r * TILT}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>`
  )
}
