import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { saveInfoSections } from '../../info-sections/index.ts'
import type { Option, Product, Variant } from '../../shared/model/product.ts'
import { productColumns } from '../../shared/model/product-fields.ts'
import { laterVariantColumns, laterVariantRow } from '../../shared/model/variant-fields.ts'
import { objectShape } from '../../shared/rules/object-shape.ts'
import { type Row, upsertRows } from '../../shared/store/rows.ts'
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
  columns: productColumns.map(({ name }) => name),
  key: ['id'],
  update: updated,
  optionalColumns: ['import_id'],
} as const

const emptyRow = objectShape(productTable.columns)

export function productRow(product: Product): Row {
  const row = emptyRow()
  for (const { name, pick } of productColumns) row[name] = pick(product)
  return row
}

const valuesOfVariant = [
  'is_default',
  'position',
  'choice_ids',
  'list_price',
  'sale_price',
  'cost',
  'weight',
  'sku',
  'barcode',
  'visible',
  'product_dimensions',
  'package_dimensions',
  'unit',
  ...Object.keys(laterVariantColumns),
]
export const variantTable = {
  table: 'variants',
  columns: ['product_id', 'id', ...valuesOfVariant],
  key: ['product_id', 'id'],
  update: valuesOfVariant,
} as const

/** Rows of new, changed or moved variants, without stock. */
function changedVariants({ before, after }: Change): Row[] {
  const existing = new Map(
    before?.variants.map((variant, position) => [variant.id, { variant, position }]),
  )
  return after.variants.flatMap((variant, position) => {
    const old = existing.get(variant.id)
    const isSame = old?.position === position && isDeepStrictEqual(old.variant, variant)
    return isSame ? [] : [variantRow(after.id, variant, position)]
  })
}

export const variantRow = (productId: string, variant: Variant, position: number): Row => ({
  product_id: productId,
  id: variant.id,
  is_default: variant.isDefault,
  position,
  choice_ids: variant.choiceIds,
  list_price: variant.price,
  sale_price: variant.salePrice,
  cost: variant.cost,
  weight: variant.weight,
  sku: variant.sku,
  barcode: variant.barcode,
  visible: variant.visible,
  product_dimensions: variant.productDimensions,
  package_dimensions: variant.packageDimensions,
  unit: variant.unit,
  ...laterVariantRow(variant),
})

export const optionTable = {
  table: 'product_options',
  columns: ['product_id', 'id', 'key', 'name', 'option_type', 'is_shared', 'position'],
  key: ['product_id', 'id'],
  update: ['key', 'name', 'option_type', 'is_shared', 'position'],
} as const
const valuesOfChoice = [
  'option_id',
  'key',
  'value',
  'description',
  'choice_type',
  'color_codes',
  'image',
  'display_image',
  'position',
  'is_shared',
]
export const choiceTable = {
  table: 'product_choices',
  columns: ['product_id', 'id', ...valuesOfChoice],
  key: ['product_id', 'id'],
  update: valuesOfChoice,
} as const

async function saveOptions(tx: Tx, changes: readonly Change[]): Promise<void> {
  await deleteRemoved(tx, 'product_choices', changes, choiceIds)
  await deleteRemoved(tx, 'product_options', changes, ({ options }) => options.map(({ id }) => id))
  const options = changes.flatMap(({ after }) =>
    after.options.map((option, position) => ({ product_id: after.id, option, position })),
  )
  await upsertRows(
    tx,
    optionTable,
    options.map(({ product_id, option, position }) => optionRow(product_id, option, position)),
  )
  await upsertRows(
    tx,
    choiceTable,
    options.flatMap(({ product_id, option }) => choiceRows(product_id, option)),
  )
}

export const optionRow = (productId: string, option: Option, position: number): Row => ({
  product_id: productId,
  id: option.id,
  key: option.key,
  name: option.name,
  option_type: option.type,
  is_shared: option.isShared,
  position,
})

export const choiceRows = (productId: string, { id, isShared, choices }: Option): Row[] =>
  choices.map((choice, position) => ({
    product_id: productId,
    option_id: id,
    id: choice.id,
    value: choice.value,
    key: choice.key,
    description: choice.description,
    choice_type: choice.choiceType,
    color_codes: choice.colorCodes,
    image: choice.image,
    display_image: choice.displayImage,
    position,
    is_shared: isShared,
  }))

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
