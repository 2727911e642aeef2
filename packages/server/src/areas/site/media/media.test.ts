import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '../../../platform/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { newId } from '../../../platform/ids.ts'
import { createLogger } from '../../../platform/logger.ts'
import { type OpenPlatform, openPlatform } from '../../../platform/open-platform.ts'
import { defaultFetchLimits } from '../../../platform/safe-fetch.ts'
import type { Tx } from '../../../platform/tx.ts'
import { createEvents } from '../events/index.ts'
import { createMedia, type Media } from './index.ts'

const siteId = newId()
const otherSiteId = newId()
const clock = createTestClock()
const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-media-'))
let database: TestDatabase
let platform: OpenPlatform
let media: Media

beforeAll(async () => {
  database = await createTestDatabase()
  platform = await openPlatform({
    config: {
      mode: 'test',
      dataDir,
      publicUrl: 'http://shop.test',
      trustedProxies: 0,
      logLevel: 'silent',
    },
    databaseUrl: database.url,
    clock,
    logger: createLogger('silent'),
    poolSize: 4,
  })
  const isAllowed = (address: string) => address === '127.0.0.1'
  const fetchLimits = { ...defaultFetchLimits, isAllowed }
  media = createMedia(platform, { events: createEvents(), fetchLimits })
  for (const id of [siteId, otherSiteId]) {
    await platform.db.insertInto('sites').values({ id, name: 'Shop' }).execute()
  }
})
afterAll(async () => {
  await platform.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const actor = { type: 'system', id: 'test' } as const
const work = <T>(run: (tx: Tx) => Promise<T>, site = siteId) =>
  platform.work({ siteId: site, actor }, run)
const streamOf = async function* (...parts: (Buffer | string)[]) {
  for (const part of parts) yield Buffer.from(part)
}
const upload = (content: Buffer | string, fileName = 'a.jpg') =>
  media.upload(work, { fileName, stream: streamOf(content) })
const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer()
const bytesOf = async (body: unknown) => {
  const chunks: Uint8Array[] = []
  if (body instanceof Uint8Array) return Buffer.from(body)
  for await (const chunk of body as AsyncIterable<Uint8Array>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
const ask = {
  accept: 'image/avif,image/webp,*/*',
  ifNoneMatch: undefined,
  range: undefined,
  ifRange: undefined,
}
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#234"/></svg>'

describe('an uploaded picture', () => {
  test('is recognized by its content, whatever its name', async () => {
    const item = await upload(await jpeg(1200, 900), 'really.svg')
    expect(item).toMatchObject({ mime: 'image/jpeg', width: 1200, height: 900, state: 'stored' })
    expect(item.id).toMatch(/^[0-9a-f]{32}~mv2\.jpg$/)
    expect(item.ground).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('has the visible size when the camera was turned', async () => {
    const turned = await sharp(await jpeg(300, 200))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await upload(turned)).toMatchObject({ width: 200, height: 300 })
  })

  test.each([
    ['text', 'this is no picture'],
    ['a page', '<html><script>alert(1)</script></html>'],
    ['nothing', ''],
  ])('cannot be %s', async (_, content) => {
    await expect(upload(content)).rejects.toMatchObject({
      definition: { code: 'UNSUPPORTED_MEDIA' },
    })
  })

  test('that is incomplete is refused and stores no file', async () => {
    const before = readdirSync(path.join(dataDir, 'media'), { recursive: true }).filter(
      isFile,
    ).length
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .png()
      .toBuffer()
    await expect(upload(whole.subarray(0, whole.length / 2))).rejects.toThrow('damaged')
    const after = readdirSync(path.join(dataDir, 'media'), { recursive: true }).filter(
      isFile,
    ).length
    expect(after).toBe(before)
  })

  test('of more than 25 MiB is refused during the upload', async () => {
    let sent = 0
    const endless = (async function* () {
      for (;;) {
        sent += 1
        yield Buffer.alloc(1024 * 1024)
      }
    })()
    await expect(media.upload(work, { fileName: 'a', stream: endless })).rejects.toMatchObject({
      definition: { code: 'MEDIA_TOO_LARGE' },
    })
    expect(sent).toBeLessThan(40)
  })

  test('is served in the smallest format that the client accepts, never enlarged', async () => {
    const { id } = await upload(await jpeg(1000, 500))
    const avif = await work((tx) => media.serveResized(tx, { id, width: 300, ...ask }))
    expect(avif.headers).toMatchObject({
      'content-type': 'image/avif',
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(await bytesOf(avif.body)).metadata()).toMatchObject({
      width: 360,
      height: 180,
    })
    const plain = await work((tx) =>
      media.serveResized(tx, { ...ask, id, width: 2000, accept: '*/*' }),
    )
    expect(await sharp(await bytesOf(plain.body)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1000,
    })
  })

  test('is not sent again to a client that has it', async () => {
    const { id } = await upload(await jpeg(100, 100))
    const first = await work((tx) => media.serveResized(tx, { id, width: 64, ...ask }))
    const ifNoneMatch = first.headers.etag as string
    const again = await work((tx) => media.serveResized(tx, { ...ask, id, width: 64, ifNoneMatch }))
    expect(again).toMatchObject({ status: 304, body: null })
  })

  test('fills and fits frames', async () => {
    const { id } = await upload(await jpeg(1000, 500))
    const frame = { width: 50, height: 50 }
    const fill = await work((tx) => media.serveFitted(tx, { id, mode: 'fill', frame, ...ask }))
    expect(await sharp(await bytesOf(fill.body)).metadata()).toMatchObject({
      width: 64,
      height: 64,
    })
    const fit = await work((tx) => media.serveFitted(tx, { id, mode: 'fit', frame, ...ask }))
    expect(await sharp(await bytesOf(fit.body)).metadata()).toMatchObject({ width: 64, height: 32 })
  })

  describe('cut', () => {
    const red = { r: 255, g: 0, b: 0 }
    const halves = async () => {
      const blue = await sharp({
        create: { width: 500, height: 500, channels: 3, background: { r: 0, g: 0, b: 255 } },
      })
        .png()
        .toBuffer()
      const whole = { width: 1000, height: 500, channels: 3 as const, background: red }
      return sharp({ create: whole })
        .composite([{ input: blue, left: 500, top: 0 }])
        .jpeg()
        .toBuffer()
    }
    const cut = async (id: string, crop: object, frame = { width: 100, height: 50 }) => {
      const asked = { id, crop: crop as never, frame, ...ask }
      const { body } = await work((tx) => media.serveCropped(tx, asked))
      const picture = sharp(await bytesOf(body))
      const [r = 0, , b = 0] = (await picture.stats()).channels.map(({ mean }) => mean)
      const { width, height } = await picture.metadata()
      return { width, height, isRed: r > 200 && b < 50, isBlue: b > 200 && r < 50 }
    }

    test('shows the requested part, in the requested frame', async () => {
      const { id } = await upload(await halves())
      expect(await cut(id, { left: 520, top: 0, width: 400, height: 200 })).toEqual({
        width: 100,
        height: 50,
        isRed: false,
        isBlue: true,
      })
      expect(await cut(id, { left: 0, top: 100, width: 480, height: 300 })).toMatchObject({
        isRed: true,
      })
    })

    test('is never enlarged or extended', async () => {
      const { id } = await upload(await halves())
      const large = { width: 2000, height: 1000 }
      expect(await cut(id, { left: 900, top: 400, width: 5000, height: 50 }, large)).toMatchObject({
        width: 100,
        height: 50,
        isBlue: true,
      })
      expect(await cut(id, { left: 9999, top: 9999, width: 10, height: 10 })).toMatchObject({
        width: 1,
        height: 1,
      })
    })

    test('is cut out of drawings, too', async () => {
      const drawing =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><rect width="4" height="2" fill="#f00"/><rect x="2" width="2" height="2" fill="#00f"/></svg>'
      const { id } = await upload(drawing, 'flag.svg')
      expect(await cut(id, { left: 1100, top: 0, width: 800, height: 400 })).toMatchObject({
        isBlue: true,
      })
    })

    test('is not stored for every crop, as their number is unlimited', async () => {
      const { id } = await upload(await halves())
      await cut(id, { left: 10, top: 10, width: 300, height: 300 })
      const cache = path.join(dataDir, 'media-cache')
      const files = readdirSync(cache, { recursive: true, encoding: 'utf8' as const })
      expect(files.filter((file) => path.basename(file).startsWith('c10-'))).toEqual([])
    })
  })

  test('is found from every site by its address, and in one library only', async () => {
    const { id } = await upload(await jpeg(80, 80))
    const served = await work((tx) => media.serveOriginal(tx, { id, ...ask }), otherSiteId)
    expect(served.status).toBe(200)
    await expect(work((tx) => media.get(tx, id), otherSiteId)).rejects.toThrow('no such media')
    expect((await work((tx) => media.describe(tx, [id]), otherSiteId)).size).toBe(0)
  })

  test('is not found, in any size, when its file is missing', async () => {
    const { id, storageKey } = await upload(await jpeg(70, 50))
    rmSync(path.join(dataDir, 'media', storageKey ?? ''))
    await expect(work((tx) => media.serveOriginal(tx, { id, ...ask }))).rejects.toThrow(
      'no such media',
    )
    await expect(work((tx) => media.serveResized(tx, { id, ...ask, width: 320 }))).rejects.toThrow(
      'no such media',
    )
  })

  test('can be deleted: it is removed at once, its file after 30 days', async () => {
    const { id, storageKey } = await upload(await jpeg(90, 90))
    const files = () =>
      readdirSync(path.join(dataDir, 'media'), { recursive: true, encoding: 'utf8' })
    await work((tx) => media.remove(tx, { id }))
    await expect(work((tx) => media.serveOriginal(tx, { id, ...ask }))).rejects.toThrow(
      'no such media',
    )
    await media.tasks['media:prune']()
    expect(files()).toContain(storageKey)
    clock.pass({ days: 31 })
    await media.tasks['media:prune']()
    expect(files()).not.toContain(storageKey)
  })
})

describe('a drawing', () => {
  test('is drawn at the requested width and never served as a vector', async () => {
    const item = await upload(drawing, 'leaf.svg')
    expect(item).toMatchObject({ mime: 'image/svg+xml', width: 1600, height: 2000 })
    expect(item.id).toMatch(/\.png$/)
    const small = await work((tx) => media.serveResized(tx, { id: item.id, width: 240, ...ask }))
    expect(await sharp(await bytesOf(small.body)).metadata()).toMatchObject({
      width: 240,
      height: 300,
    })
    const original = await work((tx) => media.serveOriginal(tx, { id: item.id, ...ask }))
    expect(original.headers['content-type']).toBe('image/png')
    expect(await sharp(await bytesOf(original.body)).metadata()).toMatchObject({
      width: 1600,
      height: 2000,
    })
  })

  test('with executable content is refused with the reason', async () => {
    await expect(upload('<svg viewBox="0 0 1 1"><script/></svg>')).rejects.toMatchObject({
      definition: { code: 'UNSAFE_DRAWING' },
      message: 'The drawing holds scripts',
    })
  })
})

describe('an address', () => {
  test('is registered once and shown from its address until it has been fetched', async () => {
    const url = 'https://pictures.test/one.png'
    const first = await work((tx) => media.registerUrls(tx, [url, `${url}#top`, 'nonsense']))
    const second = await work((tx) => media.registerUrls(tx, [url]))
    const id = first.get(url) as string
    expect([...first.keys()]).toEqual([url, `${url}#top`])
    expect(second.get(url)).toBe(id)
    expect((await work((tx) => media.describe(tx, [id]))).get(id)).toMatchObject({
      url,
      state: 'remote',
      width: 0,
    })
    expect(await work((tx) => media.serveResized(tx, { id, width: 64, ...ask }))).toMatchObject({
      status: 302,
      headers: { location: url },
    })
  })

  test('is fetched by the job, and a failure is recorded and retried later', async () => {
    let isBroken = true
    const server = createServer(async (_, reply) => {
      if (isBroken) reply.writeHead(503).end()
      else reply.end(await jpeg(640, 480))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cup.jpg`
    const id = (await work((tx) => media.registerUrls(tx, [url]))).get(url) as string

    await media.tasks['media.fetch']({ siteId, ids: [id] })
    expect(await work((tx) => media.get(tx, id))).toMatchObject({
      state: 'failed',
      failure: 'It answers 503',
      fetchAttempts: 1,
    })
    const { rows } = await sql<{ run_at: Date }>`
      SELECT run_at FROM graphile_worker.jobs WHERE task_identifier = 'media.fetch' ORDER BY id DESC LIMIT 1`.execute(
      platform.db,
    )
    expect(rows[0]?.run_at).toEqual(clock.after(clock.now(), { minutes: 1 }))

    isBroken = false
    await media.tasks['media.fetch']({ siteId, ids: [id] })
    server.close()
    expect(await work((tx) => media.get(tx, id))).toMatchObject({
      state: 'stored',
      failure: null,
      width: 640,
      height: 480,
      sourceUrl: url,
    })
    expect((await work((tx) => media.describe(tx, [id]))).get(id)?.url).toBe(
      `http://shop.test/media/${id}`,
    )
  })

  test('in a private network is never called', async () => {
    const url = 'http://192.168.0.1/router.png'
    const id = (await work((tx) => media.registerUrls(tx, [url]))).get(url) as string
    await media.tasks['media.fetch']({ siteId, ids: [id] })
    expect((await work((tx) => media.get(tx, id))).failure).toContain('not on the public internet')
  })
})

test('the library lists newest first and finds by name', async () => {
  clock.pass({ days: 1 })
  await upload(await jpeg(70, 70), 'zebra 100%.jpg')
  const all = await work((tx) => media.query(tx, { paging: { limit: 2 } }))
  expect(all.items[0]?.fileName).toBe('zebra 100%.jpg')
  expect(all.pagingMetadata).toMatchObject({ count: 2, hasNext: true })
  expect((await work((tx) => media.query(tx, { search: '100%' }))).pagingMetadata.total).toBe(1)
})

const isFile = (name: string | Buffer) => String(name).length > 4
