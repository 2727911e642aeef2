import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { put } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { readyNow } from './order.fixture.ts'

let shop: TestServer
let parcel: string
const ids: Record<string, string> = {}
const names = [
  'Never',
  'Best',
  'Second',
  'Returned',
  'Cancelled',
  'Unpaid',
  'Hidden',
  'Twin',
] as const
type Name = (typeof names)[number]
beforeAll(async () => {
  shop = await startTestServer()
  parcel = await deliverToGermany(shop.people.merchant())
  const { collection } = await api().collections.saveCollection({
    collection: { name: 'Shelf' },
  })
  for (const name of names) {
    const { product } = await api().products.saveProduct({
      product: { name: `${name} bowl`, price: '20.00', collectionIds: [collection.id] },
    })
    ids[name] = product.id
  }
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const pages = () => shop.people.visitor().api.shop

/** Orders pieces by bank transfer, and records the payment unless `isPaid` is false. */
async function buy(name: Name, quantity: number, isPaid = true) {
  const visitor = shop.people.visitor()
  await put(visitor, ids[name] ?? '', quantity)
  const { checkoutId } = await readyNow(visitor, parcel)
  const { order } = await visitor.api.orders.placeOrder({ checkoutId })
  if (isPaid) await api().orders.recordPayment({ id: order.id })
  return order
}
const count = () =>
  shop.server.tasks['units-sold:count'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )
const namesOf = ({ products }: { products: readonly { name: string }[] }) =>
  products.map(({ name }) => name.replace(' bowl', ''))

const unsold = ['Unpaid', 'Cancelled', 'Never']

test('best-selling products come first; returned and unpaid ones do not count', async () => {
  await buy('Best', 3)
  await buy('Best', 2)
  await buy('Second', 4)
  await buy('Twin', 1)
  await buy('Hidden', 9)
  const { product: hidden } = await api().products.getProduct({ id: ids.Hidden ?? '' })
  await api().products.saveProduct({
    product: { id: hidden.id, revision: hidden.revision, visible: false },
  })
  const returned = await buy('Returned', 6)
  const [line] = returned.lines
  await api().orders.refundOrder({
    id: returned.id,
    lines: [{ lineId: line?.id ?? '', quantity: 5 }],
  })
  await api().orders.cancelOrder({ id: (await buy('Cancelled', 7)).id })
  await buy('Unpaid', 8, false)
  await count()

  const order = ['Best', 'Second', 'Twin', 'Returned', ...unsold]
  const sort = 'BEST_SELLING' as const
  const found = pages().searchPage({ q: 'bowl', sort })
  expect(namesOf(await pages().collectionPage({ slug: 'shelf', sort }))).toEqual(order)
  expect(namesOf(await pages().collectionPage({ slug: 'all-products', sort }))).toEqual(order)
  expect(namesOf(await found)).toEqual(order)
  const plain = await pages().searchPage({ q: 'bowl', sort, facets: false, limit: 2, offset: 2 })
  expect(namesOf(plain)).toEqual(['Twin', 'Returned'])
  expect(namesOf(await api().products.listProducts({ sort }))).toEqual(['Hidden', ...order])
})

test('a search without results suggests best-selling products', async () => {
  const { instead } = await pages().searchPage({ q: 'xyzzy' })
  expect(namesOf({ products: instead?.bestSellers ?? [] })).toEqual([
    'Best',
    'Second',
    'Twin',
    'Returned',
  ])
})

test('a page needs as many statements as with any other sort, and an order needs no additional one', async () => {
  const statementsOf = async (sort: 'BEST_SELLING' | 'NEWEST') => {
    await api().products.saveProduct({ product: { name: `Change ${sort}`, price: '1.00' } })
    const page = () => pages().collectionPage({ slug: 'shelf', sort })
    return (await shop.countStatements(page)).statements.length
  }
  expect(await statementsOf('BEST_SELLING')).toBe(await statementsOf('NEWEST'))
  const visitor = shop.people.visitor()
  await put(visitor, ids.Best ?? '', 1)
  const { checkoutId } = await readyNow(visitor, parcel)
  const placing = await shop.countStatements(() => visitor.api.orders.placeOrder({ checkoutId }))
  expect(placing.statements.length).toBeLessThanOrEqual(60)
  expect(placing.statements.join()).not.toContain('units_sold')
})

test('a sale does not count after 90 days, and the product is unchanged by that', async () => {
  const { product: before } = await api().products.getProduct({ id: ids.Best ?? '' })
  shop.clock.pass({ days: 91 })
  await buy('Never', 1)
  await count()
  const sort = 'BEST_SELLING' as const
  expect(namesOf(await pages().collectionPage({ slug: 'shelf', sort })).slice(0, 3)).toEqual([
    'Never',
    'Twin',
    'Unpaid',
  ])
  const { product } = await api().products.getProduct({ id: ids.Best ?? '' })
  expect(product).toEqual(before)
})
