import { once } from 'node:events'
import { createReadStream, createWriteStream, fstat, type ReadStream, type Stats } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import {
  checkedKey,
  counted,
  FileMissing,
  type FileStorage,
  type StoredFile,
} from '../file-storage.ts'
import { newId } from '../ids.ts'

/** Files below one folder. What `store` has answered for survives a power cut. */
export function createDiskStorage(root: string): FileStorage {
  const pathOf = (key: string) => path.join(root, checkedKey(key))
  return {
    async store(key, stream, limit = Number.POSITIVE_INFINITY) {
      const target = pathOf(key)
      await mkdir(path.dirname(target), { recursive: true })
      const unfinished = `${target}.${newId()}.part`
      try {
        const bytes = await writeThrough(unfinished, stream, limit)
        await rename(unfinished, target)
        await syncFolder(path.dirname(target))
        return { bytes }
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async open(key, part) {
      const stream = createReadStream(pathOf(key), part)
      const bytes = await sizeOf(stream)
      if (bytes !== undefined) return { bytes, stream }
      stream.destroy()
      throw new FileMissing(`There is no file under the key ${key}`)
    },
    async writeAt(key, offset, bytes) {
      const target = pathOf(key)
      await mkdir(path.dirname(target), { recursive: true })
      const handle = await open(target, offset === 0 ? 'w' : 'r+')
      try {
        await handle.write(bytes, 0, bytes.byteLength, offset)
        await handle.truncate(offset + bytes.byteLength)
        await handle.datasync()
      } finally {
        await handle.close()
      }
    },
    size: async (key) => (await fileAt(pathOf(key)))?.size,
    list: (folder) => walk(root, folder === undefined ? '' : checkedKey(folder)),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
  }
}

const statOpen = promisify(fstat)

/** The bytes of an open file; deleting it meanwhile does not end the reading. */
async function sizeOf(stream: ReadStream): Promise<number | undefined> {
  try {
    const [descriptor] = await once(stream, 'open')
    const found = await statOpen(descriptor)
    return found.isFile() ? found.size : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

async function writeThrough(
  target: string,
  stream: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<number> {
  let bytes = 0
  const passed = counted(stream, limit, (sum) => {
    bytes = sum
  })
  await pipeline(
    Readable.from(passed, { objectMode: false }),
    createWriteStream(target, { flush: true }),
  )
  return bytes
}

async function* walk(root: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) return []
      throw error
    },
  )
  for (const entry of entries) {
    const key = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(root, key)
    else if (!key.endsWith('.part')) {
      const found = await fileAt(path.join(root, key))
      if (found) yield { key, bytes: found.size, modified: found.mtime }
    }
  }
}

async function fileAt(file: string): Promise<Stats | undefined> {
  try {
    const found = await stat(file)
    return found.isFile() ? found : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its file system orders writes by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
