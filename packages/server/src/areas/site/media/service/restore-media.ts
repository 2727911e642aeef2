import type { FocalPoint } from '@vitrine/contract/media'
import type { Tx } from '../../../../platform/tx.ts'
import type { MediaItem } from '../model.ts'
import { normaliseUrl } from '../rules/addresses.ts'
import { findBySources, findMany, insertRemote, setPosters } from '../store/items.ts'
import type { MediaServiceDeps } from './deps.ts'
import { fetchLater, registerUrls, remoteItem } from './fetch-remote.ts'

/** A picture or video of another library: its id there, and where it can be fetched. */
export interface ForeignMedia {
  readonly id: string
  readonly url: string
  readonly fileName: string
  readonly altText: string
  /** Absent: the middle. */
  readonly focalPoint?: FocalPoint
  /** The poster of a video; it precedes the video in the file, or is found by its address. */
  readonly poster?: { readonly id: string; readonly url: string }
}

/**
 * Adds files under their exported ids and fetches them. A file with a known address stays unchanged; one
 * whose id belongs to another site gets a new one. Returns the number of new ones.
 */
export async function restoreMedia(
  deps: MediaServiceDeps,
  tx: Tx,
  items: readonly ForeignMedia[],
): Promise<number> {
  const existing = await findExisting(tx, items)
  const requested = items.filter(({ id }) => !existing.has(id)).flatMap((item) => newItem(tx, item))
  const added = new Set(await insertRemote(tx, requested))
  await fetchLater(deps, tx, [...added])
  const others = requested
    .filter(({ id }) => !added.has(id))
    .map(({ sourceUrl }) => sourceUrl ?? '')
  const before = await findBySources(tx, others)
  const after = await registerUrls(deps, tx, others)
  const fresh = [...after].flatMap(([url, id]) => (before.has(url) ? [] : id))
  await restorePosters(deps, tx, items, new Set([...added, ...fresh]))
  return added.size + new Set(fresh).size
}

function newItem(tx: Tx, { id, url, fileName, altText, focalPoint }: ForeignMedia): MediaItem[] {
  const sourceUrl = normaliseUrl(url)
  if (!sourceUrl) return []
  const remote = remoteItem(tx, sourceUrl)
  return [{ ...remote, id, fileName, altText, focalPoint: focalPoint ?? null }]
}

/** The posters of videos that are new here; posters of existing ones are not changed. */
async function restorePosters(
  deps: MediaServiceDeps,
  tx: Tx,
  items: readonly ForeignMedia[],
  fresh: ReadonlySet<string>,
): Promise<void> {
  const posters = items.flatMap(({ poster }) => poster ?? [])
  if (posters.length === 0) return
  const files = [...items, ...posters]
  const existing = await findExisting(tx, files)
  const added = files.filter(({ id }) => !existing.has(id)).map(({ url }) => url)
  const byUrl = await registerUrls(deps, tx, added)
  const ownId = ({ id, url }: { id: string; url: string }) =>
    existing.has(id) ? id : byUrl.get(url)
  const pairs = items.flatMap(({ poster, ...item }) => {
    const [video, still] = [ownId(item), poster && ownId(poster)]
    return video && still && fresh.has(video) ? [{ video, still }] : []
  })
  await setPosters(tx, pairs)
}

const findExisting = async (tx: Tx, files: readonly { readonly id: string }[]) => {
  const found = await findMany(tx, [...new Set(files.map(({ id }) => id))])
  return new Set(found.map(({ id }) => id))
}
