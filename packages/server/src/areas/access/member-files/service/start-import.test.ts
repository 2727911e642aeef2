import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDiskStorage } from '../../../../platform/files/disk.ts'
import { storeUpload } from './start-import.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-uploads-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function* chunks(count: number) {
  for (let at = 0; at < count; at += 1) yield Buffer.from('email\n')
}

test('a file that is too large is refused, and nothing of it is stored', async () => {
  const uploads = createDiskStorage(folder)
  await expect(storeUpload(uploads, chunks(5), 20)).rejects.toMatchObject({
    definition: { code: 'MEMBER_FILE_TOO_LARGE' },
    data: { limitBytes: 20 },
  })
  expect(readdirSync(folder)).toEqual([])
  const { storageKey, bytes } = await storeUpload(uploads, chunks(3), 20)
  expect(bytes).toBe(18)
  expect(readdirSync(folder)).toEqual([storageKey])
})
