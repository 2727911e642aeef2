import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import {
  connectS3,
  createDiskStorage,
  createS3Storage,
  FileMissing,
  type FileStorage,
  TooManyBytes,
} from '@vitrine/server/testing'
import { type ObjectStore, startObjectStore } from '@vitrine/testkit/object-store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const MIB = 1024 * 1024

const root = await mkdtemp(path.join(tmpdir(), 'vitrine-files-'))
let store: ObjectStore
beforeAll(async () => {
  store = await startObjectStore()
})
afterAll(async () => {
  await store.close()
  await rm(root, { recursive: true, force: true })
})

async function* chunks(...parts: (string | Uint8Array)[]) {
  for (const part of parts) yield Buffer.from(part)
}

const bucket = () => {
  const { endpoint, bucket: name, credentials } = store
  const settings = { endpoint, region: 'us-east-1', bucket: name, credentials, pathStyle: true }
  return createS3Storage(connectS3({ ...settings, prefix: 'shop/' }), 'media')
}
const keysOf = async (storage: FileStorage, folder?: string) => {
  const keys: string[] = []
  for await (const { key } of storage.list(folder)) keys.push(key)
  return keys.sort()
}

describe.each([
  ['a folder', () => createDiskStorage(root)],
  ['a bucket', bucket],
])('a file in %s', (_name, open) => {
  let files: FileStorage
  beforeAll(() => {
    files = open()
  })
  const read = async (key: string, part?: { start: number; end: number }) =>
    text((await files.open(key, part)).stream)

  test('is read whole or in part, with its size', async () => {
    expect(await files.store('ab/whole', chunks('one ', 'two'))).toEqual({ bytes: 7 })
    const whole = await files.open('ab/whole')
    expect([whole.bytes, await text(whole.stream)]).toEqual([7, 'one two'])
    const part = await files.open('ab/whole', { start: 4, end: 6 })
    expect([part.bytes, await text(part.stream)]).toEqual([7, 'two'])
    expect(await read('ab/whole', { start: 4, end: 1000 })).toBe('two')
    expect(await read('ab/whole', { start: 7, end: 9 })).toBe('')
    expect(await files.size('ab/whole')).toBe(7)
  })

  test('may be empty, and exists all the same', async () => {
    await files.store('ab/empty', chunks())
    expect([await files.size('ab/empty'), await read('ab/empty')]).toEqual([0, ''])
    expect(await read('ab/empty', { start: 0, end: 63 })).toBe('')
  })

  test('can be read to its end although it is deleted meanwhile', async () => {
    await files.store('ab/leaving', chunks('still here'))
    const { stream } = await files.open('ab/leaving')
    await files.remove('ab/leaving')
    expect(await text(stream)).toBe('still here')
    await expect(files.open('ab/leaving')).rejects.toThrow(FileMissing)
    await files.remove('ab/leaving')
  })

  test('is reported as missing, not as an error, for a folder or an unknown key', async () => {
    await files.store('folder/file', chunks('x'))
    for (const key of ['folder', 'nowhere/at-all', 'folder/file/below']) {
      await expect(files.open(key)).rejects.toThrow(FileMissing)
      expect(await files.size(key)).toBeUndefined()
    }
  })

  test('replaces an earlier one under the same key', async () => {
    await files.store('ab/twice', chunks('first, and longer'))
    await files.store('ab/twice', chunks('second'))
    expect(await read('ab/twice')).toBe('second')
  })

  test('is not stored when it is too large or its upload is interrupted', async () => {
    await expect(files.store('large', chunks('one', 'two'), 5)).rejects.toThrow(TooManyBytes)
    async function* broken() {
      yield randomBytes(9 * MIB)
      throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
    }
    await expect(files.store('large', broken())).rejects.toThrow('socket hang up')
    await expect(files.open('large')).rejects.toThrow(FileMissing)
    expect(await keysOf(files)).not.toContain('large')
  })

  test('of many megabytes is read exactly as it was stored', async () => {
    const bytes = randomBytes(17 * MIB + 5)
    const pieces = Array.from({ length: 35 }, (_, at) =>
      bytes.subarray(at * 512_000, (at + 1) * 512_000),
    )
    expect(await files.store('ab/video', chunks(...pieces))).toEqual({ bytes: bytes.byteLength })
    const { stream } = await files.open('ab/video')
    const parts: Uint8Array[] = []
    for await (const part of stream) parts.push(part)
    expect(Buffer.concat(parts).equals(bytes)).toBe(true)
  })

  test('can be extended at an offset, and ends with the latest bytes', async () => {
    await files.writeAt('ab/grown', 0, Buffer.from('head'))
    await files.writeAt('ab/grown', 4, Buffer.from(' and tail'))
    await files.writeAt('ab/grown', 4, Buffer.from(' again'))
    expect(await read('ab/grown')).toBe('head again')
    const large = randomBytes(6 * MIB)
    await files.writeAt('ab/grown', 0, large)
    await files.writeAt('ab/grown', large.byteLength, Buffer.from('end'))
    expect(await files.size('ab/grown')).toBe(large.byteLength + 3)
    expect(await read('ab/grown', { start: large.byteLength, end: large.byteLength + 2 })).toBe(
      'end',
    )
    await files.writeAt('ab/grown', 0, Buffer.from('new'))
    expect(await read('ab/grown')).toBe('new')
  })

  test('is listed, with all others or with those of its folder, which is deleted as a whole', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await files.store(`cd/x/${name}`, chunks(name))
    await files.store('cd/xy', chunks('beside'))
    const five = ['a', 'b', 'c', 'd', 'e'].map((name) => `cd/x/${name}`)
    expect(await keysOf(files, 'cd/x')).toEqual(five)
    expect(await keysOf(files)).toEqual(expect.arrayContaining([...five, 'cd/xy', 'ab/whole']))
    await files.removeFolder('cd/x')
    expect(await keysOf(files, 'cd')).toEqual(['cd/xy'])
    await files.removeFolder('cd/nothing')
  })

  test.each(['../secret', '/etc/passwd', 'a/../b', 'a//b', '', 'a b', '.hidden'])(
    'has no key like %j',
    async (key) => {
      await expect(async () => files.open(key)).rejects.toThrow('is not a key')
      await expect(async () => files.remove(key)).rejects.toThrow('is not a key')
    },
  )
})

test('a folder does not list a file whose upload is still running', async () => {
  const files = createDiskStorage(path.join(root, 'writing'))
  await mkdir(path.join(root, 'writing'))
  let listed: string[] | undefined
  async function* slow() {
    yield Buffer.from('x')
    listed = await keysOf(files)
  }
  await files.store('slow', slow())
  expect([listed, await keysOf(files)]).toEqual([[], ['slow']])
})
