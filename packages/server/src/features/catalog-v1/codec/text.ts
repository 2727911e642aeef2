import { Product as WireProduct } from '@vitrine/contract/catalog-v1'
import { toWire } from '@vitrine/contract/kit'
import { currencyDecimals, type MediaUrl, type Product, type Shop } from '../../catalog/index.ts'
import type { View } from './price.ts'
import { encodeProduct } from './product.ts'

/** The view of somebody who asked for nothing but the product. */
export const plainView = (shop: Shop, mediaUrl: MediaUrl): View => ({
  shop,
  decimals: currencyDecimals(shop.currency),
  mediaUrl,
  merchantData: false,
  conversion: null,
})

/** A product as it travels to everybody. */
export const writeProduct =
  (mediaUrl: MediaUrl) =>
  (shop: Shop, product: Product): string =>
    JSON.stringify(toWire(WireProduct, encodeProduct(plainView(shop, mediaUrl), product)))
