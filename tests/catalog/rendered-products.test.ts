import { contract } from '@vitrine/contract'
import { type ProductField, productFields } from '@vitrine/contract/catalog-v3'
import type { AnyService, FactDefinition } from '@vitrine/contract/kit'
import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { draftWrites } from '../commerce/draft-writes.fixture.ts'
import { orderWrites } from '../commerce/order-writes.fixture.ts'
import type { CatalogFixture } from './catalog-fixture.fixture.ts'
import { catalogWrites, createCatalogFixture } from './catalog-writes.fixture.ts'
import { nativeWrites } from './native-writes.fixture.ts'

let shop: TestServer
let visitor: Visitor
let fixture: CatalogFixture
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  visitor = shop.people.visitor()
  fixture = await createCatalogFixture(shop)
})
afterAll(() => shop.close())
/** Leftovers of a write would be compared again after each later write. */
afterEach(async () => {
  const { catalogV1 } = merchant()
  const { products } = await catalogV1.queryProducts({ query: { paging: { limit: 100 } } })
  for (const { id } of products) {
    if (id !== fixture.managed && id !== fixture.plain) await catalogV1.deleteProduct({ id })
  }
})

const merchant = () => shop.people.merchant().api
type Product = Awaited<ReturnType<Visitor['api']['catalogV1']['getProduct']>>['product']

/** Reads for merchants are encoded from the rows each time; reads without merchant fields may be cached. */
async function fromRows(id: string): Promise<Product> {
  const asked = { id, includeMerchantSpecificData: true }
  const { product } = await merchant().catalogV1.getProduct(asked)
  const { costAndProfitData: _, costRange: __, ...common } = product
  const variants = product.variants.map(({ variant, ...one }) => {
    const { costAndProfitData: ___, ...rest } = variant
    return { ...one, variant: rest }
  })
  return { ...common, variants }
}

/** Every cached response must equal the one rendered from the rows. */
async function compare(): Promise<readonly string[]> {
  const all = { query: { paging: { limit: 100 } } }
  const listed = (await merchant().catalogV1.queryProducts(all)).products
  const shown = (await visitor.api.catalogV1.queryProducts(all)).products
  const rows = await Promise.all(listed.map(({ id }) => fromRows(id)))
  const inLists = rows.map((product) => ({ ...product, variants: [] }))
  expect(listed).toEqual(inLists)
  expect(shown).toEqual(inLists.filter(({ visible }) => visible))
  for (const product of rows) {
    const { id } = product
    expect((await merchant().catalogV1.getProduct({ id })).product).toEqual(product)
    const seen = visitor.api.catalogV1.getProduct({ id })
    if (product.visible) expect((await seen).product).toEqual(product)
    else await expect(seen).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
  }
  return rows.map(({ id }) => id)
}

type Fields = readonly ProductField[]
const all: Fields = [...productFields]
const open = all.filter((one) => one !== 'MERCHANT_DATA')
let asked = 0
/** The same fields in another order: a cache key that is not cached yet. */
const fresh = (fields: Fields): ProductField[] => {
  asked += 1
  const from = asked % fields.length
  const twice = fields.slice(0, Math.floor(asked / fields.length) % fields.length)
  return [...fields.slice(from), ...fields.slice(0, from), ...twice]
}

/** The other dialect's cached view equals the one it renders after the cache is cleared. */
async function compareOther(ids: readonly string[]): Promise<void> {
  const readers = [
    [merchant(), all],
    [visitor.api, open],
  ] as const
  const read = async (isAnew: boolean) => {
    const replies = ids.flatMap((id) =>
      readers.map(([api, fields]) =>
        api.catalogV3
          .getProduct({ productId: id, fields: isAnew ? fresh(fields) : [...fields] })
          .catch(({ code }: { code: string }) => code),
      ),
    )
    const lists = readers.map(([api, fields]) =>
      api.catalogV3.queryProducts({
        query: { filter: { id: { $in: [fixture.managed, fixture.plain] } } },
        fields: isAnew ? fresh(fields) : [...fields],
      }),
    )
    return Promise.all([...replies, ...lists])
  }
  const stored = await read(false)
  await shop.server.platform.db.deleteFrom('rendered_products').execute()
  expect(await read(true)).toEqual(stored)
}

