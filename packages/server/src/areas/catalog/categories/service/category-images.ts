import { MediaNotFound } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { GalleryItem } from '../../shared/model/product.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { findMedia } from '../../shared/store/references.ts'
import type { ImageInput } from '../model/category.ts'

/** Finds or adds the requested pictures with at most two statements. */
export async function findImages(
  tx: Tx,
  { media }: Pick<CatalogDeps, 'media'>,
  requested: readonly { readonly image?: ImageInput | null }[],
): Promise<(request: ImageInput | null | undefined) => GalleryItem | null> {
  const requests = requested.flatMap(({ image }) => image ?? [])
  const urls = [...new Set(requests.flatMap(({ url }) => url ?? []))]
  const ids = urls.length > 0 ? await media.registerUrls(tx, urls) : new Map<string, string>()
  const named = requests.flatMap(({ mediaId }) => mediaId ?? [])
  const found = await findMedia(tx, [...new Set([...named, ...ids.values()])])
  return (request) => {
    if (!request) return null
    const item = found.get(request.mediaId ?? ids.get(request.url ?? '') ?? '')
    if (item?.kind === 'video')
      throw violation('image', 'FORMAT', 'must be a picture; this is a video')
    if (item) return item
    throw MediaNotFound(
      { ...request },
      `There is no media item "${request.mediaId ?? request.url}"`,
    )
  }
}
