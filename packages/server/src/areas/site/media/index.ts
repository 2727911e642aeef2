import { isDeepStrictEqual } from 'node:util'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { defaultFetchLimits, type FetchLimits } from '../../../platform/safe-fetch.ts'
import type { Tx } from '../../../platform/tx.ts'
import { pagingMetadataOf } from '../../../transport/paging.ts'
import type { Events, Listener } from '../events/index.ts'
import type { UndoHandler } from '../undo/index.ts'
import { describeItem, encodeMedia, galleryPiece } from './codec.ts'
import type {
  GalleryPiece,
  LibraryQuery,
  MediaDescription,
  MediaItem,
  MediaReferences,
  MediaStorage,
} from './model.ts'
import type { MediaServiceDeps } from './service/deps.ts'
import { completeUpload, createUpload, pruneUploads } from './service/direct-uploads.ts'
import { fetchMedia, findUrls, registerUrls } from './service/fetch-remote.ts'
import {
  changeAltTexts,
  changeMedia,
  clearFiles,
  getMedia,
  type MediaEdits,
  type Upload,
  upload,
} from './service/library.ts'
import { removeReplacedPhotos, storePhoto } from './service/member-photos.ts'
import { withOwnAddresses } from './service/own-addresses.ts'
import { posterReferences, usesOf } from './service/references.ts'
import { pruneDeleted, removeMedia } from './service/remove.ts'
import { createRenditions } from './service/renditions.ts'
import { replaceMedia } from './service/replace.ts'
import { type ForeignMedia, restoreMedia } from './service/restore-media.ts'
import { serveCropped, serveFitted, serveOriginal, serveResized } from './service/serve.ts'
import { undoMedia } from './service/undo.ts'
import { findMany, findServed, pageLibrary } from './store/items.ts'
import { queryLibrary } from './store/library.ts'

export type { MediaDescription, MediaItem, MediaReferences, MediaStorage } from './model.ts'
export { mediaUrl, normaliseUrl } from './rules/addresses.ts'
export type { ForeignMedia } from './service/restore-media.ts'

/** The entry of this feature in the server's crontab. */
export const mediaCrontab = '29 * * * * media:prune'

export type Media = ReturnType<typeof createMedia>

export interface MediaDeps {
  readonly events: Events
  /** How far fetched addresses may reach; only tests let their own machine in. */
  readonly fetchLimits?: FetchLimits | undefined
  /** The storage of originals; below the data folder by default. */
  readonly storage?: MediaStorage | undefined
  /** Features that show files of the library, in the order in which they are locked. */
  readonly references?: () => readonly MediaReferences[]
}

