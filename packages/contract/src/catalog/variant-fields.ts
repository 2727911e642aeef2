import { Maybe, Nullable, type Static, Text, type TSchema } from '../kit/index.ts'

/** A field of variants that is one value, in a column of its own, and has no rules but its schema. */
export interface VariantFieldDeclaration {
  /** A value as it is written and read; null is none, and so is an empty text. */
  readonly schema: TSchema
  /** The type of its column, whose name is the field's in snake_case and which allows null. */
  readonly column: 'text' | 'uuid' | 'jsonb' | 'boolean' | 'bigint' | 'numeric'
  /** The titles of its column in CSV files, the one of exports first; absent: it has none. Texts only. */
  readonly csv?: readonly [string, ...string[]]
  /** The longest text that a CSV file gives; longer ones are cut. */
  readonly maxLength?: number
  /** Whether it names one thing alone, so that a copy of its product leaves it out. */
  readonly isCode?: true
}

/**
 * The fields of variants that are declared once. Table row, change, history, undo, copies, export and import lines,
 * CSV and the native shapes follow from here; a new one needs its column besides (`npm run new field`).
 */
export const variantFieldDeclarations = {
  /** The number that the maker gave it. At most 70 characters. */
  manufacturerPartNumber: {
    schema: Text(0, 70),
    column: 'text',
    csv: ['Variant Manufacturer Part Number', 'MPN', 'Google Shopping / MPN'],
    maxLength: 70,
    isCode: true,
  },
} as const satisfies Readonly<Record<string, VariantFieldDeclaration>>

type Declared = typeof variantFieldDeclarations
export type VariantFieldName = keyof Declared
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
  readonly [Name in VariantFieldName]: Static<Declared[Name]['schema']> | null
}

/** Fields that CSV files have a column of. */
export type VariantCsvFieldName = {
  [Name in VariantFieldName]: Declared[Name] extends { readonly csv: unknown } ? Name : never
}[VariantFieldName]
export const variantCsvFieldNames = variantFieldNames.filter(
  (name): name is VariantCsvFieldName => variantFieldTable[name]?.csv !== undefined,
)

/** The titles of their columns in CSV files. */
export const variantCsvTitles = Object.fromEntries(
  variantCsvFieldNames.map((name) => [name, variantFieldDeclarations[name].csv]),
) as { readonly [Name in VariantCsvFieldName]: Declared[Name]['csv'] }

const shapeOf = (wrap: (schema: TSchema) => TSchema): Record<string, TSchema> =>
  Object.fromEntries(
    variantFieldNames.map((name) => [name, wrap(variantFieldDeclarations[name].schema)]),
  )

/** As the native API answers them: each is there, as null where it has no value. */
export const variantFieldsToAnswer = shapeOf(Nullable) as {
  readonly [Name in VariantFieldName]: ReturnType<typeof Nullable<Declared[Name]['schema']>>
}

/** As saves and lines of exports have them: null is no value, an absent one stays. */
export const variantFieldsToWrite = shapeOf(Maybe) as {
  readonly [Name in VariantFieldName]: ReturnType<typeof Maybe<Declared[Name]['schema']>>
}
