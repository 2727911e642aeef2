import {
  type ProductFieldDeclaration,
  type ProductFieldName,
  type ProductFieldValues,
  productFieldNames,
  productFieldTable,
} from '@vitrine/contract/catalog'
import { fixedLayout, objectShape } from '../rules/object-shape.ts'
import type { Product } from './product.ts'

type PlainType = ProductFieldDeclaration['column'] | 'timestamptz'
type ColumnType = PlainType | 'integer' | 'text[]'

/** A column of the product's row. */
interface ProductColumn {
  readonly type: ColumnType
  readonly pick: (product: Product) => unknown
  /** Only set on creation. */
  readonly isFixed?: boolean
}

/** A field stored unchanged in a column, which is named like the field in snake_case. */
interface PlainField {
  readonly type: PlainType
  /** The value of a product that has none; absent: every product has one. */
  readonly empty?: unknown
  /** Immutable: only set on creation. */
  readonly isFixed?: true
  /** Filters and sorts may name it. */
  readonly isFilterable?: true
}

const filterable = { isFilterable: true } as const
const fixed = { isFixed: true, isFilterable: true } as const
const nothing = { empty: null } as const

const ownFields = {
  id: { type: 'uuid', ...fixed },
  numericId: { type: 'bigint', ...fixed },
  handle: { type: 'text', ...fixed },
  createdDate: { type: 'timestamptz', ...fixed },
  updatedDate: { type: 'timestamptz', ...filterable },
  revision: { type: 'bigint' },
  name: { type: 'text', ...filterable },
  slug: { type: 'text', ...filterable },
  visible: { type: 'boolean', ...filterable },
  productType: { type: 'text', ...filterable },
  digitalFile: { type: 'jsonb', ...nothing },
  description: { type: 'text', empty: '', ...filterable },
  pricePerUnit: { type: 'jsonb', ...nothing },
  productDimensions: { type: 'jsonb', ...nothing },
  packageDimensions: { type: 'jsonb', ...nothing },
  modifiers: { type: 'jsonb', empty: [] },
  visibleInPos: { type: 'boolean', ...filterable },
  subscriptions: { type: 'jsonb', ...nothing },
  delivery: {
    type: 'jsonb',
    empty: { fulfillerId: null, shippingGroupId: null, deliveryProfileId: null },
  },
  mainCategoryId: { type: 'uuid', ...nothing },
  seo: { type: 'jsonb', ...nothing },
  manageVariants: { type: 'boolean', ...filterable },
  customFields: { type: 'jsonb', empty: {} },
} as const satisfies Partial<Record<keyof Product, PlainField>>

const declaredFields: Readonly<Record<string, PlainField>> = Object.fromEntries(
  Object.entries(productFieldTable).map(([name, { column, empty, query }]) => [
    name,
    { type: column, empty, ...(query && filterable) },
  ]),
)

type OwnField = keyof typeof ownFields
export type PlainFieldName = OwnField | ProductFieldName

const plainFields = Object.entries<PlainField>({ ...ownFields, ...declaredFields }) as readonly [
  PlainFieldName,
  PlainField,
][]

/** Fields with several columns, or with separate rows. */
const composedFields: Readonly<Record<Exclude<keyof Product, PlainFieldName>, true>> = {
  descriptionDocument: true,
  brand: true,
  ribbon: true,
  additionalRibbons: true,
  base: true,
  discount: true,
  infoSections: true,
  tags: true,
  options: true,
  variants: true,
  aggregates: true,
  stock: true,
  gallery: true,
  collectionIds: true,
}

/** A product with all of its properties, so that no later one changes its layout. */
const emptyProduct = objectShape([
  ...plainFields.map(([name]) => name),
  ...Object.keys(composedFields),
])

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''
/** The name of a field's column. */
export const snakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns of plain fields as they are read. */
export type PlainRow = { [Name in PlainFieldName as SnakeCase<Name>]: Product[Name] }

/** The values of plain fields in a row. */
export function plainValues(row: PlainRow): Pick<Product, PlainFieldName> {
  const values = emptyProduct()
  for (const [name, column] of plainColumns) values[name] = row[column]
  return values as unknown as Pick<Product, PlainFieldName>
}
const plainColumns = plainFields.map(([name]) => [name, snakeCase(name) as keyof PlainRow] as const)

