import type { ClientBase } from 'pg'

type Connection = Pick<ClientBase, 'query'>

/** The queue makes its tables itself (graphile-worker). */
export const JOBS_SCHEMA = 'graphile_worker'

export interface TableRef {
  readonly schema: string
  readonly table: string
}

export interface TableShape extends TableRef {
  /** Writable columns, without generated ones. */
  readonly columns: readonly string[]
}

/** The migrations of a schema: the product's, or a plug-in's in a schema of its own. */
export interface SchemaMigrations {
  readonly schema: string
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[]
}

export interface SequenceState {
  /** The sequence itself, or its column: names of sequences behind columns differ between servers. */
  readonly schema: string
  readonly name: string
  readonly column: string | null
  readonly lastValue: string
  readonly isCalled: boolean
}

/** All schemas created by migrations, with those applied; empty where there is none. */
export async function readAppliedMigrations(client: Connection): Promise<SchemaMigrations[]> {
  const { rows } = await client.query<{ schema: string }>(`
    SELECT n.nspname AS schema FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relname = 'vitrine_migrations' AND c.relkind = 'r'
     ORDER BY n.nspname <> 'public', n.nspname COLLATE "C"`)
  const found: SchemaMigrations[] = []
  for (const { schema } of rows) {
    const applied = await client.query<{ name: string; checksum: string }>(
      `SELECT name, checksum FROM ${quoted(schema, 'vitrine_migrations')} ORDER BY name COLLATE "C"`,
    )
    found.push({ schema, migrations: applied.rows })
  }
  return found
}

/** How far the tables of the queue are; 0 where there are none. */
export async function readJobsLevel(client: Connection): Promise<number> {
  const { rows } = await client.query(
    `SELECT to_regclass('${JOBS_SCHEMA}.migrations') IS NOT NULL AS "isThere"`,
  )
  if (!rows[0]?.isThere) return 0
  const level = await client.query(`SELECT max(id) AS level FROM ${JOBS_SCHEMA}.migrations`)
  return Number(level.rows[0]?.level ?? 0)
}

/** Tables with data, with their approximate number of rows and their size in bytes. */
export async function readTables(
  client: Connection,
  schemas: readonly string[],
): Promise<(TableShape & { rows: number; bytes: number })[]> {
  const { rows } = await client.query(
    `SELECT n.nspname AS schema, c.relname AS table, greatest(c.reltuples, 0)::float8 AS rows,
            pg_table_size(c.oid)::float8 AS bytes,
            array(SELECT a.attname::text FROM pg_attribute a
                   WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
                   ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND n.nspname = ANY($1)
        AND c.relname <> ALL(ARRAY['vitrine_migrations', 'vitrine_installation'])
        AND NOT (n.nspname = '${JOBS_SCHEMA}' AND c.relname = 'migrations')
        AND NOT EXISTS (SELECT FROM pg_depend d
          WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
      ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`,
    [schemas],
  )
  return rows
}

/** Sequences are in no snapshot: read behind the start of one, they are beyond every number in it. */
export async function readSequences(
  client: Connection,
  schemas: readonly string[],
): Promise<SequenceState[]> {
  const { rows } = await client.query(
    `SELECT n.nspname AS schema, c.relname AS own, o.relname AS owner, a.attname AS column
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       LEFT JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = c.oid
         AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('a', 'i') AND d.refobjsubid > 0
       LEFT JOIN pg_class o ON o.oid = d.refobjid
       LEFT JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
      WHERE c.relkind = 'S' AND n.nspname = ANY($1)
      ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`,
    [schemas],
  )
  const found: SequenceState[] = []
  for (const { schema, own, owner, column } of rows) {
    const state = await client.query(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quoted(schema, own)}`,
    )
    found.push({ schema, name: owner ?? own, column, ...state.rows[0] })
  }
  return found
}

export const quoted = (...names: readonly string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.')

export const columnList = ({ columns }: Pick<TableShape, 'columns'>): string =>
  columns.map((name) => quoted(name)).join(', ')

/** Values as text that every supported PostgreSQL reads and writes alike; and no limits of time. */
export const portableSession = `
  SET LOCAL datestyle TO 'ISO, YMD';
  SET LOCAL intervalstyle TO 'postgres';
  SET LOCAL timezone TO 'UTC';
  SET LOCAL extra_float_digits TO 1;
  SET LOCAL bytea_output TO 'hex';
  SET LOCAL statement_timeout TO 0;
  SET LOCAL lock_timeout TO 0;
  SET LOCAL idle_in_transaction_session_timeout TO 0`
