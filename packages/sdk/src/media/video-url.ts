import { makeMediaAddress, parseMediaAddress, pixels } from './address.ts'
import { makeImageAddress } from './image-url.ts'

// Specification §9: a video scheme carrying the id, filename and poster id, width and height.
const SCHEME = 'wix:video'

export interface PosterReference {
  readonly id: string
  /** Pixels. */
  readonly width?: number
  readonly height?: number
}

/** A video as replies carry it. */
export interface VideoReference {
  readonly id: string
  readonly filename?: string
  readonly posters?: readonly PosterReference[]
}

/**
 * `wix:video://v1/{id}/{filename}#posterUri=…&posterWidth=…&posterHeight=…`.
 * The second poster is taken when there are two or more.
 */
export function makeVideoAddress({ id, filename = '', posters = [] }: VideoReference): string {
  const poster = posters[1] ?? posters[0]
  return makeMediaAddress(SCHEME, id, filename, {
    posterUri: poster?.id,
    posterWidth: poster?.width,
    posterHeight: poster?.height,
  })
}

/** Reads what `makeVideoAddress` wrote; undefined when the text is no video address. */
export function parseVideoAddress(text: string): Required<VideoReference> | undefined {
  const parts = parseMediaAddress(SCHEME, text)
  if (!parts) return undefined
  const { id, name: filename, fragment } = parts
  const posterId = fragment.get('posterUri')
  const width = pixels(fragment.get('posterWidth'))
  const height = pixels(fragment.get('posterHeight'))
  return { id, filename, posters: posterId ? [{ id: posterId, width, height }] : [] }
}

/** Address of a stored video file; a video is named by its id or its `wix:video://` address. */
export const videoUrl = (video: string, baseUrl = ''): string =>
  `${baseUrl}/media/${encodeURIComponent(parseVideoAddress(video)?.id ?? video)}`

/** The poster of a `wix:video://` address as a `wix:image://` address; undefined when it has none. */
export function videoPosterAddress(text: string): string | undefined {
  const video = parseVideoAddress(text)
  const poster = video?.posters[0]
  return poster && makeImageAddress({ filename: video.filename, ...poster })
}