/** Columns that filters and sorts may name, by field. */
export const filterableFields = plainFields.flatMap(([name, { type, empty, isFilterable }]) =>
  isFilterable && type !== 'jsonb'
    ? { name, column: snakeCase(name), type, isNullable: empty === null }
    : [],
)

/** The initial fields of a product. */
export const emptyFields = fixedLayout(
  plainFields.reduce(
    (all, [name, { empty }]) => Object.assign(all, { [name]: empty ?? null }),
    emptyProduct(),
  ),
) as unknown as Pick<Product, EmptyField>
type EmptyField =
  | ProductFieldName
  | {
      [Name in OwnField]: (typeof ownFields)[Name] extends { readonly empty: unknown }
        ? Name
        : never
    }[OwnField]

/** The columns of fields with several, or with another form than their value. */
const composedColumns: Readonly<Record<string, ProductColumn>> = {
  brand_id: { type: 'uuid', pick: ({ brand }) => brand?.id ?? null },
  ribbon_id: { type: 'uuid', pick: ({ ribbon }) => ribbon?.id ?? null },
  base_price: { type: 'numeric', pick: ({ base }) => base.price },
  base_cost: { type: 'numeric', pick: ({ base }) => base.cost },
  base_weight: { type: 'numeric', pick: ({ base }) => base.weight },
  base_sku: { type: 'text', pick: ({ base }) => base.sku },
  discount_type: { type: 'text', pick: ({ discount }) => discount.type },
  discount_value: { type: 'numeric', pick: ({ discount }) => discount.value },
  description_document: {
    type: 'text',
    pick: ({ descriptionDocument: document }) => document && JSON.stringify(document),
  },
  public_tags: { type: 'text[]', pick: ({ tags }) => tags.public },
  private_tags: { type: 'text[]', pick: ({ tags }) => tags.private },
  variant_count: { type: 'integer', pick: ({ aggregates }) => aggregates.variantCount },
  min_price: { type: 'numeric', pick: ({ aggregates }) => aggregates.price.min },
  max_price: { type: 'numeric', pick: ({ aggregates }) => aggregates.price.max },
  min_list_price: { type: 'numeric', pick: ({ aggregates }) => aggregates.listPrice.min },
  max_list_price: { type: 'numeric', pick: ({ aggregates }) => aggregates.listPrice.max },
  min_cost: { type: 'numeric', pick: ({ aggregates }) => aggregates.cost?.min ?? null },
  max_cost: { type: 'numeric', pick: ({ aggregates }) => aggregates.cost?.max ?? null },
  min_weight: { type: 'numeric', pick: ({ aggregates }) => aggregates.weight?.min ?? null },
  max_weight: { type: 'numeric', pick: ({ aggregates }) => aggregates.weight?.max ?? null },
  visible_ranges: { type: 'jsonb', pick: ({ aggregates }) => aggregates.shown },
  main_media_id: { type: 'text', pick: ({ gallery }) => gallery[0]?.id ?? null },
  stock_updated_date: {
    type: 'timestamptz',
    pick: ({ createdDate }) => createdDate,
    isFixed: true,
  },
}

/** Every column of a product row. */
export const productColumns: readonly (ProductColumn & { readonly name: string })[] = [
  ...plainFields.map(([field, { type, isFixed = false }]) => ({
    name: snakeCase(field),
    type,
    isFixed,
    pick: (product: Product) => product[field],
  })),
  ...Object.entries(composedColumns).map(([name, column]) => ({ name, ...column })),
]

const derived: ReadonlySet<string> = new Set(['updatedDate', 'revision'])
const changeableFields = plainFields.flatMap(([name, { isFixed }]) =>
  isFixed || derived.has(name) ? [] : name,
)

/** Plain fields that a change may touch. */
export const changeableValues = (
  product: Pick<Product, PlainFieldName>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(changeableFields.map((name) => [name, product[name]]))

/** Declared fields among the given ones, unchanged; undefined ones are omitted. */
export const declaredValues = (
  given: { readonly [Name in ProductFieldName]?: unknown },
): Partial<ProductFieldValues> =>
  Object.fromEntries(
    productFieldNames.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  )

/** Declared fields of a record that may lack some, or have null for no value. */
export const declaredWithDefaults = (
  given: {
    readonly [Name in ProductFieldName]?: unknown
  },
): ProductFieldValues =>
  Object.fromEntries(
    productFieldNames.map((name) => [name, given[name] ?? productFieldTable[name]?.empty]),
  ) as unknown as ProductFieldValues
