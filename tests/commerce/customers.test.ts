import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { lamp, put } from './cart.fixture.ts'
import { berlin } from './checkout.fixture.ts'
import { germanShop, saveInvoiceSettings } from './invoice.fixture.ts'

type Visitor = ReturnType<TestServer['people']['visitor']>

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  parcel = await germanShop(shop)
  await saveInvoiceSettings(shop)
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api

/** Counts due changes, which otherwise happens automatically soon after each change. */
const count = () =>
  shop.server.tasks['customers:refresh'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )

/** Orders lamps for 9.00 with this address. */
async function buy(email: string, quantity = 1, visitor: Visitor = shop.people.visitor()) {
  await put(visitor, await lamp(shop.people.merchant()), quantity)
  const { checkout } = await visitor.api.checkout.create({
    email,
    shipping: berlin,
    deliveryChoices: [{ code: parcel }],
    consents: [{ key: 'reminders', text: 'Write to me' }],
  })
  const { order } = await visitor.api.orders.placeOrder({ checkoutId: checkout.id })
  await count()
  return order
}

async function find(search: string) {
  const { customers } = await api().customers.queryCustomers({ query: {}, search })
  return customers
}

async function only(search: string) {
  const [customer, ...others] = await find(search)
  if (!customer || others.length > 0) throw new Error(`Not one customer: ${search}`)
  return customer
}

describe('a guest', () => {
  test('is found as one customer whatever the spelling of the address, with the amount spent', async () => {
    const first = await buy('guest@example.com', 2)
    const second = await buy('Guest@Example.com', 3)
    const customer = await only('guest@example.com')
    expect(customer).toMatchObject({
      kind: 'GUEST',
      memberId: null,
      email: 'guest@example.com',
      country: 'DE',
      orders: 2,
      spent: first.totals.total + second.totals.total,
      currency: 'EUR',
      exponent: 2,
    })
    const { orders, count: all } = await api().customers.listCustomerOrders({ id: customer.id })
    expect([orders.map(({ number }) => number), all]).toEqual([[second.number, first.number], 2])
  })

  test('is counted automatically soon after an order', async () => {
    const visitor = shop.people.visitor()
    await put(visitor, await lamp(shop.people.merchant()), 1)
    const { checkout } = await visitor.api.checkout.create({
      email: 'soon@example.com',
      shipping: berlin,
      deliveryChoices: [{ code: parcel }],
    })
    await visitor.api.orders.placeOrder({ checkoutId: checkout.id })
    await expect.poll(() => find('soon@example.com')).toHaveLength(1)
  })

  test('has spent the amount in the reports: without refunds and cancelled orders', async () => {
    const refunded = await buy('back@example.com', 3)
    const cancelled = await buy('back@example.com')
    await api().orders.recordPayment({ id: refunded.id })
    await api().orders.refundOrder({ id: refunded.id, amount: 500 })
    await api().orders.cancelOrder({ id: cancelled.id })
    await count()
    expect(await only('back@example.com')).toMatchObject({
      orders: 2,
      spent: refunded.totals.total - 500,
    })
  })

  test('becomes the member who registers with the address, orders included', async () => {
    const order = await buy('later@example.com')
    const guest = await only('later@example.com')
    const member = await shop.people.member({ email: 'later@example.com' })
    await count()
    expect(await only('later@example.com')).toMatchObject({
      id: guest.id,
      kind: 'MEMBER',
      memberId: member.id,
      orders: 1,
      spent: order.totals.total,
    })
  })

  test('has the consents of the latest orders and every address', async () => {
    const order = await buy('consent@example.com')
    const { customer } = await api().customers.getCustomer({
      id: (await only('consent@example.com')).id,
    })
    expect(customer.emails).toEqual(['consent@example.com'])
    expect(customer.consents).toEqual([
      {
        key: 'reminders',
        text: 'Write to me',
        source: 'CHECKOUT',
        givenDate: expect.any(Date),
        orderNumber: order.number,
        withdrawnDate: null,
        withdrawable: true,
      },
    ])
    expect(customer.spending).toEqual([{ currency: 'EUR', exponent: 2, spent: order.totals.total }])
  })
})

