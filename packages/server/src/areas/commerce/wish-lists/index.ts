import type { NewWish } from '@vitrine/contract/wish-lists'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Listener } from '../../site/events/index.ts'
import type { CartCaller } from '../cart/index.ts'
import type { WishList } from './model.ts'
import { addItems, removeItems, restoreItems } from './service/change-items.ts'
import type { WishListDeps } from './service/deps.ts'
import { mergeLists } from './service/merge-lists.ts'
import { readList } from './service/open-list.ts'
import { moveToCart, saveForLater } from './service/save-for-later.ts'
import { openShared, shareLinkOf, shareList } from './service/share-list.ts'
import { viewList } from './service/view-list.ts'

export type * from './model.ts'

export type WishListsFeature = ReturnType<typeof createWishLists>

/** What visitors and members want, and what they have saved for later. */
export const createWishLists = (deps: WishListDeps) => ({
  /** Undefined where the caller has none. */
  read: async (tx: Tx, caller: CartCaller) => {
    const list = await readList(tx, caller)
    return list && viewList(tx, deps, list)
  },
  add: (tx: Tx, caller: CartCaller, wishes: readonly NewWish[]) =>
    addItems(tx, deps, caller, wishes),
  remove: (tx: Tx, caller: CartCaller, ids: readonly string[]) =>
    removeItems(tx, deps, caller, ids),
  restore: (tx: Tx, caller: CartCaller, ids: readonly string[]) =>
    restoreItems(tx, deps, caller, ids),
  saveForLater: (tx: Tx, caller: CartCaller, lineIds: readonly string[]) =>
    saveForLater(tx, deps, caller, lineIds),
  moveToCart: (tx: Tx, caller: CartCaller, ids: readonly string[]) =>
    moveToCart(tx, deps, caller, ids),
  share: (tx: Tx, caller: CartCaller, isShared: boolean) => shareList(tx, deps, caller, isShared),
  openShared: (tx: Tx, link: string) => openShared(tx, deps, link),
  shareLinkOf: (tx: Tx, list: WishList) => shareLinkOf(tx, deps, list),
  /** A visitor who signs in takes the list along; it listens behind the cart, which locks the visitor. */
  onSignedIn: (async (tx, { entityId }) => {
    const { actor } = tx
    if (actor.type !== 'visitor' || !isGuid(actor.id)) return
    await mergeLists(tx, deps, { visitorId: actor.id, memberId: entityId })
  }) satisfies Listener,
})
