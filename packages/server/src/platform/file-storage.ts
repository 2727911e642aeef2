import { once } from 'node:events'
import { createReadStream, createWriteStream, fstat, type ReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { newId } from './ids.ts'

/** Stores files under keys such as `ab/abcdef`. An object store can implement the same interface. */
export interface FileStorage {
  /** Stores a stream, whole or not at all. Throws `TooManyBytes` beyond the limit. */
  store(key: string, stream: AsyncIterable<Uint8Array>, limit?: number): Promise<{ bytes: number }>
  /** The whole file, or a part of it (first and last byte). Throws `FileMissing` when there is none. */
  open(
    key: string,
    part?: { readonly start: number; readonly end: number },
  ): Promise<{ bytes: number; stream: AsyncIterable<Uint8Array> }>
  /** Writes at an offset of a file, which ends there afterwards; creates the file if missing. */
  writeAt(key: string, offset: number, bytes: Uint8Array): Promise<void>
  remove(key: string): Promise<void>
}

export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes'
}
export class FileMissing extends Error {
  override readonly name = 'FileMissing'
}

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
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

const stat = promisify(fstat)

/** The bytes of an open file; deleting it meanwhile does not end the reading. */
async function sizeOf(stream: ReadStream): Promise<number | undefined> {
  try {
    const [descriptor] = await once(stream, 'open')
    const found = await stat(descriptor)
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
  const counted = async function* () {
    for await (const chunk of stream) {
      bytes += chunk.byteLength
      if (bytes > limit) throw new TooManyBytes(`More than ${limit} bytes`)
      yield chunk
    }
  }
  await pipeline(
    Readable.from(counted(), { objectMode: false }),
    createWriteStream(target, { flush: true }),
  )
  return bytes
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its file system orders the writes by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function checkedKey(key: string): string {
  if (/^[\w~-][\w~.-]*(\/[\w~-][\w~.-]*)*$/.test(key)) return key
  throw new Error(`"${key}" is not a key of the file storage`)
}
