import type { LineView } from '../../../areas/commerce/cart/index.ts'

/** A description line of an item: a choice or a text. */
export function encodeDescription({
  kind,
  name,
  value,
  colorCode,
}: LineView['descriptionLines'][number]) {
  const words = { original: value, translated: value }
  const named = { name: { original: name, translated: name } }
  if (kind === 'choice' && colorCode) {
    return { ...named, lineType: 'COLOR', colorInfo: { ...words, code: colorCode } }
  }
  return { ...named, lineType: 'PLAIN_TEXT', plainText: words }
}
