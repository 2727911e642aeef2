import { type GalleryItem, rawFilm, rawPicture } from '../../catalog/index.ts'
import type { View } from './price.ts'

const THUMBNAIL = 50

export const encodeGallery = (view: View, items: readonly GalleryItem[]) => {
  const encoded = items.map((item) => encodeItem(view, item))
  return { ...(encoded[0] && { mainMedia: encoded[0] }), items: encoded }
}

const encodeItem = (view: View, item: GalleryItem) => ({
  id: item.id,
  title: item.title,
  ...(item.film ? encodeFilm(view, item, item.film) : encodePicture(view, item)),
})

function encodePicture(view: View, item: GalleryItem) {
  const described = { format: formatOf(item.id), ...describe(item) }
  return {
    mediaType: 'image' as const,
    image: { ...fileOf(view, item), ...described },
    thumbnail: { ...thumbnailOf(view, item.id), ...described },
  }
}

/** What stands for it is a picture of its own; without one the film's address draws a still. */
function encodeFilm(view: View, item: GalleryItem, { format, poster }: Film) {
  const still = poster ?? item
  const described = describe(item)
  return {
    mediaType: 'video' as const,
    video: {
      files: [{ ...fileOf(view, item), format, ...described }],
      stillFrameMediaId: poster?.id ?? '',
    },
    thumbnail: {
      ...thumbnailOf(view, still.id),
      format: poster ? formatOf(poster.id) : '',
      ...described,
      ...groundOf(still),
    },
  }
}
type Film = NonNullable<GalleryItem['film']>

const fileOf = ({ mediaUrl }: View, { id, width, height }: GalleryItem) => ({
  url: mediaUrl(id),
  width,
  height,
})

const thumbnailOf = ({ mediaUrl }: View, id: string) => ({
  url: mediaUrl(id, THUMBNAIL),
  width: THUMBNAIL,
  height: THUMBNAIL,
})

const describe = (item: GalleryItem) => ({ altText: item.altText, ...groundOf(item) })

const groundOf = ({ ground }: Pick<GalleryItem, 'ground'>) => (ground ? { ground } : {})

/** A picture or film in the form that clients turn into a media string. */
export const encodeRawMedia = ({ mediaUrl }: View, item: GalleryItem) =>
  item.film ? { video: rawFilm(item, item.film, mediaUrl) } : { image: rawPicture(item, mediaUrl) }

const formatOf = (id: string): string => /\.(\w{1,5})$/.exec(id)?.[1]?.toLowerCase() ?? ''
