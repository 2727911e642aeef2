import { expect, test } from 'vitest'
import { pageSize } from './filter-query.ts'
import { noFilters } from './filters.ts'
import { findCollectionProducts } from './find-collection-products.ts'

type Query = { filter: object; paging: { limit: number; offset?: number } }
const named = JSON.stringify

/** A catalog of thirty products, some of which a collection arranges by hand. */
function catalogOf(arranged: readonly string[]) {
  const all = Array.from({ length: 30 }, (_, at) => `thing-${at}`)
  const api = {
    categories: {
      getArrangedItems: async () => ({
        items: arranged.map((catalogItemId) => ({ catalogItemId, appId: '' })),
      }),
    },
    catalogV1: {
      queryProducts: async ({ query }: { query: Query }) => {
        const { limit, offset = 0 } = query.paging
        const wanted = named(query.filter)
        const isHead = wanted.startsWith('{"id":{"$in"')
        const found = all.filter((id) =>
          isHead ? wanted.includes(`"${id}"`) : !wanted.includes(`"${id}"`),
        )
        const products = found.slice(offset, offset + limit).map((id) => ({ id }))
        return { products, metadata: { total: found.length } }
      },
    },
  }
  return api as unknown as Parameters<typeof findCollectionProducts>[0]
}

test('what is arranged comes first, in its order, the others behind it', async () => {
  const api = catalogOf(['thing-7', 'thing-3'])
  const { products, total, isArranged } = await findCollectionProducts(api, noFilters, [
    'collection-1',
  ])
  expect(products.map(({ id }) => id).slice(0, 3)).toEqual(['thing-7', 'thing-3', 'thing-0'])
  expect([products.length, total, isArranged]).toEqual([pageSize, 30, true])
  const second = await findCollectionProducts(api, { ...noFilters, page: 2 }, ['collection-1'])
  const shown = [...products, ...second.products].map(({ id }) => id)
  expect(new Set(shown).size).toBe(30)
})

test('another order, or a filter, is followed instead', async () => {
  const api = catalogOf(['thing-7'])
  const sorted = await findCollectionProducts(api, { ...noFilters, sort: 'name' }, ['collection-1'])
  expect([sorted.products[0]?.id, sorted.isArranged]).toEqual(['thing-0', false])
})
