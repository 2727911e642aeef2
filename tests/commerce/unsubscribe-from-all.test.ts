import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { leave, mailsTo, pass } from './abandoned.fixture.ts'
import { lamp, put } from './cart.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'

let shop: TestServer
let parcel: string
const sectionId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c82'

beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({
    settings: {
      currency: 'EUR',
      limits: { callsPerMinuteFactor: 100 },
      abandonedCheckouts: { remind: true, reminderHours: [1, 3] },
      backInStock: { collect: true },
      priceDrops: { mail: true },
    },
  })
  parcel = await deliverToGermany(shop.people.merchant())
  const draft = {
    title: 'News',
    description: '',
    sections: [{ id: sectionId, newsletter: { title: 'Stay in touch', text: '' } }],
  }
  const id = crypto.randomUUID()
  const { page } = await api().pages.savePage({ id, revision: 0, slug: 'news', draft })
  await api().pages.publishPage({ id, revision: page.revision })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const visitor = () => shop.people.visitor()

/** The latest link of this page in the mails to an address. */
async function linkTo(page: string, email: string): Promise<string> {
  const found = (await mailsTo(shop, email)).map(
    ({ text }) => new RegExp(`/${page}/([^\\s"]+)`).exec(text)?.[1],
  )
  return found.find(Boolean) ?? ''
}

async function order(buyer: Pick<Visitor, 'api'>, email: string, keys: readonly string[]) {
  await put(buyer, await lamp(shop.people.merchant()), 1)
  const { checkout } = await buyer.api.checkout.create({
    email,
    shipping: berlin,
    deliveryChoices: [{ code: parcel }],
    consents: keys.map((key) => ({ key, text: `Yes to ${key}` })),
  })
  await buyer.api.orders.placeOrder({ checkoutId: checkout.id })
}

/** A person who gets every kind of mail: newsletter, reminders, mails about stock, reviews and prices. */
async function reader(email: string) {
  await visitor().api.newsletter.subscribe({ sectionId, email })
  const link = await linkTo('newsletter/confirm', email)
  await visitor().api.newsletter.confirmSubscription({ link })
  const buyer = visitor()
  await order(buyer, email, ['reminders', 'review-request'])
  await shop.server.tasks['customers:refresh'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )
  const soldOut = await lamp(shop.people.merchant(), 0)
  await visitor().api.backInStock.requestNotice({ productId: soldOut, email })
  await buyer.api.wishLists.addItems({ items: [{ productId: soldOut }] })
  await buyer.api.wishLists.followPrices({ email })
  const confirmation = await linkTo('price-mails/confirm', email)
  await visitor().api.wishLists.confirmPriceMails({ link: confirmation })
  return buyer
}

/** The mails that an address still gets. */
async function stateOf(email: string, buyer: Pick<Visitor, 'api'>) {
  const { subscribers } = await api().newsletter.listSubscribers({ search: email })
  const { customers } = await api().customers.queryCustomers({ query: {}, search: email })
  const { customer } = await api().customers.getCustomer({ id: customers[0]?.id ?? '' })
  const { requests } = await api().backInStock.queryRequests({ query: { filter: { email } } })
  const { wishList } = await buyer.api.wishLists.get({})
  return {
    newsletter: subscribers[0]?.state,
    consents: customer.consents.filter(({ withdrawnDate }) => withdrawnDate === null).length,
    waits: requests.length,
    prices: wishList?.priceMails,
  }
}

const everything = { newsletter: 'ACTIVE', consents: 3, waits: 1, prices: 'ON' }
const nothing = { newsletter: 'UNSUBSCRIBED', consents: 0, waits: 0, prices: 'OFF' }

/** The unsubscribe link of a subscriber in the newsletter export. */
async function newsletterLink(search: string): Promise<string> {
  const { text } = await api().newsletter.exportSubscribers({ search })
  return /\/newsletter\/([^\s",]+)/.exec(text)?.[1] ?? ''
}

test('a link in a newsletter ends the newsletter alone, or all mails but those about orders', async () => {
  const email = 'letters@example.com'
  const buyer = await reader(email)
  expect(await stateOf(email, buyer)).toEqual(everything)
  const link = await newsletterLink(email)
  await visitor().api.newsletter.unsubscribe({ link })
  expect(await stateOf(email, buyer)).toEqual({
    ...everything,
    newsletter: 'UNSUBSCRIBED',
    consents: 2,
  })
  const { customers } = visitor().api
  await customers.unsubscribeFromAll({ kind: 'NEWSLETTER', link })
  expect(await stateOf(email, buyer)).toEqual(nothing)
  await customers.unsubscribeFromAll({ kind: 'NEWSLETTER', link })
  expect(await stateOf(email, buyer)).toEqual(nothing)
})

test('a link in a reminder ends reminders alone, or all mails, and orders are still confirmed', async () => {
  const email = 'left@example.com'
  const buyer = await reader(email)
  await leave(shop, { email, parcel, consent: 'reminders' })
  await pass(shop, { hours: 2 })
  await pass(shop, { hours: 2 })
  const link = await linkTo('reminders', email)
  await visitor().api.abandonedCheckouts.unsubscribe({ link })
  expect(await stateOf(email, buyer)).toEqual({ ...everything, consents: 2 })
  await visitor().api.customers.unsubscribeFromAll({ kind: 'REMINDERS', link })
  expect(await stateOf(email, buyer)).toEqual(nothing)
  const before = (await mailsTo(shop, email)).length
  await pass(shop, { hours: 24 })
  expect(await mailsTo(shop, email)).toHaveLength(before)

  await order(buyer, email, [])
  expect((await mailsTo(shop, email)).length).toBeGreaterThan(before)
})

test('other addresses are not affected, and links of another kind or shop are refused', async () => {
  const [email, other] = ['one@example.com', 'other@example.com']
  const buyers = [await reader(email), await reader(other)] as const
  const link = await newsletterLink(email)
  const { customers } = visitor().api
  expect(await codeOf(customers.unsubscribeFromAll({ kind: 'REMINDERS', link }))).toBe(
    '404 REMINDER_LINK_INVALID',
  )
  expect(await codeOf(customers.unsubscribeFromAll({ kind: 'PRICE_DROPS', link }))).toBe(
    '404 WISH_LIST_LINK_INVALID',
  )
  const elsewhere = (await shop.anotherSite()).people.visitor().api.customers
  expect(await codeOf(elsewhere.unsubscribeFromAll({ kind: 'NEWSLETTER', link }))).toBe(
    '400 NEWSLETTER_LINK_INVALID',
  )
  await customers.unsubscribeFromAll({ kind: 'NEWSLETTER', link })
  expect(await stateOf(email, buyers[0])).toEqual(nothing)
  expect(await stateOf(other, buyers[1])).toEqual(everything)
})

test('price mails end for a member whose address is confirmed by the account', async () => {
  const email = 'member@example.com'
  const member = await shop.people.member({ email })
  await shop.server.platform.db
    .updateTable('identities')
    .set({ email_verified: true })
    .where('id', '=', member.id)
    .execute()
  const productId = await lamp(shop.people.merchant())
  await member.api.wishLists.addItems({ items: [{ productId }] })
  await member.api.wishLists.followPrices({})
  await visitor().api.newsletter.subscribe({ sectionId, email })
  const confirmation = await linkTo('newsletter/confirm', email)
  await visitor().api.newsletter.confirmSubscription({ link: confirmation })
  const link = await newsletterLink(email)
  await visitor().api.customers.unsubscribeFromAll({ kind: 'NEWSLETTER', link })
  expect((await member.api.wishLists.get({})).wishList?.priceMails).toBe('OFF')
})
