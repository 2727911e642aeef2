import {
  type CollectionFieldName,
  type CollectionFieldValues,
  collectionFieldNames,
} from '@vitrine/contract/catalog'
import { sql } from 'kysely'
import { snakeCase } from './product-fields.ts'

type Given = {
  readonly [Name in CollectionFieldName]?: CollectionFieldValues[Name] | null | undefined
}

/** Declared fields among the given ones; an empty text is none. */
export const declaredOfCollection = (given: Given): Partial<CollectionFieldValues> =>
  Object.fromEntries(
    collectionFieldNames.flatMap((name) =>
      given[name] === undefined ? [] : [[name, given[name] === '' ? null : given[name]]],
    ),
  )

/** All declared fields of a record that may lack some. */
export const declaredCollectionDefaults = (given: Given = {}): CollectionFieldValues =>
  Object.fromEntries(
    collectionFieldNames.map((name) => [name, given[name] ?? null]),
  ) as unknown as CollectionFieldValues

/** Their columns. */
export const declaredCollectionColumns = collectionFieldNames.map(snakeCase)

/** Their values in a row. */
export const declaredCollectionRow = (values: CollectionFieldValues): Record<string, unknown> =>
  Object.fromEntries(collectionFieldNames.map((name) => [snakeCase(name), values[name]]))

/** What is selected of `collections` under an alias. */
export const declaredCollectionSelection = (alias: string) =>
  sql.join(
    collectionFieldNames.map(
      (name) => sql`${sql.ref(`${alias}.${snakeCase(name)}`)} AS ${sql.ref(name)}`,
    ),
  )
