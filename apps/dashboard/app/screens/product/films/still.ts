import type { MediaItem } from '@vitrine/contract/media'
import type { Call } from '../../../api/client.ts'
import { fileAddress } from '../../../scaffold/picture-address.ts'
import { frameOf } from './frame.ts'

/** What is known of a film in the library. */
export type Film = Pick<MediaItem, 'id' | 'fileName'>

/** What a still of a film is called: `turning.webm` → `turning-still.jpg`. */
export const stillName = (fileName: string): string =>
  `${fileName.replace(/\.[^.]*$/, '').slice(0, 240)}-still.jpg`

/** Adds a frame of a film to the library; its id. */
export async function uploadFrame(call: Call, film: Film, frame: Blob): Promise<string> {
  const fileName = stillName(film.fileName)
  const { media } = await call('media.uploadMedia', { fileName }, { body: frame })
  return media.id
}

/** Takes a frame of a film by itself and lets it stand for the film. Throws where none can be drawn. */
export async function makeStill(call: Call, film: Film): Promise<void> {
  const frame = await frameOf(fileAddress(film.id))
  const posterId = await uploadFrame(call, film, frame)
  await call('media.updateMedia', { id: film.id, posterId })
}

/**
 * Where the still of a film is, and undefined where none stands for it. It goes by the address of the picture:
 * what browsers keep of the film's own address may be minutes old.
 */
export const stillAddress = (posterId: string | undefined): string | undefined =>
  posterId === undefined ? undefined : fileAddress(posterId)
