import type { Static } from '@vitrine/contract/kit'
import type { TopCollection } from '@vitrine/contract/shop'
import { posterOf, viewMedia } from './media.ts'
import type { PictureView } from './picture.ts'

/** View model of a collection card; `count` includes nested collections. */
export type CollectionCardView = {
  id: string
  name: string
  slug: string
  count: number
  picture?: PictureView
}

export function viewCollection(
  { id, name, slug, productCount, picture }: Static<typeof TopCollection>,
  origin: string,
): CollectionCardView {
  const [media] = viewMedia(picture ? [picture] : [], origin, name)
  const shown = media && posterOf(media)
  return { id, name, slug, count: productCount, ...(shown ? { picture: shown } : {}) }
}
