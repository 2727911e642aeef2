import { Product as WireProduct } from '@vitrine/contract/catalog-v1'
import { toWire } from '@vitrine/contract/kit'
import { currencyDigits } from '@vitrine/money'
import type { MediaUrl, Product, Shop } from '../../../areas/catalog/index.ts'
import type { View } from './price.ts'
import { encodeProduct } from './product.ts'

/** The view without any optional parts. */
export const defaultView = (shop: Shop, mediaUrl: MediaUrl): View => ({
  shop,
  decimals: currencyDigits(shop.currency),
  mediaUrl,
  merchantData: false,
  conversion: null,
})

/** Renders a product for all readers. */
export const createProductRenderer =
  (mediaUrl: MediaUrl) =>
  (shop: Shop, product: Product): string =>
    JSON.stringify(toWire(WireProduct, encodeProduct(defaultView(shop, mediaUrl), product)))
