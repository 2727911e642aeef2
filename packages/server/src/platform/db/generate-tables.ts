import type { ClientBase } from 'pg'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isArray: boolean
  readonly labels: string[] | null
  readonly isNullable: boolean
  readonly filled: 'always' | 'by default' | 'never'
}

/** Writes the types of every table as TypeScript, for the query builder. */
export async function generateTables(connection: Pick<ClientBase, 'query'>): Promise<string> {
  const { rows } = await connection.query<Column>(columnsQuery)
  const names = [...new Set(rows.map(({ table }) => table))]
  const interfaces = names.map((name) => {
    const columns = rows.filter(({ table }) => table === name)
    return writeInterface(typeName(name), columns.map(writeColumn))
  })
  const tables = writeInterface(
    'Tables',
    names.map((name) => `${name}: ${typeName(name)}`),
  )
  const body = [...interfaces, tables].join('\n\n')
  const used = shapes.filter(({ name }) => new RegExp(`: .*\\b${name}\\b`).test(body))
  const imports = used.length > 0 ? [`import type { ColumnType } from 'kysely'`] : []
  return `${[intro, ...imports, ...used.map(({ text }) => text), body].join('\n\n')}\n`
}

const intro =
  '// Generated from the migrated database: change a migration and run `npm run db tables`.'

const shapes = [
  {
    name: 'Generated',
    text: `/** Filled in by the database when an insert leaves it out. */
export type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>`,
  },
  {
    name: 'GeneratedAlways',
    text: `/** Written by the database alone. */
export type GeneratedAlways<T> = ColumnType<T, never, never>`,
  },
  {
    name: 'Timestamp',
    text: `/** An instant. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>`,
  },
  {
    name: 'Json',
    text: `/** Read as the parsed value, written as JSON text. */
export type Json = ColumnType<unknown, string, string>`,
  },
]

// bigint arrives as a number only while it is a safe one; numeric stays exact text.
const typeNames: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  timestamptz: 'Timestamp',
  json: 'Json',
  jsonb: 'Json',
  bytea: 'Buffer',
}

function writeColumn(column: Column): string {
  const element = column.labels
    ? column.labels.map((label) => `'${label}'`).join(' | ')
    : (typeNames[column.type] ?? 'string')
  const several = column.labels ? `(${element})[]` : `${element}[]`
  const value = `${column.isArray ? several : element}${column.isNullable ? ' | null' : ''}`
  if (column.filled === 'always') return `${column.name}: GeneratedAlways<${value}>`
  return `${column.name}: ${column.filled === 'by default' ? `Generated<${value}>` : value}`
}

const writeInterface = (name: string, properties: string[]) =>
  properties.length === 0
    ? `export type ${name} = Record<never, never>`
    : [`export interface ${name} {`, ...properties.map((one) => `  ${one}`), '}'].join('\n')

const typeName = (table: string) =>
  table.replace(/(^|_)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())

const columnsQuery = `
  SELECT c.relname AS "table", a.attname AS name,
    coalesce(element.typname, base.typname, t.typname) AS type,
    t.typcategory = 'A' AS "isArray",
    (SELECT array_agg(e.enumlabel::text ORDER BY e.enumsortorder) FROM pg_enum e
      WHERE e.enumtypid = coalesce(element.oid, base.oid, t.oid)) AS labels,
    NOT a.attnotnull AS "isNullable",
    CASE WHEN a.attidentity = 'a' OR a.attgenerated <> '' THEN 'always'
      WHEN a.atthasdef OR a.attidentity <> '' THEN 'by default'
      ELSE 'never' END AS filled
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_type t ON t.oid = a.atttypid
  LEFT JOIN pg_type base ON base.oid = nullif(t.typbasetype, 0)
  LEFT JOIN pg_type element ON element.oid = nullif(t.typelem, 0) AND t.typcategory = 'A'
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')
    AND c.relname <> 'vitrine_migrations' AND NOT c.relispartition
  ORDER BY c.relname COLLATE "C", a.attnum`
