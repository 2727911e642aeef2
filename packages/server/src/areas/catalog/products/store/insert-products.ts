import { sql } from 'kysely'
import { type ItemColumns, itemsToSql } from '../../../../platform/db/rows-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { saveInfoSections } from '../../info-sections/index.ts'
import type { Product, Variant } from '../../shared/model/product.ts'
import { insertItems } from '../../shared/store/rows.ts'
import {
  choiceItems,
  columnsOfNewChoice,
  columnsOfNewProduct,
  columnsOfNewVariant,
  columnsOfOption,
  type NewChoiceItem,
  optionItems,
  variantItems,
} from './row-columns.ts'
import { saveGalleries, saveRibbons } from './save-products.ts'
import { saveVariantFiles } from './variant-files.ts'

/**
 * Statements that insert new products with precalculated aggregates, one for each table. Triggers that
 * recalculate aggregates are skipped (`beginPrecalculated`), so that no row is written twice.
 */
export function insertProducts(tx: Tx, products: readonly Product[]): (() => Promise<unknown>)[] {
  const changes = products.map((after) => ({ after }))
  const deep = products.filter(({ options }) => options.length > 2).map(({ id }) => id)
  return [
    () => insertItems(tx, 'products', columnsOfNewProduct, products),
    () => insertItems(tx, 'product_options', columnsOfOption, products.flatMap(optionItems)),
    () => insertChoices(tx, products.flatMap(indexedChoices)),
    // Variants are last: their trigger builds the search document from the other rows.
    async () => {
      await saveInfoSections(tx, changes)
      await saveRibbons(tx, changes)
    },
    () => insertItems(tx, 'variants', columnsOfNewVariant, products.flatMap(variantItems)),
    () => combine(tx, deep),
    async () => {
      await saveVariantFiles(tx, changes.filter(deliversFiles))
      await saveGalleries(tx, changes)
    },
  ]
}

/** Choices, and the index of products by choice; new products are not in it yet. */
async function insertChoices(tx: Tx, choices: readonly IndexedChoice[]): Promise<void> {
  if (choices.length === 0) return
  const names = sql.join(Object.keys(columnsOfNewChoice).map((column) => sql.ref(column)))
  await sql`
    WITH given AS MATERIALIZED (
      SELECT * FROM ${itemsToSql<IndexedChoice>({ ...columnsOfNewChoice, ...columnsOfIndex }, choices)} AS sent
    ), indexed AS (
      INSERT INTO choice_products (site_id, option_name, choice, numeric_id, product_id, visible)
      SELECT DISTINCT ${tx.siteId}::uuid, lower(option_name), description, numeric_id, product_id, visible
        FROM given
    )
    INSERT INTO product_choices (site_id, ${names})
    SELECT ${tx.siteId}::uuid, ${names} FROM given`.execute(tx.db)
}

/**
 * Sets for the triggers that aggregates are precalculated, and which collections the products will be in: they are found
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

/** The keys of choices in the index of products by choice, and the number of variants with each. */
interface IndexedChoice extends NewChoiceItem {
  readonly numericId: number
  readonly isVisible: boolean
}
const columnsOfIndex: ItemColumns<IndexedChoice> = {
  option_name: { type: 'text', pick: ({ option }) => option.name },
  numeric_id: { type: 'bigint', pick: ({ numericId }) => numericId },
  visible: { type: 'boolean', pick: ({ isVisible }) => isVisible },
}

function indexedChoices(product: Product): IndexedChoice[] {
  const { numericId, visible: isVisible } = product
  const found = countByChoice(product.variants)
  return choiceItems(product).map(({ productId, option, choice, position }) => {
    const counts = found.get(choice.id) ?? none
    return { productId, option, choice, position, counts, numericId, isVisible }
  })
}

const deliversFiles = ({ after }: { readonly after: Product }) =>
  after.variants.some(({ digitalFile }) => digitalFile !== null)

const none = { all: 0, inStock: 0, visible: 0 }

function countByChoice(variants: readonly Variant[]): Map<string, typeof none> {
  const found = new Map<string, typeof none>()
  for (const { choiceIds, stock, visible } of variants) {
    for (const choiceId of choiceIds) {
      const counts = found.get(choiceId) ?? { ...none }
      counts.all += 1
      if (stock.inStock) counts.inStock += 1
      if (visible) counts.visible += 1
      found.set(choiceId, counts)
    }
  }
  return found
}

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
