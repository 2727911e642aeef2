import type { MediaItem } from '@vitrine/contract/media'
import type { Call } from '../../../api/client.ts'
import { mediaFilePath } from '../../../shared/media-url.ts'
import { frameOf } from './frame.ts'

/** The library data of a video. */
export type Video = Pick<MediaItem, 'id' | 'fileName'>

/** The file name of a poster: `turning.webm` → `turning-still.jpg`. */
export const posterFileName = (fileName: string): string =>
  `${fileName.replace(/\.[^.]*$/, '').slice(0, 240)}-still.jpg`

/** Adds a frame of a video to the library; its id. */
export async function uploadFrame(call: Call, video: Video, frame: Blob): Promise<string> {
  const fileName = posterFileName(video.fileName)
  const { media } = await call('media.uploadMedia', { fileName }, { body: frame })
  return media.id
}

/** Creates a poster from a frame of the video. Throws where none can be drawn. */
export async function createPoster(call: Call, video: Video): Promise<void> {
  const frame = await frameOf(mediaFilePath(video.id))
  const posterId = await uploadFrame(call, video, frame)
  await call('media.updateMedia', { id: video.id, posterId })
}

/**
 * URL of the poster, undefined where there is none. Uses the URL of the picture: browsers may have cached an
 * older poster under the URL of the video.
 */
export const posterUrl = (posterId: string | undefined): string | undefined =>
  posterId === undefined ? undefined : mediaFilePath(posterId)
