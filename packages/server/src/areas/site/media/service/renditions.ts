import { createHash } from 'node:crypto'
import {
  FileMissing,
  type FileStorage,
  oneChunk,
  readWhole,
} from '../../../../platform/file-storage.ts'
import type { Logger } from '../../../../platform/logger.ts'
import type { MediaItem, MediaStorage, Rendition } from '../model.ts'
import { renditionName } from '../rules/renditions.ts'
import { readOriginal } from './originals.ts'
import { pictureQueue } from './picture-queue.ts'
import { render } from './render.ts'

export interface Renditions {
  /** The bytes of a rendition: from the cache, or rendered now and cached. */
  get(item: MediaItem, rendition: Rendition): Promise<Buffer>
  forget(id: string): Promise<void>
}

interface RenditionStorages {
  /** Caches derived pictures. */
  readonly sizes: Pick<FileStorage, 'open' | 'removeFolder' | 'store'>
  readonly originals: MediaStorage
}

/**
 * Renditions as files. Concurrent requests for the same one render it once. Crops with arbitrary sizes are
 * rendered per request, because files of them could fill the disk.
 */
export function createRenditions(
  { sizes, originals }: RenditionStorages,
  logger: Logger,
): Renditions {
  const making = new Map<string, Promise<Buffer>>()
  const folderOf = (id: string) => `${nameOf(id).slice(0, 2)}/${nameOf(id)}`

  async function make(item: MediaItem, rendition: Rendition, key: string): Promise<Buffer> {
    const bytes = await pictureQueue(async () =>
      render(await readOriginal(originals, item), item, rendition),
    )
    if (rendition.crop) return bytes
    // Callers get the picture even if it could not be cached.
    await sizes
      .store(key, oneChunk(bytes))
      .catch((error: unknown) => logger.warn({ key, error }, 'A picture could not be cached'))
    return bytes
  }

  async function findOrMake(item: MediaItem, rendition: Rendition, key: string): Promise<Buffer> {
    if (rendition.crop) return make(item, rendition, key)
    try {
      return await readWhole(sizes, key)
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error
      return make(item, rendition, key)
    }
  }

  return {
    async get(item, rendition) {
      const key = `${folderOf(item.id)}/${renditionName(rendition)}`
      const started = making.get(key) ?? findOrMake(item, rendition, key)
      making.set(key, started)
      return started.finally(() => making.delete(key))
    },
    forget: (id) => sizes.removeFolder(folderOf(id)),
  }
}

/** Imported ids may contain characters that are not allowed in keys. */
const nameOf = (id: string): string =>
  /^[\w~-][\w~.-]+$/.test(id) ? id : createHash('sha256').update(id).digest('hex')
