import { isLess } from '@vitrine/money'
import type { WishedProduct, WishItem } from '../model.ts'

/** Whether an item is available for less than the price that its owner last saw. */
export const hasDropped = (
  { currency, noticedPrice }: Pick<WishItem, 'currency' | 'noticedPrice'>,
  { price, availability }: Pick<WishedProduct, 'price' | 'availability'>,
  shopCurrency: string,
): boolean =>
  price !== null &&
  currency === shopCurrency &&
  (availability === 'AVAILABLE' || availability === 'PREORDER') &&
  isLess(price, noticedPrice)
