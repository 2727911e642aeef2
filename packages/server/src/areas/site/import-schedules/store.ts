import type { ImportScheduleFormat, PriceChanges } from '@vitrine/contract/imports'
import type { Timetable } from '@vitrine/contract/kit'
import type { Selectable } from 'kysely'
import type { ImportSchedules } from '../../../platform/db/tables.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { NamedMapping } from '../imports/index.ts'
import type { ImportSchedule, LastRun } from './model.ts'

const select = (tx: Pick<Tx, 'db' | 'siteId'>) =>
  tx.db.selectFrom('import_schedules').selectAll().where('site_id', '=', tx.siteId)

export async function listSchedules(tx: Tx): Promise<ImportSchedule[]> {
  return (await select(tx).orderBy('name').orderBy('id').execute()).map(toSchedule)
}

export async function countSchedules(tx: Tx): Promise<number> {
  const { count } = await tx.db
    .selectFrom('import_schedules')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('site_id', '=', tx.siteId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findSchedule(tx: Tx, id: string): Promise<ImportSchedule | undefined> {
  const row = await select(tx).where('id', '=', id).executeTakeFirst()
  return row && toSchedule(row)
}

/** The schedule, locked until the end of the transaction. */
export async function lockSchedule(tx: Tx, id: string): Promise<ImportSchedule | undefined> {
  const row = await select(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toSchedule(row)
}

export async function findByImport(tx: Tx, importId: string): Promise<ImportSchedule | undefined> {
  const row = await select(tx).where('last_import_id', '=', importId).forUpdate().executeTakeFirst()
  return row && toSchedule(row)
}

export async function insertSchedule(tx: Tx, one: ImportSchedule): Promise<void> {
  await tx.db
    .insertInto('import_schedules')
    .values({ site_id: tx.siteId, id: one.id, created_date: one.createdDate, ...valuesOf(one) })
    .execute()
}

export async function updateSchedule(tx: Tx, one: ImportSchedule): Promise<void> {
  await tx.db
    .updateTable('import_schedules')
    .set(valuesOf(one))
    .where('site_id', '=', tx.siteId)
    .where('id', '=', one.id)
    .execute()
}

export async function deleteSchedule(tx: Tx, id: string): Promise<void> {
  await tx.db
    .deleteFrom('import_schedules')
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .execute()
}

/** Due schedules of every site. */
export async function findDue(
  { db }: Pick<Tx, 'db'>,
  now: Date,
  limit: number,
): Promise<{ readonly siteId: string; readonly id: string }[]> {
  const rows = await db
    .selectFrom('import_schedules')
    .select(['site_id', 'id'])
    .where('next_date', '<=', now)
    .orderBy('next_date')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }))
}

const valuesOf = (one: ImportSchedule) => ({
  name: one.name,
  url: one.url,
  sealed_authorization: one.sealedAuthorization,
  format: one.format,
  mapping: one.mapping && JSON.stringify(one.mapping),
  every: one.timetable.every,
  time_of_day: one.timetable.time ?? null,
  weekday: one.timetable.weekday ?? null,
  paused: one.paused,
  next_date: one.nextDate,
  queued_date: one.queuedDate,
  failures: one.failures,
  failures_mailed_date: one.failuresMailedDate,
  last_run: one.lastRun && JSON.stringify(one.lastRun),
  etag: one.etag,
  last_modified: one.lastModified,
  content_hash: one.contentHash,
  imported_rows: one.importedRows,
  guarded_share: one.priceGuard?.share ?? null,
  guarded_change: one.priceGuard?.change ?? null,
  waiting_prices: one.waitingPrices && JSON.stringify(one.waitingPrices),
  last_import_id: one.lastImportId,
  updated_date: one.updatedDate,
})

const toSchedule = (row: Selectable<ImportSchedules>): ImportSchedule => ({
  id: row.id,
  name: row.name,
  url: row.url,
  sealedAuthorization: row.sealed_authorization,
  format: row.format as ImportScheduleFormat,
  mapping: row.mapping as unknown as NamedMapping | null,
  timetable: {
    every: row.every as Timetable['every'],
    ...(row.time_of_day !== null && { time: row.time_of_day }),
    ...(row.weekday !== null && { weekday: row.weekday }),
  },
  paused: row.paused,
  nextDate: row.next_date,
  queuedDate: row.queued_date,
  failures: row.failures,
  failuresMailedDate: row.failures_mailed_date,
  lastRun: toLastRun(row.last_run),
  etag: row.etag,
  lastModified: row.last_modified,
  contentHash: row.content_hash,
  importedRows: row.imported_rows,
  priceGuard:
    row.guarded_share === null || row.guarded_change === null
      ? null
      : { share: row.guarded_share, change: row.guarded_change },
  waitingPrices: row.waiting_prices as PriceChanges | null,
  lastImportId: row.last_import_id,
  createdDate: row.created_date,
  updatedDate: row.updated_date,
})

function toLastRun(stored: unknown): LastRun | null {
  const run = stored as (Omit<LastRun, 'date'> & { readonly date: string }) | null
  return run && { ...run, date: new Date(run.date) }
}
