import type { Product } from '@vitrine/contract/catalog-v1'
import { type PictureView, viewPicture } from './picture.ts'

type MediaItem = Product['media']['items'][number]

/** View model of a video. */
export type VideoView = {
  /** Its formats, the preferred one first. */
  files: readonly { src: string; type?: string }[]
  /** Pixels; 0 until it is processed. */
  width: number
  height: number
  /** Alternative text; empty when there is none. */
  alt: string
  /** Poster until it is played; absent while neither video nor poster is ready. */
  poster?: PictureView
  /** The poster was chosen; otherwise the server generates one with a play icon. */
  hasPoster: boolean
}

/** A picture or video in the gallery of a product. */
export type MediaView =
  | { kind: 'picture'; picture: PictureView }
  | { kind: 'video'; video: VideoView }

/**
 * Pictures and videos in order; other media are left out. `name` is the default alternative text.
 */
export const viewMedia = (items: readonly MediaItem[], origin: string, name: string): MediaView[] =>
  items.flatMap((item): MediaView[] => {
    if (item.image) return [{ kind: 'picture', picture: viewPicture(item.image, origin, name) }]
    const video = viewVideo(item, origin, name)
    return video ? [{ kind: 'video', video }] : []
  })

function viewVideo(
  { video, thumbnail }: MediaItem,
  origin: string,
  name: string,
): VideoView | undefined {
  const [first] = video?.files ?? []
  if (!video || !first) return undefined
  const { width, height, altText } = first
  const hasPoster = video.stillFrameMediaId !== ''
  // The reported size is that of the thumbnail, not of the original.
  const poster = viewPicture({ ...thumbnail, width: 0, height: 0 }, origin, name)
  return {
    files: video.files.map(({ url, format }) => ({
      src: viewPicture({ url, width, height }, origin, '').src,
      // Browsers skip a source of an unknown type.
      ...(isFormat(format) ? { type: `video/${format}` } : {}),
    })),
    width,
    height,
    alt: altText || '',
    ...(hasPoster || width > 0 ? { poster } : {}),
    hasPoster,
  }
}

const isFormat = (format: string | null | undefined) => format === 'mp4' || format === 'webm'

/** Still picture for cards, search results and link previews. */
export const posterOf = (media: MediaView): PictureView | undefined =>
  media.kind === 'picture' ? media.picture : media.video.poster

/**
 * Two pictures for a card: the first medium, and the next picture. The poster of a second video is
 * not used.
 */
export function cardPicturesOf(
  items: readonly MediaItem[],
  origin: string,
  name: string,
): PictureView[] {
  const shown = viewMedia(items, origin, name).filter(posterOf)
  return shown
    .filter(({ kind }, at) => at === 0 || kind === 'picture')
    .slice(0, 2)
    .flatMap((one) => posterOf(one) ?? [])
}
