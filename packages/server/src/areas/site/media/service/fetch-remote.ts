import { ApplicationError } from '@vitrine/contract/kit'
import { MediaChanged } from '@vitrine/contract/media'
import { createQueue } from '../../../../platform/queue.ts'
import { SafeFetchError, safeFetch } from '../../../../platform/safe-fetch.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { MediaItem } from '../model.ts'
import { fileNameOf, kindByName, mediaEnding, normaliseUrl } from '../rules/addresses.ts'
import { MAX_FETCH_ATTEMPTS, minutesUntilRetry } from '../rules/retries.ts'
import { findBySources, findMany, insertRemote, updateMedia } from '../store/items.ts'
import type { MediaServiceDeps } from './deps.ts'
import { newMediaId } from './library.ts'
import { storeOriginal } from './originals.ts'

/** Videos need more time. */
const VIDEO_MILLISECONDS = 120_000
/** Addresses one job fetches, this many of them at once. */
const JOB_SIZE = 25
const CONCURRENCY = 4
const SYSTEM = { type: 'system', id: 'media' } as const

/**
 * Registers addresses as files of the site and fetches new ones after the commit. Returns the id of each
 * given address, without invalid ones.
 */
export async function registerUrls(
  deps: MediaServiceDeps,
  tx: Tx,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const { provided, urls } = normalised(addresses)
  const existing = await findBySources(tx, urls)
  const unknown = urls.filter((url) => !existing.has(url))
  const added = await insertRemote(
    tx,
    unknown.map((url) => remoteItem(tx, url)),
  )
  await fetchLater(deps, tx, added)
  const all = unknown.length > 0 ? await findBySources(tx, urls) : existing
  return idsOf(provided, all)
}

/** The ids of addresses that are recorded already. */
export async function findUrls(tx: Tx, addresses: readonly string[]): Promise<Map<string, string>> {
  const { provided, urls } = normalised(addresses)
  return idsOf(provided, await findBySources(tx, urls))
}

function normalised(addresses: readonly string[]) {
  const provided = new Map(addresses.map((address) => [address, normaliseUrl(address)]))
  const urls = [...new Set([...provided.values()].filter((url) => url !== undefined))]
  return { provided, urls }
}

const idsOf = (
  provided: ReadonlyMap<string, string | undefined>,
  ids: ReadonlyMap<string, string>,
): Map<string, string> =>
  new Map(
    [...provided].flatMap(([address, url]) => {
      const id = url && ids.get(url)
      return id ? [[address, id] as const] : []
    }),
  )

export async function fetchLater(
  deps: MediaServiceDeps,
  tx: Tx,
  added: readonly string[],
): Promise<void> {
  for (let at = 0; at < added.length; at += JOB_SIZE) {
    const ids = added.slice(at, at + JOB_SIZE)
    await deps.jobs.add(tx, 'media.fetch', { siteId: tx.siteId, ids })
  }
}

export function remoteItem(tx: Tx, url: string): MediaItem {
  const fileName = fileNameOf(url)
  return {
    id: newMediaId(mediaEnding(fileName)),
    kind: kindByName(fileName),
    state: 'remote',
    fileName,
    mime: '',
    bytes: 0,
    width: 0,
    height: 0,
    ground: null,
    focalPoint: null,
    durationMs: null,
    posterId: null,
    altText: '',
    sourceUrl: url,
    storageKey: null,
    failure: null,
    fetchAttempts: 0,
    createdDate: tx.now,
  }
}

/** Fetches missing files. A failure is recorded and retried later; it never throws. */
export async function fetchMedia(
  deps: MediaServiceDeps,
  { siteId, ids }: { siteId: string; ids: readonly string[] },
): Promise<void> {
  const site = { siteId, actor: SYSTEM }
  const items = await deps.work(site, (tx) => findMany(tx, ids))
  const queue = createQueue(CONCURRENCY)
  const waiting = items.filter((item) => item.state !== 'stored')
  const left = await Promise.all(waiting.map((item) => queue(() => fetchOne(deps, siteId, item))))
  await retryLater(
    deps,
    siteId,
    left.filter((item) => item !== undefined),
  )
}

/** The picture with its failure, or undefined when it is stored. */
async function fetchOne(
  deps: MediaServiceDeps,
  siteId: string,
  item: MediaItem,
): Promise<MediaItem | undefined> {
  const site = { siteId, actor: SYSTEM }
  const result = await fetchOriginal(deps, item)
  const changes =
    typeof result === 'string'
      ? { state: 'failed' as const, failure: result, fetchAttempts: item.fetchAttempts + 1 }
      : { state: 'stored' as const, failure: null, ...result }
  const after = await deps.work(site, async (tx) => {
    const changed = await updateMedia(tx, item.id, changes)
    if (changed) {
      const fact = { definition: MediaChanged, entityId: item.id, before: item, after: changed }
      await deps.events.append(tx, fact)
    }
    return changed
  })
  return after?.state === 'failed' ? after : undefined
}

/** The stored file, or why it could not be stored, as text. */
async function fetchOriginal(deps: MediaServiceDeps, item: MediaItem) {
  try {
    const { stream } = await safeFetch(item.sourceUrl ?? '', fetchLimits(deps, item))
    const { extension: _, ...stored } = await storeOriginal(deps.storage, stream)
    return stored
  } catch (error) {
    if (error instanceof SafeFetchError || error instanceof ApplicationError) return error.message
    throw error
  }
}

const fetchLimits = ({ fetchLimits }: MediaServiceDeps, { kind }: MediaItem) =>
  kind === 'video' ? { ...fetchLimits, totalMilliseconds: VIDEO_MILLISECONDS } : fetchLimits

async function retryLater(
  deps: MediaServiceDeps,
  siteId: string,
  failed: readonly MediaItem[],
): Promise<void> {
  const again = failed.filter((item) => item.fetchAttempts < MAX_FETCH_ATTEMPTS)
  if (again.length === 0) return
  const minutes = minutesUntilRetry(Math.min(...again.map((item) => item.fetchAttempts)))
  const runAt = deps.clock.after(deps.clock.now(), { minutes })
  await deps.work({ siteId, actor: SYSTEM }, (tx) =>
    deps.jobs.add(tx, 'media.fetch', { siteId, ids: again.map(({ id }) => id) }, { runAt }),
  )
}