describe('a member', () => {
  test('is a customer without an order, and stays the same one with another address', async () => {
    const member = await shop.people.member({ email: 'member@example.com' })
    await count()
    expect(await only('member@example.com')).toMatchObject({
      kind: 'MEMBER',
      orders: 0,
      lastOrderDate: null,
    })
    await buy('office@example.com', 1, member)
    expect(await only('member@example.com')).toMatchObject({ memberId: member.id, orders: 1 })
    expect(await find('office@example.com')).toEqual([])
  })

  test('is deleted with the account', async () => {
    const member = await shop.people.member({ email: 'leaving@example.com' })
    await count()
    await api().members.deleteMember({ id: member.id })
    await count()
    expect(await find('leaving@example.com')).toEqual([])
  })
})

describe('staff', () => {
  test('write notes and tags, and do not overwrite those of others', async () => {
    await buy('noted@example.com')
    const { id } = await only('noted@example.com')
    const changed = await api().customers.changeCustomer({
      id,
      revision: 1,
      note: 'Rings twice',
      tags: ['regular', 'regular', 'berlin'],
    })
    expect(changed.customer).toMatchObject({
      note: 'Rings twice',
      tags: ['regular', 'berlin'],
      revision: 2,
    })
    expect(await codeOf(api().customers.changeCustomer({ id, revision: 1, note: 'No' }))).toBe(
      '409 CUSTOMER_REVISION_CONFLICT',
    )
    const same = await api().customers.changeCustomer({ id, note: 'Rings twice' })
    expect(same.customer.revision).toBe(2)
    expect((await only('berlin')).id).toBe(id)
  })

  test('merge two guests: orders, addresses, tags and later orders are those of one', async () => {
    await buy('one@example.com')
    await buy('two@example.com')
    const [one, two] = [await only('one@example.com'), await only('two@example.com')]
    await api().customers.changeCustomer({ id: one.id, tags: ['a'], note: 'first' })
    await api().customers.changeCustomer({ id: two.id, tags: ['b'], note: 'second' })
    const { customer } = await api().customers.mergeCustomers({ id: one.id, otherId: two.id })
    expect(customer).toMatchObject({
      orders: 2,
      spent: one.spent + two.spent,
      tags: ['a', 'b'],
      note: 'first\n\nsecond',
      emails: ['one@example.com', 'two@example.com'],
    })
    await buy('two@example.com')
    expect(await only('two@example.com')).toMatchObject({ id: one.id, orders: 3 })
    expect(await codeOf(api().customers.getCustomer({ id: two.id }))).toBe('404 CUSTOMER_NOT_FOUND')
  })

  test('merge a guest into a member, and never a member or somebody into itself', async () => {
    const member = await shop.people.member({ email: 'account@example.com' })
    await buy('alias@example.com')
    const [account, alias] = [await only('account@example.com'), await only('alias@example.com')]
    const merge = (id: string, otherId: string) =>
      codeOf(api().customers.mergeCustomers({ id, otherId }))
    expect(await merge(alias.id, account.id)).toBe('428 CUSTOMERS_NOT_MERGEABLE')
    expect(await merge(alias.id, alias.id)).toBe('428 CUSTOMERS_NOT_MERGEABLE')
    const { customer } = await api().customers.mergeCustomers({
      id: account.id,
      otherId: alias.id,
    })
    expect(customer).toMatchObject({ memberId: member.id, orders: 1 })
  })

  test('erase a guest: orders still have lines and country, and invoices all their data', async () => {
    const order = await buy('erased@example.com')
    await api().orders.recordPayment({ id: order.id })
    const { results } = await api().invoices.issueInvoices({ orderIds: [order.id] })
    const { id } = await only('erased@example.com')
    expect(await api().customers.eraseCustomer({ id })).toEqual({ orders: 1 })
    const { order: after } = await api().orders.getOrder({ id: order.id })
    expect(after).toMatchObject({ email: null, totals: order.totals })
    expect(JSON.stringify(after)).not.toMatch(/Ada|erased@/)
    expect(after.shipping).toEqual({ address: { country: 'DE' } })
    const number = results[0]?.invoice?.number ?? ''
    const { invoices } = await api().invoices.listInvoices({ search: number })
    expect(invoices.map((one) => [one.number, one.buyerName !== ''])).toEqual([[number, true]])
    await count()
    expect(await find('erased@example.com')).toEqual([])
    const { mails } = await api().mailbox.listMails({ to: 'erased@example.com' })
    expect(mails).toEqual([])
  })

  test('cannot erase a member through the customers', async () => {
    await shop.people.member({ email: 'staying@example.com' })
    await count()
    const { id } = await only('staying@example.com')
    expect(await codeOf(api().customers.eraseCustomer({ id }))).toBe('428 CUSTOMER_IS_MEMBER')
  })
})

