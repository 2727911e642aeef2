import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { define } from './custom-fields.fixture.ts'
import { create, get, type ProductToSave, save } from './saved-products.fixture.ts'

let shop: TestServer
const api = () => shop.people.merchant().api
let jug = ''
let bowl = ''
let material: Awaited<ReturnType<typeof define>>
beforeAll(async () => {
  shop = await startTestServer({ searchMemoryMb: 8 })
  material = await define(api(), { key: 'material', name: 'Material', filterable: true })
  await define(api(), { key: 'capacity', type: 'NUMBER', filterable: true })
  const sized = { options: [colours('#0000ff', 'Blue', 'Red')], tags: { public: ['Gift', 'gift'] } }
  jug = (await create(api(), { name: 'Vase jug', ...sized, brand: { name: 'Kiln' } })).id
  const fields = { customFields: { material: 'Clay', capacity: '1.50' } }
  bowl = (await create(api(), { name: 'Vase bowl', price: '7.90', ...fields })).id
  await create(api(), { name: 'Vase tray', ribbon: { name: 'New' }, visible: false })
  await vi.waitUntil(isInMemory, { timeout: 60_000 })
})
afterAll(() => shop.close())

const colours = (colorCode: string, ...names: string[]) => ({
  name: 'Colour',
  isShared: false,
  choices: names.map((name) => ({ name, colorCode })),
})

type Catalog = TestServer['server']['catalog']
type Tx = Parameters<Catalog['findByWords']>[0]

/** The filters of a search: within a transaction from PostgreSQL, otherwise from memory. */
async function filtersOf(tx: Tx) {
  const { catalog } = shop.server
  const found = await catalog.findByWords(tx, 'vase', { limit: 100, offset: 0, withFacets: true })
  const fields = ['material', 'capacity'].map((key) => ({ key, name: key }))
  const table = await catalog.facetTable(tx, { found }, fields)
  const products = table.ids.map((id, row) => ({
    id,
    price: table.prices[row],
    inStock: table.inStock[row],
    onSale: table.onSale[row],
    values: [...table.valuesOf.subarray(table.starts[row], table.starts[row + 1])]
      .map((value) => {
        const { facet = 0, name, colors, products: count } = table.values[value] ?? {}
        return [table.facets[facet]?.key, table.facets[facet]?.name, name, colors, count].join()
      })
      .sort(),
  }))
  return products.sort((one, other) => (one.id < other.id ? -1 : 1))
}

const unit = () => ({
  siteId: shop.site.id,
  actor: { type: 'system', id: 'test' } as const,
})
function inMemory() {
  const { platform } = shop.server
  const now = platform.clock.now()
  const own = { db: platform.db, requestId: 'test', now, facts: [], afterCommit: [] }
  return filtersOf({ ...unit(), ...own })
}
const inDatabase = () => shop.server.platform.work(unit(), filtersOf)

async function isInMemory(): Promise<boolean> {
  const { statements } = await shop.countStatements(inMemory)
  return statements.every((one) => !/WITH listed/.test(one))
}

async function change(id: string, product: ProductToSave): Promise<void> {
  const { revision } = await get(api(), id)
  await save(api(), { id, revision, ...product })
}

async function setStock(id: string, quantities: readonly number[]): Promise<void> {
  const { variants = [] } = (await save(api(), { id, revision: (await get(api(), id)).revision }))
    .product
  const items = quantities.map((quantity, at) => ({
    productId: id,
    variantId: variants[at]?.id ?? '',
    quantity,
  }))
  await api().stock.saveStock({ items, merge: true })
}

const variantOf = (choice: string, more: object) => ({
  variants: [{ choices: { Colour: choice }, ...more }],
})

const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a price', () => change(bowl, { price: '8.20' })],
  ['a sale', () => change(bowl, { discount: { type: 'AMOUNT', value: '2.00' } })],
  ['stock that is gone', () => setStock(bowl, [0])],
  ['stock that is back', () => setStock(bowl, [3])],
  ['stock of both choices that is gone', () => setStock(jug, [0, 0])],
  ['one choice that is back', () => setStock(jug, [1, 0])],
  ['a choice that is hidden', () => change(jug, variantOf('Red', { visible: false }))],
  ['all that visitors see sold out', () => setStock(jug, [0, 5])],
  ['some of it back', () => setStock(jug, [1, 5])],
  ['a choice that is shown again', () => change(jug, variantOf('Red', { visible: true }))],
  ['another colour', () => change(jug, { options: [colours('#112233', 'Blue', 'Red')] })],
  ['one more choice', () => change(jug, { options: [colours('#112233', 'Blue', 'Red', 'Green')] })],
  ['another brand', () => change(bowl, { brand: { name: 'Moss' } })],
  ['a ribbon', () => change(bowl, { ribbon: { name: 'Last ones' } })],
  ['no brand', () => change(jug, { brand: null })],
  ['other tags', () => change(jug, { tags: { public: ['Kitchen'] } })],
  ['another material', () => change(bowl, { customFields: { material: 'Oak', capacity: '2' } })],
  ['a product that is hidden', () => change(bowl, { visible: false })],
  ['a product that is shown', () => change(bowl, { visible: true })],
]

describe('the filters of the search in memory equal those of PostgreSQL, after', () => {
  test.each(changes)('%s', async (_, act) => {
    const before = await inDatabase()
    await act()
    const after = await inDatabase()
    expect(after).not.toEqual(before)
    expect(await inMemory()).toEqual(after)
    expect(await isInMemory()).toBe(true)
  })

  test('a field that shoppers no longer filter by', async () => {
    const { id } = material
    await api().customFields.changeCustomField({ id, changes: { filterable: false } })
    await inMemory()
    await expect.poll(isInMemory).toBe(true)
    const values = (await inMemory()).flatMap((one) => one.values)
    expect(values.filter((one) => one.startsWith('field.'))).toEqual([
      'field.capacity,capacity,2,,1',
    ])
  })
})
