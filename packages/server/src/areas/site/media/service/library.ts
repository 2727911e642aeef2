import { isDeepStrictEqual } from 'node:util'
import { violation } from '@vitrine/contract/kit'
import { MediaCreated, MediaEdited, MediaNotFound } from '@vitrine/contract/media'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { MediaItem } from '../model.ts'
import { listFiles } from '../store/files.ts'
import {
  findMany,
  findMedia,
  insertMedia,
  type MediaChanges,
  updateAltTexts,
  updateMedia,
} from '../store/items.ts'
import type { MediaServiceDeps } from './deps.ts'
import { type StoredOriginal, storeOriginal } from './originals.ts'
import { dropRepeatedAltTexts } from './references.ts'

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
  return storeFile(deps, transaction, stream, (tx, stored) => record(deps, tx, named, stored))
}

/** Stores a file and has it recorded; one that is not recorded is removed. */
export async function storeFile<T>(
  deps: MediaServiceDeps,
  transaction: <R>(work: (tx: Tx) => Promise<R>) => Promise<R>,
  stream: AsyncIterable<Uint8Array>,
  recorded: (tx: Tx, stored: StoredOriginal) => Promise<T>,
): Promise<T> {
  const stored = await storeOriginal(deps.storage, stream)
  try {
    return await transaction((tx) => recorded(tx, stored))
  } catch (error) {
    await deps.storage.remove(stored.storageKey)
    throw error
  }
}

/** Adds a stored file to the library. */
export async function record(
  deps: MediaServiceDeps,
  tx: Tx,
  {
    fileName,
    altText = '',
    posterId = null,
    focalPoint = null,
  }: Omit<Upload, 'stream'> & Partial<Pick<MediaItem, 'posterId' | 'focalPoint'>>,
  { extension, ...stored }: StoredOriginal,
): Promise<MediaItem> {
  const item: MediaItem = {
    ...stored,
    id: newMediaId(extension),
    state: 'stored',
    fileName,
    altText,
    posterId,
    focalPoint,
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

/** Editable fields of a file. */
export type MediaEdits = Pick<MediaChanges, 'altText' | 'fileName' | 'posterId' | 'focalPoint'>

export async function changeMedia(
  deps: MediaServiceDeps,
  tx: Tx,
  id: string,
  changes: MediaEdits,
): Promise<MediaItem> {
  const before = await getMedia(tx, id)
  await checkPoster(tx, before, changes.posterId)
  checkFocalPoint(before, changes.focalPoint)
  const after = (await updateMedia(tx, id, changes)) ?? before
  if (isDeepStrictEqual(before, after)) return before
  if (before.altText !== after.altText) await dropRepeatedAltTexts(deps, tx, [before])
  await deps.events.append(tx, { definition: MediaEdited, entityId: id, before, after })
  return after
}

/** Changes the texts of many files at once; returns the changed ones. */
export async function changeAltTexts(
  deps: MediaServiceDeps,
  tx: Tx,
  texts: readonly { readonly id: string; readonly altText: string }[],
): Promise<MediaItem[]> {
  const wanted = new Map(texts.map(({ id, altText }) => [id, altText]))
  const before = new Map((await findMany(tx, [...wanted.keys()])).map((item) => [item.id, item]))
  const unknown = [...wanted.keys()].find((id) => !before.has(id))
  if (unknown !== undefined) throw MediaNotFound({ id: unknown })
  const changed = await updateAltTexts(
    tx,
    [...wanted].map(([id, altText]) => ({ id, altText })),
  )
  const facts = changed.flatMap((after) => {
    const was = before.get(after.id)
    return was ? { definition: MediaEdited, entityId: after.id, before: was, after } : []
  })
  await dropRepeatedAltTexts(
    deps,
    tx,
    facts.map((fact) => fact.before),
  )
  await deps.events.append(tx, ...facts)
  return changed
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

function checkFocalPoint({ kind }: MediaItem, focalPoint: MediaEdits['focalPoint']): void {
  if (!focalPoint || kind === 'image') return
  throw violation(
    'focalPoint',
    'FORMAT',
    'can be set for pictures only; this is a video, whose poster has one',
  )
}

const BATCH_SIZE = 500

/** Removes the files of a site that is permanently deleted. Idempotent. */
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
