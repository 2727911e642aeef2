import { Maybe, Nullable, type Static, Text, type TSchema } from '../kit/index.ts'

/** A single-valued field of variants in its own column, with no rules besides its schema. */
export interface VariantFieldDeclaration {
  /** The value in requests and responses; null and empty text mean no value. */
  readonly schema: TSchema
  /** The type of its column, which is named like the field in snake_case and is nullable. */
  readonly column: 'text' | 'uuid' | 'jsonb' | 'boolean' | 'bigint' | 'numeric'
  /** The titles of its column in CSV files, the one of exports first; absent: it has none. Texts only. */
  readonly csv?: readonly [string, ...string[]]
  /** Maximum length in CSV exports; longer texts are truncated. */
  readonly maxLength?: number
  /** Whether it identifies a single variant, so that copies of its product omit it. */
  readonly isCode?: true
}

/**
 * Fields of variants that are declared once. Table row, change, history, undo, copies, export and import
 * lines, CSV and the native shapes are derived; a new one also needs its column (`npm run new field`).
 */
export const variantFieldDeclarations = {
  /** The manufacturer's part number. At most 70 characters. */
  manufacturerPartNumber: {
    schema: Text(0, 70),
    column: 'text',
    csv: ['Variant Manufacturer Part Number', 'MPN', 'Google Shopping / MPN'],
    maxLength: 70,
    isCode: true,
  },
} as const satisfies Readonly<Record<string, VariantFieldDeclaration>>

type Declarations = typeof variantFieldDeclarations
export type VariantFieldName = keyof Declarations
/** Their names in the order of the table. */
export const variantFieldNames = Object.keys(
  variantFieldDeclarations,
) as readonly VariantFieldName[]

/** The declarations as a table of any fields. */
export const variantFieldTable: Readonly<Record<string, VariantFieldDeclaration>> = {
  ...variantFieldDeclarations,
}

/** The values of a variant. */
export type VariantFieldValues = {
  readonly [Name in VariantFieldName]: Static<Declarations[Name]['schema']> | null
}

/** Fields that CSV files have a column of. */
export type VariantCsvFieldName = {
  [Name in VariantFieldName]: Declarations[Name] extends { readonly csv: unknown } ? Name : never
}[VariantFieldName]
export const variantCsvFieldNames = variantFieldNames.filter(
  (name): name is VariantCsvFieldName => variantFieldTable[name]?.csv !== undefined,
)

/** The titles of their columns in CSV files. */
export const variantCsvTitles = Object.fromEntries(
  variantCsvFieldNames.map((name) => [name, variantFieldDeclarations[name].csv]),
) as { readonly [Name in VariantCsvFieldName]: Declarations[Name]['csv'] }

const shapeOf = (wrap: (schema: TSchema) => TSchema): Record<string, TSchema> =>
  Object.fromEntries(
    variantFieldNames.map((name) => [name, wrap(variantFieldDeclarations[name].schema)]),
  )

/** For responses of the native API: every field is present, and null without a value. */
export const variantFieldsToAnswer = shapeOf(Nullable) as {
  readonly [Name in VariantFieldName]: ReturnType<typeof Nullable<Declarations[Name]['schema']>>
}

/** For saves and lines of exports: null means no value, absent fields are unchanged. */
export const variantFieldsToWrite = shapeOf(Maybe) as {
  readonly [Name in VariantFieldName]: ReturnType<typeof Maybe<Declarations[Name]['schema']>>
}
