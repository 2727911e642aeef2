import { startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ searchMemoryMb: 4 })
})
afterAll(() => shop.close())

type Site = Pick<TestServer, 'people' | 'site'>
type Catalog = TestServer['server']['catalog']
type Query = Parameters<Catalog['searchIdsWithAggregations']>[1]
type Aggregations = Parameters<Catalog['searchIdsWithAggregations']>[2]
type Level = Aggregations[number][number]

/** In the order of their values or of their counts, either way. */
const values = (field: string, more: Partial<Extract<Level, { kind: 'value' }>> = {}): Level[] => [
  {
    name: field,
    field,
    kind: 'value',
    limit: 10,
    sort: { by: 'count', descending: true },
    ...more,
  },
]
const scalar = (field: string, type: 'MIN' | 'MAX' | 'COUNT_DISTINCT'): Level[] => [
  { name: field, field, kind: 'scalar', type },
]
const aggregations: Aggregations = [
  values('kind'),
  values('choiceNames', { sort: { by: 'value', descending: true }, missing: 'none' }),
  values('optionNames', { limit: 2, sort: { by: 'count', descending: false } }),
  values('brandId', { missing: '' }),
  values('ribbonId'),
  values('lowestPaid', { sort: { by: 'value', descending: false }, limit: 5 }),
  values('highestPaid', { sort: { by: 'value', descending: true } }),
  [
    {
      name: 'prices',
      field: 'lowestPaid',
      kind: 'range',
      buckets: [{ to: 9.5 }, { from: 9.5, to: 20 }, { from: 15 }],
    },
  ],
  scalar('lowestPaid', 'MIN'),
  scalar('highestPaid', 'MAX'),
  scalar('choiceNames', 'COUNT_DISTINCT'),
]

const searchOf = (expression: string, page: Partial<Query> = {}): Query => ({
  filter: { kind: 'and', parts: [] },
  words: { expression, needsAll: false, fuzzy: true },
  sort: [],
  limit: 3,
  offset: 0,
  walk: { backwards: false, inclusive: false },
  ...page,
})

const actor = { type: 'system', id: 'test' } as const

/** PostgreSQL handles searches within a transaction, memory all others. */
const finders = ({ site }: Site) => {
  const { catalog, platform } = shop.server
  const unit = { siteId: site.id, actor }
  const found = (tx: Parameters<Catalog['searchIds']>[0], query: Query, seesHidden: boolean) =>
    catalog.searchIdsWithAggregations(tx, query, aggregations, { seesHidden })
  return {
    inMemory: (query: Query, seesHidden: boolean) => {
      const now = platform.clock.now()
      const tx = { ...unit, db: platform.db, requestId: 'test', now, facts: [], afterCommit: [] }
      return found(tx, query, seesHidden)
    },
    inDatabase: (query: Query, seesHidden: boolean) =>
      platform.work(unit, (tx) => found(tx, query, seesHidden)),
  }
}

async function isInMemory(site: Site): Promise<boolean> {
  const { statements } = await shop.countStatements(() =>
    finders(site).inMemory(searchOf('vase'), true),
  )
  return statements.every((one) => !/WITH found/.test(one))
}

const vocabulary = ['vase', 'vases', 'cup', 'cupboard', 'wide', 'Éclat']
const choices = ['S', 'M', 'Größe 10', '9', '"quoted"']
const anyPrice = fc.constantFrom('1', '9.5', '10', '15.25', '20', '9.49')
const anyProduct = fc.record({
  name: fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 3 }),
  brand: fc.constantFrom(undefined, 'Kiln', 'Saw'),
  ribbon: fc.constantFrom(undefined, 'New'),
  price: anyPrice,
  choices: fc.uniqueArray(fc.constantFrom(...choices), { maxLength: 3 }),
  isManaged: fc.boolean(),
  visible: fc.boolean(),
})
type AnyProduct = typeof anyProduct extends fc.Arbitrary<infer T> ? T : never
interface CreatedProduct {
  readonly id: string
  readonly choices: readonly string[]
}

const choicesOf = (product: AnyProduct) =>
  product.choices.map((one) => ({ value: one, description: one }))

const create = async ({ people }: Site, product: AnyProduct): Promise<CreatedProduct> => {
  const { name, brand, ribbon, price, visible } = product
  const listed = choicesOf(product)
  const isManaged = product.isManaged && listed.length > 0
  const made = await people.merchant().api.catalogV1.createProduct({
    product: {
      name: name.join(' '),
      visible,
      priceData: { price },
      ...(brand && { brand }),
      ...(ribbon && { ribbon }),
      ...(listed.length > 0 && {
        manageVariants: isManaged,
        productOptions: [{ name: 'Size', choices: listed }],
      }),
    },
  })
  return { id: made.product.id, choices: isManaged ? product.choices : [] }
}

