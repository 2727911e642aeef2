import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from './listed-products.fixture.ts'
import { create, get, type ProductToSave } from './saved-products.fixture.ts'

let shop: TestServer
const collections: Record<string, string> = {}
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  for (const name of ['Table', 'Garden']) {
    const { collection } = await api().catalogV1.createCollection({ collection: { name } })
    collections[name] = collection.id
  }
  const table = { collectionIds: [collections.Table ?? ''] }
  await create(api(), { name: 'Jug', price: '10.00', brand: { name: 'Kiln' }, ...table })
  await create(api(), { name: 'Bowl', price: '20.00', brand: { name: 'Kiln' }, visible: false })
  await create(api(), {
    name: 'Vase',
    price: '40.00',
    tags: { public: ['tall'] },
    variants: [{ stock: { quantity: 2 } }],
    ...table,
  })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
type List = Parameters<ReturnType<typeof api>['products']['listProducts']>[0]
const namesOf = async (request: List) =>
  (await api().products.listProducts(request)).products.map(({ name }) => name)

describe('a list of products', () => {
  test.each<[string, List, string[]]>([
    ['has all of them, the newest first', {}, ['Vase', 'Bowl', 'Jug']],
    ['is sorted by price', { sort: 'PRICE_UP' }, ['Jug', 'Bowl', 'Vase']],
    ['is sorted by name', { sort: 'NAME' }, ['Bowl', 'Jug', 'Vase']],
    ['is read page by page', { sort: 'NAME', limit: 1, offset: 1 }, ['Jug']],
    ['is found by words', { filter: { text: 'jug' } }, ['Jug']],
    ['is found by its brand', { sort: 'NAME', filter: { text: 'kiln' } }, ['Bowl', 'Jug']],
    ['is filtered by visibility', { filter: { visible: false } }, ['Bowl']],
    ['is filtered by tags', { filter: { tags: ['tall'] } }, ['Vase']],
    ['is filtered by prices', { filter: { minPrice: '15', maxPrice: '30' } }, ['Bowl']],
    ['is filtered by stock', { filter: { stock: ['OUT_OF_STOCK'] } }, []],
    ['is filtered by few pieces left', { filter: { lowStock: true } }, ['Vase']],
    ['is filtered by names of brands', { filter: { brandNames: ['Kiln'] } }, ['Bowl', 'Jug']],
    ['is sorted by name from the end', { sort: 'NAME_DOWN' }, ['Vase', 'Jug', 'Bowl']],
    ['is sorted by the last change', { sort: 'LAST_CHANGED' }, ['Vase', 'Bowl', 'Jug']],
    ['is sorted by the first change', { sort: 'FIRST_CHANGED' }, ['Jug', 'Bowl', 'Vase']],
    ['is sorted by pieces', { sort: 'STOCK_DOWN', filter: { ids: [] } }, []],
  ])('%s', async (_, request, names) => {
    expect(await namesOf(request)).toEqual(names)
  })

  test('is filtered by collection and brand', async () => {
    const collectionIds = [collections.Table ?? '']
    expect(await namesOf({ filter: { collectionIds } })).toEqual(['Vase', 'Jug'])
    const { products } = await api().products.listProducts({ filter: { text: 'jug' } })
    const brandIds = [products[0]?.brand?.id ?? '']
    expect(await namesOf({ filter: { brandIds } })).toEqual(['Bowl', 'Jug'])
  })

  test('counts facet values of its products', async () => {
    const facets = ['collections', 'brands', 'tags', 'stock', 'price'] as const
    const list = await api().products.listProducts({ limit: 0, facets: [...facets] })
    expect(list).toMatchObject({ products: [], total: 3 })
    expect(list.facets).toMatchObject([
      { facet: 'collections', values: [{ value: collections.Table, name: 'Table', count: 2 }] },
      { facet: 'brands', values: [{ name: 'Kiln', count: 2 }] },
      { facet: 'tags', values: [{ value: 'tall', count: 1 }] },
      { facet: 'stock', values: [{ value: 'IN_STOCK', count: 3 }] },
      { facet: 'price', min: '10', max: '40' },
    ])
  })

  test('takes as many statements for three products as for one', async () => {
    const request = { facets: ['collections', 'brands'] as ('collections' | 'brands')[] }
    const cost = async (limit: number) => {
      const list = () => api().products.listProducts({ ...request, limit, sort: 'NAME' })
      return (await shop.countStatements(list)).statements.length
    }
    await cost(1)
    expect(await cost(3)).toBe(await cost(1))
  })
})

