import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '../../../../platform/ids.ts'
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

/**
 * Derived pictures as files. However many ask for the same form at once, it is made once. Parts of pictures
 * are made for each request: their sizes are free, so files of them could fill the disk.
 */
export function createRenditions(root: string, originals: MediaStorage): Renditions {
  const making = new Map<string, Promise<Buffer>>()
  const folderOf = (id: string) => path.join(root, id.slice(0, 2), id)

  async function make(item: MediaItem, rendition: Rendition, target: string): Promise<Buffer> {
    const bytes = await pictureQueue(async () =>
      render(await readOriginal(originals, item), item, rendition),
    )
    if (!rendition.crop) await keep(target, bytes)
    return bytes
  }

  return {
    async get(item, rendition) {
      const target = path.join(folderOf(item.id), renditionName(rendition))
      const existing = making.get(target) ?? (await readFile(target).catch(() => undefined))
      if (existing) return existing
      const started = making.get(target) ?? make(item, rendition, target)
      making.set(target, started)
      return started.finally(() => making.delete(target))
    },
    forget: (id) => rm(folderOf(id), { recursive: true, force: true }),
  }
}

async function keep(target: string, bytes: Buffer): Promise<void> {
  const unfinished = `${target}.${newId()}.part`
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(unfinished, bytes)
  await rename(unfinished, target)
}
