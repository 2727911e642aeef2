import type { Vector } from './light.ts'
import { type Defs, ellipse, n, type Point, type Stop } from './svg.ts'

/** One ring of a solid of revolution: radius, height over the floor, and how its wall leans. */
export interface Ring {
  r: number
  y: number
  /** Outward part of the wall's normal. */
  out: number
  /** Upward part of the wall's normal. */
  up: number
}

/** How much the camera looks down: a circle on the table is this flat. */
export const TILT = 0.2
const RISE = Math.sqrt(1 - TILT * TILT)

/** Screen position of a height on the axis; the foot of the thing is at 0. */
export const screenY = (height: number) => -height * RISE

/** Where the point at `angle` (radians, 0 = towards us) of a ring appears. */
export const onRing = (ring: Ring, angle: number): Point => [
  ring.r * Math.sin(angle),
  screenY(ring.y) + ring.r * TILT * Math.cos(angle),
]

/** Rings at an even distance along a profile of (radius, height) points. */
export function ringsAlong(profile: readonly Point[], step: number): Ring[] {
  const even = resample(profile, step)
  return even.map(([r, y], i) => {
    const [r0, y0] = even[Math.max(0, i - 1)]!
    const [r1, y1] = even[Math.min(even.length - 1, i + 1)]!
    const size = Math.hypot(r1 - r0, y1 - y0) || 1
    return { r: Math.max(0.5, r), y, out: (y1 - y0) / size, up: -(r1 - r0) / size }
  })
}

type Paint = (normal: Vector, ring: Ring, angle: number) => string

const SLICES = [-90, -80, -66, -52, -38, -24, -8, 10, 28, 46, 62, 76, 90]

/** The outer wall, ring by ring from the foot up, every ring with its own run of light. */
export function paintWall(defs: Defs, rings: readonly Ring[], paint: Paint): string {
  let shapes = ''
  for (let i = 0; i < rings.length - 1; i++) {
    shapes += `<path d="${band(rings[i]!, rings[i + 1]!)}" fill="${runOfLight(defs, rings[i]!, paint)}"/>`
  }
  return shapes
}

/** The inside of an open form, rings from the rim down; the caller clips it to the mouth. */
export function paintHollow(defs: Defs, rings: readonly Ring[], paint: Paint): string {
  return rings
    .map((ring) =>
      ellipse(0, screenY(ring.y), ring.r, ring.r * TILT, `fill="${runOfLight(defs, ring, paint)}"`),
    )
    .join('')
}

/** A closed area on the front of the wall between two angles and two rings, as path text. */
export function patch(rings: readonly Ring[], from: number, to: number): string {
  const left = rings.map((ring) => onRing(ring, from))
  const right = rings.map((ring) => onRing(ring, to)).reverse()
  return `M${[...left, ...right].map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
}

function runOfLight(defs: Defs, ring: Ring, paint: Paint): string {
  const stops = SLICES.map((degrees): Stop => {
    const angle = (degrees * Math.PI) / 180
    const normal: Vector = [
      ring.out * Math.sin(angle),
      ring.up,
      Math.abs(ring.out) * Math.cos(angle) + Math.max(0, ring.up) * TILT,
    ]
    return [(1 + Math.sin(angle)) / 2, paint(normal, ring, angle)]
  })
  return defs.linear(stops)
}

// The front half of the lower circle, the straight flanks and the back half of the upper one.
// A little overlap downwards keeps hairlines of the ground from showing between rings.
function band(low: Ring, high: Ring): string {
  const y = screenY(low.y) + 1.5
  const top = screenY(high.y)
  return (
    `M${n(-low.r)} ${n(y)}A${n(low.r)} ${n(low.r * TILT)} 0 0 0 ${n(low.r)} ${n(y)}` +
    `L${n(high.r)} ${n(top)}A${n(high.r)} ${n(high.r * TILT)} 0 0 0 ${n(-high.r)} ${n(top)}Z`
  )
}

function resample(profile: readonly Point[], step: number): Point[] {
  const result: Point[] = [profile[0]!]
  let left = step
  for (let i = 1; i < profile.length; i++) {
    let [r, y] = profile[i - 1]!
    const [r1, y1] = profile[i]!
    let length = Math.hypot(r1 - r, y1 - y)
    while (length >= left) {
      r += ((r1 - r) * left) / length
      y += ((y1 - y) * left) / length
      length -= left
      left = step
      result.push([r, y])
    }
    left -= length
  }
  result.push(profile[profile.length - 1]!)
  return result
}
