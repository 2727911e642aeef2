import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'

/** The orders of lines that were recorded, by the ids of the lines. */
export async function findRecordedLines(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; orderId: string }>`
    SELECT id, order_id AS "orderId" FROM bank_statement_lines
     WHERE site_id = ${tx.siteId} AND id = ANY (${[...ids]}::text[])`.execute(tx.db)
  return new Map(rows.map(({ id, orderId }) => [id, orderId]))
}

/** False: the line was recorded before, or is being recorded by another call, which is awaited. */
export async function insertRecordedLine(
  tx: Tx,
  line: { readonly id: string; readonly orderId: string; readonly amountMinor: number },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO bank_statement_lines (site_id, id, order_id, amount_minor, recorded_date)
    VALUES (${tx.siteId}, ${line.id}, ${line.orderId}, ${line.amountMinor}, ${tx.now})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx.db)
  return rows.length > 0
}
