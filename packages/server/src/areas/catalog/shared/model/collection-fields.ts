import {
  type CollectionFieldName,
  type CollectionFieldValues,
  collectionFieldNames,
} from '@vitrine/contract/catalog'
import { snakeCase } from './product-fields.ts'

type GivenFields = {
  readonly [Name in CollectionFieldName]?: CollectionFieldValues[Name] | null | undefined
}

/** Declared fields among the given ones; an empty text means no value. */
export const declaredOfCollection = (given: GivenFields): Partial<CollectionFieldValues> =>
  Object.fromEntries(
    collectionFieldNames.flatMap((name) =>
      given[name] === undefined ? [] : [[name, given[name] === '' ? null : given[name]]],
    ),
  )

/** All declared fields of a record that may lack some. */
export const declaredCollectionDefaults = (given: GivenFields = {}): CollectionFieldValues =>
  Object.fromEntries(
    collectionFieldNames.map((name) => [name, given[name] ?? null]),
  ) as unknown as CollectionFieldValues

/** Which column has which of them. */
export const declaredCollectionPlaces = collectionFieldNames.map(
  (name) => [name, snakeCase(name)] as const,
)
export const declaredCollectionColumns = declaredCollectionPlaces.map(([, column]) => column)

/** Their values in a row. */
export const declaredCollectionRow = (values: CollectionFieldValues): Record<string, unknown> =>
  Object.fromEntries(collectionFieldNames.map((name) => [snakeCase(name), values[name]]))
