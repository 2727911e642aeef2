import type { RichContent, RichNode } from '@vitrine/contract/rich-content'

/** The words of a document, block by block on lines of their own. */
export const documentToText = ({ nodes }: Pick<RichContent, 'nodes'>): string =>
  nodes.map(textOf).filter(Boolean).join('\n')

function textOf({ textData, nodes = [] }: RichNode): string {
  if (textData) return textData.text
  const isLine = nodes.every(({ type }) => type === 'TEXT')
  return nodes
    .map(textOf)
    .filter(Boolean)
    .join(isLine ? '' : '\n')
}
