import type { ShopPicture, ShopProduct } from '@vitrine/contract/shop'
import { chosenOf, type Selection } from './selection.ts'

/** Media of the chosen options first, in their order, then all others: a choice hides no picture. */
export function orderMedia(
  product: Pick<ShopProduct, 'media' | 'options'>,
  selection: Selection,
): ShopPicture[] {
  const ids = new Set(chosenOf(product, selection).flatMap(({ mediaIds }) => mediaIds))
  const isChosen = ({ id }: ShopPicture) => ids.has(id)
  return [...product.media.filter(isChosen), ...product.media.filter((one) => !isChosen(one))]
}
