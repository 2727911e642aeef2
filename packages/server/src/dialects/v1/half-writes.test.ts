import { catalogV1 } from '@vitrine/contract/catalog-v1'
import { type AnyOperation, addressesOf, parametersOf } from '@vitrine/contract/kit'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from './handlers/shop.test.fixture.ts'

/** Every table that catalog writes may change. */
const tables = [
  'products',
  'product_options',
  'product_choices',
  'variants',
  'product_media',
  'choice_media',
  'collections',
  'collection_products',
  'brands',
  'ribbons',
  'media',
  'inventory_items',
  'inventory_changes',
  'facts',
]

let shop: Shop
let scene: { managed: string; plain: string; collection: string; variant: string; media: string }
beforeAll(async () => {
  shop = await openShop()
  const product = { name: 'Jar', priceData: { price: 20 } }
  const sizes = { name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }
  const create = async (more: object) =>
    (await post('products', { product: { ...product, productOptions: [sizes], ...more } })).body
      .product
  const managed = await create({ manageVariants: true })
  const plain = await create({ brand: 'Acme' })
  await post(`products/${plain.id}/media`, { media: [{ url: 'https://pictures.test/a.jpg' }] })
  const read = await shop.merchant('GET', `/stores-reader/v1/products/${plain.id}`)
  const { collection } = (await post('collections', { collection: { name: 'Bowls' } })).body
  scene = {
    managed: managed.id,
    plain: plain.id,
    collection: collection.id,
    variant: managed.variants[0].id,
    media: read.body.product.media.items[0].id,
  }
})
afterAll(() => shop.close())

const post = (path: string, body: object) => shop.merchant('POST', `/stores/v1/${path}`, body)

/** All rows of the site, as one text for each table. */
async function contents(): Promise<unknown> {
  const parts = tables.map(
    (
      table,
    ) => sql`SELECT ${table}::text AS name, count(*) AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS hash
      FROM ${sql.table(table)} t WHERE site_id = ${shop.siteId}`,
  )
  return (await sql`${sql.join(parts, sql` UNION ALL `)}`.execute(shop.platform.db)).rows
}

async function refuses(work: () => ReturnType<Shop['merchant']>): Promise<void> {
  const before = await contents()
  const reply = await work()
  expect(reply.status, JSON.stringify(reply.body)).toBeGreaterThanOrEqual(400)
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500)
  expect(await contents()).toEqual(before)
}

describe('a call that is refused at the last moment leaves no row and no fact', () => {
  const twice = [1, 2].map(() => ({ name: 'Cut', choices: [{ description: 'x' }] }))
  const news = { brand: 'Brand nobody had', ribbon: 'Ribbon nobody had' }
  const product = { name: 'New', priceData: { price: 1 }, ...news }
  const patch = (path: string, body: object) => shop.merchant('PATCH', `/stores/v1/${path}`, body)

  test('a product with a new brand and contradicting options', () =>
    refuses(() => post('products', { product: { ...product, productOptions: twice } })))

  test('a change with a new brand and a price below that of a variant', async () => {
    const cheap = { variants: [{ variantIds: [scene.variant], price: 1 }] }
    await patch(`products/${scene.managed}/variants`, cheap)
    const change = { id: scene.managed, ...news, name: 'Other', priceData: { price: 0 } }
    await refuses(() => patch(`products/${scene.managed}`, { product: change }))
  })

  test('variants with an unknown last one', () => {
    const known = { variantIds: [scene.variant], sku: 'changed' }
    const unknown = { variantIds: ['11111111-1111-4111-8111-111111111111'], sku: 'lost' }
    return refuses(() =>
      patch(`products/${scene.managed}/variants`, { variants: [known, unknown] }),
    )
  })

  test('media with an unknown choice in the last one', () => {
    const url = 'https://pictures.test/new.jpg'
    const media = [{ url }, { url: `${url}?2`, choice: { option: 'Size', choice: 'XXL' } }]
    return refuses(() => post(`products/${scene.plain}/media`, { media }))
  })

  test('choices with an unknown last one', () => {
    const tie = { option: 'Size', mediaIds: [scene.media] }
    const media = [
      { ...tie, choice: 'S' },
      { ...tie, choice: 'XXL' },
    ]
    return refuses(() => patch(`products/${scene.plain}/choices/media`, { media }))
  })

  test('a bulk call with two properties, or with an invalid id', async () => {
    const both = { ids: [scene.plain], set: { brand: 'Brand nobody had', price: 1 } }
    await refuses(() => post('bulk/products/update', both))
    const ids = [scene.plain, 'x'.repeat(37)]
    await refuses(() => post('bulk/products/update', { ids, set: { brand: 'Brand nobody had' } }))
  })
})

