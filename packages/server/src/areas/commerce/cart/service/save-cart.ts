import { isDeepStrictEqual } from 'node:util'
import { CartCreated, CartUpdated } from '@vitrine/contract/carts'
import { CheckoutCreated, CheckoutUpdated } from '@vitrine/contract/checkouts'
import type { FactDefinition } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart, CartLine, OpenCart } from '../model/cart.ts'
import { updateCart } from '../store/carts.ts'
import { deleteLines, saveLines } from '../store/lines.ts'
import { withBuyerPrices, withSeenPrices } from './buyer-prices.ts'
import type { CartDeps } from './deps.ts'

/** How a change is stored. */
export interface SaveOptions {
  /** The fact that it is appended as, unless it is the one of its kind. */
  readonly definition?: FactDefinition
  readonly isNew?: boolean
  /** Further fields that have changed, which are stored elsewhere. */
  readonly others?: readonly string[]
}

const factDefinitions = {
  cart: { created: CartCreated, updated: CartUpdated },
  checkout: { created: CheckoutCreated, updated: CheckoutUpdated },
} as const

/** Stores what differs and appends one fact. Without a difference nothing happens. */
export async function saveCart(
  tx: Tx,
  deps: CartDeps,
  before: OpenCart,
  changedCart: OpenCart,
  { definition, isNew = false, others = [] }: SaveOptions = {},
): Promise<OpenCart> {
  const after = withSeenPrices(before, await withBuyerPrices(tx, deps, changedCart))
  const { saved, deleted } = differingLines(before, after)
  const fields = changedFields(before.cart, after.cart)
  const lineFields = saved.length + deleted.length > 0 ? ['lines'] : []
  const changed = [...fields, ...lineFields, ...others]
  if (changed.length === 0 && !isNew) return before
  const cart: Cart = {
    ...after.cart,
    revision: before.cart.revision + (isNew ? 0 : 1),
    updatedDate: tx.now,
    expiresDate: await expiryOf(deps, tx, after.cart),
  }
  await updateCart(tx, cart)
  await deleteLines(
    tx,
    cart.id,
    deleted.map(({ id }) => id),
  )
  await saveLines(tx, cart.id, saved)
  const touched = new Set([...saved, ...deleted].map(({ id }) => id))
  const facts = factDefinitions[cart.kind]
  const fact = {
    definition: definition ?? (isNew ? facts.created : facts.updated),
    entityId: cart.id,
    after: factOf({ ...after, cart }, touched),
  }
  await deps.events.append(
    tx,
    isNew ? fact : { ...fact, before: factOf(before, touched), changedFields: changed },
  )
  return { ...after, cart }
}

/** When an inactive cart is deleted. */
export async function expiryOf(
  { platform, settingsOf }: Pick<CartDeps, 'platform' | 'settingsOf'>,
  { now, siteId }: Pick<Tx, 'now' | 'siteId'>,
  { memberId }: Pick<Cart, 'memberId'>,
): Promise<Date> {
  const { visitorDays, memberDays } = (await settingsOf(siteId)).carts
  return platform.clock.after(now, { hours: 24 * (memberId === null ? visitorDays : memberDays) })
}

function differingLines(before: OpenCart, after: OpenCart) {
  const old = new Map(before.lines.map(({ line }) => [line.id, line]))
  const left = new Set(after.lines.map(({ line }) => line.id))
  return {
    saved: after.lines.flatMap(({ line }) =>
      isDeepStrictEqual(old.get(line.id), line) ? [] : [line],
    ),
    deleted: before.lines.flatMap(({ line }) => (left.has(line.id) ? [] : [line])),
  }
}

/** Counted or set by every change. */
const ownFields = new Set<string>(['revision', 'updatedDate', 'expiresDate'])

const changedFields = (before: Cart, after: Cart): string[] =>
  Object.keys(after).filter(
    (key) =>
      !ownFields.has(key) &&
      !isDeepStrictEqual(before[key as keyof Cart], after[key as keyof Cart]),
  )

/** The fact of a cart, without data of the buyer and with changed lines only. */
export function factOf({ cart, lines }: OpenCart, touched?: ReadonlySet<string>) {
  const {
    note: _,
    giftMessage: __,
    email: ___,
    contact: ____,
    extendedFields: _____,
    billing: ______,
    ...others
  } = cart
  return {
    ...others,
    lines: lines
      .filter(({ line }) => !touched || touched.has(line.id))
      .map(({ line }) => lineOfFact(line)),
  }
}

const lineOfFact = ({ id, reference, customItem, quantity, seenName }: CartLine) => ({
  id,
  productId: reference?.productId ?? null,
  variantId: reference?.variantId ?? null,
  name: customItem?.name ?? seenName,
  quantity,
})
