import { type GalleryItem, rawPicture, rawVideo } from '../../../areas/catalog/index.ts'
import type { ProductView } from './product-view.ts'

const THUMBNAIL_WIDTH = 250

/** A gallery item in the form that clients convert to a media string. */
export function encodeMediaItem(view: ProductView, item: GalleryItem) {
  const { id, title, altText } = item
  return {
    id,
    url: view.mediaUrl(id),
    ...(item.video
      ? { video: rawVideo(item, item.video, view.mediaUrl), mediaType: 'VIDEO' as const }
      : { image: rawPicture(item, view.mediaUrl), mediaType: 'IMAGE' as const }),
    altText,
    displayName: title,
    ...(view.fields.has('THUMBNAIL') && { thumbnail: encodeThumbnail(view, item) }),
    uploadId: '',
  }
}

/** For a video: of its poster; without one the video's own URL serves a still frame. */
function encodeThumbnail({ mediaUrl }: ProductView, item: GalleryItem) {
  const { id, width, height } = item.video?.poster ?? item
  const { altText } = item
  const shown = width > 0 ? Math.min(width, THUMBNAIL_WIDTH) : THUMBNAIL_WIDTH
  const scaled = width > 0 ? Math.round((height * shown) / width) : shown
  return { id, url: mediaUrl(id, THUMBNAIL_WIDTH), width: shown, height: scaled, altText }
}

/** The gallery: always the first item, all of them where requested. */
export function encodeGallery(view: ProductView, gallery: readonly GalleryItem[]) {
  const [main] = gallery
  return {
    ...(main && { main: encodeMediaItem(view, main) }),
    ...(view.fields.has('MEDIA_ITEMS_INFO') && {
      itemsInfo: { items: gallery.map((item) => encodeMediaItem(view, item)) },
    }),
  }
}
