import { Maybe, Nullable, type Static, Text, type TSchema } from '../kit/index.ts'

/** A field of collections that is one value, in a column of its own, and has no rules but its schema. */
export interface CollectionFieldDeclaration {
  /** A value as it is written and read; null is none, and so is an empty text. */
  readonly schema: TSchema
  /** The type of its column, whose name is the field's in snake_case and which allows null. */
  readonly column: 'text' | 'uuid' | 'jsonb' | 'boolean' | 'bigint' | 'numeric'
}

/**
 * The fields of collections that are declared once. Table row, change, history, undo, export and import lines and the
 * native shapes follow from here; a new one needs its column besides (`npm run new field`).
 */
export const collectionFieldDeclarations = {
  /** A line below the name. At most 200 characters. */
  subtitle: { schema: Text(0, 200), column: 'text' },
} as const satisfies Readonly<Record<string, CollectionFieldDeclaration>>

type Declared = typeof collectionFieldDeclarations
export type CollectionFieldName = keyof Declared
/** Their names in the order of the table. */
export const collectionFieldNames = Object.keys(
  collectionFieldDeclarations,
) as readonly CollectionFieldName[]

/** The values of a collection. */
export type CollectionFieldValues = {
  readonly [Name in CollectionFieldName]: Static<Declared[Name]['schema']> | null
}

const shapeOf = (wrap: (schema: TSchema) => TSchema): Record<string, TSchema> =>
  Object.fromEntries(
    collectionFieldNames.map((name) => [name, wrap(collectionFieldDeclarations[name].schema)]),
  )

/** As the native API answers them: each is there, as null where it has no value. */
export const collectionFieldsToAnswer = shapeOf(Nullable) as {
  readonly [Name in CollectionFieldName]: ReturnType<typeof Nullable<Declared[Name]['schema']>>
}

/** As saves and lines of exports have them: null is no value, an absent one stays. */
export const collectionFieldsToWrite = shapeOf(Maybe) as {
  readonly [Name in CollectionFieldName]: ReturnType<typeof Maybe<Declared[Name]['schema']>>
}
