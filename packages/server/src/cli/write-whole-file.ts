import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { PlainError } from './plain-error.ts'

/** Writes a file that is whole or not there: until its end it is called `.part`. */
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

/** A folder that is not there, or may not be written to, is the caller's to put right. */
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
