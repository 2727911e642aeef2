import { ImportScheduleRun } from '@vitrine/contract/imports'
import { createReason, englishOf, type Reason } from '@vitrine/contract/reasons'
import type { Tx } from '../../../../platform/tx.ts'
import type { Import } from '../../imports/index.ts'
import type { ImportSchedule, LastRun, ScheduleDeps } from '../model.ts'
import { findByImport, lockSchedule } from '../store.ts'
import { saveChanged } from './change-schedules.ts'
import { mailWhenFailing, mailWhenWorking } from './mails.ts'

type RecordDeps = Pick<ScheduleDeps, 'events' | 'imports' | 'mail' | 'ownersOf' | 'platform'>

/** Ends the run; false if the schedule is deleted. Changes made meanwhile stay. */
export async function recordRun(
  tx: Tx,
  deps: RecordDeps,
  { id, url }: ImportSchedule,
  run: Omit<LastRun, 'date'>,
  file: Partial<ImportSchedule> = {},
): Promise<boolean> {
  const before = await lockSchedule(tx, id)
  if (!before) return false
  const ended: ImportSchedule = {
    ...before,
    ...file,
    // Validators of a previous URL say nothing about the current one.
    ...(before.url !== url && { etag: null, lastModified: null, contentHash: null }),
    queuedDate: null,
    lastRun: { ...run, date: tx.now },
  }
  if (file.lastImportId) await cancelWaiting(tx, deps, before)
  await saveChanged(tx, deps, before, await counted(tx, deps, ended, run), ImportScheduleRun)
  return true
}

/** A newer file replaces one that waits. */
const cancelWaiting = async (
  tx: Tx,
  { imports }: RecordDeps,
  { waitingPrices, lastImportId }: ImportSchedule,
): Promise<void> => {
  if (waitingPrices && lastImportId) await imports.cancelDraft(tx, lastImportId)
}

/** An import that has just started is counted once it is over: see `followImport`. */
async function counted(
  tx: Tx,
  deps: RecordDeps,
  ended: ImportSchedule,
  { outcome, reason = '' }: Omit<LastRun, 'date'>,
): Promise<ImportSchedule> {
  if (outcome === 'FAILED') return withFailure(tx, deps, ended, reason)
  const isWorking = outcome === 'UNCHANGED' && (await isLastImportDone(tx, deps, ended))
  return isWorking ? withSuccess(tx, deps, ended) : ended
}

async function isLastImportDone(
  tx: Tx,
  { imports }: RecordDeps,
  { failures, lastImportId }: ImportSchedule,
): Promise<boolean> {
  if (failures === 0 || lastImportId === null) return false
  const [last] = await imports.findMany(tx, [lastImportId])
  return last !== undefined && failureOf(last) === null && last.state === 'DONE'
}

/** A failed import counts as a failed run, and its file is read again next time. */
export async function followImport(tx: Tx, deps: RecordDeps, ended: Import): Promise<void> {
  const before = await findByImport(tx, ended.id)
  if (!before) return
  const failure = failureOf(ended)
  if (failure !== null) {
    const { text: reason, cause } = failure
    const failed: ImportSchedule = {
      ...before,
      etag: null,
      lastModified: null,
      contentHash: null,
      lastRun: { outcome: 'FAILED', reason, date: tx.now, ...(cause && { cause }) },
    }
    const after = await withFailure(tx, deps, failed, reason)
    await saveChanged(tx, deps, before, after, ImportScheduleRun)
  } else if (before.failures > 0 || before.failuresMailedDate || before.waitingPrices) {
    const after = await withSuccess(tx, deps, withoutWaiting(tx, before, ended))
    await saveChanged(tx, deps, before, after, ImportScheduleRun)
  }
}

/** The import for which a person has decided is the last one. */
const withoutWaiting = (
  { now }: Tx,
  one: ImportSchedule,
  { rowsTotal }: Import,
): ImportSchedule => ({
  ...one,
  ...(one.waitingPrices && {
    waitingPrices: null,
    importedRows: rowsTotal,
    lastRun: { outcome: 'IMPORTED', date: now, ...(rowsTotal !== null && { rows: rowsTotal }) },
  }),
})

/** Why an import that is over has failed; null if it has not. */
function failureOf(one: Import): { text: string; cause: Reason | null } | null {
  if (one.state === 'FAILED') return { text: one.failure ?? '', cause: one.failureCause }
  const products = one.productsCreated + one.productsUpdated + one.productsUnchanged
  const isEmpty = one.state === 'DONE' && products === 0 && one.rowsFailed > 0
  if (!isEmpty) return null
  const cause = createReason('NO_ROW_IMPORTED')
  return { text: englishOf(cause), cause }
}

const withFailure = (tx: Tx, deps: RecordDeps, one: ImportSchedule, reason: string) =>
  mailWhenFailing(tx, deps, { ...one, failures: one.failures + 1 }, reason)

const withSuccess = (tx: Tx, deps: RecordDeps, one: ImportSchedule) =>
  mailWhenWorking(tx, deps, { ...one, failures: 0 })
