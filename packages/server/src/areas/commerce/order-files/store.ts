import type { OrderFileFormat } from '@vitrine/contract/order-files'
import type { Reason } from '@vitrine/contract/reasons'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { BatchResult, ImportInput, OrderImport, Problem } from './model.ts'

type WithoutJob = Omit<OrderImport, 'job'>

export async function insertImport(
  tx: Tx,
  { id, bytes, ...input }: ImportInput & { readonly id: string; readonly bytes: number },
): Promise<void> {
  await tx.db
    .insertInto('order_imports')
    .values({
      site_id: tx.siteId,
      job_id: id,
      file_name: input.fileName,
      storage_key: input.storageKey,
      format: input.format,
      dry_run: input.dryRun,
      bytes,
    })
    .execute()
}

/** Adds the results of a batch, in the transaction that imports it. */
export async function advanceImport(tx: Tx, id: string, result: BatchResult): Promise<void> {
  await tx.db
    .updateTable('order_imports')
    .set((set) => ({
      created: set('created', '+', result.created),
      unchanged: set('unchanged', '+', result.unchanged),
    }))
    .where('site_id', '=', tx.siteId)
    .where('job_id', '=', id)
    .execute()
  if (result.problems.length === 0) return
  await sql`
    INSERT INTO order_import_reports (site_id, job_id, line, field, severity, reason, cause)
    SELECT ${tx.siteId}::uuid, ${id}::uuid, line, field, severity, reason, cause
      FROM jsonb_to_recordset(${JSON.stringify(result.problems)}::jsonb)
           AS problem (line int, field text, severity text, reason text, cause jsonb)`.execute(
    tx.db,
  )
}

/** Imports by the ids of their jobs. */
export async function findImports(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, WithoutJob>> {
  const { rows } = await sql<Omit<WithoutJob, 'bytes'> & { bytes: string | number }>`
    SELECT job_id AS id, file_name AS "fileName", storage_key AS "storageKey", format, dry_run AS "dryRun", bytes,
           created, unchanged,
           (SELECT count(*)::int FROM order_import_reports r
             WHERE r.site_id = i.site_id AND r.job_id = i.job_id) AS "reportCount"
      FROM order_imports i WHERE site_id = ${tx.siteId} AND job_id = ANY (${[...ids]}::uuid[])`.execute(
    tx.db,
  )
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, bytes: Number(row.bytes), format: row.format as OrderFileFormat },
    ]),
  )
}

export async function readReport(
  tx: Tx,
  id: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<Problem[]> {
  const rows = await tx.db
    .selectFrom('order_import_reports')
    .select(['line', 'field', 'severity', 'reason', 'cause'])
    .where('site_id', '=', tx.siteId)
    .where('job_id', '=', id)
    .orderBy('seq')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map(({ field, severity, cause, ...row }) => ({
    ...row,
    severity: severity as Problem['severity'],
    ...(field === null ? {} : { field }),
    ...(cause === null ? {} : { cause: cause as unknown as Reason }),
  }))
}

/** The keys of all files of the site. */
export async function listKeys(tx: Tx): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('order_imports')
    .select('storage_key')
    .where('site_id', '=', tx.siteId)
    .execute()
  return rows.map((row) => row.storage_key)
}
