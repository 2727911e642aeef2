import { Guid, Json, Maybe, Nullable, type Static, Text, type TSchema, Type } from '../kit/index.ts'
import { MAX_RELATED_PRODUCTS } from '../vocabulary/index.ts'
import { type QueryField, sorted, textField, wordField } from './query-fields.ts'

/** The most pieces that a limit names. */
const MAX_LIMITED_QUANTITY = 100_000
const pieces = () => Maybe(Type.Integer({ minimum: 1, maximum: MAX_LIMITED_QUANTITY }))

/** Limits of a product's quantity per buyer, over all its variants. Absent and null mean unlimited. */
export const QuantityLimits = Type.Object({
  /** The fewest in one order. */
  minimum: pieces(),
  /** The most in one order; not below `minimum`. */
  maximum: pieces(),
  /** The most in all orders of a member, or of an e-mail address; cancelled ones do not count. */
  perBuyer: pieces(),
})
export type QuantityLimits = Static<typeof QuantityLimits>

/** Limits of a product's quantity per order, over all its variants. */
export interface OrderQuantity {
  readonly minimum: number
  /** Null: as many as wanted. */
  readonly maximum: number | null
}

/** The limits per order that follow from those per buyer: one order cannot exceed the limit of all orders. */
export function orderQuantityOf(limits: QuantityLimits | null): OrderQuantity {
  const { minimum, maximum, perBuyer } = limits ?? {}
  const most = Math.min(maximum ?? Number.POSITIVE_INFINITY, perBuyer ?? Number.POSITIVE_INFINITY)
  return { minimum: minimum ?? 1, maximum: Number.isFinite(most) ? most : null }
}

/** A single-valued field of products in its own column, with no rules besides its schema. */
export interface ProductFieldDeclaration {
  /** The value in requests and responses. */
  readonly schema: TSchema
  /** The type of its column, which is named like the field in snake_case. */
  readonly column: 'text' | 'uuid' | 'jsonb' | 'boolean' | 'bigint' | 'numeric'
  /** The value of a product without one: null, where the column allows it. V3 omits it. */
  readonly empty: string | null
  /** How V3 filters and sorts by it; absent: not at all. */
  readonly query?: QueryField
  /** The titles of its column in CSV files, the one of exports first; absent: it has none. Texts only. */
  readonly csv?: readonly [string, ...string[]]
  /** Maximum length in CSV exports; longer texts are truncated. */
  readonly maxLength?: number
}

/**
 * Fields of products that are declared once. Table row, change, history, undo, export and import lines, CSV
 * and V3's shapes and filters are derived; a new one also needs its column (`npm run new field`).
 */
export const productFieldDeclarations = {
  /** A line below the name. At most 200 characters; empty: none. */
  subtitle: {
    schema: Text(0, 200),
    column: 'text',
    empty: '',
    query: { ...textField, ...sorted },
    csv: ['Subtitle'],
    maxLength: 200,
  },
  /** The group that decides the product's tax rates; null: the default one. */
  taxGroupId: {
    schema: Guid(),
    column: 'uuid',
    empty: null,
    query: { type: 'guid', operators: [...wordField.operators, '$startsWith'] },
  },
  /** Whether buying it issues a gift card of its price; null: no. It is not delivered, and no tax is due on it. */
  isGiftCard: { schema: Type.Boolean(), column: 'boolean', empty: null },
  /** Limits per buyer; null: unlimited. */
  quantityLimits: { schema: QuantityLimits, column: 'jsonb', empty: null },
  /** Who may buy it, stored as sent. */
  purchaseEligibility: { schema: Json(), column: 'jsonb', empty: null },
  /** Extension fields by namespace, stored as they were sent. */
  extendedFields: { schema: Json(), column: 'jsonb', empty: null },
  /** Related products on its page, in this order; null: chosen by sales and similarity. */
  relatedProductIds: {
    schema: Type.Array(Guid(), { maxItems: MAX_RELATED_PRODUCTS }),
    column: 'jsonb',
    empty: null,
  },
} as const satisfies Readonly<Record<string, ProductFieldDeclaration>>

type Declarations = typeof productFieldDeclarations
export type ProductFieldName = keyof Declarations
/** Their names in the order of the table. */
export const productFieldNames = Object.keys(
  productFieldDeclarations,
) as readonly ProductFieldName[]

/** The declarations as a table of any fields. */
export const productFieldTable: Readonly<Record<string, ProductFieldDeclaration>> = {
  ...productFieldDeclarations,
}

/** The values of a product. */
export type ProductFieldValues = {
  readonly [Name in ProductFieldName]:
    | Static<Declarations[Name]['schema']>
    | (Declarations[Name]['empty'] extends null ? null : never)
}

/** Fields that CSV files have a column of. */
export type CsvFieldName = {
  [Name in ProductFieldName]: Declarations[Name] extends { readonly csv: unknown } ? Name : never
}[ProductFieldName]
export const csvFieldNames = productFieldNames.filter(
  (name): name is CsvFieldName => productFieldTable[name]?.csv !== undefined,
)

/** The titles of their columns in CSV files. */
export const csvTitles = Object.fromEntries(
  csvFieldNames.map((name) => [name, productFieldDeclarations[name].csv]),
) as { readonly [Name in CsvFieldName]: Declarations[Name]['csv'] }

const shapeOf = (wrap: (schema: TSchema) => TSchema): Record<string, TSchema> =>
  Object.fromEntries(
    productFieldNames.map((name) => [name, wrap(productFieldDeclarations[name].schema)]),
  )

/** For responses of V3. */
export const productFieldsToRead = shapeOf(Type.Optional) as {
  readonly [Name in ProductFieldName]: ReturnType<
    typeof Type.Optional<Declarations[Name]['schema']>
  >
}

/** For responses of the native API: every field is present, and null without a value. */
export const productFieldsToAnswer = Object.fromEntries(
  productFieldNames.map((name) => {
    const { schema, empty } = productFieldTable[name] as ProductFieldDeclaration
    return [name, empty === null ? Nullable(schema) : schema]
  }),
) as {
  readonly [Name in ProductFieldName]: Declarations[Name]['empty'] extends null
    ? ReturnType<typeof Nullable<Declarations[Name]['schema']>>
    : Declarations[Name]['schema']
}

/** For changes and lines of exports: null means no value, absent fields are unchanged. */
export const productFieldsToWrite = shapeOf(Maybe) as {
  readonly [Name in ProductFieldName]: ReturnType<typeof Maybe<Declarations[Name]['schema']>>
}

/** Fields that V3 can filter and sort by. */
export const productFieldQueries = Object.fromEntries(
  productFieldNames.flatMap((name) => {
    const { query } = productFieldTable[name] as ProductFieldDeclaration
    return query ? [[name, query]] : []
  }),
) as {
  readonly [Name in ProductFieldName as Declarations[Name] extends { readonly query: unknown }
    ? Name
    : never]: QueryField
}
