import { createServer, type Server } from '@vitrine/server'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { assert, asyncProperty, integer, record } from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'
import { codeOf, create, productInput } from '../catalog/listed-products.fixture.ts'
import { exportCatalog, importFile } from './exports.fixture.ts'
import { addVideo } from './videos.fixture.ts'

let shop: TestServer
let node: Server
let staff: Awaited<ReturnType<ReturnType<typeof staffAt>['person']>>
beforeAll(async () => {
  shop = await startTestServer()
  const { config, clock, logger, pool } = shop.server.platform
  const databaseUrl = pool.options.connectionString ?? ''
  // Imports and exports are jobs.
  node = await createServer({
    config,
    clock,
    logger,
    databaseUrl,
    runJobs: true,
    strict: true,
    poolSize: 4,
  })
  staff = await staffAt(() => shop).person('admin')
})
afterAll(async () => {
  await node.close()
  await shop.close()
})

const api = () => staff.api
const visitor = () => shop.people.visitor().api

/** Red on the left, blue on the right. */
async function upload(fileName: string) {
  const blue = await sharp({
    create: { width: 500, height: 200, channels: 3, background: '#00f' },
  })
    .png()
    .toBuffer()
  const body = await sharp({
    create: { width: 1000, height: 200, channels: 3, background: '#f00' },
  })
    .composite([{ input: blue, left: 500, top: 0 }])
    .png()
    .toBuffer()
  return (await api().media.uploadMedia({ fileName }, { body: new Uint8Array(body) })).media
}
const read = async (id: string) => (await api().media.getMedia({ id })).media
const point = (id: string, focalPoint: { x: number; y: number } | null) =>
  api().media.updateMedia({ id, focalPoint })

/** The part of a picture in a square frame, and its cache duration. */
async function squareOf(id: string) {
  const url = `${shop.baseUrl}/media/${id}/v1/fill/w_64,h_64/square.jpg`
  const reply = await shop.server.fetch(new Request(url))
  const picture = sharp(Buffer.from(await reply.arrayBuffer()))
  const [red = 0, , blue = 0] = (await picture.stats()).channels.map(({ mean }) => mean)
  const { width, height } = await picture.metadata()
  const colour = red > 200 ? 'red' : blue > 200 ? 'blue' : 'both'
  return { width, height, colour, caching: reply.headers.get('cache-control') }
}

describe('a merchant', () => {
  test('sets the focal point of a picture, undoes it, and resets it to the centre', async () => {
    const { id, focalPoint } = await upload('point.png')
    expect(focalPoint).toBeUndefined()
    expect((await point(id, { x: 20, y: 70 })).media.focalPoint).toEqual({ x: 20, y: 70 })
    await api().media.updateMedia({ id, altText: 'Red and blue' })
    expect(await read(id)).toMatchObject({ focalPoint: { x: 20, y: 70 }, altText: 'Red and blue' })
    const { entries } = await api().history.listHistory({ entityType: 'media', entityId: id })
    expect(entries.map(({ action, undoable }) => [action, undoable])).toEqual([
      ['UPDATED', true],
      ['UPDATED', true],
      ['CREATED', true],
    ])
    await api().history.undoChange({ id: entries[1]?.id ?? '' })
    expect(await read(id)).not.toHaveProperty('focalPoint')
    expect((await read(id)).altText).toBe('Red and blue')
    await point(id, { x: 0, y: 100 })
    await point(id, null)
    expect(await read(id)).not.toHaveProperty('focalPoint')
  })

  test('sees why a point is refused', async () => {
    const { id } = await upload('wrong.png')
    const video = await addVideo(api())
    await expect(point(id, { x: 101, y: 0 })).rejects.toMatchObject({ status: 400 })
    await expect(point(id, { x: 0.5, y: 0 })).rejects.toMatchObject({ status: 400 })
    await expect(point(video.id, { x: 1, y: 1 })).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'focalPoint' }],
    })
    expect(await codeOf(point('nothing', { x: 1, y: 1 }))).toBe('404 MEDIA_NOT_FOUND')
  })

  test('finds the point on a restored picture, and on one that replaces it', async () => {
    const { id } = await upload('back.png')
    await point(id, { x: 10, y: 20 })
    await api().media.deleteMedia({ id })
    const { entries } = await api().history.listHistory({ entityType: 'media', entityId: id })
    await api().history.undoChange({ id: entries[0]?.id ?? '' })
    expect((await read(id)).focalPoint).toEqual({ x: 10, y: 20 })
    const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>'
    const { media } = await api().media.replaceMedia({ id, fileName: 'new.svg' }, { body })
    expect(media.focalPoint).toEqual({ x: 10, y: 20 })
  })

  test('exports and imports it in JSON Lines', async () => {
    const { id } = await upload('exported.png')
    await point(id, { x: 33, y: 66 })
    const text = await exportCatalog(shop, shop.people, { format: 'jsonl' })
    await api().media.deleteMedia({ id })
    expect(await importFile(shop.people, text, 'catalog.jsonl')).toMatchObject({ rowsFailed: 0 })
    expect((await read(id)).focalPoint).toEqual({ x: 33, y: 66 })
  })
})

