import type { MediaItemType } from '@vitrine/contract/vocabulary'
import { mediaItemTypes } from '@vitrine/contract/vocabulary'
import type { GalleryItem } from '../../catalog/index.ts'
import type { View } from './price.ts'

const THUMBNAIL = 50

export const encodeGallery = (view: View, items: readonly GalleryItem[]) => {
  const encoded = items.map((item) => encodeItem(view, item))
  return { ...(encoded[0] && { mainMedia: encoded[0] }), items: encoded }
}

function encodeItem({ mediaUrl }: View, item: GalleryItem) {
  const { id, title, altText, width, height, ground } = item
  const mediaType = typeOf(item.kind)
  const format = formatOf(id)
  const described = { format, altText, ...(ground && { ground }) }
  const picture = { url: mediaUrl(id), width, height, ...described }
  const thumbnail = { url: mediaUrl(id, THUMBNAIL), width: THUMBNAIL, height: THUMBNAIL, format }
  return {
    id,
    title,
    mediaType,
    ...(mediaType === 'image' && { image: picture }),
    ...(mediaType === 'video' && { video: { files: [picture], stillFrameMediaId: '' } }),
    thumbnail: { ...thumbnail, ...described },
  }
}

/** A picture in the form that clients turn into a media string. */
export const encodeRawImage = (
  { mediaUrl }: View,
  { id, width, height, altText, title }: GalleryItem,
) => ({ id, url: mediaUrl(id), width, height, altText, filename: title || id })

const typeOf = (kind: string): MediaItemType =>
  mediaItemTypes.find((one) => one === kind.toLowerCase()) ?? 'unspecified_media_item_type'

const formatOf = (id: string): string => /\.(\w{1,5})$/.exec(id)?.[1]?.toLowerCase() ?? ''
