import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { filesIn, type ObjectStore, startObjectStore } from '@vitrine/testkit/object-store'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { exportCatalog, importFile } from './exports.fixture.ts'
import { addPicture, addVideo, videos } from './videos.fixture.ts'

let store: ObjectStore
let shop: TestServer
beforeAll(async () => {
  store = await startObjectStore()
  shop = await startTestServer({ runJobs: true, files: filesIn(store) })
})
afterAll(async () => {
  await shop.close()
  await store.close()
})
afterEach(() => {
  store.faults.slowDowns = 0
})

const api = () => shop.people.merchant().api
const get = (path: string, headers: Record<string, string> = {}) =>
  shop.server.fetch(new Request(`${shop.baseUrl}${path}`, { headers }))
const keysBelow = (folder: string) =>
  [...store.objects.keys()].filter((key) => key.startsWith(`${folder}/`))

describe('a shop whose files are in a bucket', () => {
  test('stores pictures and their sizes there, and nothing on its own disk', async () => {
    const { id } = await addPicture(api())
    expect(keysBelow('media')).toHaveLength(1)
    const first = await get(`/media/${id}/w_64`, { accept: 'image/webp' })
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp'])
    // A job paints the large form of a drawing meanwhile.
    await expect.poll(() => keysBelow('media-cache')).toHaveLength(2)
    const again = await get(`/media/${id}/w_64`, { accept: 'image/webp' })
    expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()))
    await api().media.deleteMedia({ id })
    await expect.poll(() => keysBelow('media-cache')).toEqual([])
    // The file itself stays for as long as deleting it can be undone.
    expect(keysBelow('media')).toHaveLength(1)
    shop.clock.pass({ days: 31 })
    await shop.server.tasks['media:prune']()
    expect(keysBelow('media')).toEqual([])
    expect(readdirSync(shop.server.platform.config.dataDir)).toEqual(['secret.key'])
  })

  test('serves parts of videos from there', async () => {
    const { id } = await addVideo(api())
    const part = await get(`/media/${id}`, { range: 'bytes=10-19' })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 10-19/${videos.mp4.length}`,
    ])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(videos.mp4.subarray(10, 20))
  })

  test('delivers digital files from there', async () => {
    const body = randomBytes(50_000)
    const { product } = await api().products.saveProduct({ product: { name: 'Score', price: '9' } })
    const { file } = await api().digitalFiles.uploadDigitalFile({ fileName: 'a.pdf' }, { body })
    await api().digitalFiles.attachDigitalFile({ productId: product.id, fileId: file.id })
    const place = { productId: product.id, fileId: file.id }
    const { url } = await api().digitalFiles.createDownload(place)
    const reply = await shop.server.fetch(new Request(url))
    expect(Buffer.from(await reply.arrayBuffer()).equals(body)).toBe(true)
    expect(keysBelow('digital-files')).toHaveLength(1)
  })

  test('imports and exports files through it', async () => {
    const done = await importFile(shop.people, 'Handle,Title,Variant Price\njug,Jug,5\n')
    expect(done).toMatchObject({ state: 'DONE', productsCreated: 1 })
    const file = await exportCatalog(shop, shop.people, { format: 'csv' })
    expect(file).toContain('Jug')
    expect(keysBelow('exports')).toHaveLength(1)
    await expect.poll(() => keysBelow('uploads')).toEqual([])
  })

  test('answers 503 while the bucket is unavailable, and a failed upload stores nothing', async () => {
    const { id } = await addVideo(api())
    const before = await api().media.queryMedia({})
    store.faults.slowDowns = 1000
    const reply = await get(`/media/${id}`)
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2'])
    await expect(addPicture(api())).rejects.toMatchObject({ status: 503 })
    store.faults.slowDowns = 0
    expect((await get(`/media/${id}`)).status).toBe(200)
    expect((await api().media.queryMedia({})).pagingMetadata.total).toBe(
      before.pagingMetadata.total,
    )
  })
})
