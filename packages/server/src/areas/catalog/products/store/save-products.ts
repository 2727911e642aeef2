import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { ItemColumns } from '../../../../platform/db/rows-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { saveInfoSections } from '../../info-sections/index.ts'
import type { Product } from '../../shared/model/product.ts'
import { productColumns } from '../../shared/model/product-fields.ts'
import { type Row, upsertRows } from '../../shared/store/rows.ts'
import {
  choiceItems,
  columnsOfChoice,
  columnsOfOption,
  columnsOfProduct,
  columnsOfVariant,
  optionItems,
  rowsOf,
} from './row-columns.ts'
import { saveVariantFiles } from './variant-files.ts'

/** A product before and after a change; without `before` it is new. */
export interface Change {
  readonly before?: Product
  readonly after: Product
}

/** Writes differences with one statement for each affected table. */
export async function saveProducts(tx: Tx, changes: readonly Change[]): Promise<void> {
  await upsertRows(
    tx,
    productTable,
    changes.map(({ after }) => productRow(after)),
  )
  await deleteRemoved(tx, 'variants', changes, variantIds)
  await saveInfoSections(tx, changes.filter(differsIn('infoSections')))
  await saveRibbons(tx, changes.filter(differsIn('additionalRibbons')))
  await saveOptions(tx, changes.filter(differsIn('options')))
  await upsertRows(tx, variantTable, changes.flatMap(changedVariants))
  await saveVariantFiles(tx, changes)
  await saveGalleries(tx, changes.filter(differsIn('gallery', 'options')))
}

const differsIn =
  (...parts: readonly (keyof Product)[]) =>
  ({ before, after }: Change) =>
    parts.some((part) => !isDeepStrictEqual(before?.[part], after[part]))

const updated = productColumns.flatMap(({ name, isFixed }) => (isFixed ? [] : name))
export const productTable = {
  table: 'products',
  columns: Object.keys(columnsOfProduct),
  key: ['id'],
  update: updated,
  optionalColumns: ['import_id'],
} as const
export const productRow = rowsOf(columnsOfProduct)

/** The table of a product's parts: their rows are found by product and id. */
const partTable = <Table extends 'variants' | 'product_options' | 'product_choices'>(
  table: Table,
  columns: ItemColumns<never>,
) => {
  const names = Object.keys(columns)
  const key = ['product_id', 'id']
  return { table, columns: names, key, update: names.filter((name) => !key.includes(name)) }
}
export const variantTable = partTable('variants', columnsOfVariant)
export const variantRow = rowsOf(columnsOfVariant)
export const optionTable = partTable('product_options', columnsOfOption)
export const optionRow = rowsOf(columnsOfOption)
export const choiceTable = partTable('product_choices', columnsOfChoice)
export const choiceRow = rowsOf(columnsOfChoice)

/** Rows of new, changed or moved variants, without stock. */
function changedVariants({ before, after }: Change): Row[] {
  const existing = new Map(
    before?.variants.map((variant, position) => [variant.id, { variant, position }]),
  )
  return after.variants.flatMap((variant, position) => {
    const old = existing.get(variant.id)
    const isSame = old?.position === position && isDeepStrictEqual(old.variant, variant)
    return isSame ? [] : [variantRow({ productId: after.id, variant, position })]
  })
}

async function saveOptions(tx: Tx, changes: readonly Change[]): Promise<void> {
  await deleteRemoved(tx, 'product_choices', changes, choiceIds)
  await deleteRemoved(tx, 'product_options', changes, ({ options }) => options.map(({ id }) => id))
  const products = changes.map(({ after }) => after)
  await upsertRows(tx, optionTable, products.flatMap(optionItems).map(optionRow))
  await upsertRows(tx, choiceTable, products.flatMap(choiceItems).map(choiceRow))
}

const variantIds = ({ variants }: Product) => variants.map(({ id }) => id)
const choiceIds = ({ options }: Product) =>
  options.flatMap(({ choices }) => choices.map(({ id }) => id))

async function deleteRemoved(
  tx: Tx,
  table: 'variants' | 'product_options' | 'product_choices',
  changes: readonly Change[],
  idsOf: (product: Product) => readonly string[],
): Promise<void> {
  const removed = changes.flatMap(({ before, after }) => {
    const stored = new Set(idsOf(after))
    return before ? idsOf(before).filter((id) => !stored.has(id)) : []
  })
  if (removed.length === 0) return
  const owners = changes.map(({ after }) => after.id)
  await sql`
    DELETE FROM ${sql.table(table)}
     WHERE site_id = ${tx.siteId} AND product_id = ANY(${owners}::uuid[])
       AND id = ANY(${removed}::uuid[])`.execute(tx.db)
}

const ribbonTable = {
  table: 'product_ribbons',
  columns: ['product_id', 'ribbon_id', 'position'],
  key: ['product_id', 'ribbon_id'],
  update: [],
} as const

/** At most four additional ribbons: all are deleted and inserted again. */
export async function saveRibbons(tx: Tx, changes: readonly Change[]): Promise<void> {
  const owners = changes.flatMap(({ before }) =>
    before && before.additionalRibbons.length > 0 ? before.id : [],
  )
  if (owners.length > 0) {
    await sql`
      DELETE FROM product_ribbons
       WHERE site_id = ${tx.siteId} AND product_id = ANY(${owners}::uuid[])`.execute(tx.db)
  }
  const rows = changes.flatMap(({ after }) =>
    after.additionalRibbons.map(({ id }, position) => ({
      product_id: after.id,
      ribbon_id: id,
      position,
    })),
  )
  await upsertRows(tx, ribbonTable, rows)
}

const mediaTable = {
  table: 'product_media',
  columns: ['product_id', 'media_id', 'position', 'title', 'alt_text'],
  key: ['product_id', 'media_id'],
  update: [],
} as const
const choiceMediaTable = {
  table: 'choice_media',
  columns: ['product_id', 'choice_id', 'media_id', 'position'],
  key: ['product_id', 'choice_id', 'media_id'],
  update: [],
} as const

/** Galleries are short: items and links are deleted and inserted again. */
export async function saveGalleries(tx: Tx, changes: readonly Change[]): Promise<void> {
  const existing = changes.filter(({ before }) => before && before.gallery.length > 0)
  if (existing.length > 0) {
    await sql`
      DELETE FROM product_media
       WHERE site_id = ${tx.siteId}
         AND product_id = ANY(${existing.map(({ after }) => after.id)}::uuid[])`.execute(tx.db)
  }
  await upsertRows(
    tx,
    mediaTable,
    changes.flatMap(({ after }) =>
      after.gallery.map(({ id, title, altText }, position) => ({
        product_id: after.id,
        media_id: id,
        position,
        title,
        alt_text: altText,
      })),
    ),
  )
  await upsertRows(
    tx,
    choiceMediaTable,
    changes.flatMap(({ after }) => choiceMediaRows(after)),
  )
}

const choiceMediaRows = ({ id, options }: Product): Row[] =>
  options.flatMap(({ choices }) =>
    choices.flatMap((choice) =>
      choice.mediaIds.map((mediaId, position) => ({
        product_id: id,
        choice_id: choice.id,
        media_id: mediaId,
        position,
      })),
    ),
  )
