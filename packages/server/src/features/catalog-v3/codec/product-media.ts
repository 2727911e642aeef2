import type { GalleryItem } from '../../catalog/index.ts'
import type { ProductView } from './product-view.ts'

const THUMBNAIL_WIDTH = 250

/** An item of a gallery as clients turn it into a media string. */
export function encodeMediaItem(view: ProductView, item: GalleryItem) {
  const { id, title, altText } = item
  const isVideo = item.kind === 'VIDEO'
  return {
    id,
    url: view.mediaUrl(id),
    ...(isVideo ? { video: encodeVideo(view, item) } : { image: encodeImage(view, item) }),
    mediaType: isVideo ? ('VIDEO' as const) : ('IMAGE' as const),
    altText,
    displayName: title,
    ...(view.fields.has('THUMBNAIL') && { thumbnail: encodeThumbnail(view, item) }),
    uploadId: '',
  }
}

const encodeImage = (
  { mediaUrl }: ProductView,
  { id, width, height, altText, title }: GalleryItem,
) => ({ id, url: mediaUrl(id), width, height, altText, filename: title || id })

const encodeVideo = ({ mediaUrl }: ProductView, { id, width, height, title }: GalleryItem) => ({
  id,
  url: mediaUrl(id),
  filename: title || id,
  posters: [],
  resolutions: [{ url: mediaUrl(id), width, height, format: id.split('.').at(-1) ?? '' }],
})

function encodeThumbnail({ mediaUrl }: ProductView, { id, width, height, altText }: GalleryItem) {
  const shown = width > 0 ? Math.min(width, THUMBNAIL_WIDTH) : THUMBNAIL_WIDTH
  const scaled = width > 0 ? Math.round((height * shown) / width) : shown
  return { id, url: mediaUrl(id, THUMBNAIL_WIDTH), width: shown, height: scaled, altText }
}

/** The gallery: its first item always, all of them where they were asked for. */
export function encodeGallery(view: ProductView, gallery: readonly GalleryItem[]) {
  const [main] = gallery
  return {
    ...(main && { main: encodeMediaItem(view, main) }),
    ...(view.fields.has('MEDIA_ITEMS_INFO') && {
      itemsInfo: { items: gallery.map((item) => encodeMediaItem(view, item)) },
    }),
  }
}
