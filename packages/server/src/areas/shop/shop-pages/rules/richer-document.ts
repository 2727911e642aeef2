import type { RichContent, RichNode } from '@vitrine/contract/rich-content'

/** Returns a document only if HTML cannot represent it, because documents are much larger. */
export const richerDocument = (document: RichContent | null): RichContent | null =>
  document && isRicher(document.nodes) ? document : null

const isRicher = (nodes: readonly RichNode[]): boolean =>
  nodes.some(({ type, nodes: inner = [] }) => !plain.has(type) || isRicher(inner))

/** Node types that HTML represents completely. */
const plain = new Set<RichNode['type']>([
  ...(['PARAGRAPH', 'TEXT', 'HEADING', 'BULLETED_LIST', 'ORDERED_LIST', 'LIST_ITEM'] as const),
  ...(['BLOCKQUOTE', 'CODE_BLOCK', 'DIVIDER', 'TABLE', 'TABLE_ROW', 'TABLE_CELL'] as const),
])
