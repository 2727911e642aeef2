import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { appId } from './cart-v2.fixture.ts'
import { balanceOf, issueTo } from './gift-card.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const vouchers = () => merchant().api.giftVouchers
const redeem = (code: string, value: string, more: object = {}) =>
  vouchers().redeemGiftCard({ code, amount: { value }, appId, ...more })
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** The ledger entries of a gift card: debits are positive. */
async function bookedOn(giftCardId: string) {
  const { rows } = await shop.server.platform.pool.query(
    `SELECT kind, account, amount_minor::int AS amount FROM ledger_entries
      WHERE gift_card_id = $1 AND kind <> 'ISSUE'`,
    [giftCardId],
  )
  return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`).sort()
}

test('a till redeems an amount of a gift card, and voids it', async () => {
  const { giftCard, code } = await issueTo(merchant(), 5000)
  expect(await vouchers().getGiftCard({ code })).toEqual({
    giftCard: {
      obfuscatedCode: `****${giftCard.lastFour}`,
      balance: { value: '50.00', currency: 'USD' },
      status: 'VALID',
      appId,
      externalId: giftCard.id,
    },
  })
  const { transactionId } = await redeem(code, '12.50', { orderId: 'till-1' })
  expect(await balanceOf(merchant(), giftCard.id)).toBe(3750)
  await vouchers().voidTransaction({ transactionId, appId })
  expect(await balanceOf(merchant(), giftCard.id)).toBe(5000)
  expect(await bookedOn(giftCard.id)).toEqual([
    'CANCELLATION CLEARING 1250',
    'CANCELLATION GIFT_CARDS -1250',
    'PAYMENT CLEARING -1250',
    'PAYMENT GIFT_CARDS 1250',
  ])
})

test('an order of the till is paid once, however often it is sent', async () => {
  const { giftCard, code } = await issueTo(merchant(), 5000)
  const sent = await Promise.allSettled(
    Array.from({ length: 8 }, () => redeem(code, '10', { orderId: 'till-2' })),
  )
  const done = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value.transactionId] : []))
  expect(done).toHaveLength(1)
  expect(await balanceOf(merchant(), giftCard.id)).toBe(4000)
  const [transactionId = ''] = done
  expect(await refusal(redeem(code, '10', { orderId: 'till-2' }))).toMatchObject({
    code: 'ALREADY_REDEEMED',
    data: { transactionId },
  })
  const voided = await Promise.allSettled(
    Array.from({ length: 4 }, () => vouchers().voidTransaction({ transactionId, appId })),
  )
  expect(voided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const again = vouchers().voidTransaction({ transactionId, appId })
  expect(await codeOf(again)).toBe('409 ALREADY_VOIDED')
  expect(await balanceOf(merchant(), giftCard.id)).toBe(5000)
  await redeem(code, '10', { orderId: 'till-2' })
})

test('tills that redeem at the same time never exceed the balance', async () => {
  const { giftCard, code } = await issueTo(merchant(), 2500)
  const sent = await Promise.allSettled(Array.from({ length: 6 }, () => redeem(code, '10')))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await balanceOf(merchant(), giftCard.id)).toBe(500)
  expect(await refusal(redeem(code, '5.01'))).toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
    data: { balance: '5.00', currency: 'USD' },
  })
})

test('a card that cannot be redeemed is refused with the reason', async () => {
  const { giftCard, code } = await issueTo(merchant(), 2500)
  const euros = { amount: { value: '1', currency: 'EUR' } }
  expect(await refusal(redeem(code, '1', euros))).toMatchObject({
    code: 'CURRENCY_NOT_SUPPORTED',
    data: { currency: 'USD' },
  })
  expect(await codeOf(redeem('AAAA-BBBB-CCCC-DDDD', '1'))).toBe('404 GIFT_CARD_NOT_FOUND')
  expect(await codeOf(redeem(code, '1', { appId: NOBODY }))).toBe('404 GIFT_CARD_NOT_FOUND')
  const { transactionId } = await redeem(code, '1')
  await merchant().api.giftCards.updateGiftCard({ id: giftCard.id, disabled: true })
  expect(await codeOf(redeem(code, '1'))).toBe('428 GIFT_CARD_DISABLED')
  expect((await vouchers().getGiftCard({ code })).giftCard.status).toBe('DISABLED')
  await vouchers().voidTransaction({ transactionId, appId })
  expect(await balanceOf(merchant(), giftCard.id)).toBe(2500)
  const unknown = vouchers().voidTransaction({ transactionId: NOBODY, appId })
  expect(await codeOf(unknown)).toBe('404 TRANSACTION_NOT_FOUND')
  const { giftCard: other, code: old } = await issueTo(merchant(), 100)
  await merchant().api.giftCards.updateGiftCard({
    id: other.id,
    expirationDate: new Date('2020-01-01T00:00:00Z'),
  })
  expect(await codeOf(redeem(old, '1'))).toBe('428 GIFT_CARD_EXPIRED')
})

test('gift cards of another shop are not found', async () => {
  const { code } = await issueTo(merchant(), 2500)
  const { people } = await shop.anotherSite()
  const { giftVouchers } = people.merchant().api
  expect(await codeOf(giftVouchers.getGiftCard({ code }))).toBe('404 GIFT_CARD_NOT_FOUND')
})
