import { type GalleryItem, rawPicture, rawVideo } from '../../../areas/catalog/index.ts'
import type { View } from './price.ts'

/**
 * The base URL that published clients expect of pictures and videos; a redirect must map it to `/media` and
 * `/video`.
 */
const PICTURES = 'https://static.wixstatic.com/media'
const VIDEOS = 'https://video.wixstatic.com/video'

interface Size {
  readonly width: number
  readonly height: number
}

/** A picture URL from which media helpers of published clients parse id and size. */
function publishedPictureUrl(id: string, { width, height }: Size): string {
  const ending = /\.(\w{1,5})$/.exec(id)?.[1] ?? 'jpg'
  return `${PICTURES}/${id}/v1/fit/w_${width},h_${height},q_90/file.${ending}`
}

const publishedFileUrl = ({ id, width, height, video }: GalleryItem): string =>
  video ? `${VIDEOS}/${id}/1080p/mp4/file.mp4` : publishedPictureUrl(id, { width, height })

const THUMBNAIL = 50

export const encodeGallery = (view: View, items: readonly GalleryItem[]) => {
  const encoded = items.map((item) => encodeItem(view, item))
  return { ...(encoded[0] && { mainMedia: encoded[0] }), items: encoded }
}

const encodeItem = (view: View, item: GalleryItem) => ({
  id: item.id,
  title: item.title,
  ...(item.video ? encodeVideo(view, item, item.video) : encodePicture(view, item)),
})

function encodePicture(view: View, item: GalleryItem) {
  const described = { format: formatOf(item.id), ...describe(item) }
  return {
    mediaType: 'image' as const,
    image: { ...fileOf(view, item), ...described },
    thumbnail: { ...thumbnailOf(view, item.id), ...described },
  }
}

/** The poster is a picture of its own; without one the video's URL serves a still frame. */
function encodeVideo(view: View, item: GalleryItem, { format, poster }: Video) {
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
type Video = NonNullable<GalleryItem['video']>

const isPublished = ({ shop }: View): boolean => shop.mediaAddresses === 'published'

const fileOf = (view: View, item: GalleryItem) => ({
  url: isPublished(view) ? publishedFileUrl(item) : view.mediaUrl(item.id),
  width: item.width,
  height: item.height,
})

const thumbnailSize = { width: THUMBNAIL, height: THUMBNAIL }
const thumbnailOf = (view: View, id: string) => ({
  url: isPublished(view) ? publishedPictureUrl(id, thumbnailSize) : view.mediaUrl(id, THUMBNAIL),
  ...thumbnailSize,
})

const describe = (item: GalleryItem) => ({ altText: item.altText, ...groundOf(item) })

const groundOf = ({ ground }: Pick<GalleryItem, 'ground'>) => (ground ? { ground } : {})

/** A picture or video in the form that clients convert to a media string. */
export const encodeRawMedia = ({ mediaUrl }: View, item: GalleryItem) =>
  item.video
    ? { video: rawVideo(item, item.video, mediaUrl) }
    : { image: rawPicture(item, mediaUrl) }

const formatOf = (id: string): string => /\.(\w{1,5})$/.exec(id)?.[1]?.toLowerCase() ?? ''
