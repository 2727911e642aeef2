import type { SavedViewList, SavedViewSet } from '@vitrine/contract/saved-views'
import type { Tx } from '../../../platform/tx.ts'
import type { SavedViewsDeps } from './model.ts'
import { getViews, SHARED, saveViews } from './service.ts'
import { deleteSetsOf } from './store.ts'

export type SavedViewsFeature = ReturnType<typeof createSavedViews>

/** Saved views of lists; no other feature uses them. */
export const createSavedViews = (deps: SavedViewsDeps) => ({
  get: getViews,
  saveShared: (tx: Tx, list: SavedViewList, set: SavedViewSet) =>
    saveViews(tx, deps, { list, ownerId: SHARED }, set),
  saveOwn: (tx: Tx, list: SavedViewList, set: SavedViewSet) =>
    saveViews(tx, deps, { list, ownerId: tx.actor.id }, set),
  /** Deletes the personal views of removed staff. */
  onStaffRemoved: (tx: Tx, { entityId }: { readonly entityId: string }) =>
    deleteSetsOf(tx, entityId),
})
