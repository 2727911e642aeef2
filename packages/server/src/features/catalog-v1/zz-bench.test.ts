import { test } from 'vitest'
import { countStatements } from '../../platform/db/connect.ts'
import { openShop } from './handlers/shop.test.fixture.ts'
test('bench', async () => {
  const shop = await openShop()
  const cols = await shop.work((tx) => shop.catalog.ensureCollections(tx, ['A', 'B', 'C']))
  const ex = shop.platform.db.getExecutor().constructor.prototype
  const sums = new Map<string, number>()
  const proto = Object.getPrototypeOf(ex)
  const orig = ex.executeQuery ?? proto.executeQuery
  const target = ex.executeQuery ? ex : proto
  target.executeQuery = async function (q: { sql: string }, ...rest: unknown[]) {
    const t0 = performance.now()
    try { return await orig.call(this, q, ...rest) } finally {
      const key = q.sql.trim().replace(/\s+/g, ' ').slice(0, 90)
      sums.set(key, (sums.get(key) ?? 0) + performance.now() - t0)
    }
  }
  let t = performance.now()
  for (let b = 0; b < 40; b++) {
    await shop.work(async (tx) => {
      const made = await shop.catalog.createProducts(tx, Array.from({ length: 100 }, (_, i) => ({
        name: `Product ${b * 100 + i}`, price: '12.50', brand: `B${i % 9}`, manageVariants: true,
        description: 'x'.repeat(400),
        collectionIds: [[...cols.values()][i % 3]!],
        options: [{ name: 'Size', choices: ['S', 'M', 'L', 'XL', 'XXL'].map((description) => ({ description })) }],
      })))
      await shop.inventory.setStock(tx, made.map((p) => ({ productId: p.id, tracked: true, variants: p.variants.map((v, n) => ({ variantId: v.id, quantity: n })) })))
    })
  }
  let s = (performance.now() - t) / 1000
  console.log('create+stock 4000 products/20000 variants', s.toFixed(2), 's', Math.round(20000 / s), 'variants/s')
  for (const [k, v] of [...sums].sort((a, b) => b[1] - a[1]).slice(0, 12)) console.log(v.toFixed(0).padStart(7), k)
  sums.clear()
  await shop.platform.db.executeQuery({ sql: 'ANALYZE', parameters: [], query: { kind: 'RawNode' } } as never)
  for (const [name, q] of Object.entries({
    first: {}, price: { sort: [{ fieldName: 'price' }] }, name: { sort: [{ fieldName: 'name', order: 'DESC' }] },
    coll: { filter: { 'collections.id': { $hasSome: [[...cols.values()][0]] } } },
    opt: { filter: { 'options.Size': { $hasSome: ['XL'] } } },
    deep: { paging: { offset: 3900, limit: 100 } }, brand: { filter: { brand: 'B3' } }, search: { filter: { name: { $contains: '39' } } },
  })) {
    for (let i = 0; i < 3; i++) await shop.visitor('POST', '/stores-reader/v1/products/query-platformized', { query: q })
    sums.clear(); t = performance.now()
    for (let i = 0; i < 10; i++) await shop.visitor('POST', '/stores-reader/v1/products/query-platformized', { query: q })
    console.log(name, ((performance.now() - t) / 10).toFixed(1), 'ms a page of 100', [...sums].map(([k, v]) => `${(v / 10).toFixed(1)} ${k.slice(0, 30)}`).join(' | '))
  }
  t = performance.now()
  for (let i = 0; i < 50; i++) await shop.visitor('POST', '/v2/collections/query', {})
  console.log('collections', ((performance.now() - t) / 50).toFixed(2))
  const { body } = await shop.visitor('POST', '/stores-reader/v1/products/query-platformized', { query: { paging: { limit: 1 } } })
  const all = await shop.work((tx) => shop.catalog.queryProducts(tx, { filter: { kind: 'and', parts: [] }, sort: [], limit: 100, offset: 0 }, { seesHidden: false }))
  const { encodeProduct } = await import('./codec/product.ts')
  const view = { shop: { currency: 'USD', locale: 'en-US', publicUrl: 'x' }, decimals: 2, mediaUrl: (i: string) => i, merchantData: false }
  for (let r = 0; r < 3; r++) { t = performance.now(); for (let i = 0; i < 20; i++) all.items.map((p) => encodeProduct(view, p)); console.log('encode 100', ((performance.now() - t) / 20).toFixed(2)) }
  const id = body.products[0].id
  t = performance.now()
  for (let i = 0; i < 100; i++) await shop.visitor('GET', `/stores-reader/v1/products/${id}`)
  console.log('get', ((performance.now() - t) / 100).toFixed(2))
  const up = await countStatements(() => shop.merchant('PATCH', `/stores/v1/products/${id}`, { product: { id, priceData: { price: 13 } } }))
  console.log('update statements', up.statements.length, up.statements.map((x) => x.trim().slice(0, 60).replace(/\s+/g, ' ')))
  await shop.close()
}, 120000)
