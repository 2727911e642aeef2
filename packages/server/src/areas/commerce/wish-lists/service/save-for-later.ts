import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller, CartView, LineView } from '../../cart/index.ts'
import type { WishItem, WishListView } from '../model.ts'
import type { WishListDeps } from './deps.ts'
import { openOrCreate, requireList } from './open-list.ts'
import { isThere, saveList } from './save-list.ts'
import { viewList } from './view-list.ts'

const current = { kind: 'current' } as const

export interface ListAndCart {
  readonly list: WishListView
  /** Undefined where the caller has none. */
  readonly cart: CartView | undefined
}

/** Moves lines of the cart to the list unchanged. Ignores lines that no longer exist. */
export async function saveForLater(
  tx: Tx,
  deps: WishListDeps,
  caller: CartCaller,
  lineIds: readonly string[],
): Promise<ListAndCart> {
  const { isNew, ...before } = await openOrCreate(tx, deps, caller)
  const cart = await deps.carts.read(tx, caller, current)
  const named = new Set(lineIds.map((id) => id.toLowerCase()))
  const lines = cart?.lines.filter(({ line }) => named.has(line.id) && line.reference) ?? []
  const items = lines.reduce<readonly WishItem[]>(
    (sofar, line) => withSaved(sofar, savedItem(tx, line, cart?.currency ?? '')),
    before.items,
  )
  const after = await saveList(tx, deps, before, { list: before.list, items }, { isNew })
  const list = await viewList(tx, deps, after)
  if (lines.length === 0) return { list, cart }
  const moved = lines.map(({ line }) => line.id)
  return { list, cart: await deps.carts.removeLines(tx, caller, current, moved) }
}

function savedItem(
  { now }: Tx,
  { line, purchasable, price }: LineView,
  currency: string,
): WishItem {
  const reference = line.reference as NonNullable<typeof line.reference>
  const variantId = purchasable?.variantId ?? reference.variantId
  return {
    id: newId(),
    identity: line.identity,
    productId: reference.productId.toLowerCase(),
    reference: { ...reference, ...(variantId && { variantId }) },
    seenName: line.seenName,
    savedQuantity: line.quantity,
    priceAdded: line.seenPrice ?? price,
    currency,
    noticedPrice: line.seenPrice ?? price,
    hasDrop: false,
    createdDate: now,
    removedDate: null,
  }
}

/** An item that is on the list already is marked as saved, and keeps the price at which it was added. */
function withSaved(items: readonly WishItem[], saved: WishItem): readonly WishItem[] {
  const existing = items.find(({ identity }) => identity === saved.identity)
  if (!existing) return [saved, ...items]
  const { savedQuantity, reference } = saved
  const one = isThere(existing)
    ? {
        ...existing,
        reference,
        savedQuantity: (existing.savedQuantity ?? 0) + (savedQuantity ?? 0),
      }
    : { ...saved, id: existing.id }
  return [one, ...items.filter(({ id }) => id !== existing.id)]
}

/** Moves saved items into the cart. Items that are no longer on the list are ignored. */
export async function moveToCart(
  tx: Tx,
  deps: WishListDeps,
  caller: CartCaller,
  itemIds: readonly string[],
): Promise<ListAndCart> {
  const before = await requireList(tx, deps, caller)
  const named = new Set(itemIds.map((id) => id.toLowerCase()))
  const moved = before.items.filter((one) => isThere(one) && named.has(one.id))
  if (moved.length === 0) {
    const list = await viewList(tx, deps, before)
    return { list, cart: await deps.carts.read(tx, caller, current) }
  }
  const lines = moved.map(({ reference, savedQuantity }, at) => ({
    reference,
    quantity: savedQuantity ?? 1,
    field: `itemIds[${at}]`,
  }))
  const cart = await deps.carts.add(tx, caller, current, { lines })
  const items = before.items.map((one) =>
    moved.includes(one) ? { ...one, removedDate: tx.now } : one,
  )
  const after = await saveList(tx, deps, before, { list: before.list, items })
  return { list: await viewList(tx, deps, after), cart }
}
