import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../model/product.ts'
import { saveInfoSections } from './product-info-sections.ts'
import { type Row, upsertRows } from './rows.ts'
import {
  choiceRows,
  choiceTable,
  optionRow,
  optionTable,
  productRow,
  productTable,
  saveGalleries,
  saveRibbons,
  variantRow,
  variantTable,
} from './save-products.ts'
import { saveVariantFiles } from './variant-files.ts'

const counts = [
  ...['out_of_stock_count', 'tracked_count', 'preorder_count', 'preorderable_count'],
] as const
const stock = ['stock_status', 'stock_tracked', 'stock_quantity', 'preorder'] as const
const countedProducts = {
  ...productTable,
  columns: [...productTable.columns, ...stock, ...counts],
} as const
const countedVariants = { ...variantTable, columns: [...variantTable.columns, 'in_stock'] } as const
const countedChoices = {
  ...choiceTable,
  columns: [...choiceTable.columns, 'variant_count', 'in_stock_count', 'visible_count'],
} as const

/**
 * The steps that add new products which say themselves what is in stock, with one statement for each
 * table. What the database counts as variants change is written as it will be, so that no row is written
 * twice: it must be told so.
 */
export function insertProducts(tx: Tx, products: readonly Product[]): (() => Promise<unknown>)[] {
  const changes = products.map((after) => ({ after }))
  const deep = products.filter(({ options }) => options.length > 2).map(({ id }) => id)
  return [
    () => upsertRows(tx, countedProducts, products.map(countedProduct)),
    () => upsertRows(tx, optionTable, products.flatMap(optionRows)),
    () => upsertRows(tx, countedChoices, products.flatMap(countedChoiceRows)),
    () => upsertRows(tx, countedVariants, products.flatMap(countedVariantRows)),
    () => combine(tx, deep),
    async () => {
      await saveInfoSections(tx, changes)
      await saveVariantFiles(tx, changes)
      await saveRibbons(tx, changes)
      await saveGalleries(tx, changes)
    },
  ]
}

/** Tells the database whether what is written is counted already. */
export const sayCounted = (tx: Tx, isCounted: boolean): Promise<unknown> =>
  sql`SELECT set_config('vitrine.counted', ${isCounted ? 'yes' : 'no'}, TRUE)`.execute(tx.db)

const countedProduct = (product: Product): Row => ({
  ...productRow(product),
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

function countedChoiceRows({ id, options, variants }: Product): Row[] {
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
  return options
    .flatMap((option) => choiceRows(id, option))
    .map((row) => ({
      ...row,
      variant_count: found.get(row.id)?.all ?? 0,
      in_stock_count: found.get(row.id)?.inStock ?? 0,
      visible_count: found.get(row.id)?.visible ?? 0,
    }))
}

const countedVariantRows = ({ id, variants }: Product): Row[] =>
  variants.map((variant, position) => ({
    ...variantRow(id, variant, position),
    in_stock: variant.stock.inStock,
  }))

/** Counts what two choices or more have in common, for products of three options or more. */
async function combine(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`
    INSERT INTO choice_combinations
           (site_id, product_id, choice_ids, variant_count, in_stock_count, visible_count)
    SELECT site_id, product_id, part, count(*), count(*) FILTER (WHERE in_stock),
           count(*) FILTER (WHERE visible)
      FROM variants, choice_parts(choice_ids) AS part
     WHERE site_id = ${tx.siteId} AND product_id = ANY(${productIds}::uuid[])
     GROUP BY site_id, product_id, part`.execute(tx.db)
}
