import type { ShopView } from '../../../areas/catalog/index.ts'
import type { ShownStock } from '../../../areas/commerce/cart/index.ts'

/** The shop as a caller sees its carts. */
export interface CartShopView extends ShopView {
  readonly shownStock: ShownStock
  /** Base URL of the shop's pages. */
  readonly siteUrl: string
  readonly pricesIncludeTax: boolean
}
