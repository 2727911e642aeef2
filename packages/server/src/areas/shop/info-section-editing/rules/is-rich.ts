import type { RichContent, RichNode } from '@vitrine/contract/rich-content'

/** Node types that HTML represents without loss. */
const htmlNodeTypes: ReadonlySet<string> = new Set([
  'PARAGRAPH',
  'TEXT',
  'HEADING',
  'BULLETED_LIST',
  'ORDERED_LIST',
  'LIST_ITEM',
  'BLOCKQUOTE',
  'CODE_BLOCK',
  'DIVIDER',
  'IMAGE',
  'TABLE',
  'TABLE_ROW',
  'TABLE_CELL',
])

/** Whether a text contains something that its HTML cannot represent; without a document the HTML is complete. */
export const isRich = (document: RichContent | null): boolean =>
  document !== null && holdsRich(document.nodes)

const holdsRich = (nodes: readonly RichNode[]): boolean =>
  nodes.some(({ type, nodes: inner = [] }) => !htmlNodeTypes.has(type) || holdsRich(inner))
