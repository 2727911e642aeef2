import type { CustomField, CustomFieldOwner } from '@vitrine/contract/custom-fields'
import { sql } from 'kysely'
import { type RowColumns, rowsToSql } from '../../../../platform/db/rows-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'

const selection = sql`id, owner, key, name, description, type, choices, required,
  min_length AS "minLength", max_length AS "maxLength", minimum, maximum, mask, shown, filterable,
  searchable, created_date AS "createdDate", updated_date AS "updatedDate", deleted_date AS "deletedDate"`

/** All fields of a site in their order, deleted ones too. */
export async function findFields(tx: Tx): Promise<CustomField[]> {
  const { rows } = await sql<CustomField>`
    SELECT ${selection} FROM custom_fields WHERE site_id = ${tx.siteId}
     ORDER BY owner, position, id`.execute(tx.db)
  return rows
}

/** The fields of an owner that are in use, in their order. */
export async function findFieldsOf(tx: Tx, owner: CustomFieldOwner): Promise<CustomField[]> {
  const { rows } = await sql<CustomField>`
    SELECT ${selection} FROM custom_fields
     WHERE site_id = ${tx.siteId} AND owner = ${owner} AND deleted_date IS NULL
     ORDER BY position, id`.execute(tx.db)
  return rows
}

/** Serializes changes of the fields of a site until the transaction ends. */
export async function lockFields(tx: Tx): Promise<void> {
  const word = `custom fields ${tx.siteId}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${word}, 0))`.execute(tx.db)
}

const columns = {
  id: 'uuid',
  owner: 'text',
  key: 'text',
  name: 'text',
  description: 'text',
  type: 'text',
  choices: 'jsonb',
  required: 'boolean',
  min_length: 'integer',
  max_length: 'integer',
  minimum: 'text',
  maximum: 'text',
  mask: 'text',
  shown: 'boolean',
  filterable: 'boolean',
  searchable: 'boolean',
  created_date: 'timestamptz',
  updated_date: 'timestamptz',
  deleted_date: 'timestamptz',
} as const satisfies RowColumns

const rowOf = ({
  minLength,
  maxLength,
  createdDate,
  updatedDate,
  deletedDate,
  ...one
}: CustomField) => ({
  ...one,
  min_length: minLength,
  max_length: maxLength,
  created_date: createdDate,
  updated_date: updatedDate,
  deleted_date: deletedDate,
})

/** Appends fields to those of the site; the caller handles conflicting ids and keys. */
const insertion = ({ siteId }: Tx, fields: readonly CustomField[]) => {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
  return sql`
    INSERT INTO custom_fields (site_id, position, ${names})
    SELECT ${siteId}::uuid,
           (SELECT COALESCE(max(position), 0) FROM custom_fields WHERE site_id = ${siteId}::uuid)
             + row_number() OVER (),
           ${names}
      FROM ${rowsToSql(columns, fields.map(rowOf))} AS field`
}

/** Writes a field; a new one gets the place behind all others. */
export async function putField(tx: Tx, field: CustomField): Promise<void> {
  await sql`${insertion(tx, [field])}
    ON CONFLICT (site_id, id) DO UPDATE
      SET name = excluded.name, description = excluded.description, choices = excluded.choices,
          required = excluded.required, min_length = excluded.min_length, max_length = excluded.max_length,
          minimum = excluded.minimum, maximum = excluded.maximum, mask = excluded.mask, shown = excluded.shown,
          filterable = excluded.filterable, searchable = excluded.searchable,
          updated_date = excluded.updated_date, deleted_date = excluded.deleted_date`.execute(tx.db)
}

/** Adds fields unless the site has their ids or keys. */
export async function addFields(tx: Tx, fields: readonly CustomField[]): Promise<void> {
  await sql`${insertion(tx, fields)} ON CONFLICT DO NOTHING`.execute(tx.db)
}

/** Sets the positions of fields to the given order. */
export async function placeFields(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE custom_fields f SET position = wanted.place
      FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS wanted (id, place)
     WHERE f.site_id = ${tx.siteId} AND f.id = wanted.id`.execute(tx.db)
}

/** How many owners have a value of a field. */
export async function countValues(
  tx: Tx,
  { owner, key }: Pick<CustomField, 'owner' | 'key'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${holders[owner]} held
     WHERE site_id = ${tx.siteId} AND fields <> '{}' AND fields ? ${key}`.execute(tx.db)
  return rows[0]?.count ?? 0
}

/** The tables and columns that contain values. */
const holders = {
  PRODUCT: sql`(SELECT site_id, custom_fields AS fields FROM products)`,
  VARIANT: sql`(SELECT site_id, custom_fields AS fields FROM variants)`,
  COLLECTION: sql`(SELECT site_id, custom_fields AS fields FROM collections)`,
  ORDER: sql`(SELECT site_id, staff_fields AS fields FROM orders)`,
} as const satisfies Readonly<Record<CustomFieldOwner, unknown>>
