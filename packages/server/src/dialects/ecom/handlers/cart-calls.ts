import type { AddressWithContact, DeliveryChoice } from '@vitrine/contract/carts'
import {
  CantAddSelectedMembership,
  type CartInfo,
  CartIsAtAnotherLocation,
  type CartV1,
  type CustomLineItem,
  CustomLineItemPaymentOption,
  CustomLineItemPropertiesType,
  type EstimateV1,
  type LineItemToAdd,
} from '@vitrine/contract/ecom'
import { PermissionDenied } from '@vitrine/contract/kit'
import { type ShopViewDeps, shopViewOf } from '../../../areas/catalog/index.ts'
import {
  type CartFeature,
  type CartTarget,
  type CartView,
  cartCallerOf,
  repeatable,
  type ShownStock,
} from '../../../areas/commerce/cart/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeInfo, encodeCart } from '../codec/cart.ts'
import { decodeCustomItems } from '../codec/custom-item.ts'
import { encodeEstimate } from '../codec/estimate.ts'
import { refuseMemberships } from '../codec/line-payment.ts'
import { refuseOverrides } from '../codec/overrides.ts'
import { decodeItems } from '../codec/references.ts'
import type { CartShopView } from '../codec/view.ts'

export interface CartCallDeps extends ShopViewDeps {
  readonly carts: CartFeature
  shownStockOf(call: Pick<HandlerContext, 'tx'>): Promise<ShownStock>
  siteUrlOf(call: HandlerContext): Promise<string>
}

export type Call = HandlerContext & { readonly input: unknown }

/** Items to add; custom items are for merchants only. */
export interface SentItems {
  readonly lineItems?: readonly LineItemToAdd[] | undefined
  readonly customLineItems?: readonly CustomLineItem[] | undefined
}

interface SentAddition extends SentItems {
  readonly businessLocationId?: string | null | undefined
}

interface SentChanges extends SentItems {
  readonly cartInfo?: CartInfo | undefined
  readonly couponCode?: string | null | undefined
}

interface SentEstimate {
  readonly selectedShippingOption?: DeliveryChoice | null | undefined
  readonly shippingAddress?: AddressWithContact['address']
  readonly billingAddress?: AddressWithContact['address']
  readonly calculateTax?: boolean | null | undefined
  readonly calculateShipping?: boolean | null | undefined
}

/** Common functions for the current cart and carts by id. */
export function cartCalls(deps: CartCallDeps) {
  const { carts } = deps
  const answer = async (call: Call, view: CartView): Promise<{ cart: CartV1 }> => ({
    cart: encodeCart(await shopOf(deps, call), view, await carts.couponsOf(call.tx, view)),
  })
  const addItems = (call: Call, target: CartTarget, items: SentItems) =>
    carts.add(call.tx, cartCallerOf(call), target, {
      ...decodeSent(call, items),
      request: repeatable(call),
    })
  return {
    answer,
    get: async (call: Call, target: CartTarget) =>
      answer(call, await carts.get(call.tx, cartCallerOf(call), target)),
    add: async (call: Call, target: CartTarget, { businessLocationId, ...items }: SentAddition) => {
      const added = await addItems(call, target, items)
      if (!businessLocationId) return answer(call, added)
      const { businessLocationId: present } = added.cart
      if (present && present !== businessLocationId) {
        throw CartIsAtAnotherLocation({ businessLocationId: present })
      }
      const own = { kind: 'id', id: added.cart.id } as const
      return answer(
        call,
        await carts.update(call.tx, cartCallerOf(call), own, { businessLocationId }),
      )
    },
    create: async (call: Call, { cartInfo, couponCode, ...items }: SentChanges) => {
      const caller = cartCallerOf(call)
      const changes = decodeInfo(cartInfo ?? {})
      const created = await carts.create(call.tx, caller, { ...decodeSent(call, items), changes })
      if (!couponCode) return answer(call, created)
      const target = { kind: 'id', id: created.cart.id } as const
      return answer(call, await carts.applyCode(call.tx, caller, target, couponCode, 'replace'))
    },
    update: async (call: Call, target: CartTarget, sent: SentChanges) => {
      const { cartInfo, couponCode, ...items } = sent
      const caller = cartCallerOf(call)
      if (cartInfo) await carts.update(call.tx, caller, target, decodeInfo(cartInfo))
      if (hasItems(items)) await addItems(call, target, items)
      if (couponCode) await carts.applyCode(call.tx, caller, target, couponCode, 'replace')
      return answer(call, await carts.get(call.tx, caller, target))
    },
    setQuantities: async (
      call: Call,
      target: CartTarget,
      lines: readonly { readonly id: string; readonly quantity: number }[],
    ) => {
      const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]))
      return answer(
        call,
        await carts.setQuantities(call.tx, cartCallerOf(call), target, quantities),
      )
    },
    remove: async (call: Call, target: CartTarget, ids: readonly string[]) =>
      answer(call, await carts.removeLines(call.tx, cartCallerOf(call), target, ids)),
    removeCoupon: async (call: Call, target: CartTarget) =>
      answer(call, await carts.removeCode(call.tx, cartCallerOf(call), target, null)),
    estimate: async (call: Call, target: CartTarget, sent: SentEstimate): Promise<EstimateV1> => {
      const estimate = await carts.estimate(call.tx, cartCallerOf(call), target, {
        shipping: sent.shippingAddress,
        billing: sent.billingAddress,
        deliveryChoices: sent.selectedShippingOption ? [sent.selectedShippingOption] : undefined,
        withDelivery: sent.calculateShipping !== false,
        withTax: sent.calculateTax !== false,
      })
      const coupons = await carts.couponsOf(call.tx, estimate.view)
      return encodeEstimate(await shopOf(deps, call), estimate, coupons)
    },
    delete: async (call: Call, target: CartTarget) => {
      await carts.delete(call.tx, cartCallerOf(call), target)
      return {}
    },
  }
}

export const hasItems = ({ lineItems = [], customLineItems = [] }: SentItems) =>
  lineItems.length + customLineItems.length > 0

export function decodeSent(call: Call, { lineItems = [], customLineItems = [] }: SentItems) {
  refuseOverrides(call, 'lineItems', lineItems)
  if (customLineItems.length > 0 && call.caller.kind !== 'merchant') {
    throw PermissionDenied({ field: 'customLineItems' }, 'Only merchants add custom items')
  }
  const at = lineItems.findIndex(({ selectedMembership }) => selectedMembership)
  if (at >= 0) throw CantAddSelectedMembership({ field: `lineItems[${at}].selectedMembership` })
  refuseMemberships(
    lineItems.map(({ catalogOverrideFields: sent }) => sent?.paymentOption?.value),
    'lineItems',
    CantAddSelectedMembership,
  )
  refuseMemberships(
    customLineItems.map(({ paymentOption }) => paymentOption),
    'customLineItems',
    CustomLineItemPaymentOption,
  )
  const both = customLineItems.findIndex((one) => one.physicalProperties && one.serviceProperties)
  if (both >= 0) throw CustomLineItemPropertiesType({ field: `customLineItems[${both}]` })
  return { lines: decodeItems(lineItems), customLines: decodeCustomItems(customLineItems) }
}

export async function shopOf(deps: CartCallDeps, call: Call): Promise<CartShopView> {
  return {
    ...(await shopViewOf(deps, call)),
    shownStock: await deps.shownStockOf(call),
    siteUrl: await deps.siteUrlOf(call),
    pricesIncludeTax: await deps.carts.pricesIncludeTax(call.tx),
  }
}
