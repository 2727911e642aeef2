import type { RichNode } from '@vitrine/contract/rich-content'
import type { DocumentView, TextView } from './product-view.ts'

/** Documents are sent only where HTML would lose information, as they are much larger. */
export const textOf = (html: string, document: DocumentView | undefined): TextView =>
  document && saysMore(document.nodes) ? { html, document } : { html }

const saysMore = (nodes: readonly RichNode[]): boolean =>
  nodes.some(({ type, nodes: inner = [] }) => !plain.has(type) || saysMore(inner))

/** Node types that HTML represents completely. */
const plain = new Set<RichNode['type']>([
  ...(['PARAGRAPH', 'TEXT', 'HEADING', 'BULLETED_LIST', 'ORDERED_LIST', 'LIST_ITEM'] as const),
  ...(['BLOCKQUOTE', 'CODE_BLOCK', 'DIVIDER', 'TABLE', 'TABLE_ROW', 'TABLE_CELL'] as const),
])
