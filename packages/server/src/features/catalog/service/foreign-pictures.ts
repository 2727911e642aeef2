import { violation } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { GalleryItem } from '../model/product.ts'
import { ownedBy, pictureIds } from '../rules/choice-pictures.ts'
import type { ForeignPicture } from '../rules/restored.ts'
import { findMedia } from '../store/references.ts'
import type { CatalogDeps } from './context.ts'

/** Files by the ids that they had elsewhere; one that is not there is found, or fetched, by its address. */
export async function findForeignPictures(
  tx: Tx,
  { media }: Pick<CatalogDeps, 'media'>,
  wanted: readonly Pick<ForeignPicture, 'id' | 'url'>[],
  field: string,
): Promise<Map<string, GalleryItem>> {
  const known = await findMedia(tx, [...new Set(wanted.map(({ id }) => id))])
  const unknown = wanted.filter(({ id }) => !known.has(id))
  if (unknown.length === 0) return known
  const ids = await media.registerUrls(
    tx,
    unknown.map(({ url }) => url),
  )
  const fetched = await findMedia(tx, [...new Set(ids.values())])
  for (const { id, url } of unknown) {
    const item = fetched.get(ids.get(url) ?? '')
    if (!item) throw violation(field, 'FORMAT', `"${url}" is no web address`)
    known.set(id, item)
  }
  return known
}

/** What pictures of choices that come from elsewhere are here: the library's, if it has them by now. */
export async function findOwnPictures(tx: Tx, choices: Parameters<typeof pictureIds>[0]) {
  return ownedBy(new Set((await findMedia(tx, pictureIds(choices))).keys()))
}
