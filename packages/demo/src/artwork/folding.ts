import { hex, lighter, mix, type Tone, tone } from './colour.ts'
import { type Material, shade, unit, type Vector } from './light.ts'
import type { Random } from './random.ts'
import { screenY, TILT } from './solid.ts'
import { type Defs, ellipse, type Point, polygon, rect } from './svg.ts'
import type { DrawnObject } from './types.ts'

export interface Sheet {
  paper: Tone
  ground: Tone
  /** Colour of the light inside a lamp. */
  warm: Tone
}

export interface FoldContext {
  sheet: Sheet
  random: Random
  defs: Defs
  /** 0 = unlit, 1 = a lamp that is on. */
  glow: number
}

/** A corner of a facet in space: x right, y up, z towards us. */
export type Corner = Vector

export type FoldedShape = Pick<DrawnObject, 'art' | 'stand' | 'half' | 'wide' | 'tall' | 'close'>

export const oakFoot = (r: number) => {
  const oak = tone(0.58, 0.065, 60)
  return (
    ellipse(0, 0, r * 0.82, r * 0.82 * TILT, `fill="${hex(lighter(oak, -0.12))}"`) +
    rect(-r * 0.82, -24, r * 1.64, 24, `fill="${hex(lighter(oak, -0.08))}"`) +
    ellipse(0, -24, r * 0.82, r * 0.82 * TILT, `fill="${hex(oak)}"`) +
    ellipse(0, -44, r * 0.9, r * 0.9 * TILT, 'fill="#2a1a0e" opacity=".5"')
  )
}

// Facets that look away from the camera are the far side of the paper and stay hidden.
export function facet({ sheet, glow }: FoldContext, corners: Corner[], core: number): string {
  const normal = normalOf(corners)
  if (normal[2] + normal[1] * TILT <= 0.01) return ''
  const material: Material = { tone: sheet.paper, gloss: 0.04 }
  const outside = shade(material, normal)
  const through = mix(sheet.paper, sheet.warm, 0.55 + 0.3 * core)
  const toward = Math.max(0, normal[2]) ** 1.2 * core
  const colour = mix(outside, lighter(through, 0.03 * core), glow * (0.22 + 0.62 * toward))
  const d = polygon(corners.map(project))
  return `<path d="${d}" fill="${hex(colour)}" stroke="${hex(lighter(colour, -0.035))}" stroke-width="1.6" stroke-linejoin="round"/>`
}

export const project = ([x, y, z]: Corner): Point => [x, screenY(y) + z * TILT]

export function normalOf([a, b, c]: readonly Corner[]): Vector {
  const u: Vector = [b![0] - a![0], b![1] - a![1], b![2] - a![2]]
  const v: Vector = [c![0] - a![0], c![1] - a![1], c![2] - a![2]]
  return unit([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]])
}
