import { MAX_REVIEWS_PER_DAY } from '@vitrine/contract/product-reviews'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { bought, setReviews, words } from './review.fixture.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  parcel = await deliverToGermany(shop.people.merchant())
  await api().sites.updateSettings({ settings: { limits: { callsPerMinuteFactor: 100 } } })
})
afterAll(() => shop.close())
beforeEach(() => setReviews(shop, { collect: true, publish: 'AT_ONCE' }))

const api = () => shop.people.merchant().api
const buy = (more: Partial<Parameters<typeof bought>[2]> = {}) =>
  bought(shop, parcel, { email: 'ada@example.com', ...more })
const read = (productId: string, more: object = {}) =>
  shop.people.visitor().api.productReviews.listReviews({ productId, ...more })
const known = async (productId: string) => {
  const query = { filter: { productId } }
  return (await api().productReviews.queryReviews({ query })).reviews
}

describe('a buyer', () => {
  test('reviews a product of an order in this browser, and everybody can read it', async () => {
    const { buyer, orderId: order, lineId, productId } = await buy()
    const { lines, suggestedName } = await buyer.api.productReviews.listReviewable({ order })
    expect(lines).toMatchObject([{ lineId, productId, name: 'Lamp', review: null }])
    expect(suggestedName).toBe('Ada')
    const { review } = await buyer.api.productReviews.saveReview({ order, lineId, ...words })
    expect(review).toMatchObject({ ...words, status: 'PUBLISHED', isVerified: true, reply: null })
    const { reviews, rating, countByStars, total } = await read(productId)
    expect(reviews).toMatchObject([{ id: review.id, ...words, isVerified: true, language: 'en' }])
    expect({ rating, countByStars, total }).toEqual({
      rating: { count: 1, average: 5 },
      countByStars: [0, 0, 0, 0, 1],
      total: 1,
    })
    expect(JSON.stringify(reviews)).not.toMatch(/ada@example|Lovelace/)
  })

  test('without an account reviews by the link of the order, on another device', async () => {
    const { link, lineId, productId } = await buy()
    const elsewhere = shop.people.visitor().api.productReviews
    await elsewhere.saveReview({ order: link, lineId, ...words, displayName: '' })
    expect((await read(productId)).reviews).toMatchObject([{ displayName: '', rating: 5 }])
    const order = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`
    expect(await codeOf(elsewhere.listReviewable({ order }))).toBe('404 ORDER_NOT_FOUND')
  })

  test('has one review of a line, changes it, and deletes it', async () => {
    const { buyer, orderId: order, lineId, productId } = await buy()
    const mine = buyer.api.productReviews
    await mine.saveReview({ order, lineId, ...words })
    const { review } = await mine.saveReview({ order, lineId, ...words, rating: 2 })
    expect(review.editedDate).toBeInstanceOf(Date)
    expect((await read(productId)).rating).toEqual({ count: 1, average: 2 })
    await mine.withdrawReview({ order, lineId })
    expect(await read(productId)).toMatchObject({ rating: null, reviews: [], total: 0 })
    expect(await codeOf(mine.withdrawReview({ order, lineId }))).toBe('404 REVIEW_NOT_FOUND')
    await mine.saveReview({ order, lineId, ...words })
    expect((await read(productId)).total).toBe(1)
  })

  test('who saves twice at once has one review', async () => {
    const { buyer, orderId: order, lineId, productId } = await buy()
    const write = () => buyer.api.productReviews.saveReview({ order, lineId, ...words })
    await Promise.all([write(), write(), write()])
    expect(await known(productId)).toHaveLength(1)
  })

  test('is a verified purchase only after the payment', async () => {
    const { buyer, orderId: order, lineId, productId } = await buy({ isPaid: false })
    await buyer.api.productReviews.saveReview({ order, lineId, ...words })
    expect((await read(productId)).reviews).toMatchObject([{ isVerified: false }])
    await api().orders.recordPayment({ id: order })
    const isVerified = async () => (await read(productId)).reviews[0]?.isVerified
    await expect.poll(isVerified).toBe(true)
  })

  test('of a cancelled order cannot review', async () => {
    const { buyer, orderId: order, lineId } = await buy({ isPaid: false })
    await api().orders.cancelOrder({ id: order })
    const mine = buyer.api.productReviews
    expect((await mine.listReviewable({ order })).lines).toEqual([])
    expect(await codeOf(mine.saveReview({ order, lineId, ...words }))).toBe(
      '428 LINE_NOT_REVIEWABLE',
    )
  })

  test('can save a limited number a day, and the error names it', async () => {
    const email = 'busy@example.com'
    const { productId, ...first } = await buy({ email })
    const orders = [first]
    for (let at = 0; at < MAX_REVIEWS_PER_DAY; at++) orders.push(await buy({ email, productId }))
    const answers: string[] = []
    for (const { buyer, orderId: order, lineId } of orders) {
      const writing = buyer.api.productReviews.saveReview({ order, lineId, ...words })
      answers.push(await writing.then(() => 'written').catch((error) => error.code))
    }
    expect(answers.filter((one) => one === 'written')).toHaveLength(MAX_REVIEWS_PER_DAY)
    expect(answers.at(-1)).toBe('TOO_MANY_REVIEWS')
    shop.clock.pass({ hours: 25 })
    const { buyer, orderId: order, lineId } = orders.at(-1) ?? first
    await buyer.api.productReviews.saveReview({ order, lineId, ...words })
  })
})

describe('nobody else', () => {
  test('reviews an order that is not theirs, not even the shop', async () => {
    const { orderId: order, lineId } = await buy()
    const write = (who: { api: ReturnType<typeof api> | ReturnType<typeof visitor> }) =>
      codeOf(who.api.productReviews.saveReview({ order, lineId, ...words }))
    const visitor = () => shop.people.visitor().api
    expect(await write({ api: visitor() })).toBe('404 ORDER_NOT_FOUND')
    expect(await write({ api: api() })).toBe('404 ORDER_NOT_FOUND')
  })

  test('can save reviews when the shop turned them off; published ones remain', async () => {
    const { buyer, orderId: order, lineId, productId } = await buy()
    await buyer.api.productReviews.saveReview({ order, lineId, ...words })
    await setReviews(shop, { collect: false })
    const again = buyer.api.productReviews.saveReview({ order, lineId, ...words, rating: 1 })
    expect(await codeOf(again)).toBe('428 REVIEWS_DISABLED')
    expect((await read(productId)).rating).toEqual({ count: 1, average: 5 })
  })

  test('gets an error with the field for six or zero stars', async () => {
    const { buyer, orderId: order, lineId } = await buy()
    const write = (rating: number) =>
      buyer.api.productReviews.saveReview({ order, lineId, ...words, rating })
    for (const rating of [0, 6, 4.5]) {
      await expect(write(rating)).rejects.toMatchObject({ status: 400 })
    }
  })
})

describe('the shop', () => {
  test('can moderate reviews before publication, and change a decision', async () => {
    await setReviews(shop, { publish: 'AFTER_APPROVAL' })
    const { cursor } = await api().changes.listChanges({})
    const { buyer, orderId: order, lineId, productId } = await buy()
    const { review } = await buyer.api.productReviews.saveReview({ order, lineId, ...words })
    expect(review.status).toBe('PENDING')
    expect(await read(productId)).toMatchObject({ reviews: [], rating: null, isModerated: true })
    const move = (status: 'PENDING' | 'PUBLISHED' | 'REJECTED') =>
      api().productReviews.moderateReviews({ ids: [review.id, NOBODY], status })
    expect(await move('PUBLISHED')).toMatchObject({ reviews: [{ status: 'PUBLISHED' }] })
    expect((await read(productId)).total).toBe(1)
    await move('REJECTED')
    expect((await read(productId)).total).toBe(0)
    await move('PENDING')
    await move('PUBLISHED')
    const changed = await buyer.api.productReviews.saveReview({
      order,
      lineId,
      ...words,
      text: 'It hums.',
    })
    expect(changed.review.status).toBe('PENDING')
    const feed = { after: cursor, entities: 'product_review' }
    const { changes } = await api().changes.listChanges(feed)
    const moves = changes.filter(({ entityId }) => entityId === review.id)
    expect(moves).toHaveLength(6)
    expect(JSON.stringify(moves)).not.toMatch(/hums|ada@example/)
  })

  test('who rejected a review has to approve it after a change', async () => {
    const { buyer, orderId: order, lineId, productId } = await buy()
    const { review } = await buyer.api.productReviews.saveReview({ order, lineId, ...words })
    await api().productReviews.moderateReviews({ ids: [review.id], status: 'REJECTED' })
    await buyer.api.productReviews.saveReview({ order, lineId, ...words, title: 'Warm' })
    expect(await known(productId)).toMatchObject([{ status: 'PENDING', title: 'Warm' }])
    expect((await read(productId)).total).toBe(0)
  })

  test('answers publicly, and deletes its answer', async () => {
    const { buyer, orderId: order, lineId, productId } = await buy()
    const { review } = await buyer.api.productReviews.saveReview({ order, lineId, ...words })
    const reply = (text: string) => api().productReviews.replyToReview({ id: review.id, text })
    await reply('  Thank you.  ')
    expect((await read(productId)).reviews).toMatchObject([{ reply: { text: 'Thank you.' } }])
    await reply('')
    expect((await read(productId)).reviews).toMatchObject([{ reply: null }])
    const answer = api().productReviews.replyToReview({ id: NOBODY, text: 'Hello' })
    expect(await codeOf(answer)).toBe('404 REVIEW_NOT_FOUND')
  })

  test('sees what visitors report, each once, until it decides', async () => {
    const { buyer, orderId: order, lineId } = await buy()
    const { id } = (await buyer.api.productReviews.saveReview({ order, lineId, ...words })).review
    const [one, two] = [shop.people.visitor().api, shop.people.visitor().api]
    for (const who of [one, one, two]) {
      await who.productReviews.reportReview({ id, reason: 'SPAM', note: 'An advert' })
    }
    const reported = await api().productReviews.getReview({ id })
    expect(reported.review.reportCount).toBe(2)
    expect(reported.reports).toMatchObject([
      { reason: 'SPAM', note: 'An advert' },
      { reason: 'SPAM', note: 'An advert' },
    ])
    await api().productReviews.moderateReviews({ ids: [id], status: 'PUBLISHED' })
    expect((await api().productReviews.getReview({ id })).review.reportCount).toBe(0)
    await api().productReviews.moderateReviews({ ids: [id], status: 'REJECTED' })
    const report = one.productReviews.reportReview({ id, reason: 'OFFENSIVE' })
    expect(await codeOf(report)).toBe('404 REVIEW_NOT_FOUND')
  })

  test('finds pending ones, and those with few stars', async () => {
    const { buyer, orderId: order, lineId, productId, number } = await buy()
    await buyer.api.productReviews.saveReview({ order, lineId, ...words, rating: 1 })
    const query = { filter: { rating: { $lte: 2 }, status: 'PUBLISHED', productId } }
    const { reviews, pagingMetadata } = await api().productReviews.queryReviews({ query })
    expect(reviews).toMatchObject([
      { orderId: order, orderNumber: number, email: 'ada@example.com', productName: 'Lamp' },
    ])
    expect(pagingMetadata).toMatchObject({ total: 1, hasNext: false })
  })
})
