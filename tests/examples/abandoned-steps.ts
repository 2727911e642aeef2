import { soldProduct } from './cart-steps.ts'
import type { ExampleContext, Steps } from './example-context.ts'

/** A checkout that its buyer left an hour ago, as the shop knows it. */
async function left(context: ExampleContext) {
  const { merchant, visitor, shop } = context
  const { checkout } = await visitor.checkout.create({
    lines: [{ productId: await soldProduct(context), quantity: 2 }],
    email: 'ada@example.com',
    shipping: {
      address: { country: 'DE', city: 'Berlin', postalCode: '10117' },
      contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
    },
    consents: [{ key: 'reminders', text: 'Remind me of what I leave here.' }],
  })
  const { platform, tasks } = shop.server
  await platform.db
    .updateTable('carts')
    .set({ updated_date: shop.clock.after(shop.clock.now(), { hours: -1 }) })
    .where('id', '=', checkout.id)
    .execute()
  await tasks['abandoned:find']({}, { id: '1', attempt: 1, isLastAttempt: true, signal: undefined })
  const { abandonedCheckouts } = await merchant.abandonedCheckouts.queryAbandonedCheckouts({})
  const { id = '' } = abandonedCheckouts[0] ?? {}
  return { id, abandonedCheckoutId: id, checkoutId: checkout.id }
}

/** The link of a reminder, by its path. */
async function linkOf(context: ExampleContext, path: 'restore' | 'reminders') {
  const { id } = await left(context)
  await context.merchant.abandonedCheckouts.sendReminder({ id })
  const mail = await context.mailTo('ada@example.com', new RegExp(`/${path}/`))
  return { link: new RegExp(`/${path}/(\\S+)`).exec(mail)?.[1] ?? '' }
}

const native: Steps = {
  'abandonedCheckouts.queryAbandonedCheckouts': async (context) => {
    await left(context)
    return context.merchant.abandonedCheckouts.queryAbandonedCheckouts({
      query: { filter: { status: 'ABANDONED' }, paging: { limit: 2 } },
      search: 'lovelace',
    })
  },
  'abandonedCheckouts.getAbandonedCheckout': async (context) =>
    context.merchant.abandonedCheckouts.getAbandonedCheckout({ id: (await left(context)).id }),
  'abandonedCheckouts.deleteAbandonedCheckout': async (context) =>
    context.merchant.abandonedCheckouts.deleteAbandonedCheckout({ id: (await left(context)).id }),
  'abandonedCheckouts.deleteAbandonedCheckouts': async (context) =>
    context.merchant.abandonedCheckouts.deleteAbandonedCheckouts({
      ids: [(await left(context)).id],
    }),
  'abandonedCheckouts.sendReminder': async (context) =>
    context.merchant.abandonedCheckouts.sendReminder({ id: (await left(context)).id }),
  'abandonedCheckouts.getAnalytics': async (context) => {
    const { checkoutId } = await left(context)
    await context.merchant.checkout.complete({ id: checkoutId })
    return context.merchant.abandonedCheckouts.getAnalytics({
      from: '2026-01-01',
      to: '2026-01-31',
    })
  },
  'abandonedCheckouts.restoreCart': async (context) =>
    context.visitor.abandonedCheckouts.restoreCart(await linkOf(context, 'restore')),
}

const published: Steps = {
  'abandonedCheckoutsV1.queryAbandonedCheckouts': async (context) => {
    await left(context)
    return context.merchant.abandonedCheckoutsV1.queryAbandonedCheckouts({
      query: { filter: { status: 'ABANDONED' }, cursorPaging: { limit: 1 } },
    })
  },
  'abandonedCheckoutsV1.searchAbandonedCheckouts': async (context) => {
    await left(context)
    return context.merchant.abandonedCheckoutsV1.searchAbandonedCheckouts({
      search: { search: { expression: 'Lovelace' }, cursorPaging: { limit: 1 } },
    })
  },
  'abandonedCheckoutsV1.getAbandonedCheckoutAnalytics': async ({ merchant }) =>
    merchant.abandonedCheckoutsV1.getAbandonedCheckoutAnalytics({
      startDate: '2026-01-01',
      endDate: '2026-01-31',
    }),
  'abandonedCheckoutsV1.getAbandonedCheckout': async (context) => {
    const { abandonedCheckoutId } = await left(context)
    return context.merchant.abandonedCheckoutsV1.getAbandonedCheckout({ abandonedCheckoutId })
  },
  'abandonedCheckoutsV1.deleteAbandonedCheckout': async (context) => {
    const { abandonedCheckoutId } = await left(context)
    return context.merchant.abandonedCheckoutsV1.deleteAbandonedCheckout({ abandonedCheckoutId })
  },
  'abandonedCheckoutsV1.bulkDeleteAbandonedCheckouts': async (context) => {
    const { id } = await left(context)
    return context.merchant.abandonedCheckoutsV1.bulkDeleteAbandonedCheckouts({
      abandonedCheckoutIds: [id],
    })
  },
  'abandonedCheckoutsV1.addAbandonedCheckoutActivity': async (context) => {
    const { abandonedCheckoutId } = await left(context)
    return context.merchant.abandonedCheckoutsV1.addAbandonedCheckoutActivity({
      abandonedCheckoutId,
      activityType: 'TASK_CREATED',
    })
  },
  'abandonedCheckoutsV1.redirectToCheckout': async (context) => {
    const { abandonedCheckoutId } = await left(context)
    return context.nobody.abandonedCheckoutsV1.redirectToCheckout({ abandonedCheckoutId })
  },
}

/** Abandoned checkouts, in our own form and in that of the published clients. */
export const abandonedSteps: Steps = {
  ...native,
  ...published,
  // The last step, because this address gets no reminders afterwards.
  'abandonedCheckouts.unsubscribe': async (context) =>
    context.visitor.abandonedCheckouts.unsubscribe(await linkOf(context, 'reminders')),
}
