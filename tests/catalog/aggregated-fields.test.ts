import type { QueryFields } from '@vitrine/contract/catalog'
import {
  aggregatedVariantFields,
  inventoryItemFields,
  searchedProductFields,
  searchedVariantFields,
} from '@vitrine/contract/catalog-v3'
import { categoryFields } from '@vitrine/contract/categories'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sell } from '../stock/inventory-items.fixture.ts'
import { treeReference } from './categories.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await sell(shop.people.merchant().api)
  await shop.people.merchant().api.categories.createCategory({
    category: { name: 'Bowls' },
    treeReference,
  })
})
afterAll(() => shop.close())
const api = () => shop.people.merchant().api

interface Search {
  readonly aggregations?: readonly object[]
}
interface SearchAnswer {
  readonly aggregationData?:
    | { readonly results: readonly { readonly name: string; readonly fieldPath?: string }[] }
    | undefined
}
const searches: Readonly<Record<string, [QueryFields, (search: Search) => Promise<SearchAnswer>]>> =
  {
    products: [
      { ...searchedProductFields, ...aggregatedVariantFields },
      (search) => api().catalogV3.searchProducts({ search: search as never }),
    ],
    variants: [
      searchedVariantFields,
      (search) => api().catalogV3.searchVariants({ search: search as never }),
    ],
    'inventory items': [
      inventoryItemFields,
      (search) => api().catalogV3.searchInventoryItems({ search: search as never }),
    ],
    categories: [
      categoryFields,
      (search) => api().categories.searchCategories({ search: search as never, treeReference }),
    ],
  }

/** All ways to aggregate a field of such values (catalog contract §3.3). */
const waysOf = (fieldPath: string, type: QueryFields[string]['type']): object[] => [
  { type: 'VALUE', fieldPath, value: { missingValues: 'INCLUDE', sortType: 'VALUE' } },
  { type: 'SCALAR', fieldPath, scalar: { type: 'COUNT_DISTINCT' } },
  ...(type === 'number'
    ? [
        { type: 'RANGE', fieldPath, range: { buckets: [{ to: 10 }, { from: 10 }] } },
        { type: 'SCALAR', fieldPath, scalar: { type: 'AVG' } },
      ]
    : []),
  ...(type === 'moment'
    ? [{ type: 'DATE_HISTOGRAM', fieldPath, dateHistogram: { interval: 'WEEK' } }]
    : []),
]

test.each(Object.keys(searches))(
  'whatever %s are found by, they are aggregated by',
  async (list) => {
    const [fields, ask] = searches[list] as (typeof searches)[string]
    // What has fields of its own is aggregated by those.
    const plain = Object.entries(fields).filter(([, field]) => !field.items)
    const ways = plain.flatMap(([name, { type }]) => waysOf(name, type))
    const wanted = ways.map((one, at) => ({ ...one, name: `Way ${at}` }))
    const observed: string[] = []
    for (let from = 0; from < wanted.length; from += 10) {
      const aggregations = wanted.slice(from, from + 10)
      const { results = [] } = (await ask({ aggregations })).aggregationData ?? {}
      expect(results.map(({ name }) => name)).toEqual(aggregations.map(({ name }) => name))
      observed.push(...results.flatMap(({ fieldPath }) => fieldPath ?? []))
    }
    expect([...new Set(observed)]).toEqual(plain.map(([name]) => name))
  },
)

test.each(Object.entries(searches))(
  'a search of %s that aggregates nothing is answered so',
  async (_list, [, ask]) => {
    expect((await ask({})).aggregationData).toEqual({ results: [] })
    expect((await ask({ aggregations: [] })).aggregationData).toEqual({ results: [] })
  },
)
