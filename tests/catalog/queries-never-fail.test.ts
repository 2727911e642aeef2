import { startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { collections, inventory, products, variants } from './random-catalog.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  const sizes = { name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }
  await shop.people.merchant().api.catalogV1.createProduct({
    product: {
      name: 'Vase',
      priceData: { price: '20' },
      manageVariants: true,
      productOptions: [sizes],
    },
  })
})
afterAll(() => shop.close())

const names = [products, collections, variants, inventory].flatMap(({ fields }) =>
  Object.keys(fields),
)
const field = fc.constantFrom(...names, '_id', '__proto__', 'constructor', 'options.', 'x', '')
const value = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.array(fc.string({ unit: 'binary' })),
  fc.constantFrom<unknown>('0000-01-01', '+012345-01-01T00:00:00Z', '2026-02-30', '%', '\\', '\0'),
  fc.constantFrom<unknown>(1e308, -0, '9'.repeat(20), '-1.000000001', 8.64e15, true, 'true'),
)
const operator = fc.constantFrom(
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$startsWith',
  '$endsWith',
  '$contains',
  '$exists',
  '$isEmpty',
  '$hasSome',
  '$hasAll',
  '$not',
  '$or',
  '$and',
  '$where',
)
const filter = fc.oneof(
  fc.dictionary(field, fc.oneof(value, fc.dictionary(operator, value)), { maxKeys: 3 }),
  fc.dictionary(operator, fc.array(fc.dictionary(field, value, { maxKeys: 2 })), { maxKeys: 2 }),
  value,
)
const orders = fc.oneof(
  fc.array(
    fc.record({
      fieldName: field,
      order: fc.oneof(fc.constantFrom<unknown>('ASC', 'DESC'), value),
    }),
    { maxLength: 3 },
  ),
  value,
)
const cursorPaging = fc.record(
  { cursor: fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()), limit: fc.nat(120) },
  { requiredKeys: [] },
)
const paging = fc.record(
  {
    limit: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer()),
    offset: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom(1e300, 2 ** 53, 2 ** 31, -1)),
  },
  { requiredKeys: [] },
)
const query = fc.record({ filter, sort: orders, paging, cursorPaging }, { requiredKeys: [] })

async function ask(path: string, body: unknown): Promise<void> {
  const reply = await shop.server.fetch(
    new Request(`${shop.baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: shop.site.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  if (reply.status < 500) return
  throw new Error(
    `${path} answered ${reply.status} to ${JSON.stringify(body)}: ${await reply.text()}`,
  )
}

test.each([
  '/stores-reader/v1/products/query-platformized',
  '/stores-reader/v1/variants/query',
  '/v2/collections/query',
])('no query of %s fails, whatever it holds', async (path) => {
  const property = fc.asyncProperty(query, (one) => ask(path, { query: one }))
  await fc.assert(property, { numRuns: 150 })
})

test.each([
  '/stores-reader/v1/products/query',
  '/stores-reader/v1/collections/query',
  '/stores-reader/v2/inventoryItems/query',
])('no query in text of %s fails, whatever it holds', async (path) => {
  const text = (one: fc.Arbitrary<unknown>) =>
    fc.oneof(
      one,
      one.map((json) => JSON.stringify(json) ?? ''),
      fc.string({ unit: 'binary' }),
    )
  const inText = fc.record(
    { filter: text(filter), sort: text(orders), paging },
    { requiredKeys: [] },
  )
  const property = fc.asyncProperty(inText, (one) => ask(path, { query: one }))
  await fc.assert(property, { numRuns: 150 })
})
