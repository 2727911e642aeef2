import type { ShopViewDeps } from '../../../areas/catalog/index.ts'
import type { CommerceArea } from '../../../areas/commerce/compose.ts'
import type { SiteArea } from '../../../areas/site/compose.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import { cartV1Handlers } from './carts.ts'
import { couponHandlers } from './coupons.ts'
import { currentCartHandlers } from './current-cart.ts'
import { deliveryProfileHandlers } from './delivery-profiles.ts'
import { discountRuleHandlers } from './discount-rules.ts'
import { shippingOptionHandlers } from './shipping-options.ts'
import { taxSettingsHandlers } from './tax-settings.ts'
import { taxGroupHandlers, taxMappingHandlers, taxRegionHandlers } from './taxes.ts'

export interface EcomDeps {
  readonly shop: ShopViewDeps
  readonly commerce: Pick<CommerceArea, 'carts' | 'promotions' | 'tax' | 'delivery'>
  readonly sites: SiteArea['sites']
  readonly pages: QueryPages
}

/** Every service of the published forms of selling. */
export function ecomHandlers({ shop, commerce, sites, pages }: EcomDeps) {
  const { carts, promotions, tax, delivery } = commerce
  const cartDeps = {
    ...shop,
    carts,
    shownStockOf: async ({ tx }) => (await sites.get(tx.siteId)).settings.inventory,
    siteUrlOf: ({ tx, request }) => sites.urlOf(tx.siteId, request.baseUrl),
  } satisfies Parameters<typeof currentCartHandlers>[0]
  const records = { tax, delivery, pages }
  return {
    currentCart: currentCartHandlers(cartDeps),
    cartV1: cartV1Handlers(cartDeps),
    coupons: couponHandlers(promotions),
    discountRules: discountRuleHandlers(promotions, pages),
    taxGroups: taxGroupHandlers(records),
    taxRegions: taxRegionHandlers(records),
    manualTaxMappings: taxMappingHandlers(records),
    taxSettings: taxSettingsHandlers(sites),
    deliveryProfile: deliveryProfileHandlers(records),
    shippingOptions: shippingOptionHandlers(records),
  }
}
