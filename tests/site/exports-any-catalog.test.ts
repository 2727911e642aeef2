import type { ExportFormat } from '@vitrine/contract/exports'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const actor = { type: 'system', id: 'tests' } as const

/**
 * Texts that are difficult for files: quotes, breaks, delimiters, formulas, other scripts, signs of several code
 * points.
 */
const pieces = [
  '"',
  '""',
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  "'",
  '=1+1',
  '+',
  '-',
  '@',
  '&amp;',
  '<b>x</b>',
]
const scripts = [
  'كوب أزرق',
  'שלום',
  '湯のみ',
  'Ö',
  'é',
  '🫙',
  '👩🏽‍🚀',
  '🇩🇪',
  'ﷺ',
  ' ',
  ' ',
  'a',
  'Zz',
  '0',
]
const text = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...pieces, ...scripts),
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.constantFrom('long', 'x').map((one) => one.repeat(40)),
      ),
      { maxLength: 8 },
    )
    .map((parts) => Array.from(parts.join('').replaceAll('\0', '')).slice(0, maxLength).join(''))
const named = (maxLength: number) =>
  text(maxLength).map((one) => (one.trim() === '' ? 'Named' : one))
const key = (one: string) => one.normalize('NFC').trim().toLowerCase()
const amount = fc
  .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`.replace(/\.?0+$/, ''))
const price = amount.map((one) => (one === '' ? '0' : one))
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })

const option = fc.record({
  name: named(50),
  choices: fc
    .uniqueArray(named(50), { minLength: 1, maxLength: 3, selector: key })
    .map((names) => names.map((description) => ({ description }))),
})
const product = fc.record({
  name: named(80),
  price,
  visible: fc.boolean(),
  description: text(400),
  brand: maybe(named(50)),
  ribbon: maybe(named(30)),
  cost: maybe(price),
  weight: maybe(price),
  sku: maybe(named(40)),
  discount: fc.oneof(
    fc.constant({ type: 'NONE', value: '0' } as const),
    fc.integer({ min: 1, max: 99 }).map((one) => ({ type: 'PERCENT', value: `${one}` }) as const),
  ),
  // More than a row of a file has columns for, and some that say nothing.
  infoSections: fc.array(fc.record({ title: text(50), description: text(300) }), { maxLength: 9 }),
  seo: maybe(text(60).map((children) => ({ tags: [{ type: 'title', children }] }))),
  options: fc.uniqueArray(option, { maxLength: 3, selector: ({ name }) => key(name) }),
  manageVariants: fc.boolean(),
})
const catalog = fc.record({
  products: fc.array(product, { minLength: 1, maxLength: 5 }),
  collections: fc.uniqueArray(named(50), {
    maxLength: 4,
    selector: (one) => key(one).toUpperCase(),
  }),
  stock: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 }),
})
type CatalogContent = typeof catalog extends fc.Arbitrary<infer T> ? T : never

async function emptySite(): Promise<string> {
  const { id } = await shop.server.sites.create({ settings: { name: 'Any' }, domains: [] })
  return id
}

async function fill(
  siteId: string,
  { products, collections, stock }: CatalogContent,
): Promise<void> {
  const { catalog: shelf, inventory, platform } = shop.server
  await platform.work({ siteId, actor }, async (tx) => {
    const ids = [...(await shelf.ensureCollections(tx, collections)).values()]
    const made = await shelf.createProducts(
      tx,
      products.map((one, at) => ({ ...one, collectionIds: ids.slice(0, at) })),
    )
    const tracked = made.filter((_, at) => at % 2 === 0)
    await inventory.setStock(
      tx,
      tracked.map(({ id, variants }) => ({
        productId: id,
        tracked: true,
        variants: variants.map((one, at) => ({
          variantId: one.id,
          quantity: stock[at % stock.length] as number,
        })),
      })),
    )
  })
}

async function write(siteId: string, format: ExportFormat): Promise<string> {
  let file = ''
  const scope = { filter: null, productIds: null }
  for await (const part of shop.server.exports.write(siteId, { format, ...scope })) {
    file += part.text
  }
  return file
}

async function read(siteId: string, file: string): Promise<void> {
  const { imports, platform } = shop.server
  async function* stream() {
    yield Buffer.from(file)
  }
  const { id } = await imports.start((work) => platform.work({ siteId, actor }, work), {
    fileName: 'catalog',
    stream: stream(),
  })
  for (;;) {
    const one = await platform.work({ siteId, actor }, (tx) => imports.get(tx, id))
    if (one.state !== 'QUEUED' && one.state !== 'RUNNING') {
      const { rows } = await platform.work({ siteId, actor }, (tx) => imports.report(tx, id, {}))
      expect({ state: one.state, failure: one.failure, rows }).toEqual({
        state: 'DONE',
        failure: null,
        rows: [],
      })
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test.each(['csv', 'jsonl'] as const)(
  'any catalog that is exported as %s and imported gives the same file again',
  { timeout: 120_000 },
  async (format) => {
    await fc.assert(
      fc.asyncProperty(catalog, async (wanted) => {
        const source = await emptySite()
        await fill(source, wanted)
        const first = await write(source, format)
        const target = await emptySite()
        await read(target, first)
        expect(await write(target, format)).toBe(first)
      }),
      { numRuns: 12, endOnFailure: true },
    )
  },
)
