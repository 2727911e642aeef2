import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../platform/db/connect.ts'
import { openShop, packed, type Shop } from './handlers/shop.test.fixture.ts'

const ALL = '00000000-000000-000000-000000000001'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const glazes = {
  name: 'Glaze',
  choices: [{ description: 'Mist' }, { description: 'Night' }],
}

async function create(product: object) {
  const reply = await shop.merchant('POST', '/stores/v1/products', {
    product: { name: 'Jar', priceData: { price: 20 }, ...product },
  })
  return reply.body.product
}

describe('queryProducts', () => {
  test('filters by every kind of field, sorts, pages and counts', async () => {
    const mark = 'Query'
    const made = []
    for (const [name, price] of [
      ['Alpha', 3],
      ['Beta', 1],
      ['Gamma', 2],
    ] as const) {
      made.push(
        await create({ name: `${mark} ${name}`, priceData: { price }, brand: `Maker ${name}` }),
      )
    }
    const query = async (filter: object, rest: object = {}) => {
      const all = { $and: [{ name: { $startsWith: 'query' } }, filter] }
      const reply = await shop.visitor(
        'GET',
        `/stores-reader/v1/products/query-platformized?${packed({ query: { filter: all, ...rest } })}`,
      )
      return reply.body.products?.map((one: { name: string }) => one.name.slice(6)) ?? reply.body
    }
    expect(await query({})).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(await query({ 'priceData.price': { $gte: 2 } })).toEqual(['Alpha', 'Gamma'])
    expect(await query({ price: { $lt: '2' } })).toEqual(['Beta'])
    expect(await query({ _id: { $in: [made[0].id, 'nonsense'] } })).toEqual(['Alpha'])
    expect(await query({ brand: { $ne: 'Maker Beta' } })).toEqual(['Alpha', 'Gamma'])
    expect(await query({ collectionIds: { $hasSome: [ALL] } })).toHaveLength(3)
    expect(await query({ numericId: { $gt: made[1].numericId } })).toEqual(['Gamma'])
    expect(await query({ createdDate: { $gt: '2000-01-01T00:00:00.000Z' } })).toHaveLength(3)
    const byPrice = {
      sort: [{ fieldName: 'price', order: 'DESC' }],
      paging: { limit: 2, offset: 1 },
    }
    expect(await query({}, byPrice)).toEqual(['Gamma', 'Beta'])
    const unknown = await query({ colour: 'red' })
    expect(unknown.details.applicationError).toMatchObject({
      code: 'INVALID_FILTER',
      data: { field: 'colour' },
    })
    const wrong = await query({ price: { $contains: '1' } })
    expect(wrong.details.applicationError.description).toContain('$contains')
  })

  test('options are filtered by the names of their choices', async () => {
    const { id } = await create({ name: 'Glazed', productOptions: [glazes] })
    for (const filter of [
      { 'productOptions.Glaze': { $hasSome: ['Night'] } },
      { 'options.glaze': { $hasAll: ['Night', 'Mist'] } },
    ]) {
      const all = { $and: [filter, { id }] }
      const reply = await shop.visitor('POST', '/stores-reader/v1/products/query-platformized', {
        query: { filter: all },
      })
      expect(reply.body.metadata).toEqual({ count: 1, offset: 0, total: 1 })
    }
  })

  test('beyond the last page the total is still returned', async () => {
    const reply = await shop.visitor('POST', '/stores-reader/v1/products/query-platformized', {
      query: { paging: { limit: 10, offset: 5000 } },
    })
    expect(reply.body.products).toEqual([])
    expect(reply.body.metadata.total).toBeGreaterThan(3)
  })

  test('a page needs five statements for its first reader and one for the next, of any length', async () => {
    await create({ manageVariants: true, productOptions: [glazes] })
    const read = () =>
      countStatements(() =>
        shop.visitor('POST', '/stores-reader/v1/products/query-platformized', {}),
      )
    expect((await read()).statements).toHaveLength(5)
    expect((await read()).statements).toHaveLength(1)
  })
})
