import type { ComponentType } from 'react'
import type { RichContentWords } from './words.ts'

export type Parts = Readonly<Record<string, ComponentType<PartProps>>>

/** What every part of a document is rendered with. */
export interface World {
  /** How each kind of node is shown. */
  readonly parts: Parts
  readonly words: RichContentWords
  readonly headingOffset: number
  readonly keepsLooks: boolean
  readonly mediaUrl: (id: string) => string
  /** Headings of the document, for its table of contents. */
  readonly headings: readonly Heading[]
  readonly depth: number
}

export interface Heading {
  readonly id: string
  readonly level: number
  readonly text: string
}

export interface PartProps {
  readonly node: unknown
  readonly world: World
}

export const deeper = (world: World): World => ({ ...world, depth: world.depth + 1 })
