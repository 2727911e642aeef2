import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { bought, setReviews, words } from './review.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  parcel = await deliverToGermany(shop.people.merchant())
  await setReviews(shop, { collect: true, publish: 'AFTER_APPROVAL' })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const reviewOf = async (id: string) => (await api().productReviews.getReview({ id })).review
const move = (id: string, status: 'PENDING' | 'PUBLISHED' | 'REJECTED') =>
  api().productReviews.moderateReviews({ ids: [id], status })
const historyOf = async (entityId: string) =>
  (await api().history.listHistory({ entityType: 'product_review', entityId })).entries
const undoLatest = async (id: string) => {
  const [latest] = (await historyOf(id)).filter(({ undoable }) => undoable)
  return api().history.undoChange({ id: latest?.id ?? '' })
}

/** A review awaiting moderation, and its author. */
async function pendingReview() {
  const { buyer, orderId: order, lineId } = await bought(shop, parcel, { email: 'ada@example.com' })
  const { review } = await buyer.api.productReviews.saveReview({ order, lineId, ...words })
  const edit = (more: object) =>
    buyer.api.productReviews.saveReview({ order, lineId, ...words, ...more })
  return { id: review.id, edit }
}

describe('a decision about a review', () => {
  test('is in the history, and can be undone there; so can the undo', async () => {
    const { id } = await pendingReview()
    await move(id, 'PUBLISHED')
    await undoLatest(id)
    expect((await reviewOf(id)).status).toBe('PENDING')
    await move(id, 'REJECTED')
    await undoLatest(id)
    expect((await reviewOf(id)).status).toBe('PENDING')
    await undoLatest(id)
    expect((await reviewOf(id)).status).toBe('REJECTED')
    const entries = await historyOf(id)
    expect(entries.at(-1)).toMatchObject({ action: 'CREATED', undoable: false })
    expect(JSON.stringify(entries)).not.toMatch(/Warm light|by my bed|ada@/)
  })

  test('cannot be undone after the shop has decided about a change of the author', async () => {
    const { id, edit } = await pendingReview()
    await move(id, 'PUBLISHED')
    const [published] = await historyOf(id)
    await edit({ text: 'It hums.' })
    await move(id, 'REJECTED')
    const refused = await refusal(api().history.undoChange({ id: published?.id ?? '' }))
    expect(refused).toMatchObject({
      code: 'UNDO_CONFLICTS',
      data: { conflicts: [expect.objectContaining({ field: 'status', reason: 'CHANGED' })] },
    })
    expect((await reviewOf(id)).status).toBe('REJECTED')
  })

  test('is undone together with the reports that it closed', async () => {
    const { id } = await pendingReview()
    await move(id, 'PUBLISHED')
    await shop.people.visitor().api.productReviews.reportReview({ id, reason: 'SPAM' })
    await move(id, 'REJECTED')
    expect((await reviewOf(id)).reportCount).toBe(0)
    await undoLatest(id)
    expect(await reviewOf(id)).toMatchObject({ status: 'PUBLISHED', reportCount: 1 })
  })
})

test('the undo of an answer removes it, or restores the earlier one', async () => {
  const { id } = await pendingReview()
  await api().productReviews.replyToReview({ id, text: 'Thank you.' })
  const { reply } = await reviewOf(id)
  expect(reply?.text).toBe('Thank you.')
  shop.clock.pass({ minutes: 5 })
  await api().productReviews.replyToReview({ id, text: 'Thanks a lot.' })
  await undoLatest(id)
  expect((await reviewOf(id)).reply).toEqual(reply)
})
