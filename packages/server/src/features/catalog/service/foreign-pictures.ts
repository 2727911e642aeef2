import { violation } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { GalleryItem } from '../model/product.ts'
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
