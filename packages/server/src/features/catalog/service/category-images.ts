import { MediaNotFound } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { ImageWish } from '../model/category.ts'
import type { GalleryItem } from '../model/product.ts'
import { findMedia } from '../store/references.ts'
import type { CatalogDeps } from './context.ts'

/** Finds, or adds, the pictures that are wished for: two statements at most. */
export async function findImages(
  tx: Tx,
  { media }: Pick<CatalogDeps, 'media'>,
  wanted: readonly { readonly image?: ImageWish | null }[],
): Promise<(wish: ImageWish | null | undefined) => GalleryItem | null> {
  const wishes = wanted.flatMap(({ image }) => image ?? [])
  const urls = [...new Set(wishes.flatMap(({ url }) => url ?? []))]
  const ids = urls.length > 0 ? await media.registerUrls(tx, urls) : new Map<string, string>()
  const named = wishes.flatMap(({ mediaId }) => mediaId ?? [])
  const found = await findMedia(tx, [...new Set([...named, ...ids.values()])])
  return (wish) => {
    if (!wish) return null
    const item = found.get(wish.mediaId ?? ids.get(wish.url ?? '') ?? '')
    if (item?.kind === 'video')
      throw violation('image', 'FORMAT', 'must be a picture; this is a video')
    if (item) return item
    throw MediaNotFound({ ...wish }, `There is no media item "${wish.mediaId ?? wish.url}"`)
  }
}
