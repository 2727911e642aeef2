import { STORES_APP_ID } from '@vitrine/contract/ecom'
import type { ExampleContext, Steps } from './example-context.ts'

const issued = async ({ merchant }: ExampleContext) => {
  const { giftCard, code } = await merchant.giftCards.issueGiftCard({
    giftCard: {
      amount: 5000,
      recipientName: 'Grace',
      recipientEmail: 'grace@example.com',
      senderName: 'Ada',
      message: 'Happy birthday',
    },
  })
  return { id: giftCard.id, code }
}

/** One of a new gift card, spent at a till. */
const redeemed = async (context: ExampleContext) => {
  const { code } = await issued(context)
  return context.merchant.giftVouchers.redeemGiftCard({
    code,
    amount: { value: '1.00' },
    appId: STORES_APP_ID,
    orderId: 'till-7',
  })
}

/** A new gift card to pay with. */
export const giftCardCode = async (context: ExampleContext) => (await issued(context)).code

/** Gift cards, from being issued to paying with them. */
export const giftCardSteps: Steps = {
  'giftCards.issueGiftCard': ({ merchant }) =>
    merchant.giftCards.issueGiftCard({
      giftCard: {
        amount: 5000,
        recipientName: 'Grace',
        recipientEmail: 'grace@example.com',
        senderName: 'Ada',
        message: 'Happy birthday',
      },
    }),
  'giftCards.queryGiftCards': async (context) => {
    await issued(context)
    return context.merchant.giftCards.queryGiftCards({
      query: { filter: { status: 'ACTIVE' }, paging: { limit: 1 } },
    })
  },
  'giftCards.getGiftCard': async (context) => {
    const { id } = await issued(context)
    return context.merchant.giftCards.getGiftCard({ id })
  },
  'giftCards.updateGiftCard': async (context) => {
    const { id } = await issued(context)
    return context.merchant.giftCards.updateGiftCard({ id, disabled: true, note: 'Lost' })
  },
  'giftCards.sendGiftCard': async (context) => {
    const { id } = await issued(context)
    return context.merchant.giftCards.sendGiftCard({ id })
  },
  'giftVouchers.getGiftCard': async (context) => {
    const { code } = await issued(context)
    return context.merchant.giftVouchers.getGiftCard({ code })
  },
  'giftVouchers.redeemGiftCard': async (context) => redeemed(context),
  'giftVouchers.voidTransaction': async (context) => {
    const { transactionId } = await redeemed(context)
    return context.merchant.giftVouchers.voidTransaction({ transactionId, appId: STORES_APP_ID })
  },
  'giftCards.checkGiftCard': async (context) => {
    const { code } = await issued(context)
    return context.visitor.giftCards.checkGiftCard({ code })
  },
}
