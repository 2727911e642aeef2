import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

/** Collection 0 has every second product, each of the others one of twenty. */
export const COLLECTIONS = 20
/** Number of products in a series; the name of the series finds exactly those. */
export const SERIES = 48
const PICTURES = 200

const tables = [
  'media',
  'collections',
  'products',
  'product_options',
  'product_choices',
  'variants',
  'inventory_items',
  'product_media',
  'collection_products',
  'choice_products',
]

export const collectionIdOf = (number: number): string => guidOf(`collection ${number}`)
export const seriesOf = (number: number): string =>
  `R${createHash('md5').update(`series ${number}`).digest('hex').slice(0, 7)}`
export const slugOf = (number: number): string => `bench-product-${number}`

/** Deterministic ids: the same number is the same product in every run. */
const guidOf = (name: string): string =>
  `00000000-0000-4000-8000-${[...name]
    .reduce((hash, letter) => (hash * 31n + BigInt(letter.charCodeAt(0))) % 2n ** 48n, 7n)
    .toString(16)
    .padStart(12, '0')}`

/**
 * Adds products with a range of numbers as the product itself would have written them, including counters.
 * Rows are made by the server from their numbers; large steps build indexes and run triggers afterwards.
 */
export async function addProducts(
  client: ClientBase,
  siteId: string,
  range: { readonly from: number; readonly to: number },
): Promise<void> {
  const later = range.to - range.from >= 50_000 ? await takeIndexes(client) : []
  await client.query('BEGIN')
  // Keys and counters hold by construction: every row below names rows above it.
  await client.query('SET LOCAL session_replication_role = replica')
  await client.query(`SET LOCAL work_mem = '128MB'`)
  if (range.from === 0) await addShared(client, siteId)
  for (const statement of statements) {
    await client.query(
      statement(`'${siteId}'::uuid`, `generate_series(${range.from}, ${range.to - 1}) AS n`),
    )
  }
  await countAgain(client, siteId)
  await client.query('COMMIT')
  await client.query(`SET maintenance_work_mem = '256MB'`)
  for (const index of later) await client.query(index)
  await client.query(`VACUUM (ANALYZE) ${tables.join(', ')}`)
  // The rows were inserted without notifications; the caches of the product are stale.
  await client.query(`SELECT pg_notify('vitrine_facts', $1)`, [`${siteId} public`])
}

