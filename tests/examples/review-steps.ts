import type { ExampleContext, Steps } from './example-context.ts'
import { paid } from './order-steps.ts'

const words = {
  rating: 5,
  title: 'A calm jar',
  text: 'It holds water and looks good on the shelf.',
  displayName: 'Ada',
}

/** A line of an order that was paid, as its buyer names it. */
async function bought(context: ExampleContext) {
  const order = await paid(context)
  const [line] = order.lines
  return { order: order.id, lineId: line?.id ?? '', productId: line?.productId ?? '' }
}

/** A review that everybody reads. */
async function published(context: ExampleContext) {
  const { productId, ...line } = await bought(context)
  const { review } = await context.visitor.productReviews.saveReview({ ...line, ...words })
  const { id } = review
  await context.merchant.productReviews.moderateReviews({ ids: [id], status: 'PUBLISHED' })
  return { ...line, productId, id }
}

/** The link that ends the mails that ask for reviews, out of such a mail. */
async function requestLink(context: ExampleContext): Promise<string> {
  const { merchant, shop } = context
  const set = (request: boolean) =>
    merchant.sites.updateSettings({
      settings: { reviews: { request, requestOnlyWithConsent: !request } },
    })
  await set(true)
  const { order } = await bought(context)
  await merchant.fulfillments.createFulfillment({ orderId: order })
  const { platform, tasks } = shop.server
  await platform.db
    .updateTable('review_requests')
    .set({ due_date: shop.clock.after(shop.clock.now(), { hours: -1 }) })
    .where('order_id', '=', order)
    .execute()
  await tasks['reviews:request'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )
  await set(false)
  const mail = await context.mailTo('ada@example.com', /\/review-requests\//)
  return /\/review-requests\/(\S+)/.exec(mail)?.[1] ?? ''
}

/** Reviews of products. */
export const reviewSteps: Steps = {
  'productReviews.listReviews': async (context) => {
    const { productId } = await published(context)
    return context.visitor.productReviews.listReviews({ productId, sort: 'HIGHEST', limit: 5 })
  },
  'productReviews.listReviewable': async (context) => {
    const { order } = await bought(context)
    return context.visitor.productReviews.listReviewable({ order })
  },
  'productReviews.saveReview': async (context) => {
    const { productId: _, ...line } = await bought(context)
    return context.visitor.productReviews.saveReview({ ...line, ...words })
  },
  'productReviews.withdrawReview': async (context) => {
    const { order, lineId } = await published(context)
    return context.visitor.productReviews.withdrawReview({ order, lineId })
  },
  'productReviews.reportReview': async (context) => {
    const { id } = await published(context)
    return context.visitor.productReviews.reportReview({ id, reason: 'SPAM', note: 'An advert' })
  },
  'productReviews.queryReviews': async (context) => {
    await published(context)
    return context.merchant.productReviews.queryReviews({
      query: { filter: { status: 'PUBLISHED' }, paging: { limit: 2 } },
    })
  },
  'productReviews.getReview': async (context) => {
    const { id } = await published(context)
    await context.visitor.productReviews.reportReview({ id, reason: 'NOT_ABOUT_PRODUCT' })
    return context.merchant.productReviews.getReview({ id })
  },
  'productReviews.moderateReviews': async (context) => {
    const { id } = await published(context)
    return context.merchant.productReviews.moderateReviews({ ids: [id], status: 'REJECTED' })
  },
  'productReviews.replyToReview': async (context) => {
    const { id } = await published(context)
    return context.merchant.productReviews.replyToReview({ id, text: 'Thank you, Ada.' })
  },
  'productReviews.unsubscribe': async (context) =>
    context.visitor.productReviews.unsubscribe({ link: await requestLink(context) }),
}
