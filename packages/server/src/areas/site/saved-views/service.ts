import { InvalidRevision } from '@vitrine/contract/catalog'
import {
  type SavedView,
  type SavedViewList,
  type SavedViewSet,
  SavedViewsChanged,
  SavedViewTaken,
} from '@vitrine/contract/saved-views'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { SavedViewsDeps, SavedViewsOf, StoredSet } from './model.ts'
import { findSets, putSet } from './store.ts'

/** Owner of shared views. */
export const SHARED = ''

const shown = (set: StoredSet | undefined): SavedViewSet => ({
  views: [...(set?.views ?? [])],
  revision: set?.revision ?? 0,
})

/** The views of all staff and of the caller; one statement. */
export async function getViews(tx: Tx, list: SavedViewList) {
  const sets = await findSets(tx, list, [SHARED, tx.actor.id])
  return { shared: shown(sets.get(SHARED)), own: shown(sets.get(tx.actor.id)) }
}

/** Replaces a set. Throws if it was saved meanwhile. */
export async function saveViews(
  tx: Tx,
  { events }: SavedViewsDeps,
  of: SavedViewsOf,
  { views, revision }: SavedViewSet,
): Promise<SavedViewSet> {
  const named = views.map((one) => ({ ...one, name: one.name.trim() }))
  refuseDoubles(named)
  const before = (await findSets(tx, of.list, [of.ownerId])).get(of.ownerId)
  const after = { id: before?.id ?? newId(), views: named, revision: revision + 1 }
  if (!(await putSet(tx, of, after))) throw InvalidRevision({ revision: before?.revision ?? 0 })
  const shared = of.ownerId === SHARED
  const entry = (set: StoredSet) => ({ list: of.list, shared, views: set.views })
  await events.append(tx, {
    definition: SavedViewsChanged,
    entityId: after.id,
    before: entry(before ?? { ...after, views: [] }),
    after: entry(after),
  })
  return shown(after)
}

function refuseDoubles(views: readonly SavedView[]): void {
  for (const [at, { id, name }] of views.entries()) {
    const others = views.slice(0, at)
    if (others.some((one) => one.id === id)) throw SavedViewTaken({ id })
    if (others.some((one) => one.name === name)) throw SavedViewTaken({ name })
  }
}
