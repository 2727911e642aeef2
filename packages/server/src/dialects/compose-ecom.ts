import type { ShopViewDeps } from '../areas/catalog/index.ts'
import type { CommerceArea } from '../areas/commerce/compose.ts'
import type { SiteArea } from '../areas/site/compose.ts'
import type { Inventory } from '../areas/stock/index.ts'
import type { QueryPages } from '../transport/query-pages.ts'
import type { HandlerTable } from '../transport/routes.ts'
import { publishedAbandonedHandlers } from './ecom/handlers/abandoned-checkouts.ts'
import { backInStockNotificationHandlers } from './ecom/handlers/back-in-stock-notifications.ts'
import { cartV1Handlers } from './ecom/handlers/carts.ts'
import { cartV2Handlers } from './ecom/handlers/carts-v2.ts'
import { checkoutSettingsHandlers } from './ecom/handlers/checkout-settings.ts'
import { checkoutTemplateHandlers } from './ecom/handlers/checkout-templates.ts'
import { checkoutV1Handlers } from './ecom/handlers/checkouts.ts'
import { couponHandlers } from './ecom/handlers/coupons.ts'
import { currencyHandlers } from './ecom/handlers/currencies.ts'
import { currentCartHandlers } from './ecom/handlers/current-cart.ts'
import { currentCartV2Handlers } from './ecom/handlers/current-cart-v2.ts'
import { deliveryProfileHandlers } from './ecom/handlers/delivery-profiles.ts'
import { discountRuleHandlers } from './ecom/handlers/discount-rules.ts'
import { draftOrdersV1Handlers } from './ecom/handlers/draft-orders.ts'
import { giftVoucherHandlers } from './ecom/handlers/gift-vouchers.ts'
import { localDeliveryHandlers } from './ecom/handlers/local-delivery-options.ts'
import { orderBillingHandlers } from './ecom/handlers/order-billing.ts'
import { orderFulfillmentsHandlers } from './ecom/handlers/order-fulfillments.ts'
import { orderInvoicesHandlers } from './ecom/handlers/order-invoices.ts'
import { orderPaymentRequestHandlers } from './ecom/handlers/order-payment-requests.ts'
import { orderTransactionsHandlers } from './ecom/handlers/order-transactions.ts'
import { ordersV1Handlers } from './ecom/handlers/orders.ts'
import { ordersSettingsHandlers } from './ecom/handlers/orders-settings.ts'
import { pickupLocationHandlers } from './ecom/handlers/pickup-locations.ts'
import { shippingOptionHandlers } from './ecom/handlers/shipping-options.ts'
import { taxCalculationHandlers } from './ecom/handlers/tax-calculation.ts'
import { taxExemptGroupHandlers } from './ecom/handlers/tax-exempt-groups.ts'
import { taxSettingsHandlers } from './ecom/handlers/tax-settings.ts'
import { taxGroupHandlers, taxMappingHandlers, taxRegionHandlers } from './ecom/handlers/taxes.ts'
import { totalsHandlers } from './ecom/handlers/totals.ts'

export interface EcomDeps {
  readonly shop: ShopViewDeps
  readonly commerce: CommerceArea
  readonly sites: SiteArea['sites']
  readonly pages: QueryPages
  readonly inventory: Pick<Inventory, 'listLocations'>
}

/** All services of the published selling APIs; their combined type is too long for a declaration. */
export function ecomHandlers({ shop, commerce, sites, pages, inventory }: EcomDeps): HandlerTable {
  const { carts, checkouts, orders, payments, promotions, tax, delivery } = commerce
  const cartDeps = {
    ...shop,
    carts,
    checkouts,
    payments,
    delivery,
    locationsOf: inventory.listLocations,
    shownStockOf: async ({ tx }) => (await sites.get(tx.siteId)).settings.inventory,
    siteUrlOf: ({ tx, request }) => sites.urlOf(tx.siteId, request.baseUrl),
  } satisfies Parameters<typeof currentCartV2Handlers>[0]
  const orderDeps = {
    orders,
    payments,
    pages,
    mediaUrl: shop.mediaUrl,
    shopOf: (tx) => shop.catalog.shopOf(tx),
    pricesIncludeTax: (tx) => carts.pricesIncludeTax(tx),
  } satisfies Parameters<typeof ordersV1Handlers>[0] & Parameters<typeof orderBillingHandlers>[0]
  const records = { tax, delivery, pages }
  return {
    currentCart: currentCartHandlers(cartDeps),
    cartV1: cartV1Handlers(cartDeps),
    checkoutV1: checkoutV1Handlers({ ...cartDeps, orders }),
    cartV2: cartV2Handlers({ ...cartDeps, orders }),
    currentCartV2: currentCartV2Handlers(cartDeps),
    checkoutSettings: checkoutSettingsHandlers(commerce.checkoutSettings),
    checkoutTemplates: checkoutTemplateHandlers({
      templates: commerce.checkoutTemplates,
      pages,
      siteUrlOf: cartDeps.siteUrlOf,
    }),
    abandonedCheckoutsV1: publishedAbandonedHandlers({
      ...shop,
      abandoned: commerce.abandoned,
      pages,
      siteUrlOf: cartDeps.siteUrlOf,
    }),
    backInStockNotifications: backInStockNotificationHandlers({
      waiting: commerce.backInStock,
      pages,
      sites,
    }),
    ordersV1: ordersV1Handlers(orderDeps),
    draftOrdersV1: draftOrdersV1Handlers({ ...orderDeps, drafts: commerce.draftOrders }),
    orderTransactions: orderTransactionsHandlers(orderDeps),
    orderBilling: orderBillingHandlers(orderDeps),
    orderFulfillments: orderFulfillmentsHandlers(commerce),
    orderInvoices: orderInvoicesHandlers(commerce),
    orderPaymentRequests: orderPaymentRequestHandlers({
      requests: commerce.paymentRequests,
      pages,
      shopOf: orderDeps.shopOf,
      pageOf: commerce.paymentPageOf,
    }),
    ordersSettings: ordersSettingsHandlers({ sites, invoices: commerce.invoices }),
    giftVouchers: giftVoucherHandlers(commerce.giftCards),
    coupons: couponHandlers(promotions),
    discountRules: discountRuleHandlers(promotions, pages),
    taxGroups: taxGroupHandlers(records),
    taxRegions: taxRegionHandlers(records),
    manualTaxMappings: taxMappingHandlers(records),
    taxSettings: taxSettingsHandlers(sites),
    taxExemptGroups: taxExemptGroupHandlers(records),
    taxCalculation: taxCalculationHandlers(tax, sites),
    totalsCalculator: totalsHandlers({ ...cartDeps, promotions }),
    currencies: currencyHandlers(sites),
    deliveryProfile: deliveryProfileHandlers({
      ...records,
      carriers: commerce.carriers,
      siteNameOf: async ({ siteId }) => (await sites.get(siteId)).settings.name,
    }),
    shippingOptions: shippingOptionHandlers(records),
    pickupLocations: pickupLocationHandlers(records),
    localDeliveryOptions: localDeliveryHandlers(records),
  }
}