describe('a search with another order than the best match first', () => {
  const search = (text: string) => () =>
    api().products.listProducts({ filter: { text, visible: true }, sort: 'NAME' })

  test('reads the few products with a rare word instead of all in that order', async () => {
    const { result, statements } = await shop.countStatements(search('vase'))
    expect(result.products.map(({ name }) => name)).toEqual(['Vase'])
    expect(statements.filter((text) => text.includes('p.id = ANY'))).toHaveLength(1)
  })

  test('takes as many statements for a word without a match as for one with a match', async () => {
    const none = await shop.countStatements(search('unobtainable'))
    const one = await shop.countStatements(search('jug'))
    expect(none.result).toMatchObject({ products: [], total: 0 })
    expect(none.statements.length).toBeLessThanOrEqual(one.statements.length)
  })
})

describe('changing many products', () => {
  const some: ProductToSave = { tags: { public: ['sale'] } }
  const filter = { tags: ['sale'] }

  const done = async (jobId: string) => {
    const state = async () => (await api().jobs.getJob({ id: jobId })).job.state
    await expect.poll(state).toBe('DONE')
    return (await api().jobs.getJob({ id: jobId })).job
  }

  test('is previewed, and undone as one', async () => {
    const first = await create(api(), { ...some, price: '10.00' })
    const second = await create(api(), { ...some, price: '30.00' })
    const changes = {
      price: { kind: 'PERCENT' as const, value: '10' },
      brand: { name: 'Atelier' },
      addToCollectionIds: [collections.Garden ?? ''],
    }
    expect(await api().products.previewProductChanges({ filter, changes })).toEqual({
      count: 2,
      onSale: 0,
      before: { lowest: '10.00', highest: '30.00' },
      after: { lowest: '11.00', highest: '33.00' },
    })
    expect(await get(api(), first.id)).toMatchObject({ price: '10.00', brand: null, revision: 1 })
    const { jobId, count } = await api().products.changeProducts({ filter, changes })
    expect(count).toBe(2)
    expect(await done(jobId)).toMatchObject({ kind: 'products.change', succeeded: 2, failed: 0 })
    expect(await get(api(), second.id)).toMatchObject({
      price: '33.00',
      brand: { name: 'Atelier' },
      collectionIds: [collections.Garden],
    })
    await api().history.undoGroup({ groupId: jobId })
    expect(await get(api(), second.id)).toMatchObject({
      price: '30.00',
      brand: null,
      collectionIds: [],
    })
  })

  describe('previews prices with discounts', () => {
    const reduced = { tags: ['reduced'] }
    const price = { kind: 'AMOUNT', value: '-10' } as const
    let ids: string[] = []
    beforeAll(async () => {
      const make = (price: string, discount?: ProductToSave['discount']) =>
        create(api(), { tags: { public: ['reduced'] }, price, ...(discount && { discount }) })
      const products = [
        await make('100.00', { type: 'PERCENT', value: '50' }),
        await make('60.00'),
        await make('80.00', { type: 'AMOUNT', value: '15' }),
        await make('70.00', { type: 'PERCENT', value: '10' }),
      ]
      ids = products.map(({ id }) => id)
    })

    test.each<
      [string, Parameters<ReturnType<typeof api>['products']['changeProducts']>[0]['changes']]
    >([
      ['a discount that ends', { discount: null }],
      ['a discount in per cent', { discount: { type: 'PERCENT', value: '25' } }],
      ['an amount', { discount: { type: 'AMOUNT', value: '30' } }],
      ['a step of the price', { price }],
      ['a discount and a step', { discount: { type: 'PERCENT', value: '10' }, price }],
    ])('%s', async (_, changes) => {
      const previewOf = (filter: object) =>
        api().products.previewProductChanges({ filter, changes })
      const alone = await Promise.all(ids.map((id) => previewOf({ ids: [id] })))
      const prices = alone.map(({ after }) => Number(after?.lowest))
      const { before, after, onSale } = await previewOf(reduced)
      expect(onSale).toBe(3)
      expect(before).toEqual({ lowest: '50.00', highest: '65.00' })
      expect([Number(after?.lowest), Number(after?.highest)]).toEqual([
        Math.min(...prices),
        Math.max(...prices),
      ])
    })
  })

  test('previews why a price is refused', async () => {
    await create(api(), { tags: { public: ['cheap'] }, price: '5.00' })
    const changes = { price: { kind: 'AMOUNT' as const, value: '-6' } }
    const preview = await api().products.previewProductChanges({
      filter: { tags: ['cheap'] },
      changes,
    })
    expect(preview).toMatchObject({ count: 1, before: { lowest: '5.00' } })
    expect(preview.refusal?.code).toMatch(/PRICE/)
    expect(preview.after).toBeUndefined()
  })

  test('is refused without a change or with an unknown collection', async () => {
    const empty = await refusal(api().products.changeProducts({ filter, changes: {} }))
    expect(empty.violations[0]?.field).toBe('changes')
    const changes = { addToCollectionIds: ['00000000-0000-4000-8000-000000000000'] }
    expect(await codeOf(api().products.changeProducts({ filter, changes }))).toBe(
      '404 CATEGORY_NOT_FOUND',
    )
  })
})
