import { setImmediate } from 'node:timers/promises'
import { type PriceResult, type Promotion, price } from '@vitrine/pricing'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartLine, ResolvedLine } from '../model/cart.ts'
import type { DeliveryCandidates } from '../model/estimate.ts'
import type { CartView } from '../model/view.ts'
import { sellableLines, snapshotOf } from '../rules/snapshot.ts'
import { viewOf } from '../rules/view.ts'
import { findLinesOf } from '../store/lines.ts'
import { findRecent, type RecentCart } from '../store/recent-carts.ts'
import type { CartDeps } from './deps.ts'
import { resolveLines } from './open-cart.ts'

/** The carts to price, and the promotions. */
export interface RecentToPrice {
  readonly since: Date
  readonly maxCarts: number
  readonly maxLines: number
  readonly promotions: readonly Promotion[]
  /** Added to the codes of each cart. */
  readonly codes: readonly string[]
  /** Price of the delivery, in minor units. */
  readonly deliveryMinor: number
}

/** A cart with something that can be bought, at present prices without tax. */
export interface PricedCart {
  readonly cartId: string
  readonly updatedDate: Date
  readonly pieces: number
  readonly result: PriceResult
}

const CARTS_AT_ONCE = 50
const PARCEL = 'all'

/**
 * What recent carts would cost with given promotions: the newest ones, in six statements however many they
 * are. Read-only.
 */
export async function priceRecent(
  tx: Tx,
  deps: CartDeps,
  wanted: RecentToPrice,
): Promise<{ readonly carts: readonly PricedCart[]; readonly isComplete: boolean }> {
  const found = await findRecent(tx, wanted.since, wanted.maxCarts + 1)
  const recent = withinLines(found.slice(0, wanted.maxCarts), wanted.maxLines)
  const shop = await deps.catalog.shopOf(tx)
  const views = await viewAll(tx, deps, recent, shop)
  const taxes = await deps.costs.taxes(tx, {
    currency: shop.currency,
    lines: [],
    shipping: null,
    billing: null,
    vatId: null,
    taxExemptGroupId: null,
  })
  const carts: PricedCart[] = []
  for (const [at, view] of views.entries()) {
    // Lets other requests run in between.
    if (at % CARTS_AT_ONCE === CARTS_AT_ONCE - 1) await setImmediate()
    if (sellableLines(view).length === 0) continue
    carts.push(priceOne(view, wanted, { now: tx.now, taxes: { ...taxes, groups: [] } }))
  }
  return { carts, isComplete: recent.length === found.length }
}

function withinLines(carts: readonly RecentCart[], most: number): RecentCart[] {
  let lines = 0
  return carts.filter(({ lineCount }) => {
    lines += lineCount
    return lines <= most
  })
}

async function viewAll(
  tx: Tx,
  deps: CartDeps,
  carts: readonly RecentCart[],
  shop: Awaited<ReturnType<CartDeps['catalog']['shopOf']>>,
): Promise<readonly CartView[]> {
  const lines = await findLinesOf(
    tx,
    carts.map(({ id }) => id),
  )
  const { lines: resolved } = await resolveLines(tx, deps, [...lines.values()].flat())
  const byLine = new Map<CartLine, ResolvedLine>(resolved.map((one) => [one.line, one]))
  return carts.map((cart) => {
    const own = (lines.get(cart.id) ?? []).flatMap((line) => byLine.get(line) ?? [])
    return viewOf({ cart, lines: own }, shop)
  })
}

function priceOne(
  view: CartView,
  { promotions, codes, deliveryMinor }: RecentToPrice,
  { now, taxes }: Pick<Parameters<typeof snapshotOf>[0], 'now' | 'taxes'>,
): PricedCart {
  const lines = sellableLines(view)
  const { cart } = view
  const snapshot = snapshotOf({
    view: { ...view, cart: { ...cart, codes: [...new Set([...cart.codes, ...codes])] } },
    now,
    taxes,
    promotions,
    delivery: oneParcel(view, deliveryMinor),
    deliveryChoices: [{ code: PARCEL }],
    destination: null,
    tenders: [],
  })
  return {
    cartId: cart.id,
    updatedDate: cart.updatedDate,
    pieces: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    result: price(snapshot),
  }
}

function oneParcel(view: CartView, amount: number): DeliveryCandidates {
  const goods = view.lines.filter(({ shippable }) => shippable)
  if (amount === 0 || goods.length === 0) return { groups: new Map(), options: [] }
  const rates = [{ amount, conditions: [] }]
  return {
    groups: new Map(goods.map(({ line }) => [line.id, PARCEL])),
    options: [{ id: PARCEL, groupId: PARCEL, title: PARCEL, kind: 'shipping', rates }],
  }
}
