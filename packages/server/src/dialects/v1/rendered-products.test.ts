import { Product as WireProduct } from '@vitrine/contract/catalog-v1'
import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  findRendering,
  findRenderingBodies,
  saveRenderings,
} from '../../areas/catalog/rendered-products/store/rendered-products.ts'
import { sampleProducts } from '../../areas/catalog/shared/model/sample-products.ts'
import { countStatements } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/tx.ts'
import { createProductRenderer } from './codec/render-product.ts'
import { openShop, type Shop } from './handlers/shop.test.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const create = async (product: object = {}) => {
  const input = { name: 'Vase', priceData: { price: 10 }, ...product }
  const { body } = await shop.merchant('POST', '/stores/v1/products', { product: input })
  return body.product.id as string
}
const page = () => shop.visitor('POST', '/stores-reader/v1/products/query-platformized', {})
const key = { renderer: 'story', cacheVersion: 'one' }

describe('texts of products', () => {
  test('need one statement for a page, and at most six for the first one after a change', async () => {
    await create()
    await create({
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: [{ value: 'S', description: 'S' }] }],
    })
    const first = await countStatements(page)
    expect(first.statements.length).toBeLessThanOrEqual(6)
    const again = await countStatements(page)
    expect(again.statements).toHaveLength(1)
    expect(again.result.body).toEqual(first.result.body)
    const id = first.result.body.products[0].id as string
    const read = () => shop.visitor('GET', `/stores-reader/v1/products/${id}`)
    expect((await countStatements(read)).statements.length).toBeLessThanOrEqual(6)
    expect((await countStatements(read)).statements).toHaveLength(1)
  })

  test('are rendered again by another cache version', async () => {
    const id = await create()
    const tx = { db: shop.platform.db, siteId: shop.siteId } as Tx
    const found = await findRendering(tx, { id }, key, false)
    const stored = await saveRenderings(tx, key, found?.snapshot ?? '', [{ id, body: 'old' }])
    const stampOf = async (cacheVersion: string) =>
      (await findRendering(tx, { id }, { ...key, cacheVersion }, false))?.items[0]?.stamp
    expect([await stampOf('one'), await stampOf('two')]).toEqual([stored.get(id), null])
  })

  test('have another cache version for every field', () => {
    const write = createProductRenderer((id) => `https://shop.test/media/${id}`)
    const place = { currency: 'EUR', locale: 'de-DE', publicUrl: 'https://shop.test' }
    const written = sampleProducts.flatMap((one) => Object.keys(JSON.parse(write(place, one))))
    // Merchant-only fields are in no rendering.
    const left = Object.keys(WireProduct.properties).filter((name) => !written.includes(name))
    expect(left).toEqual(['costAndProfitData', 'costRange'])
  })

  test('are invalidated by every table with a part of a product', async () => {
    const { rows } = await shop.platform.pool.query<{ name: string; triggers: string[] }>(
      `SELECT c.table_name AS name,
              ARRAY(SELECT DISTINCT t.trigger_name::text FROM information_schema.triggers t
                     WHERE t.event_object_table = c.table_name AND t.trigger_name LIKE 'invalidate_on_%'
                     ORDER BY 1) AS triggers
         FROM information_schema.columns c JOIN information_schema.tables USING (table_schema, table_name)
        WHERE c.column_name = 'product_id' AND c.table_schema = current_schema()
          AND table_type = 'BASE TABLE'`,
    )
    const all = ['invalidate_on_delete', 'invalidate_on_insert', 'invalidate_on_update']
    const deaf = rows.filter(({ triggers }) => triggers.join() !== all.join())
    expect(deaf.map(({ name }) => name).sort()).toEqual(notShown)
  })
})

/** Tables that refer to products but are not rendered. */
const notShown = [
  'back_in_stock_requests',
  'bought_together',
  'choice_combinations',
  'choice_products',
  'contact_messages',
  'file_grants',
  'inventory_changes',
  'order_lines',
  'product_files',
  'product_invalidations',
  'product_name_words',
  'product_reviews',
  'rendered_products',
  'search_changes',
  'search_document_changes',
  'search_documents',
  'stale_search_documents',
  'stock_buckets',
  'stock_holds',
  'subscriptions',
  'wish_list_items',
]

/** One of several concurrent clients. */
type Actor = () => Promise<void>

describe('concurrent readers and writers', () => {
  test('never find a text that is older than the last commit', async () => {
    const id = await create()
    const tx = { db: shop.platform.db, siteId: shop.siteId } as Tx
    const rows = async (): Promise<string> => {
      const found = await shop.platform.pool.query(
        `SELECT p.handle || '|' || v.sku AS text FROM products p JOIN variants v ON v.product_id = p.id
          WHERE p.id = $1`,
        [id],
      )
      return found.rows[0]?.text
    }
    const text = async () => {
      const stamp = (await findRendering(tx, { id }, key, false))?.items[0]?.stamp
      if (!stamp) return null
      const [found] = await findRenderingBodies(tx, key.renderer, [{ id, stamp }])
      return found?.body
    }

    const reader = (): Actor => {
      let snapshot: string | undefined
      let body: string | undefined
      return async () => {
        if (snapshot === undefined)
          snapshot = (await findRendering(tx, { id }, key, false))?.snapshot
        else if (body === undefined) body = await rows()
        else {
          await saveRenderings(tx, key, snapshot, [{ id, body }])
          snapshot = body = undefined
        }
      }
    }
    const writer = (client: PoolClient, change: string): Actor => {
      let turn = 0
      return async () => {
        turn += 1
        if (turn % 3 === 1) await client.query('BEGIN')
        else if (turn % 3 === 2) await client.query(change, [String(turn), id])
        else await client.query(turn % 9 === 0 ? 'ROLLBACK' : 'COMMIT')
      }
    }
    const [one, other] = [await shop.platform.pool.connect(), await shop.platform.pool.connect()]
    await shop.platform.pool.query('UPDATE variants SET sku = $1 WHERE product_id = $2', ['A', id])
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.nat(3), { minLength: 8, maxLength: 40 }), async (order) => {
          const actors = [
            reader(),
            reader(),
            writer(one, 'UPDATE products SET handle = $1 WHERE id = $2'),
            writer(other, 'UPDATE variants SET sku = $1 WHERE product_id = $2'),
          ]
          for (const index of order) {
            await actors[index]?.()
            const found = await text()
            if (found !== null) expect(found).toBe(await rows())
          }
          for (const client of [one, other]) await client.query('ROLLBACK')
        }),
        { numRuns: 60 },
      )
      // Without writes, renderings are found.
      const quiet = reader()
      for (let step = 0; step < 3; step += 1) await quiet()
      expect(await text()).toBe(await rows())
    } finally {
      one.release()
      other.release()
    }
  })
})
