import { readFileSync } from 'node:fs'
import { ApiKeyStrategy, createClient, media, OAuthStrategy } from '@wix/sdk'
import { products, productsV3 } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PublishedShop, startPublishedShop } from './published-shop.ts'

const modules = { products, productsV3 }
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5"/></svg>'
const turning = readFileSync(
  new URL('../packages/testkit/src/videos/turning.webm', import.meta.url),
)
const all = { fields: ['MEDIA_ITEMS_INFO'] as never }

let shop: PublishedShop
let video: string
let still: string
beforeAll(async () => {
  shop = await startPublishedShop()
  video = await added('turning.webm', turning)
  still = await added('still.svg', drawing)
  await call('PATCH', `media/${video}`, JSON.stringify({ posterId: still }), {
    'content-type': 'application/json',
  })
})
afterAll(() => shop?.stop())

async function call(method: string, path: string, body: BodyInit, headers = {}) {
  const authorization = shop.site.apiKey
  const reply = await fetch(`${shop.server.baseUrl}/vitrine/v1/${path}`, {
    method,
    body,
    headers: { authorization, ...headers },
  })
  expect(reply.status).toBe(200)
  return (await reply.json()) as { media: { id: string } }
}
const added = async (fileName: string, body: BodyInit) =>
  (await call('POST', `media/upload?fileName=${fileName}`, body)).media.id

const merchant = () => {
  const auth = ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id })
  return createClient({ modules, auth, fetch: shop.fetch })
}
const visitor = () => {
  const auth = OAuthStrategy({ clientId: shop.site.clientId })
  return createClient({ modules, auth, fetch: shop.fetch })
}

let count = 0
const mug = (items: readonly object[]) => ({
  name: `Turning mug ${++count}`,
  productType: 'PHYSICAL' as const,
  physicalProperties: {},
  media: { itemsInfo: { items } },
  variantsInfo: {
    variants: [{ price: { actualPrice: { amount: '20.00' } }, physicalProperties: {} }],
  },
})

describe('a product with a video', () => {
  test('is returned as a media string, which the media functions parse', async () => {
    const made = await merchant().productsV3.createProduct(mug([{ _id: video }]) as never, all)
    const { media: shown } = await visitor().productsV3.getProduct(made._id ?? '', all)
    expect(shown?.main?.mediaType).toBe('VIDEO')
    const text = shown?.main?.video ?? ''
    const size = 'posterWidth=1600&posterHeight=2000'
    expect(text).toBe(`wix:video://v1/${video}/${video}#posterUri=${still}&${size}`)
    const { id, thumbnail } = media.getVideoUrl(text)
    expect(id).toBe(video)
    expect(thumbnail).toContain(still)
  })

  test('is set by its media string', async () => {
    const made = await merchant().productsV3.createProduct(mug([{ _id: video }]) as never, all)
    const items = [{ video: made.media?.main?.video }]
    const after = await merchant().productsV3.updateProduct(
      made._id ?? '',
      { revision: made.revision, media: { itemsInfo: { items } } } as never,
      all,
    )
    expect(after.media?.main).toMatchObject({ _id: video, mediaType: 'VIDEO' })
  })

  test('is an object in the older dialect, and a media string in its variants', async () => {
    const made = await merchant().productsV3.createProduct(mug([{ _id: video }]) as never)
    const { product } = await visitor().products.getProduct(made._id ?? '')
    expect(product?.media?.mainMedia).toMatchObject({
      mediaType: 'video',
      video: {
        files: [{ url: `${shop.server.baseUrl}/media/${video}`, width: 96, height: 54 }],
        stillFrameMediaId: still,
      },
    })
    const { variants } = await merchant().products.queryStoreVariants({
      filter: { productId: made._id },
    } as never)
    expect(variants?.[0]?.media).toMatchObject({ video: expect.stringContaining(video) })
  })
})
