import { MAX_FEED_PICTURES } from '@vitrine/contract/shop'
import type { GalleryItem, Product, Variant } from '../../../catalog/index.ts'

type Owner = Pick<Product, 'gallery' | 'options'>

/** The pictures of a variant in a feed: those of its choices first. A video is represented by its chosen poster. */
export function feedPictures(
  { gallery, options }: Owner,
  { choiceIds }: Pick<Variant, 'choiceIds'>,
): readonly GalleryItem[] {
  const chosen = new Set(
    options.flatMap(({ choices }) =>
      choices.flatMap(({ id, mediaIds }) => (choiceIds.includes(id) ? mediaIds : [])),
    ),
  )
  const stills = gallery.filter(({ kind, video }) => kind === 'image' || Boolean(video?.poster))
  const isChosen = ({ id }: GalleryItem) => chosen.has(id)
  return [...stills.filter(isChosen), ...stills.filter((one) => !isChosen(one))].slice(
    0,
    MAX_FEED_PICTURES,
  )
}
