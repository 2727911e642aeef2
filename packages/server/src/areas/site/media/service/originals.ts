import {
  MAX_MEDIA_BYTES,
  MAX_VIDEO_BYTES,
  MediaNotFound,
  MediaTooLarge,
} from '@vitrine/contract/media'
import { readWhole } from '../../../../platform/file-storage.ts'
import { newId } from '../../../../platform/ids.ts'
import type { FileProperties, MediaItem, MediaStorage } from '../model.ts'
import { drawPosterSvg } from '../rules/poster.ts'
import { HEAD_BYTES, looksLikeVideo } from '../rules/video.ts'
import { inspect } from './inspect.ts'
import { inspectVideo } from './inspect-video.ts'
import { pictureQueue } from './picture-queue.ts'

export interface StoredOriginal extends FileProperties {
  readonly storageKey: string
  readonly bytes: number
}

/** Streams a file into the storage and inspects it; a file that is no picture or video is deleted. */
export async function storeOriginal(
  storage: MediaStorage,
  stream: AsyncIterable<Uint8Array>,
): Promise<StoredOriginal> {
  const name = newId().replaceAll('-', '')
  const storageKey = `${name.slice(0, 2)}/${name}`
  const { bytes } = await storage.store(storageKey, bounded(stream))
  try {
    return { ...(await look(storage, storageKey, bytes)), storageKey, bytes }
  } catch (error) {
    await storage.remove(storageKey)
    throw error
  }
}

/** Enforces the size limit: a video may be larger than a picture; the first bytes show which it is. */
async function* bounded(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0)
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.byteLength
    if (head.byteLength < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES)
    const limitBytes = looksLikeVideo(head) ? MAX_VIDEO_BYTES : MAX_MEDIA_BYTES
    if (bytes > limitBytes) throw MediaTooLarge({ limitBytes })
    yield chunk
  }
}

async function look(storage: MediaStorage, key: string, bytes: number): Promise<FileProperties> {
  const readPart = (start: number, length: number) =>
    readWhole(storage, key, { start, end: start + length - 1 })
  if (looksLikeVideo(await readPart(0, HEAD_BYTES))) return inspectVideo(bytes, readPart)
  return pictureQueue(async () => inspect(await readWhole(storage, key)))
}

/** The source of derived pictures: the whole original, at most 25 MiB; for a video its still. */
export async function readOriginal(storage: MediaStorage, item: MediaItem): Promise<Buffer> {
  if (item.storageKey === null) throw MediaNotFound({ id: item.id })
  return item.kind === 'video'
    ? Buffer.from(drawPosterSvg(item))
    : readWhole(storage, item.storageKey)
}
