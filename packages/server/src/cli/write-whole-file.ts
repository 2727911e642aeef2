import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { PlainError } from './plain-error.ts'

/** Writes a file atomically: until it is complete its name ends with `.part`. */
export async function writeWholeFile<T>(
  file: string,
  work: (stream: Writable) => Promise<T>,
  { mode = 0o666 }: { mode?: number } = {},
): Promise<T> {
  const part = `${file}.part`
  const stream = createWriteStream(part, { mode, flush: true })
  try {
    await Promise.race([once(stream, 'open'), finished(stream)])
    const result = await work(stream)
    stream.end()
    await finished(stream)
    await rename(part, file)
    return result
  } catch (error) {
    stream.destroy()
    await rm(part, { force: true })
    throw asPlain(error, file)
  }
}

/** A missing or read-only folder is an error that the caller can fix. */
function asPlain(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  const messages: Record<string, string> = {
    ENOENT: 'its folder does not exist',
    EACCES: 'it may not be written',
    EISDIR: 'it is a folder',
    ENOSPC: 'the disk is full',
  }
  const why = code && messages[code]
  return why ? new PlainError(`${file} cannot be written: ${why}`) : error
}
