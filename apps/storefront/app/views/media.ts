import type { Product } from '@vitrine/contract/catalog-v1'
import { type PictureView, viewPicture } from './picture.ts'

type MediaItem = Product['media']['items'][number]

/** A video as pages show it. */
export type VideoView = {
  /** The same video in the formats there are, the preferred one first. */
  files: readonly { src: string; type?: string }[]
  /** Pixels; 0 while it is not here yet. */
  width: number
  height: number
  /** What is seen in it; empty where nobody has said. */
  alt: string
  /** What stands for it until it plays; nothing while neither it nor a poster is here. */
  still?: PictureView
  /** Somebody chose the still; otherwise the server draws one, with a sign to play on it. */
  hasPoster: boolean
}

/** One thing in the gallery of a product. */
export type MediaView =
  | { kind: 'picture'; picture: PictureView }
  | { kind: 'video'; video: VideoView }

/** Pictures and videos in their order; what is neither is left out. `name` describes those that nobody has described. */
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
  // The size that is told is that of the thumbnail, not of what it was made from.
  const still = viewPicture({ ...thumbnail, width: 0, height: 0 }, origin, name)
  return {
    files: video.files.map(({ url, format }) => ({
      src: viewPicture({ url, width, height }, origin, '').src,
      // A type that a browser does not know keeps it from trying.
      ...(isFormat(format) ? { type: `video/${format}` } : {}),
    })),
    ...{ width, height },
    alt: altText || '',
    ...(hasPoster || width > 0 ? { still } : {}),
    hasPoster,
  }
}

const isFormat = (format: string | null | undefined) => format === 'mp4' || format === 'webm'

/** The picture that shows it where nothing moves: in a card, a search, a link preview. */
export const stillOf = (media: MediaView): PictureView | undefined =>
  media.kind === 'picture' ? media.picture : media.video.still

/** Two views for a card: what comes first, and the next picture. The still of another video would say no more. */
export function stillsOf(items: readonly MediaItem[], origin: string, name: string): PictureView[] {
  const shown = viewMedia(items, origin, name).filter(stillOf)
  return shown
    .filter(({ kind }, at) => at === 0 || kind === 'picture')
    .slice(0, 2)
    .flatMap((one) => stillOf(one) ?? [])
}
