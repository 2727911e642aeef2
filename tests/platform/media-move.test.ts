import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from '@vitrine/server'
import { type FileStorage, moveFiles, openFiles } from '@vitrine/server/testing'
import { startTestServer } from '@vitrine/testkit'
import { filesIn, type ObjectStore, startObjectStore } from '@vitrine/testkit/object-store'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addVideo, videos } from '../site/videos.fixture.ts'

let store: ObjectStore
let dataDir: string
beforeAll(async () => {
  store = await startObjectStore()
})
afterAll(() => store.close())
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-move-'))
  store.objects.clear()
  return () => rmSync(dataDir, { recursive: true, force: true })
})
afterEach(() => {
  store.faults.delayMs = 0
  store.faults.damaged.clear()
})

const files = () => openFiles({ dataDir, files: filesIn(store) })
const alone = (storage: 'disk' | 's3', area: 'media' | 'digital-files' | 'media-cache' = 'media') =>
  files().alone(storage, area) as FileStorage
async function* one(bytes: Uint8Array) {
  yield bytes
}
const keysOf = async (storage: FileStorage) => {
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  return keys.sort()
}
const sumAt = async (key: string) => {
  const hash = createHash('sha256')
  for await (const chunk of (await files().area('media').open(key)).stream) hash.update(chunk)
  return hash.digest('hex')
}

/** Creates files on disk; returns their contents. */
async function fill(count: number): Promise<Map<string, string>> {
  const sums = new Map<string, string>()
  for (let at = 0; at < count; at += 1) {
    const [key, bytes] = [`ab/file-${at}`, randomBytes(1000 + at)]
    await alone('disk').store(key, one(bytes))
    sums.set(key, createHash('sha256').update(bytes).digest('hex'))
  }
  return sums
}
async function expectWhole(sums: ReadonlyMap<string, string>) {
  for (const [key, sum] of sums) expect(await sumAt(key)).toBe(sum)
}

test('all files are moved there and back, and picture sizes are rendered again', async () => {
  const sums = await fill(9)
  await alone('disk', 'digital-files').store('ab/score', one(randomBytes(10)))
  await alone('disk', 'media-cache').store('ab/w64.webp', one(randomBytes(10)))
  const there = await moveFiles(files(), { to: 's3' })
  expect(there).toMatchObject({ files: 11, isComplete: true, failures: [] })
  expect([await keysOf(alone('disk')), (await keysOf(alone('s3'))).length]).toEqual([[], 9])
  expect(await keysOf(alone('s3', 'media-cache'))).toEqual([])
  await expectWhole(sums)
  expect(await moveFiles(files(), { to: 'disk' })).toMatchObject({ files: 10, isComplete: true })
  expect([await keysOf(alone('s3')), (await keysOf(alone('disk'))).length]).toEqual([[], 9])
  await expectWhole(sums)
})

test('a cancelled move continues where it was, and every file is available meanwhile', async () => {
  const sums = await fill(30)
  const cancel = new AbortController()
  const first = await moveFiles(files(), {
    to: 's3',
    signal: cancel.signal,
    onProgress: ({ files: moved }) => moved >= 10 && cancel.abort(),
  })
  expect(first.isComplete).toBe(false)
  expect(first.files).toBeLessThan(30)
  await expectWhole(sums)
  const second = await moveFiles(files(), { to: 's3' })
  expect([second.isComplete, first.files + second.files]).toEqual([true, 30])
  await expectWhole(sums)
})

test('a killed move continues where it was, and loses nothing', async () => {
  const sums = await fill(40)
  store.faults.delayMs = 20
  const testing = fileURLToPath(new URL('../../packages/server/src/testing.ts', import.meta.url))
  const script = `
    const { moveFiles, openFiles } = await import(${JSON.stringify(testing)})
    await moveFiles(openFiles(${JSON.stringify({ dataDir, files: filesIn(store) })}), { to: 's3' })`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script])
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await expect.poll(() => store.objects.size, { timeout: 60_000 }).toBeGreaterThan(5)
  child.kill('SIGKILL')
  await ended
  store.faults.delayMs = 0
  expect((await keysOf(alone('disk'))).length).toBeGreaterThan(0)
  await expectWhole(sums)
  expect(await moveFiles(files(), { to: 's3' })).toMatchObject({ isComplete: true })
  expect([await keysOf(alone('disk')), (await keysOf(alone('s3'))).length]).toEqual([[], 40])
  await expectWhole(sums)
}, 90_000)

test('a file that arrives damaged is not moved, and is named', async () => {
  const sums = await fill(3)
  store.faults.damaged.add('media/ab/file-1')
  const moved = await moveFiles(files(), { to: 's3' })
  expect(moved).toMatchObject({ files: 2, isComplete: false })
  expect(moved.failures).toEqual([
    { key: 'media/ab/file-1', reason: 'The copy differs from the original' },
  ])
  expect(await keysOf(alone('disk'))).toEqual(['ab/file-1'])
  store.faults.damaged.clear()
  await expectWhole(sums)
})

test('a file that is deleted during the move is gone from both', async () => {
  await fill(20)
  const area = files().area('media')
  const removing: Promise<void>[] = []
  await moveFiles(files(), {
    to: 's3',
    onProgress: ({ files: moved }) => {
      if (moved === 2)
        for (let at = 0; at < 20; at += 1) removing.push(area.remove(`ab/file-${at}`))
    },
  })
  await Promise.all(removing)
  expect([await keysOf(alone('disk')), await keysOf(alone('s3'))]).toEqual([[], []])
})

test('a shop serves every file during the move', async () => {
  const shop = await startTestServer()
  const { platform } = shop.server
  dataDir = platform.config.dataDir
  const { api } = shop.people.merchant()
  const ids: string[] = []
  for (let at = 0; at < 5; at += 1) ids.push((await addVideo(api)).id)
  const server = await createServer({
    config: { ...platform.config, files: filesIn(store) },
    databaseUrl: platform.pool.options.connectionString ?? '',
    clock: shop.clock,
    strict: true,
    poolSize: 3,
  })
  store.faults.delayMs = 10
  let isMoving = true
  const statuses: Record<string, number> = {}
  const read = async (id: string) => {
    while (isMoving) {
      const reply = await server.fetch(new Request(`${shop.baseUrl}/media/${id}`))
      const bytes = Buffer.from(await reply.arrayBuffer())
      const result = bytes.equals(videos.mp4) ? String(reply.status) : 'other bytes'
      statuses[result] = (statuses[result] ?? 0) + 1
    }
  }
  const reading = ids.map(read)
  const moved = await moveFiles(files(), { to: 's3' })
  isMoving = false
  await Promise.all(reading)
  expect(moved).toMatchObject({ isComplete: true, files: 5 })
  expect(Object.keys(statuses)).toEqual(['200'])
  await server.close()
  await shop.close()
})