describe('segments', () => {
  test('contain the customers who match the rule now', async () => {
    await buy('rich@example.com', 9)
    const { segment } = await api().customers.createSegment({
      name: 'Good customers',
      filter: { spent: { $gte: 8000 }, daysSinceLastOrder: { $lte: 30 } },
    })
    const inSegment = async () => {
      const { customers } = await api().customers.queryCustomers({
        query: {},
        segmentId: segment.id,
      })
      return customers.map(({ email }) => email)
    }
    expect(await inSegment()).toEqual(['rich@example.com'])
    shop.clock.pass({ days: 31 })
    expect(await inSegment()).toEqual([])
    await api().customers.changeSegment({ id: segment.id, filter: { spent: { $gte: 8000 } } })
    expect(await inSegment()).toEqual(['rich@example.com'])
    await api().customers.deleteSegment({ id: segment.id })
    expect(await codeOf(inSegment())).toBe('404 CUSTOMER_SEGMENT_NOT_FOUND')
  })

  test('have unique names and a valid rule', async () => {
    const { segment } = await api().customers.createSegment({ name: 'New', filter: { orders: 0 } })
    const create = (name: string, filter: unknown) =>
      codeOf(api().customers.createSegment({ name, filter }))
    expect(await create('new', {})).toBe('409 CUSTOMER_SEGMENT_NAME_TAKEN')
    expect(await create('Odd', { shoeSize: 43 })).toMatch(/^400/)
    expect(
      await codeOf(api().customers.changeSegment({ id: segment.id, filter: { spent: 'much' } })),
    ).toMatch(/^400/)
    const { segments } = await api().customers.listSegments({})
    expect(segments.map(({ name }) => name)).toEqual(['New'])
  })

  test('are at most a hundred', async () => {
    const { segments } = await api().customers.listSegments({})
    for (let place = segments.length; place < 100; place += 1) {
      await api().customers.createSegment({ name: `Segment ${place}`, filter: {} })
    }
    expect(await codeOf(api().customers.createSegment({ name: 'One more', filter: {} }))).toBe(
      '428 TOO_MANY_CUSTOMER_SEGMENTS',
    )
  })
})

test('customers are sorted by what they spent, page by page, each once', async () => {
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const { customers, pagingMetadata } = await api().customers.queryCustomers({
      query: cursor
        ? { cursorPaging: { cursor, limit: 3 } }
        : { sort: [{ fieldName: 'spent', order: 'DESC' }], cursorPaging: { limit: 3 } },
    })
    seen.push(...customers.map(({ spent }) => spent))
    cursor = pagingMetadata.cursors?.next ?? undefined
  } while (cursor)
  expect(seen.length).toBeGreaterThan(6)
  expect(seen).toEqual([...seen].sort((a, b) => b - a))
})
