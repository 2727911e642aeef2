import type { Tone } from './colour.ts'
import type { Defs } from './svg.ts'

export const families = ['vessel', 'glass', 'print', 'weave', 'paper', 'enamel', 'book'] as const
export type Family = (typeof families)[number]

export const views = ['main', 'detail', 'room'] as const
export type View = (typeof views)[number]

/** Options of one picture. The same values always give the same picture. */
export interface ArtworkSpec {
  family: Family
  seed: number
  /** Default: `main`. */
  view?: View
  /** Shape or technique of the family; default: chosen by the seed. */
  form?: string
  /** Colour set of the family; default: chosen by the seed. */
  palette?: string
}

/** A rendered picture. */
export interface Artwork {
  svg: string
  width: 1600
  height: 2000
  /** The dominant colour behind the object, #rrggbb. */
  ground: string
  /** What the picture shows, in one sentence. */
  alt: string
}

/** A work as drawn by its family, before it is placed in a composition. */
export interface DrawnObject {
  /** Shapes with the origin at the foot (floor) or at the centre (wall). */
  art: string
  stand: 'floor' | 'wall'
  /** Half the width at the floor, or of the sheet on the wall. */
  half: number
  /** Half the greatest width. */
  wide: number
  /** Height of the object. */
  tall: number
  ground: Tone
  /** Colour of light that passes through the object, if it is translucent. */
  glow?: Tone
  /** Whether the work draws its own shadow, because it hangs freely or lies in folds. */
  castsOwnShadow?: boolean
  /** Whether it leans on the wall in a room instead of hanging. */
  leans?: boolean
  /** The point of interest for a close view, in the work's own coordinates. */
  close: { x: number; y: number; scale: number }
  what: string
}

/** Draws a form of a family in the given colours. */
export interface DrawRequest {
  seed: number
  form: string
  palette: string
  defs: Defs
  /** Coarser work for things in the background. */
  isCompanion: boolean
  /** True in a furnished room, where sheets are framed. */
  isInRoom: boolean
}

export interface FamilyRenderer {
  forms: readonly string[]
  palettes: readonly string[]
  /** The colour that stands for a palette on a swatch, #rrggbb. */
  swatch: (palette: string) => string
  draw: (commission: DrawRequest) => DrawnObject
}