describe('a frame that a picture fills', () => {
  test('shows the centre of a picture without a point', async () => {
    const { id } = await upload('middle.png')
    expect(await squareOf(id)).toMatchObject({ width: 64, height: 64, colour: 'both' })
  })

  test('shows the focal point, and is cached for a short time', async () => {
    const { id } = await upload('marked.png')
    await point(id, { x: 5, y: 50 })
    expect(await squareOf(id)).toMatchObject({
      width: 64,
      height: 64,
      colour: 'red',
      caching: 'public, max-age=300',
    })
    await point(id, { x: 95, y: 50 })
    expect((await squareOf(id)).colour).toBe('blue')
  })

  test('includes the side that the point is on, wherever it is', async () => {
    const { id } = await upload('property.png')
    const side = integer({ min: 0, max: 100 })
    await assert(
      asyncProperty(record({ x: side, y: side }), async ({ x, y }) => {
        await point(id, { x, y })
        const { colour } = await squareOf(id)
        if (x < 30) expect(colour).toBe('red')
        if (x > 70) expect(colour).toBe('blue')
      }),
      { numRuns: 10 },
    )
  })
})

describe('the shop', () => {
  test('returns it wherever it shows the picture', async () => {
    const { id } = await upload('shown.png')
    await point(id, { x: 12, y: 34 })
    const media = [{ id }]
    const { product } = await api().products.saveProduct({
      product: { name: 'Focus', price: '5.00', media },
    })
    const focalPoint = { x: 12, y: 34 }
    expect((await api().products.getProduct({ id: product.id })).product.media).toMatchObject([
      { id, focalPoint },
    ])
    const { api: shopper } = shop.people.visitor()
    const page = await shopper.shop.productPage({ slug: product.slug })
    expect(JSON.stringify(page)).toContain('"focalPoint":{"x":12,"y":34}')
    const { cart } = await shopper.cart.addLines({
      lines: [{ productId: product.id, quantity: 1 }],
    })
    expect(cart?.lines[0]?.image).toMatchObject({ id, focalPoint })
    await point(id, { x: 56, y: 78 })
    const later = await visitor().shop.productPage({ slug: product.slug })
    expect(JSON.stringify(later)).toContain('"focalPoint":{"x":56,"y":78}')
  })

  test('omits it in published formats, and accepts pictures that have one', async () => {
    const { id } = await upload('published.png')
    await point(id, { x: 12, y: 34 })
    const item = { id, image: { id, focalPoint: { x: 1, y: 2, width: 3, height: 4 } } }
    const product = await create(api(), productInput({ media: { itemsInfo: { items: [item] } } }))
    const { media } = (
      await api().catalogV3.getProduct({ productId: product.id, fields: ['MEDIA_ITEMS_INFO'] })
    ).product
    expect(media.main?.image?.id).toBe(id)
    expect(JSON.stringify(media)).not.toContain('focalPoint')
    expect((await read(id)).focalPoint).toEqual({ x: 12, y: 34 })
  })
})
