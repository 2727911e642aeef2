import { MAX_MEDIA_BYTES, MediaNotFound, MediaTooLarge } from '@vitrine/contract/media'
import { type FileStorage, TooManyBytes } from '../../../platform/file-storage.ts'
import { newId } from '../../../platform/ids.ts'
import type { Inspected, MediaItem } from '../model.ts'
import { inspect } from './inspect.ts'
import { pictureQueue } from './picture-queue.ts'

export interface KeptOriginal extends Inspected {
  readonly storageKey: string
  readonly bytes: number
}

/** Streams a file into the storage and looks at what it is; what is no picture is not kept. */
export async function keepOriginal(
  storage: FileStorage,
  stream: AsyncIterable<Uint8Array>,
): Promise<KeptOriginal> {
  const name = newId().replaceAll('-', '')
  const storageKey = `${name.slice(0, 2)}/${name}`
  const { bytes } = await storage.store(storageKey, stream, MAX_MEDIA_BYTES).catch((error) => {
    throw error instanceof TooManyBytes ? MediaTooLarge({ limitBytes: MAX_MEDIA_BYTES }) : error
  })
  try {
    const seen = await pictureQueue(async () => inspect(await read(storage, storageKey)))
    return { ...seen, storageKey, bytes }
  } catch (error) {
    await storage.remove(storageKey)
    throw error
  }
}

/** The whole original; at most 25 MiB. */
export async function readOriginal(storage: FileStorage, item: MediaItem): Promise<Buffer> {
  if (item.storageKey === null) throw MediaNotFound({ id: item.id })
  return read(storage, item.storageKey)
}

async function read(storage: FileStorage, key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of (await storage.open(key)).stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
