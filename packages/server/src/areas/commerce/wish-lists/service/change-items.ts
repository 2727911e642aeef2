import { ItemNotFoundInCatalog } from '@vitrine/contract/carts'
import type { NewWish } from '@vitrine/contract/wish-lists'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import type { WishItem, WishListView } from '../model.ts'
import { newItem } from '../rules/new-item.ts'
import type { WishListDeps } from './deps.ts'
import { openOrCreate, requireList } from './open-list.ts'
import { isThere, saveList } from './save-list.ts'
import { type ResolvedWish, resolveWishes, viewList } from './view-list.ts'

/** Adds products and variants; existing items stay unchanged. */
export async function addItems(
  tx: Tx,
  deps: WishListDeps,
  caller: CartCaller,
  wishes: readonly NewWish[],
): Promise<WishListView> {
  const { isNew, ...before } = await openOrCreate(tx, deps, caller)
  const { currency } = await deps.catalog.shopOf(tx)
  const named = wishes.map((one) => ({ reference: referenceTo(one), seenName: '' }))
  const resolved = await resolveWishes(tx, deps, named, currency)
  refuseGone(resolved)
  const items = resolved.reduce<readonly WishItem[]>(
    (sofar, one) => withItem(sofar, newItem(one, { id: newId(), now: tx.now, currency })),
    before.items,
  )
  const after = await saveList(tx, deps, before, { list: before.list, items }, { isNew })
  return viewList(tx, deps, after)
}

const referenceTo = ({ productId, variantId }: NewWish) => ({
  productId,
  ...(variantId && { variantId }),
  choices: {},
  texts: {},
})

function refuseGone(resolved: readonly ResolvedWish[]): void {
  const gone = resolved.filter(({ wanted }) => wanted.availability === 'GONE')
  if (gone.length === 0) return
  throw ItemNotFoundInCatalog({
    invalidItems: gone.map(({ reference: { productId, variantId } }) => ({
      catalogReference: { catalogItemId: productId, ...(variantId && { options: { variantId } }) },
    })),
  })
}

/** The items with a new one first. A removed item is added as new, an existing one stays unchanged. */
export function withItem(items: readonly WishItem[], added: WishItem): readonly WishItem[] {
  const existing = items.find(({ identity }) => identity === added.identity)
  if (!existing) return [added, ...items]
  if (isThere(existing)) return items
  return [{ ...added, id: existing.id }, ...items.filter(({ id }) => id !== existing.id)]
}

/** Removes existing items; they can be restored for a day. */
export const removeItems = (
  tx: Tx,
  deps: WishListDeps,
  caller: CartCaller,
  ids: readonly string[],
): Promise<WishListView> =>
  changeEach(tx, deps, caller, ids, (one) => (isThere(one) ? { ...one, removedDate: tx.now } : one))

/** Restores removed items unchanged. */
export const restoreItems = (
  tx: Tx,
  deps: WishListDeps,
  caller: CartCaller,
  ids: readonly string[],
): Promise<WishListView> =>
  changeEach(tx, deps, caller, ids, (one) => ({ ...one, removedDate: null }))

async function changeEach(
  tx: Tx,
  deps: WishListDeps,
  caller: CartCaller,
  ids: readonly string[],
  change: (item: WishItem) => WishItem,
): Promise<WishListView> {
  const before = await requireList(tx, deps, caller)
  const named = new Set(ids.map((id) => id.toLowerCase()))
  const items = before.items.map((one) => (named.has(one.id) ? change(one) : one))
  return viewList(tx, deps, await saveList(tx, deps, before, { list: before.list, items }))
}
