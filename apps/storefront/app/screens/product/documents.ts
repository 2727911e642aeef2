import type { RichNode } from '@vitrine/contract/rich-content'
import type { DocumentView, TextView } from './product-view.ts'

/** A document is only shown where it says more than its HTML, which is a fraction of its size. */
export const textOf = (html: string, document: DocumentView | undefined): TextView =>
  document && saysMore(document.nodes) ? { html, document } : { html }

const saysMore = (nodes: readonly RichNode[]): boolean =>
  nodes.some(({ type, nodes: inner = [] }) => !plain.has(type) || saysMore(inner))

/** Kinds of nodes that HTML says without loss. */
const plain = new Set<RichNode['type']>([
  ...(['PARAGRAPH', 'TEXT', 'HEADING', 'BULLETED_LIST', 'ORDERED_LIST', 'LIST_ITEM'] as const),
  ...(['BLOCKQUOTE', 'CODE_BLOCK', 'DIVIDER', 'TABLE', 'TABLE_ROW', 'TABLE_CELL'] as const),
])
