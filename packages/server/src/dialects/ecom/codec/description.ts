import type { LineView } from '../../../areas/commerce/cart/index.ts'

/** A choice or a text below the name of what is bought. */
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
