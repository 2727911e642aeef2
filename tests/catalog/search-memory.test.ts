import { createServer } from '@vitrine/server'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ searchMemoryMb: 1 })
})
afterAll(() => shop.close())

type Site = Pick<TestServer, 'people' | 'site'>

const PAGE = { limit: 7, offset: 1 }

/** As a merchant, because responses to visitors are cached. */
const findPage = async ({ people }: Site, q: string) => {
  const page = await people.merchant().api.search.findProducts({ q, ...PAGE })
  return { ids: page.productIds, total: page.total }
}
/** In PostgreSQL: searches within a transaction never use memory. */
const inDatabase = ({ site }: Site) => {
  const owner = { siteId: site.id, actor: { type: 'system', id: 'test' } } as const
  const { catalog, platform } = shop.server
  return {
    find: (q: string) => platform.work(owner, (tx) => catalog.findByWords(tx, q, PAGE)),
    search: (q: string, seesHidden: boolean) =>
      platform.work(owner, async (tx) => {
        const words = { expression: q, needsAll: false, fuzzy: true }
        const query = {
          filter: { kind: 'and', parts: [] },
          words,
          sort: [],
          limit: 5,
          offset: 0,
        } as const
        const total = await catalog.countFound(tx, query, { seesHidden })
        return { ids: (await catalog.searchIds(tx, query, { seesHidden })).items, total }
      }),
  }
}

/** A page of the V3 search with the number of all, which an aggregation counts. */
async function searchV3({ people }: Site, expression: string, isVisitor: boolean) {
  const { api } = isVisitor ? people.visitor() : people.merchant()
  const { products, aggregationData } = await api.catalogV3.searchProducts({
    search: {
      cursorPaging: { limit: 5 },
      search: { expression, mode: 'OR', fuzzy: true },
      aggregations: [{ name: 'types', type: 'VALUE', fieldPath: 'productType' }],
    },
  })
  const total = aggregationData.results[0]?.values?.results[0]?.count ?? 0
  return { ids: products.map(({ id }) => id), total }
}

/** Whether the last search was answered from memory. */
async function isInMemory(site: Site): Promise<boolean> {
  const { statements } = await shop.countStatements(() => findPage(site, 'vase'))
  return (
    statements.some((one) => /search_state/.test(one)) &&
    !statements.some((one) => /search_matches/.test(one))
  )
}
const untilInMemory = (site: Site) => expect.poll(() => isInMemory(site)).toBe(true)

const vocabulary = [
  'vase',
  'vases',
  'Vassal',
  'cup',
  'cupboard',
  'Éclat',
  'wide',
  'чайник',
  '🎁',
  "o'clock",
  'a-b',
  '北京',
]
const someWords = (max: number) => fc.array(fc.constantFrom(...vocabulary), { maxLength: max })
const anyProduct = fc.record({
  name: fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 4 }),
  description: someWords(9),
  brand: fc.constantFrom(undefined, 'Wide kiln', 'Vase & Co'),
  sku: fc.constantFrom('AX-1', 'b/2', 'cup-3'),
  visible: fc.boolean(),
})
type AnyProduct = typeof anyProduct extends fc.Arbitrary<infer T> ? T : never
const anyWord = fc
  .tuple(
    fc.constantFrom(...vocabulary, 'ax-1', 'cup-3', 'b/2', 'kiln', 'vsae', 'cupbaord', 'nothing'),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([word, length]) => [...word].slice(0, length).join(''))
