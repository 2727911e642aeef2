import type { ComponentType } from 'react'
import type { RichContentMessages } from './messages.ts'

export type Parts = Readonly<Record<string, ComponentType<PartProps>>>

/** Context of all renderers. */
export interface RenderContext {
  /** Renderer of each node type. */
  readonly parts: Parts
  readonly messages: RichContentMessages
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
  readonly context: RenderContext
}

export const oneDeeper = (context: RenderContext): RenderContext => ({
  ...context,
  depth: context.depth + 1,
})