export function createMedia(
  platform: Platform,
  { events, fetchLimits = defaultFetchLimits, storage: given, references = () => [] }: MediaDeps,
) {
  const { publicUrl } = platform.config
  const storage: MediaStorage = given ?? platform.files.area('media')
  const { clock, db, jobs, logger, sealing, work } = platform
  const renditions = createRenditions(
    { sizes: platform.files.area('media-cache'), originals: storage },
    logger,
  )
  const serviceDeps: MediaServiceDeps = {
    clock,
    db,
    jobs,
    logger,
    sealing,
    work,
    events,
    storage,
    incoming: given ? undefined : platform.files.area('media-incoming'),
    renditions,
    fetchLimits,
    publicUrl,
    references: () => [posterReferences({ events }), ...references()],
  }
  const encode = (item: MediaItem) => encodeMedia(item, publicUrl)

  return {
    encode,
    upload: (transaction: Parameters<typeof upload>[1], file: Upload) =>
      upload(serviceDeps, transaction, file),
    createUpload: (tx: Tx, file: Parameters<typeof createUpload>[2]) =>
      createUpload(serviceDeps, tx, file),
    completeUpload: (
      transaction: Parameters<typeof completeUpload>[1],
      sent: Parameters<typeof completeUpload>[2],
    ) => completeUpload(serviceDeps, transaction, sent),
    get: getMedia,
    change: (tx: Tx, id: string, changes: MediaEdits) => changeMedia(serviceDeps, tx, id, changes),
    changeAltTexts: (tx: Tx, texts: Parameters<typeof changeAltTexts>[2]) =>
      changeAltTexts(serviceDeps, tx, texts),
    /** The places that use a file. */
    usesOf: (tx: Tx, id: string) => usesOf(serviceDeps, tx, id),
    replace: (
      transaction: Parameters<typeof replaceMedia>[1],
      file: Parameters<typeof replaceMedia>[2],
    ) => replaceMedia(serviceDeps, transaction, file),
    remove: (tx: Tx, which: Parameters<typeof removeMedia>[2]) =>
      removeMedia(serviceDeps, tx, which),
    undoHandlers: {
      media: ((tx, facts) => undoMedia(tx, serviceDeps, facts)) satisfies UndoHandler,
    },
    /** Removes the files of a site before its data is removed. */
    clearFiles: (siteId: string) => clearFiles(serviceDeps, siteId),
    async query(tx: Tx, { paging, ...query }: LibraryQuery) {
      const { limit = 50, offset = 0 } = paging ?? {}
      const page = { ...query, limit, offset }
      const { items, total } = await queryLibrary(tx, page, serviceDeps.references())
      const pagingMetadata = pagingMetadataOf(items.length, offset, total)
      return { items: items.map(encode), pagingMetadata }
    },
    /**
     * Addresses → ids of pictures of this site. One of our own addresses is the picture it shows; others that are
     * new are fetched in the background.
     */
    registerUrls: (tx: Tx, addresses: readonly string[]): Promise<Map<string, string>> =>
      withOwnAddresses(tx, publicUrl, addresses, (others) => registerUrls(serviceDeps, tx, others)),
    /** Like `registerUrls`, for existing ones only. */
    findUrls: (tx: Tx, addresses: readonly string[]): Promise<Map<string, string>> =>
      withOwnAddresses(tx, publicUrl, addresses, (others) => findUrls(tx, others)),
    /** The next pictures, or videos, of the library behind an id; empty behind the last. */
    pageLibrary,
    /** Adds pictures of another library under their ids; their bytes are fetched. */
    restore: (tx: Tx, items: readonly ForeignMedia[]) => restoreMedia(serviceDeps, tx, items),
    /** The public data of each picture; unknown ids are omitted. */
    async describe(tx: Tx, ids: readonly string[]): Promise<Map<string, MediaDescription>> {
      const items = await findMany(tx, [...new Set(ids)])
      return new Map(items.map((item) => [item.id, describeItem(item, publicUrl)]))
    },
    /** Pictures and videos as galleries show them, with the posters of videos; two statements at most. */
    async gallery(tx: Tx, ids: readonly string[]): Promise<Map<string, GalleryPiece>> {
      const items = await findMany(tx, [...new Set(ids)])
      const posterIds = items.flatMap(({ posterId }) => posterId ?? [])
      const posters = new Map((await findMany(tx, posterIds)).map((one) => [one.id, one]))
      return new Map(items.map((item) => [item.id, galleryPiece(item, posters)]))
    },
    /** Stores a photo of a member in the transaction that sets it. */
    storePhoto: <T>(
      transaction: Parameters<typeof storePhoto>[1],
      photo: Parameters<typeof storePhoto>[2],
      take: Parameters<typeof storePhoto<T>>[3],
    ) => storePhoto(serviceDeps, transaction, photo, take),
    /** Listens to `member.updated` and `member.deleted`: a photo goes when its member no longer shows it. */
    followMember: (async (tx, { entityId, before, after }) => {
      const [was, is] = [before, after] as ({ photo: unknown } | null | undefined)[]
      if (!was?.photo || isDeepStrictEqual(was.photo, is?.photo)) return
      await removeReplacedPhotos(serviceDeps, tx, entityId, after as never)
    }) satisfies Listener,
    serveOriginal: (tx: Tx, request: Parameters<typeof serveOriginal>[2]) =>
      serveOriginal(serviceDeps, tx, request),
    serveResized: (tx: Tx, request: Parameters<typeof serveResized>[2]) =>
      serveResized(serviceDeps, tx, request),
    serveFitted: (tx: Tx, request: Parameters<typeof serveFitted>[2]) =>
      serveFitted(serviceDeps, tx, request),
    serveCropped: (tx: Tx, request: Parameters<typeof serveCropped>[2]) =>
      serveCropped(serviceDeps, tx, request),
    tasks: mediaTasks(serviceDeps, platform),
  }
}

const mediaTasks = (deps: MediaServiceDeps, { db }: Platform) =>
  ({
    'media:prune': async () => {
      await pruneUploads(deps)
      await pruneDeleted(deps)
    },
    'media.fetch': (payload) => fetchMedia(deps, payload),
    'media.rasterise': async ({ id }) => {
      const item = await findServed({ db }, id)
      if (item) await deps.renditions.get(item, { width: item.width, format: 'png' })
    },
  }) satisfies Pick<Tasks<JobPayloads>, 'media.fetch' | 'media.rasterise' | 'media:prune'>
