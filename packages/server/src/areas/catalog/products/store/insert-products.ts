import { sql } from 'kysely'
import { rowsToSql } from '../../../../platform/db/rows-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { saveInfoSections } from '../../info-sections/index.ts'
import type { Product } from '../../shared/model/product.ts'
import { insertRows, type Row } from '../../shared/store/rows.ts'
import { newChoice, newOption, newProduct, newVariant } from './new-columns.ts'
import {
  choiceRows,
  optionRow,
  productRow,
  saveGalleries,
  saveRibbons,
  variantRow,
} from './save-products.ts'
import { saveVariantFiles } from './variant-files.ts'

/**
 * Statements that insert new products with precalculated aggregates, one for each table. Triggers that
 * recalculate aggregates are skipped (`beginPrecalculated`), so that no row is written twice.
 */
export function insertProducts(tx: Tx, products: readonly Product[]): (() => Promise<unknown>)[] {
  const changes = products.map((after) => ({ after }))
  const deep = products.filter(({ options }) => options.length > 2).map(({ id }) => id)
  return [
    () => insertRows(tx, 'products', newProduct, products.map(countedProduct)),
    () => insertRows(tx, 'product_options', newOption, products.flatMap(optionRows)),
    () => insertChoices(tx, products.flatMap(countedChoiceRows)),
    // Variants come last: the trigger on them builds the search document from the other rows.
    async () => {
      await saveInfoSections(tx, changes)
      await saveRibbons(tx, changes)
    },
    () => insertRows(tx, 'variants', newVariant, products.flatMap(countedVariantRows)),
    () => combine(tx, deep),
    async () => {
      await saveVariantFiles(tx, changes)
      await saveGalleries(tx, changes)
    },
  ]
}

/** Choices, and the index of products by choice; new products are not in it yet. */
async function insertChoices(tx: Tx, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const names = sql.join(Object.keys(newChoice).map((column) => sql.ref(column)))
  await sql`
    WITH given AS MATERIALIZED (
      SELECT * FROM ${rowsToSql({ ...newChoice, ...offered }, rows)} AS sent
    ), offered AS (
      INSERT INTO choice_products (site_id, option_name, choice, numeric_id, product_id, visible)
      SELECT DISTINCT ${tx.siteId}::uuid, lower(option_name), description, numeric_id, product_id, visible
        FROM given
    )
    INSERT INTO product_choices (site_id, ${names})
    SELECT ${tx.siteId}::uuid, ${names} FROM given`.execute(tx.db)
}

const offered = { option_name: 'text', numeric_id: 'bigint', visible: 'boolean' } as const

/**
 * Tells the triggers that aggregates are precalculated, and which collections the products will be in: they are found
 * by the names of these.
 */
export async function beginPrecalculated(tx: Tx, products: readonly Product[]): Promise<void> {
  const members = products.flatMap(({ id, collectionIds }) =>
    collectionIds.map((collectionId) => ({ product_id: id, collection_id: collectionId })),
  )
  await sql`
    SELECT set_config('vitrine.precalculated', 'yes', TRUE),
           set_config('vitrine.new_members', ${JSON.stringify(members)}, TRUE)`.execute(tx.db)
}

export const endPrecalculated = (tx: Tx): Promise<unknown> =>
  sql`
    SELECT set_config('vitrine.precalculated', 'no', TRUE), set_config('vitrine.new_members', '', TRUE)`.execute(
    tx.db,
  )

/** Adds new products to the counters of their site. */
export async function countNewProducts(tx: Tx, products: readonly Product[]): Promise<void> {
  const all = products.length
  const visible = products.filter((one) => one.visible).length
  await sql`
    INSERT INTO catalog_totals AS t (site_id, product_count, visible_product_count)
    VALUES (${tx.siteId}, ${all}, ${visible})
    ON CONFLICT (site_id) DO UPDATE
       SET product_count = t.product_count + excluded.product_count,
           visible_product_count = t.visible_product_count + excluded.visible_product_count`.execute(
    tx.db,
  )
}

// Columns are added in place: copying the row with more columns is fifty times slower.
const countedProduct = (product: Product): Row =>
  Object.assign(productRow(product), {
    stock_status: product.stock.status,
    stock_tracked: product.stock.tracked,
    stock_quantity: product.stock.quantity,
    preorder: product.stock.preorder,
    out_of_stock_count: product.variants.filter((one) => !one.stock.inStock).length,
    tracked_count: product.variants.filter((one) => one.stock.tracked).length,
    preorder_count: product.variants.filter((one) => one.stock.preorder).length,
    preorderable_count: product.variants.filter((one) => one.stock.preorderable).length,
  })

const optionRows = ({ id, options }: Product): Row[] =>
  options.map((option, position) => optionRow(id, option, position))

function countedChoiceRows({ id, numericId, visible, options, variants }: Product): Row[] {
  const found = new Map<unknown, { all: number; inStock: number; visible: number }>()
  for (const { choiceIds, stock, visible } of variants) {
    for (const choiceId of choiceIds) {
      const count = found.get(choiceId) ?? { all: 0, inStock: 0, visible: 0 }
      count.all += 1
      if (stock.inStock) count.inStock += 1
      if (visible) count.visible += 1
      found.set(choiceId, count)
    }
  }
  return options.flatMap((option) =>
    choiceRows(id, option).map((row) =>
      Object.assign(row, {
        option_name: option.name,
        numeric_id: numericId,
        visible,
        variant_count: found.get(row.id)?.all ?? 0,
        in_stock_count: found.get(row.id)?.inStock ?? 0,
        visible_count: found.get(row.id)?.visible ?? 0,
      }),
    ),
  )
}

const countedVariantRows = ({ id, variants }: Product): Row[] =>
  variants.map((variant, position) =>
    Object.assign(variantRow(id, variant, position), { in_stock: variant.stock.inStock }),
  )

/** Counts combinations of two or more choices, for products with three or more options. */
async function combine(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`
    INSERT INTO choice_combinations
           (site_id, product_id, choice_ids, variant_count, in_stock_count, visible_count)
    SELECT site_id, product_id, part, count(*), count(*) FILTER (WHERE in_stock),
           count(*) FILTER (WHERE visible)
      FROM variants, choice_subsets(choice_ids) AS part
     WHERE site_id = ${tx.siteId} AND product_id = ANY(${productIds}::uuid[])
     GROUP BY site_id, product_id, part`.execute(tx.db)
}
