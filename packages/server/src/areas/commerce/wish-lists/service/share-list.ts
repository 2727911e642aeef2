import { WishListLinkInvalid } from '@vitrine/contract/wish-lists'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import { orderIdOf as idOfLink, linkOf } from '../../orders/index.ts'
import type { WishList, WishListView } from '../model.ts'
import { findItems } from '../store/items.ts'
import { findSharedList } from '../store/lists.ts'
import type { WishListDeps } from './deps.ts'
import { requireList } from './open-list.ts'
import { saveList } from './save-list.ts'
import { viewList } from './view-list.ts'

/** The link that shows a list to others; null while it is switched off. */
export const shareLinkOf = (
  { siteId }: Pick<Tx, 'siteId'>,
  { linkKey }: Pick<WishListDeps, 'linkKey'>,
  { shareId }: Pick<WishList, 'shareId'>,
): string | null => (shareId === null ? null : linkOf(linkKey, siteId, shareId))

/** Switches the link on or off. One that is on stays the same; the next one is another. */
export async function shareList(
  tx: Tx,
  deps: WishListDeps,
  caller: CartCaller,
  isShared: boolean,
): Promise<WishListView> {
  const before = await requireList(tx, deps, caller)
  const shareId = isShared ? (before.list.shareId ?? newId()) : null
  const after = { list: { ...before.list, shareId }, items: before.items }
  return viewList(tx, deps, await saveList(tx, deps, before, after))
}

/** The list that a link shows. */
export async function openShared(tx: Tx, deps: WishListDeps, link: string): Promise<WishListView> {
  const id = idOfLink(deps.linkKey, tx.siteId, link)
  const list = id && isGuid(id) ? await findSharedList(tx, id) : undefined
  if (!list) throw WishListLinkInvalid()
  return viewList(tx, deps, { list, items: await findItems(tx, list.id) })
}
