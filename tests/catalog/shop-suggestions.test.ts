import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  const { collection } = await api().collections.saveCollection({
    collection: { name: 'Tall vessels' },
  })
  const sell = (name: string, more: object = {}) =>
    api().products.saveProduct({ product: { name, price: '20.00', ...more } })
  for (let at = 0; at < 8; at += 1) {
    await sell(`Vessel ${at}`, { brand: { name: 'Vessel makers' }, collectionIds: [collection.id] })
  }
  await sell('Lamp', { brand: { name: 'Lumen' } })
  await sell('Hidden vessel', { brand: { name: 'Vessels unseen' }, visible: false })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const suggest = (q: string) => shop.people.visitor().api.shop.suggestions({ q })
const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name)

test('suggests products as cards, brands, collections and searches that start with what is typed', async () => {
  const found = await suggest('vess')
  expect(found.products).toHaveLength(6)
  expect(found.products[0]).toMatchObject({ price: { min: '20.00' }, stock: 'IN_STOCK' })
  expect(found.total).toBe(8)
  expect(namesOf(found.brands)).toEqual(['Vessel makers'])
  expect(namesOf(found.collections)).toEqual(['Tall vessels'])
  expect(found.queries).toEqual(['vessel'])
  expect([found.meant, found.instead]).toEqual([[], null])
})

test('understands a typo, and suggests the correct word', async () => {
  const found = await suggest('vesel')
  expect(found.total).toBe(8)
  expect(found.products).toHaveLength(6)
  expect(found.meant).toEqual(['vessel'])
})

test('suggests other things where nothing is found or typed', async () => {
  const nothing = await suggest('xyzzy')
  expect(nothing).toMatchObject({ products: [], brands: [], collections: [], total: 0, meant: [] })
  for (const { instead } of [nothing, await suggest(' ')]) {
    expect(instead?.bestSellers).toEqual([])
    expect(namesOf(instead?.newest ?? [])[0]).toBe('Lamp')
    expect(namesOf(instead?.collections ?? [])).toEqual(['Tall vessels'])
  }
})

test.each([
  ['vessel', 12],
  ['ve', 12],
  ['xyzzy', 18],
  ['', 10],
])('"%s" costs at most %i statements after a change, and none again', async (q, most) => {
  await api().products.saveProduct({ product: { name: 'Change', price: '1.00' } })
  const visitor = shop.people.visitor()
  const statements = async () =>
    (await shop.countStatements(() => visitor.api.shop.suggestions({ q }))).statements.length
  expect(await statements()).toBeLessThanOrEqual(most)
  await expect.poll(statements).toBe(0)
})
