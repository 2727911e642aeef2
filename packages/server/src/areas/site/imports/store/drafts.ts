import type { ImportState } from '@vitrine/contract/imports'
import type { Tx } from '../../../../platform/tx.ts'
import type { Failure } from '../rules/failures.ts'
import { failed, updateImport } from './imports.ts'

/** Resets counts and reports before a dry run or the import itself. */
export async function resetImport(tx: Tx, id: string, state: ImportState): Promise<void> {
  await deleteFindings(tx, id)
  await updateImport(tx, id, {
    state,
    rows_total: null,
    rows_done: 0,
    rows_failed: 0,
    entries_done: 0,
    products_created: 0,
    products_updated: 0,
    products_unchanged: 0,
    failure: null,
    failure_cause: null,
    started_date: null,
    run_started_date: null,
    run_started_rows: 0,
  })
}

/** Ends a dry run; with a failure the import becomes a draft again. */
export const endCheck = (tx: Tx, id: string, failure: Failure | null): Promise<void> =>
  updateImport(tx, id, { state: failure === null ? 'CHECKED' : 'DRAFT', ...failed(failure) })

/** Deletes the report and the differences of a dry run. */
async function deleteFindings(tx: Tx, id: string): Promise<void> {
  for (const table of ['import_reports', 'import_differences'] as const) {
    await tx.db
      .deleteFrom(table)
      .where('site_id', '=', tx.siteId)
      .where('import_id', '=', id)
      .execute()
  }
}

const draftStates: readonly ImportState[] = ['DRAFT', 'CHECKING', 'CHECKED']

/** Deletes drafts without recent changes; files go first, so that none is orphaned. */
export async function deleteOldDrafts(
  tx: Pick<Tx, 'db'>,
  before: Date,
  deleteFile: (storageKey: string) => Promise<void>,
): Promise<void> {
  const rows = await tx.db
    .selectFrom('imports')
    .select(['site_id', 'id', 'storage_key'])
    .where('state', 'in', draftStates)
    .where('updated_date', '<', before)
    .limit(1000)
    .execute()
  for (const row of rows) {
    await deleteFile(row.storage_key)
    await tx.db
      .deleteFrom('imports')
      .where('site_id', '=', row.site_id)
      .where('id', '=', row.id)
      .where('state', 'in', draftStates)
      .execute()
  }
}

/** Files of unfinished imports. */
export async function listFiles(tx: Tx): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('imports')
    .select('storage_key')
    .where('site_id', '=', tx.siteId)
    .where('state', 'in', [...draftStates, 'QUEUED', 'RUNNING'])
    .execute()
  return rows.map((row) => row.storage_key)
}