const anyQuestion = fc.array(anyWord, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '))
/** A change of one of the products: updated, hidden, shown, or deleted. */
const anyChange = fc.record({
  at: fc.nat(20),
  kind: fc.constantFrom('rename', 'hide', 'delete', 'create'),
  product: anyProduct,
})
type AnyChange = typeof anyChange extends fc.Arbitrary<infer T> ? T : never

const toProduct = ({ name, description, visible, ...others }: AnyProduct) => ({
  ...others,
  visible,
  name: name.join(' '),
  description: `<p>${description.join(' ')}</p>`,
  priceData: { price: '1' },
})

const create = async ({ people }: Site, product: AnyProduct) =>
  (await people.merchant().api.catalogV1.createProduct({ product: toProduct(product) })).product.id

async function change(site: Site, ids: readonly string[], asked: AnyChange): Promise<string[]> {
  const { catalogV1 } = site.people.merchant().api
  const id = ids[asked.at % ids.length]
  if (asked.kind === 'create' || !id) return [...ids, await create(site, asked.product)]
  if (asked.kind === 'delete') {
    await catalogV1.deleteProduct({ id })
    return ids.filter((one) => one !== id)
  }
  const { visible, ...text } = toProduct(asked.product)
  await catalogV1.updateProduct({
    product: { id, ...(asked.kind === 'hide' ? { visible } : text) },
  })
  return [...ids]
}

test('the search in memory has the same results and order as PostgreSQL, while products change', async () => {
  const catalogs = fc.array(anyProduct, { minLength: 1, maxLength: 20 })
  const rounds = fc.array(
    fc.tuple(anyChange, fc.array(anyQuestion, { minLength: 12, maxLength: 12 })),
    { minLength: 6, maxLength: 6 },
  )
  await fc.assert(
    fc.asyncProperty(catalogs, rounds, async (catalog, changes) => {
      const site = await shop.anotherSite()
      let ids: string[] = []
      for (const product of catalog) ids.push(await create(site, product))
      await untilInMemory(site)
      for (const [asked, questions] of changes) {
        ids = await change(site, ids, asked)
        expect(await isInMemory(site)).toBe(true)
        const [first = ''] = questions
        for (const isVisitor of [true, false]) {
          const found = await searchV3(site, first, isVisitor)
          expect([first, found]).toEqual([first, await inDatabase(site).search(first, !isVisitor)])
        }
        for (const q of questions) {
          expect([q, await findPage(site, q)]).toEqual([q, await inDatabase(site).find(q)])
        }
      }
    }),
    { numRuns: 4, endOnFailure: true },
  )
}, 180_000)

const named = (name: string): AnyProduct => ({
  name: [name],
  description: [],
  brand: undefined,
  sku: 'AX-1',
  visible: true,
})

test('a change by another process is found at once', async () => {
  const site = await shop.anotherSite()
  const id = await create(site, named('Quill'))
  await untilInMemory(site)
  const { config, clock, logger, pool } = shop.server.platform
  const databaseUrl = pool.options.connectionString ?? ''
  const node = await createServer({ config, clock, logger, databaseUrl, poolSize: 2 })
  try {
    const send = (method: string, path: string, body?: object) =>
      node.fetch(
        new Request(`${shop.baseUrl}/stores/v1/products${path}`, {
          method,
          headers: { authorization: site.site.apiKey, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        }),
      )
    for (const name of ['Zither', 'Lyre', 'Theorbo']) {
      expect((await send('PATCH', `/${id}`, { product: { name } })).status).toBe(200)
      expect(await total(site, name)).toBe(1)
    }
    expect(await total(site, 'quill')).toBe(0)
    expect((await send('DELETE', `/${id}`)).status).toBe(200)
    expect(await total(site, 'theorbo')).toBe(0)
    expect(await isInMemory(site)).toBe(true)
  } finally {
    await node.close()
  }
})

const total = async ({ people }: Site, q: string) =>
  (await people.merchant().api.search.findProducts({ q })).total

test('memory follows a new language and a rebuild', async () => {
  const site = await shop.anotherSite()
  await create(site, named('Vertreten'))
  await untilInMemory(site)
  const { api } = site.people.merchant()
  expect(await total(site, 'vertretungen')).toBe(0)
  await api.sites.updateSettings({ settings: { locale: 'de-DE' } })
  await shop.server.search.rebuild({ siteId: site.site.id })
  expect(await total(site, 'vertretungen')).toBe(1)
  await untilInMemory(site)
  expect(await total(site, 'vertretungen')).toBe(1)
})

test('PostgreSQL searches a site that is too large for the memory', async () => {
  const site = await shop.anotherSite()
  await create(site, named('Quill'))
  await untilInMemory(site)
  for (let at = 0; at < 50; at += 1) {
    const description = Array.from({ length: 1500 }, (_, word) =>
      (at * 1500 + word + 100_000).toString(36),
    )
    await create(site, { ...named('Quill'), description })
  }
  expect(await total(site, 'quill')).toBe(51)
  expect(await isInMemory(site)).toBe(false)
})
