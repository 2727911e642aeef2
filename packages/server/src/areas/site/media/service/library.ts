import { violation } from '@vitrine/contract/kit'
import {
  MediaChanged,
  MediaCreated,
  MediaDeleted,
  MediaInUse,
  MediaNotFound,
} from '@vitrine/contract/media'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { MediaItem } from '../model.ts'
import {
  deleteMedia,
  findMedia,
  insertMedia,
  isShared,
  isShown,
  listFiles,
  type MediaChanges,
  updateMedia,
} from '../store.ts'
import type { MediaServiceDeps } from './deps.ts'
import { type StoredOriginal, storeOriginal } from './originals.ts'

export interface Upload {
  readonly fileName: string
  readonly altText?: string
  readonly stream: AsyncIterable<Uint8Array>
}

/** Stores the file first, outside of any transaction, and records it when it is known to be a picture or video. */
export async function upload(
  deps: MediaServiceDeps,
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { stream, ...named }: Upload,
): Promise<MediaItem> {
  const stored = await storeOriginal(deps.storage, stream)
  try {
    return await transaction((tx) => record(deps, tx, named, stored))
  } catch (error) {
    await deps.storage.remove(stored.storageKey)
    throw error
  }
}

async function record(
  deps: MediaServiceDeps,
  tx: Tx,
  { fileName, altText = '' }: Omit<Upload, 'stream'>,
  { extension, ...stored }: StoredOriginal,
): Promise<MediaItem> {
  const item: MediaItem = {
    ...stored,
    id: newMediaId(extension),
    state: 'stored',
    fileName,
    altText,
    posterId: null,
    sourceUrl: null,
    failure: null,
    fetchAttempts: 0,
    createdDate: tx.now,
  }
  await insertMedia(tx, item)
  await deps.events.append(tx, { definition: MediaCreated, entityId: item.id, after: item })
  if (item.mime === 'image/svg+xml') {
    // Smaller forms are painted from the vector meanwhile; the large one can wait until it is quiet.
    const runAt = deps.clock.after(tx.now, { minutes: 10 })
    await deps.jobs.add(tx, 'media.rasterise', { siteId: tx.siteId, id: item.id }, { runAt })
  }
  return item
}

export const newMediaId = (extension: string): string =>
  `${newId().replaceAll('-', '')}~mv2.${extension}`

export async function getMedia(tx: Tx, id: string): Promise<MediaItem> {
  const item = await findMedia(tx, id)
  if (!item) throw MediaNotFound({ id })
  return item
}

/** What people may change of a file. */
export type MediaEdits = Pick<MediaChanges, 'altText' | 'fileName' | 'posterId'>

export async function changeMedia(
  deps: MediaServiceDeps,
  tx: Tx,
  id: string,
  changes: MediaEdits,
): Promise<MediaItem> {
  const before = await getMedia(tx, id)
  await checkPoster(tx, before, changes.posterId)
  const after = (await updateMedia(tx, id, changes)) ?? before
  await deps.events.append(tx, { definition: MediaChanged, entityId: id, before, after })
  return after
}

async function checkPoster(
  tx: Tx,
  video: MediaItem,
  posterId: MediaEdits['posterId'],
): Promise<void> {
  if (!posterId) return
  if (video.kind !== 'video') {
    throw violation('posterId', 'FORMAT', 'can be set for videos only; this is a picture')
  }
  const poster = await getMedia(tx, posterId)
  if (poster.kind !== 'image') throw violation('posterId', 'FORMAT', 'must be a picture')
}

/** Takes the row now and the files after the commit, when nothing names them any more. */
export async function removeMedia(deps: MediaServiceDeps, tx: Tx, id: string): Promise<void> {
  const before = await getMedia(tx, id)
  if (await isShown(tx, id)) throw MediaInUse({ id })
  const { storageKey } = before
  const isLast = storageKey !== null && !(await isShared(tx, id, storageKey))
  await deleteMedia(tx, id)
  await deps.events.append(tx, { definition: MediaDeleted, entityId: id, before })
  tx.afterCommit.push(() => {
    const files = [deps.renditions.forget(id)]
    if (isLast) files.push(deps.storage.remove(storageKey))
    Promise.all(files).catch((error) =>
      deps.logger.warn({ id, error }, 'The file of a removed picture could not be deleted'),
    )
  })
}

const BATCH_SIZE = 500

/** Removes the files of a site whose pictures are deleted with all its data. Can be repeated. */
export async function clearFiles(deps: MediaServiceDeps, siteId: string): Promise<void> {
  const unit = { siteId, actor: { type: 'system', id: 'media' } as const }
  for (let after = '', page = BATCH_SIZE; page === BATCH_SIZE; ) {
    const files = await deps.work(unit, (tx) => listFiles(tx, after, BATCH_SIZE))
    for (const { id, storageKey } of files) {
      await deps.renditions.forget(id)
      if (storageKey !== null) await deps.storage.remove(storageKey)
    }
    after = files.at(-1)?.id ?? ''
    page = files.length
  }
}
