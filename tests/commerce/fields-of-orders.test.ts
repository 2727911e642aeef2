import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, define, violationsOf } from '../catalog/custom-fields.fixture.ts'
import { refusal } from '../catalog/listed-products.fixture.ts'
import { lamp } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { ordered, readyWith } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  await define(api(), { owner, key: 'source', type: 'CHOICE', ...sources })
  await define(api(), { owner, key: 'effort', type: 'NUMBER', minimum: '0', filterable: true })
  await define(api(), { owner, key: 'pack_by', type: 'DATE', filterable: true })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const owner = 'ORDER'
const sources = { choices: ['Fair', 'Newsletter'], filterable: true }
const whole = { source: 'Fair', effort: '2.5', pack_by: '2026-03-01' }

const placed = async () => {
  const { visitor, order } = await ordered(shop, parcel)
  return { visitor, id: order.id }
}
const update = async (id: string, staffFields: Record<string, string | null> | null) =>
  (await api().orders.updateOrder({ id, staffFields })).order
const get = async (id: string) => (await api().orders.getOrder({ id })).order

test('staff fill in fields of an order one by one, and clear them', async () => {
  const { id } = await placed()
  const first = await update(id, { ...whole, effort: '2.50' })
  expect(first.staffFields).toEqual(whole)
  const next = await update(id, { effort: null, source: 'Newsletter' })
  expect(next).toMatchObject({ revision: first.revision + 1 })
  expect(next.staffFields).toEqual({ source: 'Newsletter', pack_by: '2026-03-01' })
  expect(await update(id, { source: 'Newsletter' })).toMatchObject({ revision: next.revision })
  const { orders } = await api().orders.listOrders({ ids: [id] })
  expect(orders[0]?.staffFields).toEqual(next.staffFields)
  expect((await update(id, null)).staffFields).toEqual({})
})

test('the buyer’s answers in the checkout are separate, and buyers see no fields of staff', async () => {
  const { visitor, id } = await placed()
  const { customFields, link } = await update(id, whole)
  expect(customFields).toEqual([])
  const own = await visitor.api.orders.getOrder({ id })
  expect(own.order.staffFields).toEqual({})
  const linked = await shop.people.visitor().api.orders.getOrderByLink({ link })
  expect(linked.order.staffFields).toEqual({})
})

test.each([
  ['source', 'Radio', 'must be one of its choices: Fair, Newsletter'],
  ['effort', '-1', 'must be 0 or more'],
  ['packby', '2026-03-01', 'is no custom field; did you mean `pack_by`?'],
])('%s: %j is refused by its name', async (key, value, sentence) => {
  const { id } = await placed()
  const error = await refusal(update(id, { [key]: value }))
  expect(violationsOf(error)[0]).toContain(`staffFields.${key} ${sentence}`)
})

test('the list of orders is filtered by fields, with as many statements for one as for many', async () => {
  const [fair, letter, other] = [await placed(), await placed(), await placed()]
  await update(fair.id, { source: 'Fair', effort: '10', pack_by: '2026-05-01' })
  await update(letter.id, { source: 'Newsletter', effort: '9', pack_by: '2026-06-01' })
  const list = async (staffFields: Tests) => {
    const filter = { id: { $in: [fair.id, letter.id, other.id] } }
    const { orders } = await api().orders.queryOrders({ query: { filter }, staffFields })
    return orders.map(({ id }) => id)
  }
  expect(await list({ source: { eq: 'Fair' } })).toEqual([fair.id])
  expect(await list({ effort: { from: '9.5' } })).toEqual([fair.id])
  expect(await list({ pack_by: { from: '2026-05-02', to: '2026-06-01' } })).toEqual([letter.id])
  expect(await list({ source: { eq: 'Fair' }, effort: { to: '9' } })).toEqual([])
  expect(await list({})).toHaveLength(3)
  const statements = async () =>
    (await shop.countStatements(() => list({ effort: { from: '0' } }))).statements.length
  const two = await statements()
  await update(other.id, { effort: '1' })
  expect(await statements()).toBe(two)
  const unknown = await refusal(list({ sauce: { eq: 'Fair' } }))
  expect(violationsOf(unknown)[0]).toContain('staffFields.sauce is no custom field that')
})
type Query = NonNullable<Parameters<Api['orders']['queryOrders']>[0]>
type Tests = NonNullable<Query['staffFields']>

test('buyers cannot look for orders by fields of staff', async () => {
  const { visitor } = await placed()
  const looking = visitor.api.orders.queryOrders({ staffFields: { source: { eq: 'Fair' } } })
  expect(violationsOf(await refusal(looking))).toEqual(['staffFields is for merchants only'])
})

test('fields of orders are shown to staff only, and their values are counted before a deletion', async () => {
  const shown = await refusal(define(api(), { owner, key: 'seen', shown: true }))
  expect(violationsOf(shown)).toEqual([
    'field.shown is not for fields of orders: only staff see them',
  ])
  const field = await define(api(), { owner, key: 'box' })
  expect(field.shown).toBe(false)
  const { id } = await placed()
  await update(id, { box: 'Large' })
  expect(await api().customFields.countCustomFieldValues({ id: field.id })).toEqual({ count: 1 })
  await api().customFields.deleteCustomField({ id: field.id, values: 1 })
  expect((await get(id)).staffFields).toEqual({})
})

test('members get the fields of their orders in the export of their data', async () => {
  const member = await shop.people.member()
  const productId = await lamp(shop.people.merchant())
  const { checkoutId } = await readyWith(member, parcel, { productId })
  const { order } = await member.api.orders.placeOrder({ checkoutId })
  await update(order.id, whole)
  const { body } = await member.api.personalData.getMyData({})
  expect(Buffer.from(body as Uint8Array).toString()).toContain('Fair')
})
