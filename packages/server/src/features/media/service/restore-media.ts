import type { Tx } from '../../../platform/tx.ts'
import type { MediaItem } from '../model.ts'
import { normaliseUrl } from '../rules/addresses.ts'
import { findBySources, findMany, insertRemote, setPosters } from '../store.ts'
import { fetchLater, registerUrls, remoteItem } from './fetch-remote.ts'
import type { MediaWorld } from './world.ts'

/** A picture or video of another library: its id there, and where it can be fetched. */
export interface ForeignMedia {
  readonly id: string
  readonly url: string
  readonly fileName: string
  readonly altText: string
  /** What stands for a video; it came before, or is found by its address. */
  readonly poster?: { readonly id: string; readonly url: string }
}

/**
 * Adds files under the ids they had elsewhere and has them fetched. One whose address is known stays
 * as it is; one whose id belongs to another site gets one of its own. Answers how many were new.
 */
export async function restoreMedia(
  world: MediaWorld,
  tx: Tx,
  items: readonly ForeignMedia[],
): Promise<number> {
  const known = await findKnown(tx, items)
  const wanted = items.filter(({ id }) => !known.has(id)).flatMap((item) => comingItem(tx, item))
  const added = new Set(await insertRemote(tx, wanted))
  await fetchLater(world, tx, [...added])
  const others = wanted.filter(({ id }) => !added.has(id)).map(({ sourceUrl }) => sourceUrl ?? '')
  const before = await findBySources(tx, others)
  const after = await registerUrls(world, tx, others)
  const fresh = [...after].flatMap(([url, id]) => (before.has(url) ? [] : id))
  await restorePosters(world, tx, items, new Set([...added, ...fresh]))
  return added.size + new Set(fresh).size
}

function comingItem(tx: Tx, { id, url, fileName, altText }: ForeignMedia): MediaItem[] {
  const sourceUrl = normaliseUrl(url)
  return sourceUrl ? [{ ...remoteItem(tx, sourceUrl), id, fileName, altText }] : []
}

/** What stands for the videos that are new here; what stands for others is not for a file to say. */
async function restorePosters(
  world: MediaWorld,
  tx: Tx,
  items: readonly ForeignMedia[],
  fresh: ReadonlySet<string>,
): Promise<void> {
  const posters = items.flatMap(({ poster }) => poster ?? [])
  if (posters.length === 0) return
  const files = [...items, ...posters]
  const known = await findKnown(tx, files)
  const elsewhere = files.filter(({ id }) => !known.has(id)).map(({ url }) => url)
  const byUrl = await registerUrls(world, tx, elsewhere)
  const ownId = ({ id, url }: { id: string; url: string }) => (known.has(id) ? id : byUrl.get(url))
  const pairs = items.flatMap(({ poster, ...item }) => {
    const [video, still] = [ownId(item), poster && ownId(poster)]
    return video && still && fresh.has(video) ? [{ video, still }] : []
  })
  await setPosters(tx, pairs)
}

const findKnown = async (tx: Tx, files: readonly { readonly id: string }[]) => {
  const found = await findMany(tx, [...new Set(files.map(({ id }) => id))])
  return new Set(found.map(({ id }) => id))
}
