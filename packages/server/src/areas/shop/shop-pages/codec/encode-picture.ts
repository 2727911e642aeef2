import type { ShopPicture } from '@vitrine/contract/shop'
import type { GalleryItem, MediaUrl } from '../../../catalog/index.ts'

type Still = Pick<GalleryItem, 'id' | 'altText' | 'width' | 'height' | 'ground' | 'focalPoint'>

const encodeStill = (
  { id, altText, width, height, ground, focalPoint }: Still,
  mediaUrl: MediaUrl,
) => ({
  id,
  altText,
  width,
  height,
  ground,
  ...(focalPoint && { focalPoint }),
  url: mediaUrl(id),
})

/** A picture or video of a gallery. */
export const encodePicture = (item: GalleryItem, mediaUrl: MediaUrl): ShopPicture => ({
  ...encodeStill(item, mediaUrl),
  kind: item.kind,
  video: item.video
    ? {
        format: item.video.format,
        poster: item.video.poster && encodeStill(item.video.poster, mediaUrl),
      }
    : null,
})
