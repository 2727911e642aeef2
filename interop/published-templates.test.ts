import { currentCart, orders, recommendations } from '@wix/ecom'
import { scripts } from '@wix/headless-site-assets'
import { members } from '@wix/members'
import { createClient, media, OAuthStrategy } from '@wix/sdk'
import { inventoryItemsV3, products } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf, type PublishedShop, startPublishedShop } from './published-shop.ts'

const modules = {
  currentCart,
  orders,
  recommendations,
  scripts,
  members,
  inventoryItemsV3,
  products,
}
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5"/></svg>'

let shop: PublishedShop
beforeAll(async () => {
  shop = await startPublishedShop()
})
afterAll(() => shop?.stop())

const visitor = () => {
  const auth = OAuthStrategy({ clientId: shop.site.clientId })
  return createClient({ modules, auth, fetch: shop.fetch })
}
async function administer(path: string, method: string, body: BodyInit) {
  const response = await fetch(`${shop.server.baseUrl}/vitrine/v1/${path}`, {
    method,
    body,
    headers: { authorization: shop.site.apiKey },
  })
  expect(response.status).toBe(200)
  return response.json()
}

describe('calls of website templates on every page', () => {
  test('site scripts, orders and recommendations are empty', async () => {
    const client = visitor()
    expect(await client.scripts.listSiteScripts({})).toEqual({ siteScripts: [] })
    const found = await client.orders.searchOrders({ cursorPaging: { limit: 10 } })
    expect(found).toMatchObject({ orders: [], metadata: { count: 0, hasNext: false } })
    const algorithms = [{ _id: 'related', appId: shop.site.id }]
    const { recommendation } = await client.recommendations.getRecommendation(algorithms as never)
    expect(recommendation ?? null).toBeNull()
  })

  test('a missing cart returns the code for an empty one', async () => {
    const { code } = await failureOf(visitor().currentCart.getCurrentCart())
    expect(code).toBe('OWNED_CART_NOT_FOUND')
  })

  test('a visitor who calls for the current member gets nothing, without an error', async () => {
    expect((await visitor().members.getCurrentMember({})).member).toBeUndefined()
  })

  test('a visitor reads the stock of a variant', async () => {
    const { product } = await shop.merchant().products.createProduct({
      name: 'Cup',
      productType: 'physical',
      priceData: { price: 9 },
      visible: true,
    })
    const { items } = await visitor()
      .inventoryItemsV3.queryInventoryItems()
      .eq('productId', product?._id ?? '')
      .find()
    expect(items).toMatchObject([{ trackQuantity: false, availabilityStatus: 'IN_STOCK' }])
  })
})

test('media helpers create addresses that the shop serves, when the site returns them in their format', async () => {
  const { media: file } = await administer('media/upload?fileName=cup.svg', 'POST', drawing)
  const merchant = shop.merchant()
  const { product } = await merchant.products.createProduct({
    name: 'Mug',
    productType: 'physical',
    priceData: { price: 9 },
    visible: true,
  })
  const id = product?._id ?? ''
  await merchant.products.addProductMedia(id, [{ mediaId: file.id }])
  await administer(
    'site/settings',
    'PATCH',
    JSON.stringify({ settings: { media: { addresses: 'published' } } }),
  )
  const read = await visitor().products.getProduct(id)
  const url = read.product?.media?.mainMedia?.image?.url ?? ''
  const made = [
    media.getImageUrl(url).url,
    media.getScaledToFillImageUrl(url, 300, 200, {}),
    media.getScaledToFitImageUrl(url, 300, 200, {}),
    media.getCroppedImageUrl(url, 100, 100, 800, 600, 400, 300, {}),
  ]
  for (const address of made) {
    const { host, pathname } = new URL(address)
    expect(host).toBe('static.wixstatic.com')
    const reply = await fetch(`${shop.server.baseUrl}${pathname}`)
    expect([pathname, reply.status]).toEqual([pathname, 200])
    expect(reply.headers.get('content-type')).toMatch(/^image\//)
  }
})
