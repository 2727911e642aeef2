import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../dialects/v1/handlers/shop.test.fixture.ts'
import type { Tx } from '../../platform/tx.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** No two are a slip or a stem apart, and none is a filler word. */
const vocabulary = ['vase', 'vassal', 'cup', 'cupboard', 'brick', 'copper', 'violin', 'quartz']
const anyProduct = fc.record({
  name: fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 3 }),
  description: fc.array(fc.constantFrom(...vocabulary), { maxLength: 3 }),
  sku: fc.constantFrom('AX-1', 'BX-2', 'CX-3'),
  visible: fc.boolean(),
})
const anyTerm = fc
  .tuple(fc.constantFrom(...vocabulary, 'ax-1', 'zebra'), fc.integer({ min: 3, max: 9 }))
  .map(([word, length]) => word.slice(0, length))
const anyQuestion = fc.record({
  terms: fc.uniqueArray(anyTerm, { minLength: 1, maxLength: 3 }),
  needsAll: fc.boolean(),
  seesHidden: fc.boolean(),
})

interface AnyProduct {
  readonly name: readonly string[]
  readonly description: readonly string[]
  readonly sku: string
}

/** The expected result: compares every word of a product. */
function fits({ name, description, sku }: AnyProduct, terms: readonly string[], needsAll: boolean) {
  const words = [...name, ...description, sku.toLowerCase()]
  const hits = (term: string) => words.some((word) => word.startsWith(term))
  return needsAll ? terms.every(hits) : terms.some(hits)
}

test('the index finds the same as reading every product', async () => {
  const catalogs = fc.array(anyProduct, { minLength: 1, maxLength: 15 })
  const questions = fc.array(anyQuestion, { minLength: 25, maxLength: 25 })
  const everything = { kind: 'and', parts: [] } as const
  await fc.assert(
    fc.asyncProperty(catalogs, questions, async (wanted, asked) => {
      const created = await shop.work((tx: Tx) =>
        shop.catalog.createProducts(
          tx,
          wanted.map(({ name, description, ...others }) => ({
            ...others,
            name: name.join(' '),
            description: `<p>${description.join(' ')}</p>`,
            price: '1',
          })),
        ),
      )
      const ids = created.map(({ id }) => id)
      try {
        for (const { terms, needsAll, seesHidden } of asked) {
          const expected = ids.filter((_, at) => {
            const product = wanted[at]
            if (!product || !(seesHidden || product.visible)) return false
            return fits(product, terms, needsAll)
          })
          const words = { expression: terms.join(' '), needsAll, fuzzy: false }
          const page = { filter: everything, words, sort: [], limit: 100, offset: 0 }
          const { items } = await shop.work((tx: Tx) =>
            shop.catalog.searchIds(tx, page, { seesHidden }),
          )
          expect(items.toSorted()).toEqual(expected.toSorted())
        }
      } finally {
        await shop.work((tx: Tx) => shop.catalog.deleteEach(tx, ids))
      }
    }),
    { numRuns: 4, endOnFailure: true },
  )
})

test('a page of results has its ids and the total, without hidden products', async () => {
  await shop.work((tx: Tx) =>
    shop.catalog.createProducts(
      tx,
      Array.from({ length: 30 }, (_, at) => ({
        name: `Cabinet ${at}`,
        price: '1',
        visible: at % 3 > 0,
      })),
    ),
  )
  const pageOf = (limit: number, offset: number) =>
    shop.work((tx: Tx) => shop.catalog.findByWords(tx, 'cabinet', { limit, offset }))
  const all = await pageOf(100, 0)
  expect([all.ids.length, all.total]).toEqual([20, 20])
  expect(await pageOf(5, 10)).toEqual({ ids: all.ids.slice(10, 15), total: 20 })
  expect(await pageOf(5, 40)).toEqual({ ids: [], total: 20 })
})

test.each(['cabiet', 'cabinnet', 'cabinwt', 'cbainet'])(
  'a word with one typo is found: %s',
  async (typed) => {
    const { total } = await shop.work((tx: Tx) =>
      shop.catalog.findByWords(tx, typed, { limit: 5, offset: 0 }),
    )
    expect(total).toBe(20)
  },
)
