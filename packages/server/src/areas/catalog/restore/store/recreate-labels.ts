import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { type FullLabel, type LabelKind, labelColumns, labelTable } from '../../labels/index.ts'

/** Recreates deleted labels under their ids; a brand that products still show is undeleted. */
export async function recreateLabels(
  tx: Tx,
  kind: LabelKind,
  labels: readonly object[],
): Promise<FullLabel[]> {
  if (labels.length === 0) return []
  const again = kind === 'brand' ? sql`, deleted_date = NULL` : sql``
  const { rows } = await sql<FullLabel>`
    INSERT INTO ${labelTable(kind)} AS label (site_id, id, name, revision, created_date, updated_date)
    SELECT ${tx.siteId}::uuid, id, name, revision + 1, "createdDate", ${tx.now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(labels)}::jsonb)
             AS back (id uuid, name text, revision bigint, "createdDate" timestamptz)
    ON CONFLICT (site_id, id) DO UPDATE
       SET name = excluded.name, revision = excluded.revision,
           updated_date = excluded.updated_date${again}
    RETURNING ${labelColumns}`.execute(tx.db)
  return rows
}
