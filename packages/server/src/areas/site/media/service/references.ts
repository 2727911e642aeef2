import { MAX_MEDIA_USES, MediaEdited, type MediaUses } from '@vitrine/contract/media'
import type { Tx } from '../../../../platform/tx.ts'
import type { MediaItem, MediaReferences } from '../model.ts'
import { mediaUrl } from '../rules/addresses.ts'
import { exchangePosters, findPosterUses, posterIds } from '../store/posters.ts'
import type { MediaServiceDeps } from './deps.ts'

type Deps = Pick<MediaServiceDeps, 'references'>

/** The places that use a file; one statement per feature. */
export async function usesOf({ references }: Deps, tx: Tx, id: string): Promise<MediaUses> {
  const uses: MediaUses['uses'] = []
  let total = 0
  for (const one of references()) {
    const found = await one.find(tx, id, MAX_MEDIA_USES)
    uses.push(...found.uses)
    total += found.total
  }
  return { uses: uses.slice(0, MAX_MEDIA_USES), total }
}

/** Replaces a file wherever it is used, or removes it. */
export async function exchangeEverywhere(
  { references, publicUrl }: Deps & Pick<MediaServiceDeps, 'publicUrl'>,
  tx: Tx,
  from: string,
  to: string | null,
): Promise<void> {
  const other = to === null ? null : { id: to, url: mediaUrl(publicUrl, to) }
  for (const one of references()) await one.exchange(tx, from, other)
}

/** Has the library's text count where a use only repeats it. */
export async function dropRepeatedAltTexts(
  { references }: Deps,
  tx: Tx,
  before: readonly MediaItem[],
): Promise<void> {
  for (const one of references()) await one.dropRepeatedAltTexts?.(tx, before)
}

/** Pictures that are posters of videos. */
export const posterReferences = ({
  events,
}: Pick<MediaServiceDeps, 'events'>): MediaReferences => ({
  usedIds: posterIds,
  find: findPosterUses,
  async exchange(tx, from, to) {
    const changed = await exchangePosters(tx, from, to?.id ?? null)
    await events.append(
      tx,
      ...changed.map((after) => ({
        definition: MediaEdited,
        entityId: after.id,
        before: { ...after, posterId: from },
        after,
      })),
    )
  },
})