const anyChange = fc.record({
  at: fc.nat(20),
  kind: fc.constantFrom('price', 'variant', 'hide', 'option', 'delete', 'brand', 'create'),
  price: anyPrice,
  flag: fc.boolean(),
  product: anyProduct,
})
type AnyChange = typeof anyChange extends fc.Arbitrary<infer T> ? T : never

/** Changes data that facets are counted from. */
async function change(
  site: Site,
  all: readonly CreatedProduct[],
  asked: AnyChange,
): Promise<CreatedProduct[]> {
  const { catalogV1 } = site.people.merchant().api
  const own = all[asked.at % all.length]
  if (asked.kind === 'create' || !own) return [...all, await create(site, asked.product)]
  const { id } = own
  const [choice] = own.choices
  if (asked.kind === 'delete') {
    await catalogV1.deleteProduct({ id })
    return all.filter((one) => one !== own)
  }
  if (asked.kind === 'variant' && choice) {
    await catalogV1.updateProductVariants({
      id,
      variants: [{ choices: { Size: choice }, price: asked.price, visible: asked.flag }],
    })
  } else if (asked.kind === 'hide') {
    await catalogV1.updateProduct({ product: { id, visible: asked.flag } })
  } else if (asked.kind === 'brand') {
    await catalogV1.updateProduct({ product: { id, brand: asked.flag ? 'Kiln' : 'Loom' } })
  } else if (asked.kind === 'option' && !choice && asked.product.choices.length > 0) {
    const productOptions = [{ name: 'Colour', choices: choicesOf(asked.product) }]
    await catalogV1.updateProduct({ product: { id, productOptions } })
  } else {
    await catalogV1.updateProduct({ product: { id, priceData: { price: asked.price } } })
  }
  return [...all]
}

const questions = ['vase', 'vas', 'wide cup', 'cupbaord', 'ec vases', 'nothing']

test('memory counts the facets that PostgreSQL counts, while products change', async () => {
  const catalogs = fc.array(anyProduct, { minLength: 3, maxLength: 12 })
  const changes = fc.array(anyChange, { minLength: 6, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(catalogs, changes, async (catalog, asked) => {
      const site = await shop.anotherSite()
      const { inMemory, inDatabase } = finders(site)
      let all: CreatedProduct[] = []
      for (const product of catalog) all.push(await create(site, product))
      await expect.poll(() => isInMemory(site)).toBe(true)
      for (const [at, one] of asked.entries()) {
        all = await change(site, all, one)
        for (const seesHidden of [true, false]) {
          const query = searchOf(questions[at % questions.length] ?? '')
          const expected = await inDatabase(query, seesHidden)
          expect([one, await inMemory(query, seesHidden)]).toEqual([one, expected])
        }
        expect(await isInMemory(site)).toBe(true)
      }
    }),
    { numRuns: 3, endOnFailure: true },
  )
}, 180_000)

test('pages by cursor are the same from memory, forwards and backwards', async () => {
  const site = await shop.anotherSite()
  const { inMemory, inDatabase } = finders(site)
  const plain = {
    brand: undefined,
    ribbon: undefined,
    price: '1' as const,
    choices: [],
    visible: true,
  }
  for (const name of ['vase', 'vase', 'vase cup', 'cup', 'vases wide', 'vase wide', 'vase']) {
    await create(site, { ...plain, name: [name], isManaged: false })
  }
  await expect.poll(() => isInMemory(site)).toBe(true)
  const seen: string[] = []
  let place: readonly (string | null)[] | undefined
  for (let page = 0; page < 3; page += 1) {
    const start = place && { place }
    for (const backwards of [false, true]) {
      for (const inclusive of [false, true]) {
        const query = searchOf('vase cup', { walk: { backwards, inclusive, ...start } })
        expect(await inMemory(query, false)).toEqual(await inDatabase(query, false))
      }
    }
    const walk = { backwards: false, inclusive: false, ...start }
    const { found } = await inMemory(searchOf('vase cup', { walk }), false)
    seen.push(...found.items)
    place = found.edges?.last
  }
  expect(new Set(seen).size).toBe(7)
  expect(seen.length).toBe(7)
})
