import type { AddressWithContact } from '@vitrine/contract/carts'
import type { Channel } from '@vitrine/contract/checkouts'
import type { CartInfoV2, CartV2, DeliveryMethod, NewCartInfoV2 } from '@vitrine/contract/ecom-v2'
import type {
  Cart,
  CartCaller,
  CartChanges,
  CartOrigin,
  Estimate,
} from '../../../areas/commerce/cart/index.ts'
import type { Actor } from '../../../platform/tx.ts'
import type { CartCoupon } from './cart.ts'
import { GIFT_CARD_APP_ID } from './gift-card.ts'
import { encodeLinesV2 } from './line-item-v2.ts'
import { encodeConvertedMinor } from './money.ts'
import type { CartShopView } from './view.ts'

/** Data of other features shown in a cart. */
export interface CartExtras {
  readonly coupons: readonly CartCoupon[]
  readonly method: DeliveryMethod | undefined
}

/** A cart of the second generation, priced with automatic discounts. */
export function encodeCartV2(
  shop: CartShopView,
  estimate: Estimate,
  { coupons, method }: CartExtras,
): CartV2 {
  const { cart } = estimate.view
  const { currency, locale } = shop.shop
  const languageCode = locale.split('-', 1)[0] ?? 'en'
  return {
    id: cart.id,
    revision: String(cart.revision),
    lineItems: encodeLinesV2(shop, estimate),
    subtotal: encodeConvertedMinor(shop, estimate.result.totals.subtotal),
    ...(cart.note && { note: cart.note }),
    coupons: [...coupons],
    source: encodeSource(cart),
    businessInfo: {
      currencyCode: currency,
      languageCode,
      ...(cart.businessLocationId && { locationId: cart.businessLocationId }),
    },
    customerInfo: {
      ...encodeCustomer(cart),
      languageCode,
      currencyCode: shop.conversion?.currency ?? currency,
    },
    deliveryInfo: {
      ...(cart.contact?.address && { address: cart.contact.address }),
      ...(method && { method }),
      weightUnit: 'KG',
    },
    taxInfo: {
      pricesIncludeTax: shop.pricesIncludeTax,
      ...(cart.taxExemptGroupId && { taxExemptGroupId: cart.taxExemptGroupId }),
    },
    paymentInfo: {
      giftCards: cart.giftCards.map(({ id, lastFour }) => ({
        id,
        obfuscatedCode: `****${lastFour}`,
        appId: GIFT_CARD_APP_ID,
      })),
      currencyCode: currency,
      ...encodeBilling(cart.billing),
    },
    orderPlaced: cart.orderedDate !== null,
    ...(cart.orderId && { orderId: cart.orderId }),
    purchaseFlowId: cart.purchaseFlowId,
    settings: encodeSettings(cart),
    ...(cart.overrideCheckoutUrl && { customCheckoutUrl: cart.overrideCheckoutUrl }),
    ...(cart.extendedFields && { extendedFields: cart.extendedFields }),
    currentCart: cart.isCurrent,
    demo: false,
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
  }
}

function encodeCustomer({ visitorId, memberId, contactId, email, contact }: Cart) {
  const { firstName, lastName, phone, company, vatId } = contact?.contactDetails ?? {}
  return {
    ...(visitorId && { visitorId }),
    ...(memberId && { memberId }),
    openAccess: visitorId === null && memberId === null,
    ...(contactId && { contactId }),
    ...(email && { email }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phone && { phone }),
    ...(company && { company }),
    ...(vatId && { vatId }),
  }
}

const encodeBilling = (billing: AddressWithContact | null) => ({
  ...(billing?.address && { billingAddress: billing.address }),
  ...(billing?.contactDetails && { billingContact: billing.contactDetails }),
})

const creatorFields: Readonly<Record<string, keyof CartV2['source']['createdBy']>> = {
  staff: 'userId',
  'api-key': 'appId',
  member: 'memberId',
  visitor: 'visitorId',
}

/** Without a source, a cart comes from the website, by its owner. */
function encodeSource({ source, visitorId, memberId }: Cart): CartV2['source'] {
  const creatorField = source && creatorFields[source.creator.type]
  const owner = { ...(visitorId && { visitorId }), ...(memberId && { memberId }) }
  return {
    channelType: source?.channel ?? 'WEB',
    externalReferences: [...(source?.externalReferences ?? [])],
    createdBy: source && creatorField ? { [creatorField]: source.creator.id } : owner,
    ...(source?.customContent && { customContentReference: source.customContent }),
  }
}

const encodeSettings = ({ settings }: Cart): CartV2['settings'] => ({
  lockGiftCard: settings?.lockGiftCard ?? false,
  lockCouponCode: settings?.lockCouponCode ?? false,
  policyAgreementCheckboxDisabled: settings?.disabledPolicyAgreementCheckbox ?? false,
  manualPaymentDisabled: settings?.disabledManualPayment ?? false,
})

/** The changes of a sent cart: absent fields stay unchanged. Only merchants can exempt a buyer from tax. */
export function decodeCartV2(info: CartInfoV2, caller: CartCaller): CartChanges {
  const { customerInfo, deliveryInfo, paymentInfo } = info
  const { email, ...person } = customerInfo ?? {}
  return {
    note: info.note,
    email,
    ...((customerInfo || deliveryInfo) && {
      contactParts: {
        address: deliveryInfo?.address,
        ...(Object.keys(person).length > 0 && { contactDetails: person }),
      },
    }),
    ...(paymentInfo && {
      billingParts: {
        address: paymentInfo.billingAddress,
        contactDetails: paymentInfo.billingContact,
      },
    }),
    overrideCheckoutUrl: info.customCheckoutUrl,
    businessLocationId: info.businessInfo?.locationId,
    ...(caller.kind === 'merchant' && { taxExemptGroupId: info.taxInfo?.taxExemptGroupId }),
    extendedFields: info.extendedFields,
  }
}

/** Fields fixed at the creation of a cart. */
export function decodeOrigin({ settings, source }: NewCartInfoV2, creator: Actor): CartOrigin {
  return {
    settings: settings
      ? {
          lockGiftCard: settings.lockGiftCard ?? false,
          lockCouponCode: settings.lockCouponCode ?? false,
          disabledPolicyAgreementCheckbox: settings.policyAgreementCheckboxDisabled ?? false,
          disabledManualPayment: settings.manualPaymentDisabled ?? false,
        }
      : null,
    source: {
      channel: source?.channelType ?? ('WEB' satisfies Channel),
      externalReferences: source?.externalReferences ?? [],
      customContent: source?.customContentReference ?? null,
      creator: { type: creator.type, id: creator.id },
    },
  }
}
