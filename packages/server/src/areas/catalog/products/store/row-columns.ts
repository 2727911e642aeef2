import type { ItemColumns } from '../../../../platform/db/rows-to-sql.ts'
import type { Choice, Option, Product, Variant } from '../../shared/model/product.ts'
import { productColumns } from '../../shared/model/product-fields.ts'
import { laterVariantColumns, laterVariantFields } from '../../shared/model/variant-fields.ts'
import { objectShape } from '../../shared/rules/object-shape.ts'
import type { Row } from '../../shared/store/rows.ts'

/** A part of a product with the product's columns in its row. */
export interface OptionItem {
  readonly productId: string
  readonly option: Option
  readonly position: number
}
export interface ChoiceItem {
  readonly productId: string
  readonly option: Option
  readonly choice: Choice
  readonly position: number
}
export interface VariantItem {
  readonly productId: string
  readonly variant: Variant
  readonly position: number
}

/** The columns of a product row, and those of its options, choices and variants. */
export const columnsOfProduct: ItemColumns<Product> = Object.fromEntries(
  productColumns.map(({ name, type, pick }) => [name, { type, pick }]),
)

export const columnsOfOption: ItemColumns<OptionItem> = {
  product_id: { type: 'uuid', pick: ({ productId }) => productId },
  id: { type: 'uuid', pick: ({ option }) => option.id },
  key: { type: 'text', pick: ({ option }) => option.key },
  name: { type: 'text', pick: ({ option }) => option.name },
  option_type: { type: 'text', pick: ({ option }) => option.type },
  is_shared: { type: 'boolean', pick: ({ option }) => option.isShared },
  position: { type: 'integer', pick: ({ position }) => position },
}

export const columnsOfChoice: ItemColumns<ChoiceItem> = {
  product_id: { type: 'uuid', pick: ({ productId }) => productId },
  option_id: { type: 'uuid', pick: ({ option }) => option.id },
  id: { type: 'uuid', pick: ({ choice }) => choice.id },
  value: { type: 'text', pick: ({ choice }) => choice.value },
  key: { type: 'text', pick: ({ choice }) => choice.key },
  description: { type: 'text', pick: ({ choice }) => choice.description },
  choice_type: { type: 'text', pick: ({ choice }) => choice.choiceType },
  color_codes: { type: 'text[]', pick: ({ choice }) => choice.colorCodes },
  image: { type: 'jsonb', pick: ({ choice }) => choice.image },
  display_image: { type: 'jsonb', pick: ({ choice }) => choice.displayImage },
  position: { type: 'integer', pick: ({ position }) => position },
  is_shared: { type: 'boolean', pick: ({ option }) => option.isShared },
}

export const columnsOfVariant: ItemColumns<VariantItem> = {
  product_id: { type: 'uuid', pick: ({ productId }) => productId },
  id: { type: 'uuid', pick: ({ variant }) => variant.id },
  is_default: { type: 'boolean', pick: ({ variant }) => variant.isDefault },
  position: { type: 'integer', pick: ({ position }) => position },
  choice_ids: { type: 'uuid[]', pick: ({ variant }) => variant.choiceIds },
  list_price: { type: 'numeric', pick: ({ variant }) => variant.price },
  sale_price: { type: 'numeric', pick: ({ variant }) => variant.salePrice },
  cost: { type: 'numeric', pick: ({ variant }) => variant.cost },
  weight: { type: 'numeric', pick: ({ variant }) => variant.weight },
  sku: { type: 'text', pick: ({ variant }) => variant.sku },
  barcode: { type: 'text', pick: ({ variant }) => variant.barcode },
  visible: { type: 'boolean', pick: ({ variant }) => variant.visible },
  product_dimensions: { type: 'jsonb', pick: ({ variant }) => variant.productDimensions },
  package_dimensions: { type: 'jsonb', pick: ({ variant }) => variant.packageDimensions },
  unit: { type: 'jsonb', pick: ({ variant }) => variant.unit },
  ...Object.fromEntries(
    laterVariantFields.map(([field, column]) => [
      column,
      {
        type: laterVariantColumns[column] ?? 'text',
        pick: ({ variant }: VariantItem) => variant[field],
      },
    ]),
  ),
}

/** The initial aggregates of new products; triggers maintain them afterwards. */
export const columnsOfNewProduct: ItemColumns<Product> = {
  ...columnsOfProduct,
  stock_status: { type: 'text', pick: ({ stock }) => stock.status },
  stock_tracked: { type: 'boolean', pick: ({ stock }) => stock.tracked },
  stock_quantity: { type: 'bigint', pick: ({ stock }) => stock.quantity },
  preorder: { type: 'boolean', pick: ({ stock }) => stock.preorder },
  out_of_stock_count: { type: 'integer', pick: (one) => count(one, (stock) => !stock.inStock) },
  tracked_count: { type: 'integer', pick: (one) => count(one, ({ tracked }) => tracked) },
  preorder_count: { type: 'integer', pick: (one) => count(one, ({ preorder }) => preorder) },
  preorderable_count: {
    type: 'integer',
    pick: (one) => count(one, ({ preorderable }) => preorderable),
  },
}

export interface NewChoiceItem extends ChoiceItem {
  /** Variants that have it. */
  readonly counts: { readonly all: number; readonly inStock: number; readonly visible: number }
}
export const columnsOfNewChoice: ItemColumns<NewChoiceItem> = {
  ...columnsOfChoice,
  variant_count: { type: 'integer', pick: ({ counts }) => counts.all },
  in_stock_count: { type: 'integer', pick: ({ counts }) => counts.inStock },
  visible_count: { type: 'integer', pick: ({ counts }) => counts.visible },
}

export const columnsOfNewVariant: ItemColumns<VariantItem> = {
  ...columnsOfVariant,
  in_stock: { type: 'boolean', pick: ({ variant }) => variant.stock.inStock },
}

function count({ variants }: Product, test: (stock: Variant['stock']) => boolean): number {
  let found = 0
  for (const { stock } of variants) if (test(stock)) found += 1
  return found
}

export const optionItems = ({ id: productId, options }: Product): OptionItem[] =>
  options.map((option, position) => ({ productId, option, position }))

export const choiceItems = ({ id: productId, options }: Product): ChoiceItem[] =>
  options.flatMap((option) =>
    option.choices.map((choice, position) => ({ productId, option, choice, position })),
  )

export const variantItems = ({ id: productId, variants }: Product): VariantItem[] =>
  variants.map((variant, position) => ({ productId, variant, position }))

/** Makes rows of items, for statements that read them as JSON. */
export function rowsOf<Item>(columns: ItemColumns<Item>): (item: Item) => Row {
  const entries = Object.entries(columns)
  const emptyRow = objectShape(entries.map(([name]) => name))
  return (item) => {
    const row = emptyRow()
    for (const [name, { pick }] of entries) row[name] = pick(item)
    return row
  }
}