interface Schema {
  readonly type?: string
  readonly properties?: Record<string, Schema>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly patternProperties?: Record<string, Schema>
  readonly maximum?: number
}

const mostly = <T, U>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<U>, weight: number) =>
  fc.oneof({ weight, arbitrary: good }, { weight: 1, arbitrary: bad })
const words = mostly(
  fc.constantFrom('Size', 'S', 'M', 'Cut', '#fff', 'Acme', 'new', '🏺'),
  fc.constantFrom('', ' ', 'XXL'),
  20,
)
const amounts = mostly(
  fc.constantFrom(1, 5, 19.99, 100),
  fc.constantFrom(0, -1, -100, 999_999_999.99, 1e12, 0.00001),
  12,
)
const rare = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constant('x'.repeat(9000)))

const idsFor = (name: string): string[] => {
  if (/variant/i.test(name)) return [scene.variant]
  return /media/i.test(name) ? [scene.media] : [scene.managed, scene.plain]
}

/** Mostly valid input with existing names and ids, so that many calls succeed. */
function plausible(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const { properties, items, anyOf } = schema
  if (anyOf) return fc.oneof(...anyOf.map((one) => plausible(one, name)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (properties) {
    const keys = Object.entries(properties).map(([key, one]) => [
      key,
      mostly(plausible(one, key), rare, 90),
    ])
    const requiredKeys = (schema.required ?? []) as never[]
    return fc.record(Object.fromEntries(keys), { requiredKeys })
  }
  if (items) return fc.array(plausible(items, name), { maxLength: 3 })
  if (schema.patternProperties) return fc.dictionary(words, words, { maxKeys: 2 })
  if (schema.type === 'number') return amounts
  if (schema.type === 'integer') return fc.constantFrom(1, 5, 100, -50)
  if (schema.type === 'boolean') return fc.boolean()
  return /ids?$/i.test(name)
    ? mostly(fc.constantFrom(...idsFor(name)), fc.constant('x'), 30)
    : words
}

/** Operations that delete the test data come last. */
const operations = Object.entries(catalogV1.operations)
  .filter(([, one]) => one.writes)
  .toSorted(([a], [b]) => Number(a.startsWith('delete')) - Number(b.startsWith('delete')))

describe('random calls', () => {
  const answered = { well: 0, badly: 0 }
  test.each(operations as [string, AnyOperation][])(
    '%s changes everything or nothing, without an unexpected error',
    async (name, operation) => {
      const { method, path } = addressesOf(catalogV1, operation)[0] as {
        method: string
        path: string
      }
      const seed = [...name].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7) | 0
      const things = /Collection/.test(name) ? [scene.collection] : [scene.managed, scene.plain]
      const ids = mostly(fc.constantFrom(...things), fc.constant('nothing'), 8)
      const calls = fc.sample(fc.tuple(plausible(operation.request as Schema), ids), {
        numRuns: 40,
        seed,
      })
      let before = await contents()
      for (const [message, id] of calls) {
        const target = parametersOf(path).reduce((text, one) => text.replace(`{${one}}`, id), path)
        const body = method === 'DELETE' ? undefined : message
        const reply = await shop.merchant(method, target, body)
        const after = await contents()
        const details = `${JSON.stringify(message)} → ${JSON.stringify(reply.body)}`
        expect(reply.status, details).toBeLessThan(500)
        if (reply.status >= 400) expect(after, details).toEqual(before)
        answered[reply.status < 400 ? 'well' : 'badly'] += 1
        before = after
      }
    },
    60_000,
  )

  test('succeed in part and fail in part', () => {
    expect(answered.well).toBeGreaterThan(100)
    expect(answered.badly).toBeGreaterThan(100)
  })
})
