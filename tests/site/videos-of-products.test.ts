import { makeVideoAddress, videoPosterAddress } from '@vitrine/sdk'
import { createServer, type Server } from '@vitrine/server'
import { createPeople, startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'
import {
  type Api,
  change,
  codeOf,
  create,
  productInput,
  refusal,
  sized,
} from '../catalog/listed-products.fixture.ts'
import { exportCatalog, importFile } from './exports.fixture.ts'
import { loopback } from './receiver.fixture.ts'
import { addPicture, addVideo, addVideoWithPoster, startVideoHost } from './videos.fixture.ts'

let shop: TestServer
let node: Server
let host: Awaited<ReturnType<typeof startVideoHost>>
let fetching: Api
beforeAll(async () => {
  shop = await startTestServer()
  const { config, clock, logger, pool } = shop.server.platform
  node = await createServer({
    config,
    clock,
    logger,
    fetchLimits: loopback,
    runJobs: true,
    strict: true,
    poolSize: 4,
    databaseUrl: pool.options.connectionString ?? '',
  })
  fetching = createPeople(node, shop.site, shop.baseUrl).merchant().api
  host = await startVideoHost()
})
afterAll(async () => {
  await node.close()
  await shop.close()
  await host.stop()
})

const merchant = () => shop.people.merchant().api
const fields = ['MEDIA_ITEMS_INFO' as const, 'THUMBNAIL' as const]
const shown = (...ids: string[]) => ({ media: { itemsInfo: { items: ids.map((id) => ({ id })) } } })
const at = (id: string) => `${shop.baseUrl}/media/${id}`
const listed = async (productId: string, api = merchant()) =>
  (await api.catalogV3.getProduct({ productId, fields })).product
const plain = async (id: string, api = merchant()) =>
  (await api.catalogV1.getProduct({ id })).product

describe('a product with a video', () => {
  test('shows it in both dialects, with its poster', async () => {
    const { video, still } = await addVideoWithPoster(merchant())
    const { id } = await create(merchant(), productInput(shown(video.id)))
    const { main } = (await listed(id)).media
    expect(main).toMatchObject({
      id: video.id,
      mediaType: 'VIDEO',
      altText: 'It turns',
      thumbnail: { url: `${at(still.id)}/w_250` },
      video: {
        id: video.id,
        url: at(video.id),
        posters: [{ id: still.id, url: at(still.id), width: 1600, height: 2000 }],
        resolutions: [{ url: at(video.id), width: 96, height: 54, format: 'mp4' }],
      },
    })
    expect(main).not.toHaveProperty('image')
    const { mainMedia } = (await plain(id)).media ?? {}
    expect(mainMedia).toMatchObject({
      id: video.id,
      mediaType: 'video',
      video: {
        files: [{ url: at(video.id), width: 96, height: 54, format: 'mp4', altText: 'It turns' }],
        stillFrameMediaId: still.id,
      },
      thumbnail: { url: `${at(still.id)}/w_50`, format: 'png' },
    })
    expect(mainMedia).not.toHaveProperty('image')
  })

  test('is returned with its new poster after a change, in both dialects', async () => {
    const video = await addVideo(merchant())
    const { id } = await create(merchant(), productInput(shown(video.id)))
    const poses = async () => {
      const [v3, v1] = [await listed(id), await plain(id)]
      const frame = v1.media?.mainMedia?.video?.stillFrameMediaId
      return [v3.media.main?.video?.posters.map((one) => one.id), frame]
    }
    expect(await poses()).toEqual([[], ''])
    const still = await addPicture(merchant())
    await merchant().media.updateMedia({ id: video.id, posterId: still.id })
    expect(await poses()).toEqual([[still.id], still.id])
    await merchant().media.updateMedia({ id: still.id, altText: 'Standing still' })
    expect((await listed(id)).media.main?.video?.posters[0]?.altText).toBe('Standing still')
    await merchant().media.updateMedia({ id: video.id, posterId: null })
    expect(await poses()).toEqual([[], ''])
  })

  test('returns it as a video address that can be sent back', async () => {
    const { video, still } = await addVideoWithPoster(merchant())
    const product = await create(merchant(), productInput(shown(video.id)))
    const { main } = (await listed(product.id)).media
    if (!main?.video) throw new Error('There is no video')
    const address = makeVideoAddress(main.video)
    expect(videoPosterAddress(address)).toContain(`wix:image://v1/${still.id}/`)
    const items = [{ video: { url: address } }]
    const after = await change(merchant(), product, { media: { itemsInfo: { items } } }, fields)
    expect(after.media.main).toMatchObject({ id: video.id, mediaType: 'VIDEO' })
  })

  test('can use it for a choice, which its variants show too', async () => {
    const { video, still } = await addVideoWithPoster(merchant())
    const { id } = await create(merchant(), sized(['S', 'M'], shown(still.id, video.id)))
    const tie = { option: 'Size', choice: 'M', mediaIds: [video.id] }
    await merchant().catalogV1.addProductMediaToChoices({ id, media: [tie] })
    const { variants } = await merchant().catalogV1.queryStoreVariants({
      query: { filter: { productId: id } },
    })
    const media = Object.fromEntries(variants.map((one) => [one.choices.Size, one.media]))
    expect(media.S).toMatchObject({ image: { id: still.id } })
    expect(media.M).toMatchObject({
      video: { id: video.id, posters: [{ id: still.id }], resolutions: [{ format: 'mp4' }] },
    })
    const { product } = await merchant().catalogV3.getProduct({ productId: id })
    const types = product.variantsInfo?.variants.map((one) => one.media?.mediaType)
    expect(types).toContain('VIDEO')
  })

  test('shows it again with its poster when its removal is undone', async () => {
    const { video, still } = await addVideoWithPoster(merchant())
    const product = await create(merchant(), productInput(shown(video.id)))
    const without = await change(merchant(), product, shown(), fields)
    expect(without.media.main).toBeUndefined()
    const requestInput = { entityType: 'product' as const, entityId: product.id }
    const [last] = (await merchant().history.listHistory(requestInput)).entries
    await merchant().history.undoChange({ id: last?.id ?? '' })
    const { main } = (await listed(product.id)).media
    expect(main).toMatchObject({ id: video.id, video: { posters: [{ id: still.id }] } })
  })
})

describe('a poster of a video', () => {
  const isVideo = [{ description: 'must be a picture; this is a video' }]

  test('cannot be the picture of a category', async () => {
    const video = await addVideo(merchant())
    const treeReference = { appNamespace: '@wix/stores' }
    for (const image of [{ id: video.id }, { url: `${host.url}/spin.mp4` }]) {
      const category = { name: 'Turning things', image }
      const call = merchant().categories.createCategory({ category, treeReference } as never)
      expect((await refusal(call)).violations).toMatchObject(isVideo)
    }
  })

  test('cannot be the picture of a swatch', async () => {
    const video = await addVideo(merchant())
    for (const image of [
      { id: video.id },
      { url: at(video.id) },
      { url: `${at(video.id)}/w_240` },
    ]) {
      const choices = [{ name: 'Turning', choiceType: 'IMAGE' as const, image }]
      const customization = {
        name: 'Cloth',
        customizationType: 'PRODUCT_OPTION' as const,
        customizationRenderType: 'SWATCH_CHOICES' as const,
        choicesSettings: { choices },
      }
      const call = merchant().catalogV3.createCustomization({ customization } as never)
      expect((await refusal(call)).violations).toMatchObject(isVideo)
    }
  })
})

describe('a video at a web address', () => {
  const stored = async (id: string) => {
    for (;;) {
      const { media } = await merchant().media.getMedia({ id })
      if (media.state !== 'remote') return media
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const shownBy = async (url: string) => {
    const items = [{ url }]
    const product = await create(fetching, productInput({ media: { itemsInfo: { items } } }))
    const { main } = (await listed(product.id, fetching)).media
    return { productId: product.id, main, id: main?.id ?? '' }
  }

  test('is a video before it is fetched, and has a size afterwards', async () => {
    const { productId, main, id } = await shownBy(`${host.url}/spin.webm`)
    expect(main?.mediaType).toBe('VIDEO')
    expect(await stored(id)).toMatchObject({ kind: 'video', state: 'stored', duration: 2 })
    expect((await listed(productId)).media.main?.video?.resolutions).toMatchObject([
      { width: 96, height: 54, format: 'webm' },
    ])
  })

  test('is recognized by its content when its address has no extension', async () => {
    const { productId, id } = await shownBy(`${host.url}/watch?v=1`)
    expect(await stored(id)).toMatchObject({ kind: 'video', mimeType: 'video/mp4' })
    expect((await listed(productId)).media.main).toMatchObject({
      mediaType: 'VIDEO',
      video: { resolutions: [{ format: 'mp4' }] },
    })
    expect((await plain(productId)).media?.mainMedia?.mediaType).toBe('video')
  })

  test('that returns 404 is reported as missing', async () => {
    const { id } = await shownBy(`${host.url}/gone.mp4`)
    expect(await stored(id)).toMatchObject({ state: 'failed', failure: 'It answers 404' })
    const still = await shop.server.fetch(new Request(`${at(id)}/w_64`))
    expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const away = await shop.server.fetch(new Request(at(id)))
    expect([away.status, away.headers.get('location')]).toEqual([302, `${host.url}/gone.mp4`])
  })
})

describe('videos are copied', () => {
  const poseOf = async (api: Api, productId: string) => {
    const { main } = (await listed(productId, api)).media
    return {
      video: main?.id,
      type: main?.mediaType,
      posters: main?.video?.posters.map(({ id }) => id),
    }
  }

  test('with all their data in JSON Lines', async () => {
    const { video } = await addVideoWithPoster(merchant())
    const { id } = await create(merchant(), productInput(shown(video.id)))
    const text = await exportCatalog(shop, shop.people, { format: 'jsonl' })
    const other = await shop.anotherSite()
    const done = await importFile(other.people, text, 'catalog.jsonl')
    expect(done).toMatchObject({ state: 'DONE', rowsFailed: 0 })
    const there = await poseOf(other.people.merchant().api, id)
    expect(there.type).toBe('VIDEO')
    expect(there.video).not.toBe(video.id)
    expect(there.posters).toHaveLength(1)
    expect(there.posters?.[0]).not.toBe(video.posterId)
    // The same file once more finds everything there.
    await importFile(other.people, text, 'catalog.jsonl')
    expect(await poseOf(other.people.merchant().api, id)).toEqual(there)
  })

  test('by their addresses in CSV', async () => {
    const video = await addVideo(merchant())
    const { id, handle } = await create(merchant(), productInput(shown(video.id)))
    const text = await exportCatalog(shop, shop.people, {
      format: 'csv',
      productIds: [id],
    } as never)
    expect(text).toContain(at(video.id))
    const other = await shop.anotherSite()
    const { api } = other.people.merchant()
    expect(await importFile(other.people, text)).toMatchObject({ state: 'DONE', rowsFailed: 0 })
    const { products } = await api.catalogV3.queryProducts({
      query: { filter: { handle } },
      fields,
    })
    expect(products[0]?.media.main?.mediaType).toBe('VIDEO')
  })

  test('with a copy of their site, which has its own files', async () => {
    const { video, still } = await addVideoWithPoster(merchant())
    const { id } = await create(merchant(), productInput(shown(video.id)))
    const owner = await staffAt(() => shop).person('owner')
    const { site } = await owner.api.sites.duplicateSite({
      id: shop.site.id,
      domains: ['videos-copied.test'],
    })
    const copy = await poseOf(owner.on(site.id) as unknown as Api, id)
    expect(copy.type).toBe('VIDEO')
    expect(copy.video).not.toBe(video.id)
    expect(copy.posters?.[0]).not.toBe(still.id)
    const reply = await shop.server.fetch(new Request(`${shop.baseUrl}/media/${copy.video}`))
    expect(reply.headers.get('content-type')).toBe('video/mp4')
    expect(await codeOf(merchant().media.deleteMedia({ id: still.id }))).toBe('409 MEDIA_IN_USE')
  })
})
