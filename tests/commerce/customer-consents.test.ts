import { MAX_CONFIRMATIONS_A_DAY } from '@vitrine/contract/newsletter'
import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { leave, leftBy, mailsTo, pass } from './abandoned.fixture.ts'
import { lamp, put } from './cart.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'

let shop: TestServer
let parcel: string
const sectionId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c81'

beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({
    settings: {
      currency: 'EUR',
      limits: { callsPerMinuteFactor: 100 },
      abandonedCheckouts: { remind: true, reminderHours: [1] },
    },
  })
  parcel = await deliverToGermany(shop.people.merchant())
  const form = { id: sectionId, newsletter: { title: 'Stay in touch', text: 'Once a month.' } }
  const draft = { title: 'News', description: '', sections: [form] }
  const id = crypto.randomUUID()
  const { page } = await api().pages.savePage({ id, revision: 0, slug: 'news', draft })
  await api().pages.publishPage({ id, revision: page.revision })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api

async function buy(
  email: string,
  keys: readonly string[],
  visitor: Pick<Visitor, 'api'> = shop.people.visitor(),
) {
  await put(visitor, await lamp(shop.people.merchant()), 1)
  const { checkout } = await visitor.api.checkout.create({
    email,
    shipping: berlin,
    deliveryChoices: [{ code: parcel }],
    consents: keys.map((key) => ({ key, text: `Yes to ${key}` })),
  })
  const { order } = await visitor.api.orders.placeOrder({ checkoutId: checkout.id })
  const run = { id: '1', attempt: 1, isLastAttempt: true, signal: undefined }
  await shop.server.tasks['customers:refresh']({}, run)
  return order
}

/** Subscribes an address to the newsletter and confirms it. */
async function confirmNewsletter(email: string) {
  await shop.people.visitor().api.newsletter.subscribe({ sectionId, email })
  await openConfirmLink(email)
}

