import type { RichContent as RichContentDocument } from '@vitrine/contract/rich-content'
import type { ReactNode } from 'react'
import { english, type RichContentMessages } from './messages.ts'
import { Nodes } from './nodes.tsx'
import { parts } from './parts.ts'
import { childrenOf, countAt, MAX_DEPTH, textAt, textsIn, typeOf } from './read.ts'
import type { Heading } from './render-context.ts'

export interface RichContentProps {
  /** The document of a product or info section; renders nothing without one. */
  readonly document: Pick<RichContentDocument, 'nodes'> | null | undefined
  /** Number of levels that headings are shifted down, to fit below those of the page. */
  readonly headingOffset?: number
  /** URLs of files that the document references by id. */
  readonly mediaUrl?: (id: string) => string
  /** Renders colours and sizes of text as inline styles. */
  readonly keepsLooks?: boolean
  /** Texts of the renderer, in the language of the page. */
  readonly messages?: Partial<RichContentMessages>
}

/** Renders a document as plain elements, without styles and scripts. */
export function RichContent({
  document,
  headingOffset = 0,
  mediaUrl = nowhere,
  keepsLooks = false,
  messages,
}: RichContentProps): ReactNode {
  const nodes = childrenOf(document)
  const context = {
    parts,
    messages: { ...english, ...messages },
    headings: has(nodes, 'TOC') ? headingsIn(nodes) : [],
    headingOffset,
    mediaUrl,
    keepsLooks,
    depth: 0,
  }
  return <Nodes nodes={nodes} context={context} />
}

const nowhere = () => ''

const has = (nodes: readonly unknown[], type: string, depth = 0): boolean =>
  depth <= MAX_DEPTH &&
  nodes.some((node) => typeOf(node) === type || has(childrenOf(node), type, depth + 1))

const headingsIn = (nodes: readonly unknown[], depth = 0): readonly Heading[] =>
  depth > MAX_DEPTH
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
