import type { ShopPicture } from '@vitrine/contract/shop'
import { type PictureView, viewPicture } from './picture.ts'

/** View model of a video. */
export type VideoView = {
  /** Its formats, the preferred one first. */
  files: readonly { src: string; type?: string }[]
  /** Pixels; 0 until it is processed. */
  width: number
  height: number
  /** Alternative text; empty when there is none. */
  alt: string
  /** Poster until it is played; absent while neither video nor poster is available. */
  poster?: PictureView
  /** The poster was chosen; otherwise the server generates one with a play icon. */
  hasPoster: boolean
}

/** A picture or video in the gallery of a product. */
export type MediaView =
  | { kind: 'picture'; picture: PictureView }
  | { kind: 'video'; video: VideoView }

/** Pictures and videos in order. `name` is the default alternative text. */
export const viewMedia = (
  items: readonly ShopPicture[],
  origin: string,
  name: string,
): MediaView[] =>
  items.map((item): MediaView => {
    const { kind, video } = item
    if (kind === 'image') return { kind: 'picture', picture: viewPicture(item, origin, name) }
    return { kind: 'video', video: viewVideo(item, video, origin, name) }
  })

function viewVideo(
  item: ShopPicture,
  video: ShopPicture['video'],
  origin: string,
  name: string,
): VideoView {
  const { url, width, height, altText: alt } = item
  const { format = '', poster: chosen = null } = video ?? {}
  // The reported size is that of the video, not of a still.
  const still = { ...(chosen ?? item), altText: alt, width: 0, height: 0 }
  const hasPoster = chosen !== null
  return {
    files: [
      {
        src: viewPicture({ url, width, height }, origin, '').src,
        // Browsers skip a source of an unknown type.
        ...(isFormat(format) ? { type: `video/${format}` } : {}),
      },
    ],
    width,
    height,
    alt,
    ...(hasPoster || width > 0 ? { poster: viewPicture(still, origin, name) } : {}),
    hasPoster,
  }
}

const isFormat = (format: string) => format === 'mp4' || format === 'webm'

/** Still picture for cards, search results and link previews. */
export const posterOf = (media: MediaView): PictureView | undefined =>
  media.kind === 'picture' ? media.picture : media.video.poster
