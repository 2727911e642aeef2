import type { RunningProduct } from '@vitrine/testkit/product'
import type { ClientBase } from 'pg'
import { startBaseline } from './baseline.ts'
import { createQuerySender } from './catalog.ts'
import { COLLECTIONS, collectionIdOf } from './catalog-rows.ts'
import { databaseUrlOf } from './database.ts'
import { familyOf, fetchWhole, load, watchCpu, withTarget } from './measure.ts'
import { pageStatement } from './page-statement.ts'

type Row = [string, string]
const ROUNDS = 10
const REQUESTS = 60
/** Calls before measuring, so that the code of both is compiled. */
const WARM_UP = 600

/**
 * CPU of a page by price that no cache answers, compared to bare `pg` sending the same statement and
 * bytes; in turns, so that both meet the same conditions.
 */
export async function bareCost(product: RunningProduct): Promise<Row[]> {
  const ask = createQuerySender(product)
  const query = (turn: number) => ({
    filter: { visible: true, collectionIds: collectionIdOf(turn % COLLECTIONS) },
    sort: [{ fieldName: 'price' }],
    paging: { limit: 24 },
  })
  const bytes = Buffer.byteLength(await ask(query(0)))
  const sql = byPrice(product.sites[0]?.id ?? '', collectionIdOf(0))
  const limit = await startBaseline('pg', { bytes, databaseUrl: databaseUrlOf(product), sql })
  const database = () => familyOf(product.pid).slice(1)
  let turn = 0
  const sendToVitrine = async () => {
    turn += 1
    await ask(query(turn))
  }
  const sendToBaseline = async () => {
    await fetchWhole(limit.url)
  }
  for (const send of [sendToVitrine, sendToBaseline]) await load(WARM_UP, 4, send)
  let [ours, bare] = [0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    ours += await perRequest(() => [product.pid, ...database()], sendToVitrine)
    bare += await perRequest(() => [limit.pid, ...database()], sendToBaseline)
  }
  limit.stop()
  const each = (sum: number) => (sum / ROUNDS).toFixed(2)
  return [
    [
      'Page of 24 by price, not cached, to bare pg with the same statement',
      withTarget(
        `${each(ours)} ms · ${each(bare)} ms · ${(ours / bare).toFixed(2)} ×`,
        'at most 2 ×',
      ),
    ],
  ]
}

/** By price in a collection, with a count of its members. */
const byPrice = (site: string, collection: string) =>
  pageStatement(site, {
    total: `SELECT visible_product_count AS total FROM collections
             WHERE site_id = '${site}' AND id = '${collection}'`,
    ids: `SELECT cp.product_id AS id FROM collection_products cp
           WHERE cp.site_id = '${site}' AND cp.collection_id = '${collection}' AND cp.visible
           ORDER BY cp.price, cp.numeric_id LIMIT 24`,
  })

async function perRequest(pids: () => readonly number[], send: () => Promise<void>) {
  const spent = watchCpu(pids)
  await load(REQUESTS, 4, send)
  return spent() / REQUESTS
}

/** Changing one variant among ten siblings and among ten thousand, turn by turn. */
export async function siblingCosts(product: RunningProduct, client: ClientBase): Promise<Row[]> {
  const times: Record<number, number[]> = { 10: [], 10000: [] }
  const siteId = product.sites[0]?.id ?? ''
  for (const size of [10, 10_000]) await addProductWithVariants(client, siteId, size)
  for (let turn = 0; turn < 300; turn += 1) {
    for (const size of [10, 10_000]) {
      const began = performance.now()
      await patch(product, manyVariantsId(size), turn)
      if (turn >= 50) times[size]?.push(performance.now() - began)
    }
  }
  const middle = (list: readonly number[] = []) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  const [few, many] = [middle(times[10]), middle(times[10_000])]
  return [
    [
      'Variant patch among 10 and 10,000 siblings, p50',
      withTarget(
        `${few.toFixed(1)} ms · ${many.toFixed(1)} ms · ${(many / few).toFixed(2)} ×`,
        'at most 1.3 ×',
      ),
    ],
  ]
}

/** The id of the product of `addProductWithVariants`. */
export const manyVariantsId = (size: number) =>
  `00000000-0000-4000-9000-${String(size).padStart(12, '0')}`

async function patch({ baseUrl, sites }: RunningProduct, id: string, turn: number): Promise<void> {
  const reply = await fetch(`${baseUrl}/stores/v1/products/${id}/variants`, {
    method: 'PATCH',
    headers: { authorization: sites[0]?.apiKey ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({
      variants: [{ choices: { Length: 'Length 0', Width: 'Width 0' }, price: 10 + (turn % 50) }],
    }),
  })
  if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`)
  await reply.arrayBuffer()
}

/** A product with two options of a hundred choices each and so many of their combinations. */
export async function addProductWithVariants(
  client: ClientBase,
  site: string,
  size: number,
): Promise<void> {
  const id = manyVariantsId(size)
  await client.query(
    `INSERT INTO products (site_id, id, numeric_id, handle, name, slug, base_price, manage_variants, variant_count,
       min_price, max_price, min_list_price, max_list_price, stock_updated_date, created_date, updated_date)
     VALUES ($1, $2, $3::bigint, $4, $4, $4, 9, TRUE, $3::int, 9, 9, 9, 9, now(), now(), now())`,
    [site, id, 100_000_000 + size, `beam-${size}`],
  )
  for (const [position, name] of ['Length', 'Width'].entries()) {
    await client.query(
      `INSERT INTO product_options (site_id, product_id, id, name, option_type, position)
       VALUES ($1, $2::uuid, md5($3::text || $2::uuid)::uuid, $3, 'drop_down', $4)`,
      [site, id, name, position],
    )
    await client.query(
      `INSERT INTO product_choices (site_id, product_id, option_id, id, value, description, position)
       SELECT $1::uuid, $2::uuid, md5($3::text || $2::uuid)::uuid, md5($3 || n || $2::uuid)::uuid,
              $3 || ' ' || n, $3 || ' ' || n, n
         FROM generate_series(0, 99) AS n`,
      [site, id, name],
    )
  }
  await client.query(
    `INSERT INTO variants (site_id, product_id, id, position, choice_ids, list_price)
     SELECT $1::uuid, $2::uuid, md5(n || ' ' || $2::uuid)::uuid, n,
            ARRAY[md5('Length' || n % 100 || $2::uuid)::uuid, md5('Width' || n / 100 || $2::uuid)::uuid], 9
       FROM generate_series(0, $3::int - 1) AS n`,
    [site, id, size],
  )
  await client.query('VACUUM (ANALYZE) variants, product_choices')
}
