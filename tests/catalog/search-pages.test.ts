import { startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const create = async (name: string, more: object = {}) => {
  const product = { name, priceData: { price: '10' }, ...more }
  return (await merchant().catalogV1.createProduct({ product })).product.id
}
const find = async (q: string) =>
  (await merchant().search.findProducts({ q, limit: 100 })).productIds

describe('words of every script find products', () => {
  const products = {
    accents: ['Plateau', { description: '<p>Motif d’éclairs à la crème</p>' }],
    german: ['Büchergestell', { description: '<p>Für größere Häuser</p>' }],
    arabic: ['إبريق الشاي', { description: '<p>مَصْنُوع يدويًا</p>' }],
    hebrew: ['קוּמְקוּם תה', {}],
    chinese: ['Scroll', { description: '<p>手写书法卷轴</p>' }],
    gift: ['Wrap 🎁', { description: '<p>With a ❤️</p>' }],
    salt: ['Salt & Pepper', { sku: 'SP-77/b' }],
  } as const
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    for (const [key, [name, more]] of Object.entries(products)) ids[key] = await create(name, more)
  })
  test.each([
    ['eclairs', 'accents'],
    ['ÉCLAIR', 'accents'],
    ['creme', 'accents'],
    ['buchergestell', 'german'],
    ['BÜCHER', 'german'],
    ['hauser', 'german'],
    ['ابريق', 'arabic'],
    ['إِبْرِيق', 'arabic'],
    ['مصنوع', 'arabic'],
    ['קומקום', 'hebrew'],
    ['קוּמְקוּם', 'hebrew'],
    ['书法', 'chinese'],
    ['🎁', 'gift'],
    ['wrap🎁', 'gift'],
    ['❤', 'gift'],
    ['❤️', 'gift'],
    ['salt & pepper', 'salt'],
    ['sp-77/b', 'salt'],
  ])('%s', async (typed, key) => {
    expect(await find(typed)).toEqual([ids[key]])
  })
})

/** Words of several scripts; none is a slip or a stem away from another. */
const vocabulary = [
  'Éclat',
  'Köln',
  'Ζωγραφιά',
  'чайник',
  'إبريق',
  'קנקן',
  'vassal',
  'quartz',
  '🎈',
]
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const anyProduct = fc.record({
  name: fc.uniqueArray(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 3 }),
  description: fc.array(fc.constantFrom(...vocabulary), { maxLength: 3 }),
  visible: fc.boolean(),
})
/** A word or its beginning, with its marks or without them. */
const anyTerm = fc
  .tuple(fc.constantFrom(...vocabulary), fc.integer({ min: 3, max: 9 }), fc.boolean())
  .map(([word, length, isFolded]) => [...(isFolded ? fold(word) : word)].slice(0, length).join(''))

test('a page has the matches of a comparison with every visible word, in any script', async () => {
  const questions = fc.array(fc.uniqueArray(anyTerm, { minLength: 1, maxLength: 2 }), {
    minLength: 12,
    maxLength: 12,
  })
  const catalogs = fc.array(anyProduct, { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(catalogs, questions, async (wanted, asked) => {
      const { people } = await shop.anotherSite()
      const { api } = people.merchant()
      const ids: string[] = []
      for (const { name, description, visible } of wanted) {
        const text = { name: name.join(' '), description: `<p>${description.join(' ')}</p>` }
        const { product } = await api.catalogV1.createProduct({
          product: { ...text, visible, priceData: { price: '1' } },
        })
        ids.push(product.id)
      }
      const fitting = (fits: (words: readonly string[]) => boolean) =>
        ids.filter((_, at) => {
          const { name, description, visible } = wanted[at] ?? {
            name: [],
            description: [],
            visible: false,
          }
          return visible && fits([...name, ...description].map(fold))
        })
      for (const terms of asked) {
        const hits = (words: readonly string[]) => (term: string) =>
          words.some((word) => word.startsWith(fold(term)))
        const all = fitting((words) => terms.every(hits(words)))
        const expected = all.length > 0 ? all : fitting((words) => terms.some(hits(words)))
        const { productIds, total } = await api.search.findProducts({
          q: terms.join(' '),
          limit: 100,
        })
        expect([terms, productIds.toSorted()]).toEqual([terms, expected.toSorted()])
        expect(total).toBe(expected.length)
      }
    }),
    { numRuns: 3, endOnFailure: true },
  )
}, 120_000)

test('a page takes one statement, and three the first time that a word has a typo', async () => {
  await create('Marble obelisk')
  const searches = async (q: string) => {
    const { statements } = await shop.countStatements(() => find(q))
    return statements.filter((one) => /search_/.test(one)).length
  }
  expect(await searches('marble')).toBe(1)
  expect(await searches('marble obe')).toBe(1)
  expect(await searches('marlbe obe')).toBe(3)
  expect(await searches('marlbe obe')).toBe(1)
})

test('a page with facets finds the matches once', async () => {
  const search = {
    aggregations: [
      { name: 'types', type: 'VALUE' as const, fieldPath: 'productType' },
      { name: 'ribbons', type: 'VALUE' as const, fieldPath: 'ribbon.name' },
    ],
    search: { expression: 'obelisk', mode: 'AND' as const },
  }
  const { result, statements } = await shop.countStatements(() =>
    merchant().catalogV3.searchProducts({ search }),
  )
  expect(result.products.map(({ name }) => name)).toEqual(['Marble obelisk'])
  expect(result.aggregationData.results[0]?.values?.results).toEqual([
    { value: 'PHYSICAL', count: 1 },
  ])
  expect(statements.filter((one) => /search_documents/.test(one))).toHaveLength(1)
})

test('a product that is hidden and shown again follows at once', async () => {
  const id = await create('Zephyr lantern')
  await merchant().catalogV1.updateProduct({ product: { id, visible: false } })
  expect(await find('zephyr')).toEqual([])
  await merchant().catalogV1.updateProduct({ product: { id, visible: true } })
  expect(await find('zephyr')).toEqual([id])
})
