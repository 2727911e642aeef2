import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import type pg from 'pg'
import type { ClientBase } from 'pg'
import { addProducts } from './catalog-rows.ts'
import { connect } from './database.ts'

/** Number of products whose words are indexed at once. */
const BATCH = 5000

export interface SearchShop {
  readonly product: RunningProduct
  readonly client: pg.Client
  readonly siteId: string
  close(): Promise<void>
}

/** Shops of the given sizes, in a folder that is reused by later runs or removed at the end. */
export interface SearchShops {
  /** The next larger shop starts as a copy of the one before. */
  open(size: number, settings?: Readonly<Record<string, string>>): Promise<SearchShop>
  remove(): void
}

export function createSearchShops(folder: string, isKept: boolean): SearchShops {
  let before: { readonly folder: string; readonly size: number } | undefined
  mkdirSync(folder, { recursive: true })
  // PostgreSQL runs as another user when root starts it, and has to step through to its own.
  chmodSync(folder, 0o711)
  return {
    async open(size, settings = {}) {
      const own = path.join(folder, String(size))
      if (!existsSync(own)) renameSync(await fill(size, before), own)
      before = { folder: own, size }
      const shop = await openShop(await startProduct({ dataDir: own, settings }))
      await allowMany(shop.product)
      return shop
    },
    remove: () => {
      if (!isKept) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openShop(product: RunningProduct): Promise<SearchShop> {
  const client = await connect(product)
  return {
    product,
    client,
    siteId: product.sites[0]?.id ?? '',
    close: async () => {
      await client.end()
      await product.stop()
    },
  }
}

/** Fills a folder, and returns it when it is complete. */
async function fill(
  size: number,
  before: { readonly folder: string; readonly size: number } | undefined,
): Promise<string> {
  const product = await startProduct({ ...(before && { like: before.folder }) })
  const { client, siteId, close } = await openShop(product)
  await addProducts(client, siteId, { from: before?.size ?? 0, to: size })
  await indexWords(client, siteId, before?.size ?? 0)
  await client.query('CHECKPOINT')
  await close()
  return product.dataDir
}

/** Rows of the bench are inserted past the triggers, which would have indexed their words. */
export async function indexWords(client: ClientBase, siteId: string, from: number): Promise<void> {
  for (let after = from; ; ) {
    const { rows } = await client.query<{ last: string | null }>(
      `WITH next AS MATERIALIZED (
         SELECT site_id, id, numeric_id FROM products
          WHERE site_id = $1 AND numeric_id > $2 ORDER BY numeric_id LIMIT ${BATCH}
       ), written AS MATERIALIZED (
         SELECT index_products(array_agg(site_id), array_agg(id)) FROM next
       )
       SELECT max(numeric_id) AS last FROM next, written`,
      [siteId, after],
    )
    const last = rows[0]?.last
    if (!last) break
    after = Number(last)
  }
  await client.query('VACUUM (ANALYZE) search_documents, search_words')
}

/** More calls a minute than a visitor makes. */
async function allowMany({ baseUrl, sites }: RunningProduct): Promise<void> {
  const reply = await fetch(`${baseUrl}/vitrine/v1/site/settings`, {
    method: 'PATCH',
    headers: { authorization: sites[0]?.apiKey ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ settings: { limits: { callsPerMinuteFactor: 1000 } } }),
  })
  if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`)
}