/** Drops the indexes; returns the statements that create them again. */
async function takeIndexes(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.relname AS name, pg_get_indexdef(i.oid) AS definition
       FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
      WHERE t.relname = ANY($1) AND NOT x.indisunique`,
    [tables],
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  return rows.map(({ definition }) => definition)
}

async function addShared(client: ClientBase, siteId: string): Promise<void> {
  await client.query(
    `INSERT INTO media (site_id, id, kind, state, file_name, mime, bytes, width, height, ground, created_date)
     SELECT $1, 'bench_' || n || '.jpg', 'image', 'stored', 'bench-' || n || '.jpg', 'image/jpeg', 48000,
            1200, 900, '#e7e2da', timestamptz '2026-01-01' FROM generate_series(0, ${PICTURES - 1}) AS n`,
    [siteId],
  )
  for (let number = 0; number < COLLECTIONS; number += 1) {
    await client.query(
      `INSERT INTO collections (site_id, id, name, slug, created_date, updated_date)
       VALUES ($1, $2, $3, $4, timestamptz '2026-01-01', timestamptz '2026-01-01')`,
      [siteId, collectionIdOf(number), `Bench collection ${number}`, `bench-${number}`],
    )
  }
}

const id = (what: string) => `md5('${what} ' || n)::uuid`
const price = `(5 + (n::bigint * 7919 % 19500) / 100.0)::numeric(14, 4)`
/** Three of ten products have sizes and colours: six variants. */
const isManaged = 'n % 10 < 3'
const isTracked = 'n % 2 = 0'
/** The sixth variant of managed products whose number ends on 2 is sold out. */
const isOut = (variant: string) => `(n % 10 = 2 AND ${variant} = 5)`
const words = (...list: string[]) => `(ARRAY['${list.join("','")}'])`
const adjective = words(
  'Quiet',
  'Bold',
  'Amber',
  'Rough',
  'Small',
  'Wide',
  'Plain',
  'Early',
  'Late',
  'Soft',
)
const noun = words(
  'Vase',
  'Bowl',
  'Lamp',
  'Chair',
  'Print',
  'Cup',
  'Tray',
  'Stool',
  'Clock',
  'Frame',
  'Box',
)
const colours = words('Red', 'Blue', 'Green', 'Black', 'White', 'Sand')
const colour = (which: string) => `${colours}[1 + (n / 10 + ${which} * 3) % 6]`
const size = `${words('S', 'M', 'L')}`

type Statement = (site: string, numbers: string) => string

const statements: readonly Statement[] = [
  (site, numbers) => `
    INSERT INTO products (site_id, id, numeric_id, handle, name, slug, visible, description, manage_variants,
      base_price, variant_count, min_price, max_price, min_list_price, max_list_price, min_weight, max_weight,
      base_weight, stock_status, stock_tracked, stock_quantity, out_of_stock_count, tracked_count,
      stock_updated_date, main_media_id, created_date, updated_date)
    SELECT ${site}, ${id('product')}, n + 1, 'bench-' || n,
           ${adjective}[1 + n % 10] || ' ' || ${noun}[1 + (n / 10) % 11] || ' R' || left(md5('series ' || n / ${SERIES}), 7),
           'bench-product-' || n, n % 50 <> 7, '<p>Made by hand, number ' || n || '</p>', ${isManaged},
           ${price}, CASE WHEN ${isManaged} THEN 6 ELSE 1 END, ${price}, ${price} + CASE WHEN ${isManaged} THEN 2 ELSE 0 END,
           ${price}, ${price} + CASE WHEN ${isManaged} THEN 2 ELSE 0 END, 1, 1, 1,
           CASE WHEN n % 10 = 2 THEN 'PARTIALLY_OUT_OF_STOCK' ELSE 'IN_STOCK' END, ${isTracked},
           CASE WHEN ${isTracked} THEN CASE WHEN ${isManaged} THEN 48 - (n % 10 = 2)::int * 8 ELSE 8 END END,
           (n % 10 = 2)::int, CASE WHEN ${isTracked} THEN CASE WHEN ${isManaged} THEN 6 ELSE 1 END ELSE 0 END,
           timestamptz '2026-01-01', 'bench_' || n % ${PICTURES} || '.jpg',
           timestamptz '2026-01-01', timestamptz '2026-01-01' + n * interval '1 second'
      FROM ${numbers}`,
  (site, numbers) => `
    INSERT INTO product_options (site_id, product_id, id, name, option_type, position)
    SELECT ${site}, ${id('product')}, md5(o.name || ' of ' || n)::uuid, o.name, 'drop_down', o.place
      FROM ${numbers}, (VALUES ('Size', 0), ('Colour', 1)) AS o (name, place) WHERE ${isManaged}`,
  (site, numbers) => `
    INSERT INTO product_choices (site_id, product_id, option_id, id, value, description, position,
                                 variant_count, in_stock_count, visible_count)
    SELECT ${site}, ${id('product')}, md5('Size of ' || n)::uuid, md5('size ' || s || ' of ' || n)::uuid,
           ${size}[s + 1], ${size}[s + 1], s, 2, 2 - (${isOut('s * 2 + 1')})::int, 2
      FROM ${numbers}, generate_series(0, 2) AS s WHERE ${isManaged}
    UNION ALL
    SELECT ${site}, ${id('product')}, md5('Colour of ' || n)::uuid, md5('colour ' || c || ' of ' || n)::uuid,
           ${colour('c')}, ${colour('c')}, c, 3, 3 - (${isOut('4 + c')})::int, 3
      FROM ${numbers}, generate_series(0, 1) AS c WHERE ${isManaged}`,
  (site, numbers) => `
    INSERT INTO choice_products (site_id, option_name, choice, numeric_id, product_id, visible)
    SELECT ${site}, 'size', ${size}[s + 1], n + 1, ${id('product')}, n % 50 <> 7
      FROM ${numbers}, generate_series(0, 2) AS s WHERE ${isManaged}
    UNION ALL
    SELECT ${site}, 'colour', ${colour('c')}, n + 1, ${id('product')}, n % 50 <> 7
      FROM ${numbers}, generate_series(0, 1) AS c WHERE ${isManaged}`,
  (site, numbers) => `
    INSERT INTO variants (site_id, product_id, id, is_default, position, choice_ids, list_price, weight, sku, in_stock)
    SELECT ${site}, ${id('product')}, md5('variant ' || v || ' of ' || n)::uuid, FALSE, v,
           ARRAY[md5('size ' || v / 2 || ' of ' || n)::uuid, md5('colour ' || v % 2 || ' of ' || n)::uuid],
           ${price} + v / 2, 1, 'B-' || n || '-' || v, NOT ${isOut('v')}
      FROM ${numbers}, generate_series(0, 5) AS v WHERE ${isManaged}
    UNION ALL
    SELECT ${site}, ${id('product')}, md5('variant 0 of ' || n)::uuid, TRUE, 0, '{}', ${price}, 1, 'B-' || n, TRUE
      FROM ${numbers} WHERE NOT ${isManaged}`,
  (site, numbers) => `
    INSERT INTO inventory_items (site_id, product_id, variant_id, location_id, track_quantity, quantity, created_date, updated_date)
    SELECT ${site}, ${id('product')}, md5('variant ' || v || ' of ' || n)::uuid,
           ${site}, TRUE, CASE WHEN ${isOut('v')} THEN 0 ELSE 8 END, timestamptz '2026-01-01', timestamptz '2026-01-01'
      FROM ${numbers}, generate_series(0, CASE WHEN ${isManaged} THEN 5 ELSE 0 END) AS v WHERE ${isTracked}`,
  (site, numbers) => `
    INSERT INTO product_media (site_id, product_id, media_id, position)
    SELECT ${site}, ${id('product')}, 'bench_' || (n + m * 7) % ${PICTURES} || '.jpg', m
      FROM ${numbers}, generate_series(0, 1) AS m`,
  (site, numbers) => `
    INSERT INTO collection_products (site_id, collection_id, product_id, position, numeric_id, price, paid_price, visible, added_date)
    SELECT ${site}, c.id, ${id('product')}, n, n + 1, ${price}, ${price}, n % 50 <> 7, timestamptz '2026-01-01'
      FROM ${numbers}
      JOIN (VALUES ${Array.from({ length: COLLECTIONS }, (_, at) => `(${at}, '${collectionIdOf(at)}'::uuid)`).join(', ')})
             AS c (number, id)
        ON (c.number = 0 AND n % 2 = 0) OR (c.number > 0 AND n % 20 = c.number)`,
]

async function countAgain(client: ClientBase, siteId: string): Promise<void> {
  await client.query(
    `INSERT INTO catalog_totals
     SELECT site_id, count(*), count(*) FILTER (WHERE visible) FROM products WHERE site_id = $1 GROUP BY site_id
     ON CONFLICT (site_id) DO UPDATE SET product_count = excluded.product_count,
        visible_product_count = excluded.visible_product_count`,
    [siteId],
  )
  await client.query(
    `UPDATE collections c SET product_count = m.products, visible_product_count = m.visible
       FROM (SELECT collection_id, count(*) AS products, count(*) FILTER (WHERE visible) AS visible
               FROM collection_products WHERE site_id = $1 GROUP BY collection_id) m
      WHERE c.site_id = $1 AND c.id = m.collection_id`,
    [siteId],
  )
  await client.query(
    `SELECT setval('product_numbers', greatest(nextval('product_numbers'), 1700000000000001))`,
  )
}
