import type { RichContent, RichNode } from '@vitrine/contract/rich-content'

/** Kinds of nodes that HTML says without loss. */
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

/** Whether a text holds what its HTML cannot say; without a document it is the HTML. */
export const isRich = (document: RichContent | null): boolean =>
  document !== null && holdsRich(document.nodes)

const holdsRich = (nodes: readonly RichNode[]): boolean =>
  nodes.some(({ type, nodes: inner = [] }) => !htmlNodeTypes.has(type) || holdsRich(inner))
