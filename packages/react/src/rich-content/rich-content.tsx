import type { RichContent as RichContentDocument } from '@vitrine/contract/rich-content'
import type { ReactNode } from 'react'
import { Nodes } from './nodes.tsx'
import { parts } from './parts.ts'
import { childrenOf, countAt, MOST_DEPTH, textAt, textsIn, typeOf } from './read.ts'
import { englishWords, type RichContentWords } from './words.ts'
import type { Heading } from './world.ts'

export interface RichContentProps {
  /** The document, as products and info sections have it; without one nothing is shown. */
  readonly document: Pick<RichContentDocument, 'nodes'> | null | undefined
  /** By how many levels headings move down, to fit below those of the page. */
  readonly headingOffset?: number
  /** Addresses of files that the document names by their ids. */
  readonly mediaUrl?: (id: string) => string
  /** Takes over colours and sizes of text as inline styles. */
  readonly keepsLooks?: boolean
  /** What the renderer says itself, in the language of the page. */
  readonly words?: Partial<RichContentWords>
}

/** A document as plain elements, without styles and without anything that acts. */
export function RichContent({
  document,
  headingOffset = 0,
  mediaUrl = nowhere,
  keepsLooks = false,
  words,
}: RichContentProps): ReactNode {
  const nodes = childrenOf(document)
  const world = {
    parts,
    words: { ...englishWords, ...words },
    headings: has(nodes, 'TOC') ? headingsIn(nodes) : [],
    headingOffset,
    mediaUrl,
    keepsLooks,
    depth: 0,
  }
  return <Nodes nodes={nodes} world={world} />
}

const nowhere = () => ''

const has = (nodes: readonly unknown[], type: string, depth = 0): boolean =>
  depth <= MOST_DEPTH &&
  nodes.some((node) => typeOf(node) === type || has(childrenOf(node), type, depth + 1))

const headingsIn = (nodes: readonly unknown[], depth = 0): readonly Heading[] =>
  depth > MOST_DEPTH
    ? []
    : nodes.flatMap((node) =>
        typeOf(node) === 'HEADING' ? headingOf(node) : headingsIn(childrenOf(node), depth + 1),
      )

function headingOf(node: unknown): readonly Heading[] {
  const id = textAt(node, 'id')
  const text = textsIn(childrenOf(node))
    .map((one) => textAt(one, 'textData', 'text'))
    .join('')
  const level = countAt(node, ['headingData', 'level'], [1, 6]) ?? 2
  return id === '' || text === '' ? [] : [{ id, level, text }]
}
