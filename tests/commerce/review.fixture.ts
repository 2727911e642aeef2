import type { TestServer, Visitor } from '@vitrine/testkit'
import { mailsTo } from './abandoned.fixture.ts'
import { lamp, put } from './cart.fixture.ts'
import { berlin } from './checkout.fixture.ts'

export const words = {
  rating: 5,
  title: 'Warm light',
  text: 'It stands by my bed.',
  displayName: 'Ada',
}

/** Writes due review requests, like the job that runs every ten minutes. */
export const sendRequests = ({ server }: TestServer) =>
  server.tasks['reviews:request'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )

interface PurchaseInput {
  readonly email: string
  readonly buyer?: Visitor
  readonly productId?: string
  readonly isPaid?: boolean
  readonly consent?: string
  readonly language?: string
}

/** An order of a lamp, paid by default, and the link in its mail. */
export async function bought(shop: TestServer, parcel: string, buying: PurchaseInput) {
  const { email, isPaid = true, consent, language = 'en' } = buying
  const { buyer = shop.people.visitor(), productId = await lamp(shop.people.merchant()) } = buying
  await put(buyer, productId, 1)
  const { checkout } = await buyer.api.checkout.create({
    email,
    shipping: berlin,
    deliveryChoices: [{ code: parcel }],
    ...(consent && { consents: [{ key: consent, text: 'Ask me for a review' }] }),
  })
  const { order } = await buyer.api.orders.placeOrder({ checkoutId: checkout.id, language })
  if (isPaid) await shop.people.merchant().api.orders.recordPayment({ id: order.id })
  const lineId = order.lines[0]?.id ?? ''
  const [mail] = await mailsTo(shop, email)
  const link = /\/orders\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  return { buyer, productId, orderId: order.id, number: order.number, lineId, link }
}

/** Ships everything of an order. */
export const send = ({ people }: TestServer, orderId: string) =>
  people.merchant().api.fulfillments.createFulfillment({ orderId })

/** Changes the shop's review settings. */
export const setReviews = (
  { people }: TestServer,
  reviews: NonNullable<
    Parameters<
      ReturnType<TestServer['people']['merchant']>['api']['sites']['updateSettings']
    >[0]['settings']['reviews']
  >,
) => people.merchant().api.sites.updateSettings({ settings: { reviews } })
