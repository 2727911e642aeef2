import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskStorage, FileMissing, TooManyBytes } from './file-storage.ts'

describe('a file that is kept', () => {
  let root = ''
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'vitrine-files-'))
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  const chunks = async function* (...words: string[]) {
    for (const word of words) yield Buffer.from(word)
  }

  test('is read whole or in part, and tells how large it is', async () => {
    const files = createDiskStorage(root)
    await files.store('ab/whole', chunks('one ', 'two'))
    const whole = await files.open('ab/whole')
    expect([whole.bytes, await text(whole.stream)]).toEqual([7, 'one two'])
    const part = await files.open('ab/whole', { start: 4, end: 6 })
    expect([part.bytes, await text(part.stream)]).toEqual([7, 'two'])
  })

  test('is read to its end by who opened it, though it is removed meanwhile', async () => {
    const files = createDiskStorage(root)
    await files.store('ab/leaving', chunks('still here'))
    const { stream } = await files.open('ab/leaving')
    // In the same turn: nothing of the opening may be left to do.
    rmSync(path.join(root, 'ab/leaving'))
    expect(await text(stream)).toBe('still here')
    await expect(files.open('ab/leaving')).rejects.toThrow(FileMissing)
  })

  test('is missing, not broken, where a folder or nothing is', async () => {
    const files = createDiskStorage(root)
    await mkdir(path.join(root, 'folder'))
    await expect(files.open('folder')).rejects.toThrow(FileMissing)
    await expect(files.open('nowhere/at-all')).rejects.toThrow(FileMissing)
    await files.store('a-file', chunks('x'))
    await expect(files.open('a-file/below')).rejects.toThrow(FileMissing)
  })

  test('is not kept in part when it is too large', async () => {
    const files = createDiskStorage(root)
    await expect(files.store('large', chunks('one', 'two'), 5)).rejects.toThrow(TooManyBytes)
    await expect(files.open('large')).rejects.toThrow(FileMissing)
  })
})