/** Everything that changes the view of products. */
const writes = {
  ...catalogWrites,
  ...nativeWrites,
  ...orderWrites(() => shop.people.visitor().api),
  ...draftWrites(() => shop.people.visitor().api),
}
const take = (name: string, turn: number) => writes[name]?.(merchant(), fixture, turn)

describe('a saved rendering of a product', () => {
  test('equals a rendering of its rows at creation', async () => {
    await compareOther(await compare())
  })

  test.each(Object.keys(writes))('equals a rendering of its rows after %s', async (name) => {
    // Twice: the first may find nothing to change, and the second meets texts of the first.
    await take(name, 1)
    await compare()
    await take(name, 2)
    await compareOther(await compare())
  })

  test('is read as fast in either dialect, by its id and by its slug', async () => {
    const { catalogV1, catalogV3 } = merchant()
    const productId = fixture.managed
    const { product } = await catalogV1.getProduct({ id: productId })
    const places = ['DIRECT_CATEGORIES_INFO', 'ALL_CATEGORIES_INFO', 'BREADCRUMBS_INFO']
    const plain = all.filter((one) => !places.includes(one) && one !== 'DIRECT_CATEGORY_IDS')
    const reads = [
      () => catalogV1.getProduct({ id: productId }),
      () => catalogV3.getProduct({ productId, fields: plain }),
      () => catalogV3.getProductBySlug({ slug: product.slug, fields: plain }),
      () => catalogV3.getProduct({ productId, fields: [...all] }),
    ]
    const counts: number[] = []
    for (const read of reads) {
      await read()
      counts.push((await shop.countStatements<unknown>(read)).statements.length)
    }
    const [one = 0] = counts
    // Categories are read in addition.
    expect(counts).toEqual([one, one, one, one + 1])
    const seen = () => visitor.api.catalogV3.getProduct({ productId, fields: [...open] })
    await seen()
    expect((await shop.countStatements(seen)).statements).toEqual([])
  })

  test('is covered here for every operation that changes what it shows', () => {
    const shown = ['product', 'variants', 'collection', 'inventory', 'media']
    const isShown = ({ entity, name }: FactDefinition) =>
      shown.includes(entity) ||
      ['brand.changed', 'ribbon.changed', 'info_section.changed', 'customization.changed'].includes(
        name,
      )
    const changing = Object.entries(contract as Record<string, AnyService>).flatMap(
      ([key, service]) =>
        Object.entries(service.operations)
          .filter(([, { facts = [] }]) => facts.some(isShown))
          .map(([name]) => `${key}.${name}`),
    )
    const elsewhere = [
      // Needs files in a bucket; the picture that it adds is like any other that is uploaded.
      'media.completeUpload',
      // The end of a subscription cancels an order that waits for its payment, as `orders.cancelOrder` does.
      'subscriptions.changeSubscription',
      'subscriptions.changeOwnSubscription',
      // It creates the next order, like the renewal job.
      'subscriptions.payOwnSubscription',
    ]
    const missing = changing.filter((name) => !(name in writes) && !elsewhere.includes(name))
    expect(missing).toEqual([])
  })

  test('equals a rendering of its rows after any changes in any order', async () => {
    const step = fc.record({
      name: fc.constantFrom(...Object.keys(catalogWrites)),
      turn: fc.integer({ min: 0, max: 40 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        for (const { name, turn } of steps) {
          // Some steps have no entity left; their refusals change nothing.
          await Promise.resolve(take(name, turn)).catch(() => undefined)
          await compare()
        }
      }),
      { numRuns: 6 },
    )
  })
})
