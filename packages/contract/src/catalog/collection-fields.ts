import { Maybe, Nullable, type Static, Text, type TSchema } from '../kit/index.ts'

/** A single-valued field of collections in its own column, with no rules besides its schema. */
export interface CollectionFieldDeclaration {
  /** The value in requests and responses; null and empty text mean no value. */
  readonly schema: TSchema
  /** The type of its column, which is named like the field in snake_case and is nullable. */
  readonly column: 'text' | 'uuid' | 'jsonb' | 'boolean' | 'bigint' | 'numeric'
}

/**
 * Fields of collections that are declared once. Table row, change, history, undo, export and import lines and
 * the native shapes are derived; a new one also needs its column (`npm run new field`).
 */
export const collectionFieldDeclarations = {
  /** A line below the name. At most 200 characters. */
  subtitle: { schema: Text(0, 200), column: 'text' },
} as const satisfies Readonly<Record<string, CollectionFieldDeclaration>>

type Declarations = typeof collectionFieldDeclarations
export type CollectionFieldName = keyof Declarations
/** Their names in the order of the table. */
export const collectionFieldNames = Object.keys(
  collectionFieldDeclarations,
) as readonly CollectionFieldName[]

/** The values of a collection. */
export type CollectionFieldValues = {
  readonly [Name in CollectionFieldName]: Static<Declarations[Name]['schema']> | null
}

const shapeOf = (wrap: (schema: TSchema) => TSchema): Record<string, TSchema> =>
  Object.fromEntries(
    collectionFieldNames.map((name) => [name, wrap(collectionFieldDeclarations[name].schema)]),
  )

/** For responses of the native API: every field is present, and null without a value. */
export const collectionFieldsToAnswer = shapeOf(Nullable) as {
  readonly [Name in CollectionFieldName]: ReturnType<typeof Nullable<Declarations[Name]['schema']>>
}

/** For saves and lines of exports: null means no value, absent fields are unchanged. */
export const collectionFieldsToWrite = shapeOf(Maybe) as {
  readonly [Name in CollectionFieldName]: ReturnType<typeof Maybe<Declarations[Name]['schema']>>
}
