import type { NewWish } from '@vitrine/contract/wish-lists'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { BatchListener, Listener } from '../../site/events/index.ts'
import type { CartCaller } from '../cart/index.ts'
import type { WishList } from './model.ts'
import { addItems, removeItems, restoreItems } from './service/change-items.ts'
import type { WishListDeps } from './service/deps.ts'
import {
  confirmPriceMails,
  endMailsTo,
  followPrices,
  type MailWish,
  unfollowPrices,
  unsubscribe,
} from './service/follow-prices.ts'
import { openMailLink } from './service/links.ts'
import { followPriceChanges, mailDrops, noteDrops } from './service/mail-drops.ts'
import { mergeLists } from './service/merge-lists.ts'
import { readList } from './service/open-list.ts'
import { moveToCart, saveForLater } from './service/save-for-later.ts'
import { openShared, shareLinkOf, shareList } from './service/share-list.ts'
import { viewList } from './service/view-list.ts'
import { deleteOfVisitors } from './store/lists.ts'

export type * from './model.ts'
export { priceFacts } from './rules/price-changes.ts'
export type { MemberAddress } from './service/deps.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'wish-lists.price-changed': { siteId: string; productId: string }
    'wish-lists:mail-drops': Record<string, unknown>
  }
}

/** Mails about prices go within a quarter of an hour, so that several changes are one mail. */
export const wishListsCrontab = '*/15 * * * * wish-lists:mail-drops'

export type WishListsFeature = ReturnType<typeof createWishLists>

/** The wish lists of visitors and members, with items saved for later. */
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
  followPrices: (tx: Tx, caller: CartCaller, wish: MailWish) =>
    followPrices(tx, deps, caller, wish),
  unfollowPrices: (tx: Tx, caller: CartCaller) => unfollowPrices(tx, deps, caller),
  confirmPriceMails: (tx: Tx, link: string) => confirmPriceMails(tx, deps, link),
  unsubscribe: (tx: Tx, link: string) => unsubscribe(tx, deps, link),
  mails: {
    addressIn: async (tx: Tx, link: string) => openMailLink(tx, deps, 'unsubscribe', link).email,
    end: (tx: Tx, email: string) => endMailsTo(tx, deps, email),
  },
  /** Deletes the lists of visitors. */
  eraseVisitors: deleteOfVisitors,
  shareLinkOf: (tx: Tx, list: WishList) => shareLinkOf(tx, deps, list),
  onPricesChanged: ((tx, facts) => followPriceChanges(tx, deps, facts)) satisfies BatchListener,
  tasks: {
    'wish-lists.price-changed': (product, { signal }) => noteDrops(deps, product, signal),
    'wish-lists:mail-drops': (_payload, { signal }) => mailDrops(deps, signal),
  } satisfies Pick<Tasks<JobPayloads>, 'wish-lists.price-changed' | 'wish-lists:mail-drops'>,
  /** Merges a visitor's list at sign-in; runs after the cart, which locks the visitor. */
  onSignedIn: (async (tx, { entityId }) => {
    const { actor } = tx
    if (actor.type !== 'visitor' || !isGuid(actor.id)) return
    await mergeLists(tx, deps, { visitorId: actor.id, memberId: entityId })
  }) satisfies Listener,
})
