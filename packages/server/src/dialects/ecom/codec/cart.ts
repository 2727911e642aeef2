import type { CartInfo, CartV1 } from '@vitrine/contract/ecom'
import type { CartChanges, CartView } from '../../../areas/commerce/cart/index.ts'
import { encodeLineItem } from './line-item.ts'
import type { CartShopView } from './view.ts'

/** A coupon that a cart has. */
export interface CartCoupon {
  readonly id: string
  readonly code: string
}

export function encodeCart(
  shop: CartShopView,
  { cart, lines }: CartView,
  coupons: readonly CartCoupon[],
): CartV1 {
  const language = shop.shop.locale.split('-', 1)[0] ?? 'en'
  return {
    id: cart.id,
    lineItems: lines.map((line) => encodeLineItem(shop, line)),
    ...(cart.note && { buyerNote: cart.note }),
    buyerInfo: {
      ...(cart.memberId && { memberId: cart.memberId }),
      ...(cart.visitorId && { visitorId: cart.visitorId }),
      ...(cart.contactId && { contactId: cart.contactId }),
      ...(cart.email && { email: cart.email }),
    },
    currency: shop.shop.currency,
    conversionCurrency: shop.conversion?.currency ?? shop.shop.currency,
    paymentCurrency: shop.shop.currency,
    buyerLanguage: language,
    siteLanguage: language,
    taxIncludedInPrices: shop.pricesIncludeTax,
    weightUnit: 'KG',
    appliedDiscounts: coupons.map((coupon) => ({ coupon })),
    ...(cart.contact && { contactInfo: cart.contact }),
    ...(cart.overrideCheckoutUrl && { overrideCheckoutUrl: cart.overrideCheckoutUrl }),
    ...(cart.checkoutId && { checkoutId: cart.checkoutId }),
    purchaseFlowId: cart.purchaseFlowId,
    ...(cart.deliveryChoice && { selectedShippingOption: cart.deliveryChoice }),
    ...(cart.businessLocationId && { businessLocationId: cart.businessLocationId }),
    ...(cart.extendedFields && { extendedFields: cart.extendedFields }),
    revision: String(cart.revision),
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
  }
}

/** The changes of a sent cart; other fields are ignored. */
export const decodeInfo = (info: CartInfo): CartChanges => ({
  note: info.buyerNote,
  email: info.buyerInfo?.email,
  contactId: info.buyerInfo?.contactId,
  contact: info.contactInfo,
  deliveryChoice: info.selectedShippingOption,
  overrideCheckoutUrl: info.overrideCheckoutUrl,
  businessLocationId: info.businessLocationId,
  extendedFields: info.extendedFields,
})
