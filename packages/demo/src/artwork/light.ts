import { clamp, hex, type Tone, tone } from './colour.ts'

/** A surface for the lighting: its colour and gloss. */
export interface Material {
  tone: Tone
  /** 0 = bare clay or paper, 1 = wet glass. */
  gloss: number
}

/** A direction: x to the right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

// One lamp for all pictures: a large soft box, high on the left and in front.
const LAMP = unit([-0.62, 0.56, 0.55])
const HALFWAY = unit([LAMP[0], LAMP[1], LAMP[2] + 1])

/** The colour of a surface that faces along `normal`, under the studio light. */
export function lit(material: Material, normal: Vector, occlusion = 1): string {
  return hex(shade(material, normal, occlusion))
}

export function shade({ tone: base, gloss }: Material, normal: Vector, occlusion = 1): Tone {
  const facing = dot(normal, LAMP)
  const direct = clamp((facing + 0.3) / 1.3, 0, 1) ** 1.15
  const sky = 0.5 + 0.5 * normal[1]
  // Paper and clay under the object throw a little light back into its right flank.
  const bounce = clamp(normal[0] * 0.6 - normal[1] * 0.5 - 0.25, 0, 1) * 0.12
  const exposure = (0.47 + 0.13 * sky + 0.53 * direct + bounce) * (0.55 + 0.45 * occlusion)
  const shine = gloss * clamp(dot(normal, HALFWAY), 0, 1) ** (12 + gloss * 70) * 0.26
  const graze = gloss * (1 - clamp(normal[2], 0, 1)) ** 4 * 0.1
  const dark = clamp(1 - exposure, 0, 1)
  return tone(
    clamp(base.l * exposure + shine + graze, 0.05, 0.985),
    base.c * (1 + dark * 0.25) * (1 - clamp(shine * 2 + graze, 0, 0.8)),
    base.h - dark * 8,
  )
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function unit([x, y, z]: Vector): Vector {
  const size = Math.hypot(x, y, z) || 1
  return [x / size, y / size, z / size]
}
