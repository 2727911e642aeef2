import type { RichNode } from '@vitrine/contract/rich-content'
import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../../../server/context.ts'
import type { DocumentView, TextView } from './product-view.ts'

/** The texts of a product as documents. */
export interface Documents {
  readonly description?: DocumentView
  readonly sections: readonly (DocumentView | undefined)[]
}

/** Documents of the product at an address; a site whose catalog speaks the older dialect alone has none. */
export async function findDocuments({ api }: RequestContext, slug: string): Promise<Documents> {
  const query = { filter: { slug }, cursorPaging: { limit: 1 } }
  const fields = ['DESCRIPTION', 'INFO_SECTION_DESCRIPTION'] as const
  try {
    const { products } = await api.catalogV3.queryProducts({ query, fields: [...fields] })
    const { description, infoSections = [] } = products[0] ?? {}
    return {
      ...(description && { description }),
      sections: infoSections.map((one) => one.description),
    }
  } catch (error) {
    if (error instanceof VitrineError && error.status === 428) return { sections: [] }
    throw error
  }
}

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
