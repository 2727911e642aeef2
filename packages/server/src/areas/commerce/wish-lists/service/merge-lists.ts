import { WishListDeleted, WishListMerged } from '@vitrine/contract/wish-lists'
import type { Tx } from '../../../../platform/tx.ts'
import type { WishList } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { mergedItems } from '../rules/merge-items.ts'
import { findItems } from '../store/items.ts'
import { deleteList, findList } from '../store/lists.ts'
import type { WishListDeps } from './deps.ts'
import { openOrCreate } from './open-list.ts'
import { saveList } from './save-list.ts'

interface SignIn {
  readonly visitorId: string
  readonly memberId: string
}

/**
 * Merges a visitor's list into the member's at sign-in. The cart keeps the visitor locked meanwhile
 * (`mergeAtSignIn` there), so that no other change starts. A second sign-in finds nothing to merge.
 */
export async function mergeLists(
  tx: Tx,
  deps: WishListDeps,
  { visitorId, memberId }: SignIn,
): Promise<void> {
  const list = await findList(tx, { visitorId, memberId: null }, { lock: true })
  if (!list) return
  const visitors = { list, items: await findItems(tx, list.id) }
  await deleteList(tx, list.id)
  await deps.events.append(tx, {
    definition: WishListDeleted,
    entityId: list.id,
    before: factOf(list, visitors.items),
  })
  const owner = { visitorId: null, memberId }
  const { isNew, ...before } = await openOrCreate(tx, deps, { kind: 'owner', owner })
  const changed = mergedItems(before.items, visitors.items)
  const ids = new Set(changed.map(({ id }) => id))
  const after = {
    list: {
      ...before.list,
      shareId: before.list.shareId ?? list.shareId,
      ...mailsOf(before.list, list),
    },
    items: [...changed, ...before.items.filter(({ id }) => !ids.has(id))],
  }
  const saving = isNew ? { isNew } : { definition: WishListMerged }
  await saveList(tx, deps, before, after, { ...saving, withoutLimit: true })
}

/** The member's price mails if they are on, else those of the visitor. */
const mailsOf = (members: WishList, visitors: WishList) =>
  members.priceMails === 'ON'
    ? {}
    : { priceMails: visitors.priceMails, email: visitors.email, language: visitors.language }
