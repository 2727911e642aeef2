import { sql } from 'kysely'
import { declaredCollectionPlaces } from '../model/collection-fields.ts'

/** The declared fields of `collections` under an alias, by their names. */
export const declaredCollectionSelection = (alias: string) =>
  sql.join(
    declaredCollectionPlaces.map(
      ([name, column]) => sql`${sql.ref(`${alias}.${column}`)} AS ${sql.ref(name)}`,
    ),
  )
