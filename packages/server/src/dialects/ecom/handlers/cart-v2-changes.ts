import { InsufficientInventory, ItemNotFoundInCatalog } from '@vitrine/contract/carts'
import {
  BusinessLocationNotFound,
  type CartInfoV2,
  type CartV2,
  CouponAlreadyExists,
  CouponNotFoundInCart,
  DuplicateLineItemUpdates,
  EmptyLineItemUpdates,
  GiftCardAlreadyExists,
  InvalidAddressFormat,
  MaxCouponsPerCartExceeded,
  type NewCartInfoV2,
  NoLineItemsToAdd,
} from '@vitrine/contract/ecom-v2'
import { continents, countriesOf } from '@vitrine/messages/countries'
import { normalizeCode } from '@vitrine/pricing'
import {
  type CartTarget,
  type CartView,
  cartCallerOf,
  repeatable,
} from '../../../areas/commerce/cart/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { withCouponErrors, withLineErrors } from '../codec/cart-errors-v2.ts'
import { decodeCartV2, decodeOrigin } from '../codec/cart-v2.ts'
import { enteredGiftCard, withGiftCardErrors } from '../codec/gift-card.ts'
import type { Call } from './cart-calls.ts'
import {
  type CartV2Deps,
  cartV2Answers,
  countItems,
  decodeItemsV2,
  type SentItemsV2,
} from './cart-v2-calls.ts'

interface SentCart extends SentItemsV2 {
  readonly cart?: NewCartInfoV2 | undefined
  readonly coupons?: readonly { readonly code: string }[] | undefined
  readonly deliveryMethod?: SentMethod | null | undefined
  readonly giftCards?: readonly SentGiftCard[] | undefined
}

interface SentGiftCard {
  readonly code: string
  readonly redeemAmount?: { readonly amount: string } | null | undefined
}

interface SentMethod {
  readonly code: string
  readonly appId?: string | null | undefined
}

interface LineUpdate {
  readonly lineItemId: string
  readonly quantity?: { readonly newQuantity: number } | null | undefined
}

type Answer = Promise<{ readonly cart: CartV2 }>

/** Changes of carts of the second generation, current or by their ids. */
export function cartV2Changes(deps: CartV2Deps) {
  const { carts } = deps
  const answers = cartV2Answers(deps)
  const { answer } = answers

  async function addCoupon(call: Call, target: CartTarget, couponCode: string): Promise<CartView> {
    const caller = cartCallerOf(call)
    await carts.lock(call.tx, caller, target)
    const coupons = await carts.couponsOf(call.tx, await carts.get(call.tx, caller, target))
    const isThere = coupons.some(({ code }) => normalizeCode(code) === normalizeCode(couponCode))
    if (isThere) throw CouponAlreadyExists({ couponCode })
    if (coupons.length > 0) throw MaxCouponsPerCartExceeded()
    return withCouponErrors(couponCode, () =>
      carts.applyCode(call.tx, caller, target, couponCode, 'replace'),
    )
  }

  const chooseDelivery = (call: Call, target: CartTarget, { code, appId }: SentMethod) =>
    carts.chooseDelivery(call.tx, cartCallerOf(call), target, {
      code,
      ...(appId && { carrierId: appId }),
    })

  const addGiftCard = (
    call: Call,
    target: CartTarget,
    { code, redeemAmount }: SentGiftCard,
    before: CartView,
  ) =>
    withGiftCardErrors(code, async () => {
      const { currency } = await deps.catalog.shopOf(call.tx)
      const entered = enteredGiftCard(code, redeemAmount?.amount, currency)
      const after = await carts.applyGiftCard(call.tx, cartCallerOf(call), target, entered)
      const isThere = after.cart.giftCards.length === before.cart.giftCards.length
      if (isThere) throw GiftCardAlreadyExists({ giftCardCode: code })
      return after
    })

  async function addGiftCards(
    call: Call,
    target: CartTarget,
    giftCards: readonly SentGiftCard[],
    before: CartView,
  ): Promise<CartView> {
    let view = before
    for (const giftCard of giftCards) view = await addGiftCard(call, target, giftCard, view)
    return view
  }

  return {
    ...answers,
    /** Creates a separate cart, or the current one, which may exist already. */
    create: async (call: Call, sent: SentCart, isCurrent: boolean): Answer => {
      const { tx } = call
      const caller = cartCallerOf(call)
      const { cart: info = {}, coupons = [], deliveryMethod, giftCards = [], ...items } = sent
      await checkInfo(deps, tx, info)
      const before = isCurrent ? await carts.read(tx, caller, { kind: 'current' }) : undefined
      const created = await carts.create(tx, caller, {
        ...decodeItemsV2(call, items),
        changes: decodeCartV2(info, caller),
        origin: decodeOrigin(info, tx.actor),
        mayBeEmpty: true,
        isCurrent,
      })
      const target = { kind: 'id', id: created.cart.id } as const
      const [coupon] = coupons
      const add = (code: string) =>
        before
          ? addCoupon(call, target, code)
          : withCouponErrors(code, () => carts.applyCode(tx, caller, target, code, 'first'))
      const couponed = coupon ? await add(coupon.code) : created
      const withCodes = await addGiftCards(call, target, giftCards, couponed)
      return answer(
        call,
        deliveryMethod ? await chooseDelivery(call, target, deliveryMethod) : withCodes,
      )
    },
    update: async (call: Call, target: CartTarget, info: CartInfoV2): Answer => {
      const caller = cartCallerOf(call)
      await checkInfo(deps, call.tx, info)
      const changes = decodeCartV2(info, caller)
      return answer(call, await carts.update(call.tx, caller, target, changes))
    },
    refresh: async (call: Call, target: CartTarget): Answer =>
      answer(call, await carts.refresh(call.tx, cartCallerOf(call), target)),
    add: async (call: Call, target: CartTarget, items: SentItemsV2): Answer => {
      if (countItems(items) === 0) throw NoLineItemsToAdd()
      const additions = { ...decodeItemsV2(call, items), request: repeatable(call) }
      return answer(call, await carts.add(call.tx, cartCallerOf(call), target, additions))
    },
    remove: async (call: Call, target: CartTarget, ids: readonly string[]): Answer => {
      const caller = cartCallerOf(call)
      const removed = () => carts.removeLines(call.tx, caller, target, ids)
      return answer(call, await withLineErrors(removed))
    },
    updateLines: async (
      call: Call,
      target: CartTarget,
      updates: readonly LineUpdate[] = [],
    ): Answer => {
      const caller = cartCallerOf(call)
      const quantities = decodeUpdates(updates)
      await carts.lock(call.tx, caller, target)
      refuseUnsellable(await carts.get(call.tx, caller, target), quantities)
      const set = () => carts.setQuantities(call.tx, caller, target, quantities)
      return answer(call, await withLineErrors(set))
    },
    addCoupon: async (call: Call, target: CartTarget, code: string): Answer =>
      answer(call, await addCoupon(call, target, code)),
    removeCoupon: async (call: Call, target: CartTarget, couponId: string): Answer => {
      const caller = cartCallerOf(call)
      await carts.lock(call.tx, caller, target)
      const coupons = await carts.couponsOf(call.tx, await carts.get(call.tx, caller, target))
      const coupon = coupons.find(({ id }) => id === couponId.toLowerCase())
      if (!coupon) throw CouponNotFoundInCart({ couponId })
      const remove = () => carts.removeCode(call.tx, caller, target, coupon.code)
      return answer(call, await withCouponErrors(coupon.code, remove))
    },
    chooseDelivery: async (call: Call, target: CartTarget, method: SentMethod): Answer =>
      answer(call, await chooseDelivery(call, target, method)),
    removeDelivery: async (call: Call, target: CartTarget): Answer => {
      const caller = cartCallerOf(call)
      await carts.lock(call.tx, caller, target)
      return answer(call, await carts.update(call.tx, caller, target, { deliveryChoice: null }))
    },
    addGiftCard: async (call: Call, target: CartTarget, giftCard: SentGiftCard): Answer => {
      const caller = cartCallerOf(call)
      await carts.lock(call.tx, caller, target)
      const before = await carts.get(call.tx, caller, target)
      return answer(call, await addGiftCard(call, target, giftCard, before))
    },
    removeGiftCard: async (call: Call, target: CartTarget, giftCardId: string): Answer => {
      const { tx } = call
      const caller = cartCallerOf(call)
      return answer(call, await carts.removeGiftCard(tx, caller, target, giftCardId))
    },
  }
}

