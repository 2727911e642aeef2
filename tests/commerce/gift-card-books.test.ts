import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { issueTo, readyWithGiftCard } from './gift-card.fixture.ts'
import { saveInvoiceSettings } from './invoice.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  await saveInvoiceSettings(shop)
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const issue = (amount: number, fields: object = {}) =>
  issueTo(shop.people.merchant(), amount, fields)
const monthOf = () => shop.clock.now().toISOString().slice(0, 7)
const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)
const writeOff = () =>
  shop.server.tasks['gift-cards:write-off'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )

/** The journal entries of a document, as `KIND ACCOUNT number amount`. */
async function journalOf(document: string): Promise<string[]> {
  const { data } = await merchant().invoices.exportJournal({ month: monthOf(), format: 'CSV' })
  return Buffer.from(data, 'base64')
    .toString('utf8')
    .split(/\r?\n/)
    .map((row) => row.split(','))
    .filter(([, name]) => name === document)
    .map(([, , , kind, account, number, , amount]) => `${kind} ${account} ${number} ${amount}`)
}

describe('the journal', () => {
  test('shows as a liability what was paid for a gift card that was sold outside of the shop', async () => {
    const { giftCard } = await issue(5000, { origin: 'SOLD' })
    expect(giftCard.origin).toBe('SOLD')
    expect(await journalOf(giftCard.lastFour)).toEqual([
      'ISSUE CLEARING 1360 50.00',
      'ISSUE GIFT_CARDS 1796 -50.00',
    ])
  })

  test('books a gift card that was given away as a cost', async () => {
    const { giftCard } = await issue(2000)
    expect(giftCard.origin).toBe('GIVEN')
    expect(await journalOf(giftCard.lastFour)).toEqual([
      'ISSUE GIFT_CARDS_GIVEN 4600 20.00',
      'ISSUE GIFT_CARDS 1796 -20.00',
    ])
  })

  test('reduces the liability after an order was paid with it, and raises it after its refund', async () => {
    const { visitor, checkoutId, giftCard } = await readyWithGiftCard(shop, parcel, 3000)
    const { order } = await visitor.api.orders.placeOrder({ checkoutId })
    shop.clock.pass({ seconds: 1 })
    await merchant().orders.refundOrder({ id: order.id, amount: 500 })
    const ofOrder = (await journalOf(order.number)).filter((row) => row.includes('GIFT_CARDS'))
    expect(ofOrder).toEqual(['PAYMENT GIFT_CARDS 1796 22.90', 'REFUND GIFT_CARDS 1796 -5.00'])
    expect(await journalOf(giftCard.lastFour)).toHaveLength(2)
  })

  test('for DATEV has the last characters of the code as document number', async () => {
    const { giftCard } = await issue(700, { origin: 'SOLD' })
    const { data } = await merchant().invoices.exportJournal({ month: monthOf(), format: 'DATEV' })
    const row = Buffer.from(data, 'base64')
      .toString('latin1')
      .split('\r\n')
      .find((one) => one.includes(`"${giftCard.lastFour}"`))
    expect(row?.split(';').slice(0, 8)).toEqual([
      '7,00',
      '"H"',
      '"EUR"',
      '',
      '',
      '""',
      '1796',
      '1360',
    ])
  })

  test('books the balance as income once when the card expires', async () => {
    const { giftCard } = await issue(1000, { expirationDate: inDays(1) })
    await writeOff()
    expect(await journalOf(giftCard.lastFour)).toHaveLength(2)
    shop.clock.pass({ hours: 25 })
    await writeOff()
    await writeOff()
    expect((await journalOf(giftCard.lastFour)).slice(2)).toEqual([
      'EXPIRY GIFT_CARDS 1796 10.00',
      'EXPIRY GIFT_CARDS_EXPIRED 2700 -10.00',
    ])
  })

  test('shows the liability again when the expiry is extended', async () => {
    const { giftCard } = await issue(1000, { expirationDate: inDays(1) })
    shop.clock.pass({ hours: 25 })
    await writeOff()
    shop.clock.pass({ seconds: 1 })
    await merchant().giftCards.updateGiftCard({ id: giftCard.id, expirationDate: inDays(30) })
    expect((await journalOf(giftCard.lastFour)).slice(4)).toEqual([
      'EXPIRY GIFT_CARDS 1796 -10.00',
      'EXPIRY GIFT_CARDS_EXPIRED 2700 10.00',
    ])
  })

  test('adds up to zero', async () => {
    const { data } = await merchant().invoices.exportJournal({ month: monthOf(), format: 'CSV' })
    const rows = Buffer.from(data, 'base64').toString('utf8').trim().split(/\r?\n/).slice(1)
    const cents = rows.map((row) => Math.round(Number(row.split(',')[7]) * 100))
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(0)
  })
})
