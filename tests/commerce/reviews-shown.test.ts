import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { bought, setReviews, words } from './review.fixture.ts'

let shop: TestServer
let parcel: string
let productId: string
beforeAll(async () => {
  shop = await startTestServer()
  parcel = await deliverToGermany(shop.people.merchant())
  await api().sites.updateSettings({ settings: { limits: { callsPerMinuteFactor: 100 } } })
  await setReviews(shop, { publish: 'AT_ONCE' })
  productId = await reviewed([5, 4, 4, 1])
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api
const read = (more: object) => visitor().productReviews.listReviews({ productId, ...more })

/** A lamp with reviews of these stars, one per minute. */
async function reviewed(stars: readonly number[]): Promise<string> {
  let id: string | undefined
  for (const [at, rating] of stars.entries()) {
    const email = `buyer-${at}@example.com`
    const one = await bought(shop, parcel, { email, ...(id && { productId: id }) })
    id = one.productId
    const { orderId: order, lineId } = one
    const title = `${at}`
    await one.buyer.api.productReviews.saveReview({ order, lineId, ...words, rating, title })
    shop.clock.pass({ minutes: 1 })
  }
  return id ?? ''
}

describe('the reviews of a product', () => {
  test('are sorted by newest, best or worst first', async () => {
    const titles = async (sort?: 'NEWEST' | 'HIGHEST' | 'LOWEST') =>
      (await read({ sort })).reviews.map(({ title }) => title)
    expect(await titles()).toEqual(['3', '2', '1', '0'])
    expect(await titles('HIGHEST')).toEqual(['0', '2', '1', '3'])
    expect(await titles('LOWEST')).toEqual(['3', '2', '1', '0'])
  })

  test('are filtered by stars and have pages', async () => {
    const four = await read({ stars: 4, limit: 1, offset: 1 })
    expect(four).toMatchObject({ total: 2, countByStars: [1, 0, 0, 2, 1] })
    expect(four.reviews.map(({ title }) => title)).toEqual(['1'])
    expect((await read({ stars: 2 })).reviews).toEqual([])
  })
})

describe('the rating', () => {
  const rating = { count: 4, average: 3.5 }
  const slugOf = async () => {
    const { newest } = await visitor().shop.homePage({})
    return newest.find(({ id }) => id === productId)?.slug ?? ''
  }

  test('is on the page of the product and on every card, but not without reviews', async () => {
    const none = await reviewed([])
    expect(none).toBe('')
    const { newest } = await visitor().shop.homePage({})
    expect(newest.find(({ id }) => id === productId)?.rating).toEqual(rating)
    const { product } = await visitor().shop.productPage({ slug: await slugOf() })
    expect(product.rating).toEqual(rating)
    const other = await bought(shop, parcel, { email: 'other@example.com' })
    const { products } = await visitor().shop.collectionPage({ slug: 'all-products' })
    expect(products.find(({ id }) => id === productId)?.rating).toEqual(rating)
    expect(products.find(({ id }) => id === other.productId)).not.toHaveProperty('rating')
  })

  test('changes at once on pages that are cached', async () => {
    const slug = await slugOf()
    await visitor().shop.productPage({ slug })
    const one = await bought(shop, parcel, { email: 'late@example.com', productId })
    const { orderId: order, lineId } = one
    await one.buyer.api.productReviews.saveReview({ order, lineId, ...words, rating: 1 })
    const { product } = await visitor().shop.productPage({ slug })
    expect(product.rating).toEqual({ count: 5, average: 3 })
    await one.buyer.api.productReviews.withdrawReview({ order, lineId })
    expect((await visitor().shop.productPage({ slug })).product.rating).toEqual(rating)
  })
})

describe('somebody who asks to be erased', () => {
  test('has no reviews any more, and had them in the data export', async () => {
    const member = await shop.people.member({ email: 'gone@example.com' })
    const one = await bought(shop, parcel, { email: 'gone@example.com', buyer: member, productId })
    const { orderId: order, lineId } = one
    await member.api.productReviews.saveReview({ order, lineId, ...words, text: 'My own words' })
    const { body } = await member.api.personalData.getMyData({})
    expect(Buffer.from(body as Uint8Array).toString()).toContain('My own words')
    await api().personalData.eraseMember({ id: member.id, reason: 'Asked for' })
    expect(JSON.stringify(await read({ limit: 100 }))).not.toContain('My own words')
  })

  test('without an account has none any more either', async () => {
    const email = 'guest@example.com'
    const one = await bought(shop, parcel, { email, productId })
    const { orderId: order, lineId } = one
    await one.buyer.api.productReviews.saveReview({ order, lineId, ...words, text: 'A guest said' })
    const find = async () => (await api().customers.queryCustomers({ search: email })).customers
    await expect.poll(find).toHaveLength(1)
    const [customer] = await find()
    await api().customers.eraseCustomer({ id: customer?.id ?? '' })
    expect(JSON.stringify(await read({ limit: 100 }))).not.toContain('A guest said')
  })
})