const countries = new Set(continents.flatMap(countriesOf))

/** Checks that references in a cart's buyer and address data exist. */
async function checkInfo(
  { locationsOf }: Pick<CartV2Deps, 'locationsOf'>,
  tx: Tx,
  { businessInfo, deliveryInfo, paymentInfo }: CartInfoV2,
): Promise<void> {
  const addresses = {
    'cart.deliveryInfo.address.country': deliveryInfo?.address?.country,
    'cart.paymentInfo.billingAddress.country': paymentInfo?.billingAddress?.country,
  }
  for (const [field, country] of Object.entries(addresses)) {
    if (country && !countries.has(country)) throw InvalidAddressFormat({ field, country })
  }
  const locationId = businessInfo?.locationId
  if (!locationId) return
  const isThere = (await locationsOf(tx)).some(({ id }) => id === locationId.toLowerCase())
  if (!isThere) throw BusinessLocationNotFound({ locationId })
}

function decodeUpdates(updates: readonly LineUpdate[]): Map<string, number> {
  const empty = updates.filter(({ quantity }) => !quantity)
  if (updates.length === 0 || empty.length > 0) {
    throw EmptyLineItemUpdates({ lineItemIds: empty.map(({ lineItemId }) => lineItemId) })
  }
  const quantities = new Map(
    updates.map(({ lineItemId, quantity }) => [lineItemId, quantity?.newQuantity ?? 0]),
  )
  if (quantities.size < updates.length) {
    const ids = updates.map(({ lineItemId }) => lineItemId)
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
    throw DuplicateLineItemUpdates({ lineItemIds: [...new Set(twice)] })
  }
  return quantities
}

/** Refuses quantities for deleted and sold-out lines. */
function refuseUnsellable({ lines }: CartView, quantities: ReadonlyMap<string, number>): void {
  const named = lines.filter(({ line }) => quantities.has(line.id))
  const gone = named.filter(({ availability }) => availability.status === 'NOT_FOUND')
  if (gone.length > 0) {
    throw ItemNotFoundInCatalog({
      invalidItems: gone.map(({ line }) => ({ lineItemId: line.id })),
    })
  }
  const soldOut = named.filter(({ availability }) => availability.status === 'NOT_AVAILABLE')
  if (soldOut.length === 0) return
  throw InsufficientInventory({
    invalidItems: soldOut.map(({ line }) => ({
      id: { lineItemId: line.id },
      requestedQuantity: quantities.get(line.id),
      availableQuantity: 0,
    })),
  })
}
