import { query, VitrineError } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemsOf, refusal, sell } from './inventory-items.fixture.ts'

let shop: TestServer
let annex: string
beforeAll(async () => {
  shop = await startTestServer()
  annex = (await api().inventory.createLocation({ location: { name: 'Annex' } })).location.id
  await stock('Amphora', { sku: 'AMP-1', brand: 'Kiln', quantity: 4, otherTarget: 7 })
  await stock('Beaker', { sku: 'BEA-2', brand: 'Kiln', quantity: 0 })
  await stock('Carafe', { sku: 'CAR-3', inStock: true })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const v3 = () => api().catalogV3

interface Stock {
  readonly sku: string
  readonly brand?: string
  readonly quantity?: number
  readonly inStock?: boolean
  readonly otherTarget?: number
}
async function stock(name: string, { sku, brand, otherTarget, ...values }: Stock) {
  const product = await sell(api(), [], { name, sku, ...(brand && { brand }) })
  const [item] = await itemsOf(api(), product.id)
  const { id = '', variantId = '' } = item ?? {}
  await v3().updateInventoryItem({ inventoryItem: { id, revision: '1', ...values } })
  if (otherTarget === undefined) return
  await v3().createInventoryItem({
    inventoryItem: { productId: product.id, variantId, locationId: annex, quantity: otherTarget },
  })
}

const byName = [{ fieldName: 'product.name' }, { fieldName: 'quantity' }]
const find = async (filter: object) => {
  const { inventoryItems } = await v3().queryInventoryItems({ query: { filter, sort: byName } })
  const { count } = await v3().countInventoryItems({ filter })
  expect(count).toBe(inventoryItems.length)
  return inventoryItems.map(({ product, quantity }) => `${product.name} ${quantity ?? '–'}`)
}

describe('a list of inventory items', () => {
  test.each([
    [{}, ['Amphora 4', 'Amphora 7', 'Beaker 0', 'Carafe –']],
    [{ quantity: { $gte: 4 } }, ['Amphora 4', 'Amphora 7']],
    [{ quantity: null }, ['Carafe –']],
    [{ trackQuantity: false }, ['Carafe –']],
    [{ inStock: false }, ['Beaker 0']],
    [
      { availabilityStatus: { $in: ['IN_STOCK', 'PREORDER'] } },
      ['Amphora 4', 'Amphora 7', 'Carafe –'],
    ],
    [{ 'preorderInfo.enabled': true }, []],
    [{ 'product.variantSku': { $startsWith: 'bea' } }, ['Beaker 0']],
    [{ 'product.name': { $ne: 'Amphora' } }, ['Beaker 0', 'Carafe –']],
    [{ 'product.brand.id': { $exists: false } }, ['Carafe –']],
    [{ 'product.variantBarcode': { $exists: true } }, []],
    [{ $or: [{ quantity: 7 }, { 'product.variantName': 'Carafe' }] }, ['Amphora 7', 'Carafe –']],
    [{ createdDate: { $lt: '2001-01-01T00:00:00Z' } }, []],
    [{ 'product.directCategoryIds': { $hasSome: ['00000000-0000-4000-8000-000000000000'] } }, []],
  ])('filtered by %j holds %j', async (filter, names) => {
    expect(await find(filter)).toEqual(names)
  })

  test('is filtered by ids, whole or by prefix', async () => {
    expect(await find({ locationId: annex })).toEqual(['Amphora 7'])
    expect(await find({ locationId: { $ne: annex } })).toEqual([
      'Amphora 4',
      'Beaker 0',
      'Carafe –',
    ])
    const { inventoryItems } = await v3().queryInventoryItems({ query: { sort: byName } })
    const [amphora] = inventoryItems
    const { id = '', variantId = '', productId = '' } = amphora ?? {}
    expect(await find({ id })).toEqual(['Amphora 4'])
    expect(await find({ id: { $startsWith: id.slice(0, 20) } })).toEqual(['Amphora 4'])
    expect(await find({ variantId })).toEqual(['Amphora 4', 'Amphora 7'])
    expect(await find({ productId: { $in: [productId] } })).toEqual(['Amphora 4', 'Amphora 7'])
    expect(await find({ 'product.brand.id': amphora?.product.brand?.id ?? '' })).toEqual([
      'Amphora 4',
      'Amphora 7',
      'Beaker 0',
    ])
  })

  test('is paged by cursor, newest first, one statement a page besides the caller’s', async () => {
    const pages = await query((asked) => v3().queryInventoryItems({ query: asked }))
      .limit(3)
      .find()
    const { result, statements } = await shop.countStatements(() =>
      v3().queryInventoryItems({ query: { cursorPaging: { limit: 3 } } }),
    )
    expect(statements.length).toBeLessThanOrEqual(2)
    expect(result.pagingMetadata).toMatchObject({ count: 3, hasNext: true })
    const { cursors } = result.pagingMetadata
    const next = await v3().queryInventoryItems({
      query: { cursorPaging: { cursor: cursors.next ?? '' } },
    })
    const ids = [...result.inventoryItems, ...next.inventoryItems].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect(pages.items).toHaveLength(3)
    const dates = [...result.inventoryItems, ...next.inventoryItems].map((one) =>
      Number(one.createdDate),
    )
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  })

  test('refuses unknown fields', async () => {
    for (const filter of [{ colour: 1 }, { quantity: { $contains: 'x' } }]) {
      const error = await refusal(v3().queryInventoryItems({ query: { filter } }))
      expect([error.status, error.code]).toEqual([400, 'INVALID_FILTER'])
    }
    const sort = [{ fieldName: 'variantId' }]
    expect((await refusal(v3().queryInventoryItems({ query: { sort } }))).code).toBe(
      'INVALID_FILTER',
    )
  })

  test('by free text or number is for merchants only', async () => {
    const { catalogV3 } = shop.people.visitor().api
    for (const call of [catalogV3.searchInventoryItems({}), catalogV3.countInventoryItems({})]) {
      const error = await refusal(call)
      expect(error).toBeInstanceOf(VitrineError)
      expect(error.status).toBe(403)
    }
  })
})

describe('a search of inventory items', () => {
  const search = async (expression: string, more: object = {}) => {
    const asked = { search: { expression, ...more }, sort: byName }
    const { inventoryItems } = await v3().searchInventoryItems({ search: asked })
    return inventoryItems.map(({ product, quantity }) => `${product.name} ${quantity ?? '–'}`)
  }

  test('finds words in names and codes', async () => {
    expect(await search('amphora carafe')).toEqual(['Amphora 4', 'Amphora 7', 'Carafe –'])
    expect(await search('amphora carafe', { mode: 'AND' })).toEqual([])
    expect(await search('AMPHORA amp-1', { mode: 'AND' })).toEqual(['Amphora 4', 'Amphora 7'])
    expect(await search('amp-1', { fields: ['product.name'] })).toEqual([])
    expect(await search('amfora')).toEqual([])
    expect(await search('amfora', { fuzzy: true })).toEqual(['Amphora 4', 'Amphora 7'])
    expect(await search('100%')).toEqual([])
    const unknown = { search: { expression: 'x', fields: ['colour'] } }
    const error = await refusal(v3().searchInventoryItems({ search: unknown }))
    expect(error.code).toBe('INVALID_FILTER')
    expect(await v3().countInventoryItems({ search: { expression: 'beaker' } })).toEqual({
      count: 1,
    })
  })

  test('aggregates all matches, whichever page is read', async () => {
    const { inventoryItems, aggregationData } = await v3().searchInventoryItems({
      search: {
        cursorPaging: { limit: 1 },
        aggregations: [
          { name: 'states', type: 'VALUE', fieldPath: 'availabilityStatus' },
          { name: 'all', type: 'SCALAR', fieldPath: 'quantity', scalar: { type: 'SUM' } },
          {
            name: 'some',
            type: 'RANGE',
            fieldPath: 'quantity',
            range: { buckets: [{ to: 5 }, { from: 5 }] },
          },
        ],
      },
    })
    expect(inventoryItems).toHaveLength(1)
    const [states, all, some] = aggregationData.results
    expect(states?.values?.results).toEqual([
      { value: 'IN_STOCK', count: 3 },
      { value: 'OUT_OF_STOCK', count: 1 },
    ])
    expect(all?.scalar).toEqual({ type: 'SUM', value: 11 })
    expect(some?.ranges?.results.map(({ count }) => count)).toEqual([2, 1])
  })
})
