import { isDeepStrictEqual } from 'node:util'
import type { FactDefinition } from '@vitrine/contract/kit'
import {
  MAX_WISHES,
  TooManyWishes,
  WishListCreated,
  WishListUpdated,
} from '@vitrine/contract/wish-lists'
import type { Tx } from '../../../../platform/tx.ts'
import type { WishItem } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { deleteItems, saveItems } from '../store/items.ts'
import { updateList } from '../store/lists.ts'
import type { WishListDeps } from './deps.ts'
import { expiryOf, type OpenList } from './open-list.ts'

/** For how long a removed item can be restored. */
const RESTORABLE_HOURS = 24

interface SaveOptions {
  readonly isNew?: boolean
  readonly definition?: FactDefinition
  /** Whether the list may exceed the limit of items, as after a sign-in. */
  readonly withoutLimit?: boolean
}

/** Stores what differs and appends one fact. Without a difference nothing happens. */
export async function saveList(
  tx: Tx,
  deps: WishListDeps,
  before: OpenList,
  after: OpenList,
  { isNew = false, definition, withoutLimit = false }: SaveOptions = {},
): Promise<OpenList> {
  const saved = differing(before.items, after.items)
  if (!isNew && saved.length === 0 && isDeepStrictEqual(before.list, after.list)) return before
  if (!withoutLimit) checkCount(before, after)
  const forgotten = longRemoved(tx, deps, after.items)
  const list = { ...after.list, updatedDate: tx.now, expiresDate: expiryOf(deps, tx, after.list) }
  await updateList(tx, list)
  await saveItems(tx, list.id, saved)
  await deleteItems(tx, list.id, forgotten)
  const touched = new Set(saved.map(({ id }) => id))
  const of = (items: readonly WishItem[]) => items.filter(({ id }) => touched.has(id))
  await deps.events.append(tx, {
    definition: definition ?? (isNew ? WishListCreated : WishListUpdated),
    entityId: list.id,
    ...(isNew ? {} : { before: factOf(before.list, of(before.items)) }),
    after: factOf(list, of(after.items)),
  })
  return { list, items: after.items.filter(({ id }) => !forgotten.includes(id)) }
}

function differing(before: readonly WishItem[], after: readonly WishItem[]): WishItem[] {
  const old = new Map(before.map((one) => [one.id, one]))
  return after.filter((one) => !isDeepStrictEqual(old.get(one.id), one))
}

export const isThere = ({ removedDate }: WishItem): boolean => removedDate === null

function checkCount(before: OpenList, after: OpenList): void {
  const count = after.items.filter(isThere).length
  if (count > MAX_WISHES && count > before.items.filter(isThere).length) {
    throw TooManyWishes({ most: MAX_WISHES })
  }
}

const longRemoved = (
  tx: Tx,
  { platform }: Pick<WishListDeps, 'platform'>,
  items: readonly WishItem[],
): string[] =>
  items
    .filter(
      ({ removedDate }) =>
        removedDate !== null &&
        platform.clock.after(removedDate, { hours: RESTORABLE_HOURS }) <= tx.now,
    )
    .map(({ id }) => id)
