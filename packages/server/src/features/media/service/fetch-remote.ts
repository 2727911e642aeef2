import { ApplicationError } from '@vitrine/contract/kit'
import { MediaChanged } from '@vitrine/contract/media'
import { fetchOutside, OutsideFailure } from '../../../platform/fetch-outside.ts'
import { createQueue } from '../../../platform/queue.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { MediaItem } from '../model.ts'
import { fileNameOf, kindByName, mediaEnding, normaliseUrl } from '../rules/addresses.ts'
import { MAX_FETCH_ATTEMPTS, minutesUntilRetry } from '../rules/retries.ts'
import { findBySources, findMany, insertRemote, updateMedia } from '../store.ts'
import { newMediaId } from './library.ts'
import { keepOriginal } from './originals.ts'
import type { MediaWorld } from './world.ts'

/** Videos take their time. */
const VIDEO_MILLISECONDS = 120_000
/** Addresses one job fetches, this many of them at once. */
const JOB_SIZE = 25
const AT_ONCE = 4
const SYSTEM = { type: 'system', id: 'media' } as const

/**
 * Records addresses as files of the site and has the new ones fetched after the commit. Answers
 * with the id of each address as it was given; what is no web address is left out.
 */
export async function registerUrls(
  world: MediaWorld,
  tx: Tx,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const given = new Map(addresses.map((address) => [address, normaliseUrl(address)]))
  const urls = [...new Set([...given.values()].filter((url) => url !== undefined))]
  const known = await findBySources(tx, urls)
  const unknown = urls.filter((url) => !known.has(url))
  const added = await insertRemote(
    tx,
    unknown.map((url) => remoteItem(tx, url)),
  )
  await fetchLater(world, tx, added)
  const all = unknown.length > 0 ? await findBySources(tx, urls) : known
  return new Map(
    [...given].flatMap(([address, url]) => {
      const id = url && all.get(url)
      return id ? [[address, id] as const] : []
    }),
  )
}

export async function fetchLater(
  world: MediaWorld,
  tx: Tx,
  added: readonly string[],
): Promise<void> {
  for (let at = 0; at < added.length; at += JOB_SIZE) {
    const ids = added.slice(at, at + JOB_SIZE)
    await world.jobs.add(tx, 'media.fetch', { siteId: tx.siteId, ids })
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

/** Fetches what is not stored yet. A failure is recorded and tried again later; it never throws. */
export async function fetchMedia(
  world: MediaWorld,
  { siteId, ids }: { siteId: string; ids: readonly string[] },
): Promise<void> {
  const site = { siteId, actor: SYSTEM }
  const items = await world.work(site, (tx) => findMany(tx, ids))
  const queue = createQueue(AT_ONCE)
  const waiting = items.filter((item) => item.state !== 'stored')
  const left = await Promise.all(waiting.map((item) => queue(() => fetchOne(world, siteId, item))))
  await retryLater(
    world,
    siteId,
    left.filter((item) => item !== undefined),
  )
}

/** The picture with its failure, or undefined when it is stored. */
async function fetchOne(
  world: MediaWorld,
  siteId: string,
  item: MediaItem,
): Promise<MediaItem | undefined> {
  const site = { siteId, actor: SYSTEM }
  const result = await fetchOriginal(world, item)
  const changes =
    typeof result === 'string'
      ? { state: 'failed' as const, failure: result, fetchAttempts: item.fetchAttempts + 1 }
      : { state: 'stored' as const, failure: null, ...result }
  const after = await world.work(site, async (tx) => {
    const changed = await updateMedia(tx, item.id, changes)
    if (changed) {
      const fact = { definition: MediaChanged, entityId: item.id, before: item, after: changed }
      await world.events.append(tx, fact)
    }
    return changed
  })
  return after?.state === 'failed' ? after : undefined
}

/** What was kept, or why nothing could be, in words. */
async function fetchOriginal(world: MediaWorld, item: MediaItem) {
  try {
    const { stream } = await fetchOutside(item.sourceUrl ?? '', patience(world, item))
    const { extension: _, ...kept } = await keepOriginal(world.storage, stream)
    return kept
  } catch (error) {
    if (error instanceof OutsideFailure || error instanceof ApplicationError) return error.message
    throw error
  }
}

const patience = ({ outside }: MediaWorld, { kind }: MediaItem) =>
  kind === 'video' ? { ...outside, totalMilliseconds: VIDEO_MILLISECONDS } : outside

async function retryLater(
  world: MediaWorld,
  siteId: string,
  failed: readonly MediaItem[],
): Promise<void> {
  const again = failed.filter((item) => item.fetchAttempts < MAX_FETCH_ATTEMPTS)
  if (again.length === 0) return
  const minutes = minutesUntilRetry(Math.min(...again.map((item) => item.fetchAttempts)))
  const runAt = world.clock.after(world.clock.now(), { minutes })
  await world.work({ siteId, actor: SYSTEM }, (tx) =>
    world.jobs.add(tx, 'media.fetch', { siteId, ids: again.map(({ id }) => id) }, { runAt }),
  )
}
