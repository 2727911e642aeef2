import type { MediaItem } from '@vitrine/contract/media'
import type { Call } from '../../../api/client.ts'
import { fileAddress } from '../../../scaffold/picture-address.ts'
import { frameOf } from './frame.ts'

/** What is known of a video in the library. */
export type Video = Pick<MediaItem, 'id' | 'fileName'>

/** What a still of a video is called: `turning.webm` → `turning-still.jpg`. */
export const stillName = (fileName: string): string =>
  `${fileName.replace(/\.[^.]*$/, '').slice(0, 240)}-still.jpg`

/** Adds a frame of a video to the library; its id. */
export async function uploadFrame(call: Call, video: Video, frame: Blob): Promise<string> {
  const fileName = stillName(video.fileName)
  const { media } = await call('media.uploadMedia', { fileName }, { body: frame })
  return media.id
}

/** Takes a frame of a video by itself and lets it stand for the video. Throws where none can be drawn. */
export async function makeStill(call: Call, video: Video): Promise<void> {
  const frame = await frameOf(fileAddress(video.id))
  const posterId = await uploadFrame(call, video, frame)
  await call('media.updateMedia', { id: video.id, posterId })
}

/**
 * Where the still of a video is, and undefined where none stands for it. It goes by the address of the picture:
 * what browsers keep of the video's own address may be minutes old.
 */
export const stillAddress = (posterId: string | undefined): string | undefined =>
  posterId === undefined ? undefined : fileAddress(posterId)