/** Opens the latest confirmation link sent to the address. */
async function openConfirmLink(email: string) {
  const links = (await mailsTo(shop, email)).map(
    ({ text }) => /\/newsletter\/confirm\/([^\s"]+)/.exec(text)?.[1],
  )
  shop.clock.pass({ seconds: 1 })
  const link = links.find(Boolean) ?? ''
  await shop.people.visitor().api.newsletter.confirmSubscription({ link })
}

const doubleOptIn = (isAsked: boolean) =>
  api().sites.updateSettings({ settings: { newsletter: { doubleOptIn: isAsked } } })

/** The member has confirmed the address of the account. */
const verifyAddress = (memberId: string) =>
  shop.server.platform.db
    .updateTable('identities')
    .set({ email_verified: true })
    .where('id', '=', memberId)
    .execute()

async function customerOf(search: string) {
  const { customers } = await api().customers.queryCustomers({ query: {}, search })
  return (await api().customers.getCustomer({ id: customers[0]?.id ?? '' })).customer
}

const withdraw = (id: string, key: string) => api().customers.withdrawConsent({ id, key })

/** The facts of one kind, the latest first. */
const factsOf = (entity: 'customer' | 'newsletter_subscriber', entityId: string) =>
  shop.server.platform.db
    .selectFrom('facts')
    .select(['name', 'after'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .orderBy('seq', 'desc')
    .execute()

test('a customer shows the consents of orders and of the newsletter form', async () => {
  const email = 'both@example.com'
  const { number } = await buy(email, ['reminders', 'terms'])
  await shop.people.visitor().api.newsletter.subscribe({ sectionId, email })
  expect((await customerOf(email)).consents.map(({ key }) => key)).toEqual(['reminders', 'terms'])
  await confirmNewsletter(email.toUpperCase())
  const open = { withdrawnDate: null, withdrawable: true, givenDate: expect.any(Date) }
  expect((await customerOf(email)).consents).toEqual([
    {
      ...open,
      key: 'reminders',
      text: 'Yes to reminders',
      source: 'CHECKOUT',
      orderNumber: number,
    },
    {
      ...open,
      key: 'terms',
      text: 'Yes to terms',
      source: 'CHECKOUT',
      orderNumber: number,
      withdrawable: false,
    },
    {
      ...open,
      key: 'newsletter',
      text: 'Stay in touch\nOnce a month.',
      source: 'NEWSLETTER_FORM',
      orderNumber: null,
    },
  ])
})

test('who ticks the newsletter at the checkout is a subscriber once the address is confirmed', async () => {
  const email = 'ticked@example.com'
  const { number } = await buy(email, ['newsletter', 'terms'])
  const subscriber = async () =>
    (await api().newsletter.listSubscribers({ search: email })).subscribers[0]
  const proof = { source: 'CHECKOUT', orderNumber: number, consentText: 'Yes to newsletter' }
  expect(await subscriber()).toMatchObject({ ...proof, state: 'PENDING', pageId: null })
  expect((await customerOf(email)).consents.map(({ key }) => key)).toEqual(['terms'])
  await openConfirmLink(email)
  expect(await subscriber()).toMatchObject({ ...proof, state: 'ACTIVE' })
  const { id, consents } = await customerOf(email)
  expect(consents[1]).toMatchObject({
    key: 'newsletter',
    text: 'Yes to newsletter',
    source: 'CHECKOUT',
    orderNumber: number,
    withdrawable: true,
  })
  const { customer } = await withdraw(id, 'newsletter')
  expect(customer.consents[1]).toMatchObject({
    ...consents[1],
    withdrawable: false,
    withdrawnDate: shop.clock.now(),
  })
  expect(await subscriber()).toMatchObject({ ...proof, state: 'UNSUBSCRIBED' })
})

test('somebody who withdrew has to confirm again, and until then the earlier consents are shown', async () => {
  const email = 'again@example.com'
  await confirmNewsletter(email)
  await buy(email, [])
  const { id } = await customerOf(email)
  const { customer: ended } = await withdraw(id, 'newsletter')
  shop.clock.pass({ minutes: 1 })
  await doubleOptIn(false)
  const { number } = await buy(email, ['newsletter'])
  await doubleOptIn(true)
  expect((await customerOf(email)).consents).toEqual(ended.consents)
  await openConfirmLink(email)
  expect((await customerOf(email)).consents).toMatchObject([
    { source: 'CHECKOUT', orderNumber: number, withdrawnDate: null, text: 'Yes to newsletter' },
  ])
  const { subscribers } = await api().newsletter.listSubscribers({ search: email })
  const texts = (await factsOf('newsletter_subscriber', subscribers[0]?.id ?? '')).map(
    ({ after }) => (after as { readonly consentText: string }).consentText,
  )
  expect(texts).toContain('Stay in touch\nOnce a month.')
  expect(texts[0]).toBe('Yes to newsletter')
})

test('without double opt-in a buyer who agrees is subscribed at once, and no order fails because of the newsletter', async () => {
  await doubleOptIn(false)
  await buy('at-once@example.com', ['newsletter'])
  await doubleOptIn(true)
  const find = (search: string) => api().newsletter.listSubscribers({ search })
  expect((await find('at-once@')).subscribers).toMatchObject([{ state: 'ACTIVE' }])
  for (let n = 0; n <= MAX_CONFIRMATIONS_A_DAY; n++) await buy('many@example.com', ['newsletter'])
  expect((await find('many@')).subscribers).toMatchObject([{ state: 'PENDING' }])
  const orders = (await customerOf('many@example.com')).orders
  expect(orders).toBe(MAX_CONFIRMATIONS_A_DAY + 1)
})

test('members subscribe to the newsletter in the account, and unsubscribe there', async () => {
  const email = 'reader@example.com'
  const member = await shop.people.member({ email })
  const { customers } = member.api
  const ask = () => customers.subscribeToNewsletter({ text: 'Send me the newsletter' })
  expect(await codeOf(ask())).toBe('428 NEWSLETTER_NOT_OFFERED')
  await api().sites.updateSettings({ settings: { newsletter: { offer: true } } })
  expect((await shop.people.visitor().api.sites.getSite({})).site.offersNewsletter).toBe(true)

  expect(await ask()).toEqual({ state: 'PENDING', consents: [] })
  await openConfirmLink(email)
  expect((await ask()).state).toBe('PENDING')
  await verifyAddress(member.id)
  const { state, consents } = await ask()
  expect(state).toBe('ACTIVE')
  expect(consents).toMatchObject([
    { key: 'newsletter', text: 'Send me the newsletter', source: 'ACCOUNT', withdrawable: true },
  ])
  const ended = await customers.withdrawMyConsent({ key: 'newsletter' })
  expect(ended.consents).toMatchObject([{ withdrawable: false, withdrawnDate: shop.clock.now() }])
  expect(await customers.withdrawMyConsent({ key: 'newsletter' })).toEqual(ended)

  shop.clock.pass({ seconds: 1 })
  const mails = (await mailsTo(shop, email)).length
  expect(await ask()).toMatchObject({ state: 'ACTIVE', consents: [{ withdrawnDate: null }] })
  expect(await mailsTo(shop, email)).toHaveLength(mails)

  const other = (await shop.people.member()).api.customers
  const askOften = () => other.subscribeToNewsletter({ text: 'Send it' })
  for (let n = 0; n < MAX_CONFIRMATIONS_A_DAY; n++) await askOften()
  expect(await codeOf(askOften())).toBe('429 TOO_MANY_NEWSLETTER_REQUESTS')
})

test('staff unsubscribe a customer, with the same effect as the link in a mail', async () => {
  const email = 'newsletter@example.com'
  await buy(email, [])
  await confirmNewsletter(email)
  const { id } = await customerOf(email)
  const { customer } = await withdraw(id, 'newsletter')
  const withdrawn = { key: 'newsletter', withdrawnDate: shop.clock.now(), withdrawable: false }
  expect(customer.consents).toMatchObject([withdrawn])
  const { subscribers } = await api().newsletter.listSubscribers({ search: email })
  expect(subscribers).toMatchObject([{ state: 'UNSUBSCRIBED' }])
  const changes = await factsOf('newsletter_subscriber', subscribers[0]?.id ?? '')
  expect(changes[0]).toMatchObject({ after: { state: 'UNSUBSCRIBED' } })
  expect(await factsOf('customer', id)).toEqual([])
  shop.clock.pass({ seconds: 1 })
  expect((await withdraw(id, 'newsletter')).customer.consents).toEqual(customer.consents)
  expect(await factsOf('newsletter_subscriber', subscribers[0]?.id ?? '')).toEqual(changes)
})

test('who withdraws the consent of an order gets no such mail any more', async () => {
  const email = 'reminders@example.com'
  await buy(email, ['reminders', 'review-request'])
  await leave(shop, { email, parcel, consent: 'reminders' })
  await pass(shop, { hours: 1 })
  expect(await leftBy(shop, email)).toHaveLength(1)
  const before = (await mailsTo(shop, email)).length
  const { id } = await customerOf(email)
  const { customer } = await withdraw(id, 'reminders')
  expect(customer.consents).toMatchObject([
    { key: 'reminders', withdrawnDate: shop.clock.now(), withdrawable: false },
    { key: 'review-request', withdrawnDate: null, withdrawable: true },
  ])
  await pass(shop, { hours: 3 })
  expect(await mailsTo(shop, email)).toHaveLength(before)
  expect(await factsOf('customer', id)).toMatchObject([
    { name: 'customer.consent_withdrawn', after: { id, key: 'reminders' } },
  ])
  shop.clock.pass({ seconds: 1 })
  expect((await withdraw(id, 'reminders')).customer.consents).toEqual(customer.consents)
  expect(await factsOf('customer', id)).toHaveLength(1)
  expect(await codeOf(withdraw(id, 'terms'))).toBe('404 CUSTOMER_CONSENT_NOT_FOUND')
  expect(await codeOf(withdraw(crypto.randomUUID(), 'reminders'))).toBe('404 CUSTOMER_NOT_FOUND')
})

test('agreeing to the newsletter in an order allows two other kinds of mails, which end with it', async () => {
  const email = 'letters@example.com'
  await buy(email, ['newsletter'])
  await openConfirmLink(email)
  await leave(shop, { email, parcel, consent: 'newsletter' })
  await pass(shop, { hours: 1 })
  const before = (await mailsTo(shop, email)).length
  const { id } = await customerOf(email)
  const { customer } = await withdraw(id, 'newsletter')
  expect(customer.consents).toMatchObject([{ withdrawnDate: shop.clock.now() }])
  expect(await factsOf('customer', id)).toMatchObject([
    { name: 'customer.consent_withdrawn', after: { id, key: 'newsletter' } },
  ])
  await pass(shop, { hours: 3 })
  expect(await mailsTo(shop, email)).toHaveLength(before)
})

test('members see and withdraw their consents, for their own address only', async () => {
  const email = 'member@example.com'
  const member = await shop.people.member({ email })
  const { customers } = member.api
  await confirmNewsletter(email)
  await confirmNewsletter('neighbour@example.com')
  await buy('neighbour@example.com', ['reminders'], member)
  const keysNow = async () => (await customers.listMyConsents({})).consents.map(({ key }) => key)
  expect(await keysNow()).toEqual(['reminders'])
  await verifyAddress(member.id)
  const keys = ['reminders', 'newsletter']
  expect(await keysNow()).toEqual(keys)
  for (const key of keys) await customers.withdrawMyConsent({ key })
  const after = await customers.listMyConsents({})
  expect(after.consents.map(({ withdrawable }) => withdrawable)).toEqual(keys.map(() => false))
  const neighbour = await api().newsletter.listSubscribers({ search: 'neighbour@' })
  expect(neighbour.subscribers).toMatchObject([{ state: 'ACTIVE' }])
  expect(await customers.withdrawMyConsent({ key: 'reminders' })).toEqual(after)
  expect(await codeOf(customers.withdrawMyConsent({ key: 'terms' }))).toBe(
    '404 CUSTOMER_CONSENT_NOT_FOUND',
  )
  expect(await codeOf(shop.people.visitor().api.customers.listMyConsents({}))).toMatch(/^40[13]/)
})

test('the subscription of a member is in the data export, and is deleted with the member', async () => {
  const email = 'data@example.com'
  const member = await shop.people.member({ email })
  await confirmNewsletter(email)
  const { body } = await member.api.personalData.getMyData({})
  expect(Buffer.from(body as Uint8Array).toString()).toContain('Stay in touch')
  await api().personalData.eraseMember({ id: member.id, reason: 'Asked for' })
  expect((await api().newsletter.listSubscribers({ search: email })).total).toBe(0)
})
