import type { GalleryItem } from '../model/product.ts'
import type { MediaUrl } from '../model/shop.ts'

type Video = NonNullable<GalleryItem['video']>

/** A picture in the form that clients convert to a media string. */
export const rawPicture = (
  { id, width, height, altText, title }: GalleryItem,
  mediaUrl: MediaUrl,
) => ({ id, url: mediaUrl(id), width, height, altText, filename: title || id })

/** A video in that form, with its poster and its only resolution. */
export const rawVideo = (
  { id, width, height, title }: GalleryItem,
  { format, poster }: Video,
  mediaUrl: MediaUrl,
) => ({
  id,
  url: mediaUrl(id),
  filename: title || id,
  posters: poster ? [rawPoster(poster, mediaUrl)] : [],
  resolutions: [{ url: mediaUrl(id), width, height, format }],
})

const rawPoster = (
  { id, width, height, altText }: NonNullable<Video['poster']>,
  mediaUrl: MediaUrl,
) => ({ id, url: mediaUrl(id), width, height, altText })
