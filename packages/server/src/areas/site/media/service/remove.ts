import { MediaDeleted, MediaInUse, type MediaUses } from '@vitrine/contract/media'
import type { Tx } from '../../../../platform/tx.ts'
import type { MediaItem } from '../model.ts'
import { rememberDeleted, takeExpiredFiles } from '../store/files.ts'
import { deleteMedia, lockMedia } from '../store/items.ts'
import type { MediaServiceDeps } from './deps.ts'
import { getMedia } from './library.ts'
import { exchangeEverywhere, usesOf } from './references.ts'

/** How long the files of deleted items stay, so that deleting them can be undone. */
const RETENTION_DAYS = 30
const BATCH_SIZE = 500

/** Deletes an item, with force also where it is used; returns those places. */
export async function removeMedia(
  deps: MediaServiceDeps,
  tx: Tx,
  { id, force = false }: { readonly id: string; readonly force?: boolean },
): Promise<MediaUses> {
  const item = await getMedia(tx, id)
  await lockMedia(tx, id)
  const used = await usesOf(deps, tx, id)
  if (used.total > 0 && !force) throw MediaInUse({ id, ...used })
  if (used.total > 0) await exchangeEverywhere(deps, tx, id, null)
  await deleteItem(deps, tx, item, null)
  return used
}

/** Deletes an item that nothing shows; its file stays for a time. */
export async function deleteItem(
  deps: MediaServiceDeps,
  tx: Tx,
  item: MediaItem,
  replacedBy: string | null,
): Promise<void> {
  const { id } = item
  await deleteMedia(tx, id)
  await rememberDeleted(tx, item, replacedBy)
  await deps.events.append(tx, { definition: MediaDeleted, entityId: id, before: item })
  tx.afterCommit.push(() => {
    deps.renditions
      .forget(id)
      .catch((error) =>
        deps.logger.warn({ id, error }, 'Sizes of a removed picture could not be deleted'),
      )
  })
}

/** Removes files that were deleted long ago. */
export async function pruneDeleted({ clock, db, storage }: MediaServiceDeps): Promise<void> {
  const before = clock.after(clock.now(), { days: -RETENTION_DAYS })
  for (let taken = BATCH_SIZE; taken === BATCH_SIZE; ) {
    const expired = await takeExpiredFiles({ db }, before, BATCH_SIZE)
    for (const key of expired.unused) await storage.remove(key)
    taken = expired.taken
  }
}
