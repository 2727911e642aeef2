import { violation } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import { ownedBy, pictureIds } from '../../options/index.ts'
import type { GalleryItem } from '../../shared/model/product.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { findMedia } from '../../shared/store/references.ts'
import type { ForeignPicture } from '../rules/foreign-catalog.ts'

/** Files by their ids in the other catalog; a missing one is found or fetched by its address. */
export async function findForeignPictures(
  tx: Tx,
  { media }: Pick<CatalogDeps, 'media'>,
  requested: readonly Pick<ForeignPicture, 'id' | 'url'>[],
  field: string,
): Promise<Map<string, GalleryItem>> {
  const existing = await findMedia(tx, [...new Set(requested.map(({ id }) => id))])
  const unknown = requested.filter(({ id }) => !existing.has(id))
  if (unknown.length === 0) return existing
  const ids = await media.registerUrls(
    tx,
    unknown.map(({ url }) => url),
  )
  const fetched = await findMedia(tx, [...new Set(ids.values())])
  for (const { id, url } of unknown) {
    const item = fetched.get(ids.get(url) ?? '')
    if (!item) throw violation(field, 'FORMAT', `"${url}" is no web address`)
    existing.set(id, item)
  }
  return existing
}

/** Maps pictures of foreign choices to library files, where the library has them. */
export async function findOwnPictures(tx: Tx, choices: Parameters<typeof pictureIds>[0]) {
  return ownedBy(new Set((await findMedia(tx, pictureIds(choices))).keys()))
}
