import { type Client, DatabaseError, escapeIdentifier } from 'pg'
import type { StatementTotals } from '../../platform/db/statement-report.ts'
import { withoutValues } from '../../platform/db/statement-text.ts'

/** Why PostgreSQL has no statement statistics. */
export type NoStatements = 'not loaded' | 'not created' | 'not allowed'

/** The counters of pg_stat_statements for this database since their reset, or why they cannot be read. */
export async function readStatements(
  client: Client,
  limit: number,
): Promise<readonly StatementTotals[] | NoStatements> {
  const found = await client.query<{ schema: string }>(`
    SELECT n.nspname AS schema FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
     WHERE e.extname = 'pg_stat_statements'`)
  const schema = found.rows[0]?.schema
  if (schema === undefined) return 'not created'
  try {
    const { rows } = await client.query<StatementTotals>(
      `SELECT query AS statement, sum(calls)::float8 AS calls, sum(total_exec_time)::float8 AS "totalMs",
              sum(rows)::float8 AS rows
         FROM ${escapeIdentifier(schema)}.pg_stat_statements
        WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
        GROUP BY query ORDER BY sum(total_exec_time) DESC LIMIT $1`,
      [limit],
    )
    if (rows.some(({ statement }) => statement === HIDDEN)) return 'not allowed'
    // Utility statements are recorded with their values.
    return rows.map((row) => ({ ...row, statement: withoutValues(row.statement) }))
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NOT_IN_STATE) return 'not loaded'
    throw error
  }
}

/** PostgreSQL's placeholder for statements of other users. */
const HIDDEN = '<insufficient privilege>'
const NOT_IN_STATE = '55000'
