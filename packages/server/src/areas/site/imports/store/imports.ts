import type { ImportState, ReportSeverity } from '@vitrine/contract/imports'
import type { Reason } from '@vitrine/contract/reasons'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Imports } from '../../../../platform/db/tables.ts'
import type { Actor, Tx } from '../../../../platform/tx.ts'
import type { BatchResult, Import, PictureSource, Problem } from '../model.ts'
import type { Failure } from '../rules/failures.ts'

const selectImports = (tx: Pick<Tx, 'db' | 'siteId'>) =>
  tx.db
    .selectFrom('imports')
    .selectAll()
    .select((select) =>
      select
        .selectFrom('import_reports')
        .whereRef('import_reports.site_id', '=', 'imports.site_id')
        .whereRef('import_reports.import_id', '=', 'imports.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('report_count'),
    )
    .select([
      hasMapping.as('has_mapping'),
      picturesIn('remote').as('pictures_waiting'),
      picturesIn('failed').as('pictures_failed'),
    ])
    .where('site_id', '=', tx.siteId)

const hasMapping = sql<boolean>`EXISTS (
  SELECT FROM import_mappings mapping
    WHERE mapping.site_id = imports.site_id AND mapping.import_id = imports.id)`

/** Pictures of the file by their current state. */
const picturesIn = (state: 'remote' | 'failed') => sql<number>`(
  SELECT count(*) FROM media
    JOIN import_pictures named ON named.site_id = media.site_id
      AND named.source_url = media.source_url AND named.import_id = imports.id
    WHERE media.site_id = imports.site_id AND media.state <> 'stored' AND media.state = ${state})`

export async function findImport(tx: Tx, id: string): Promise<Import | undefined> {
  const row = await selectImports(tx).where('id', '=', id).executeTakeFirst()
  return row && toImport(row)
}

/** The import, locked until the end of the transaction against other runs. */
export async function lockImport(tx: Tx, id: string): Promise<Import | undefined> {
  const found = selectImports(tx).where('id', '=', id)
  const row = await found.forNoKeyUpdate('imports').executeTakeFirst()
  return row && toImport(row)
}

/** Commits without waiting for the disk. A crash that loses the commit loses the saved progress with it. */
export async function commitAsynchronously(tx: Tx): Promise<void> {
  await sql`SET LOCAL synchronous_commit TO OFF`.execute(tx.db)
}

/** Limits lock waits of this transaction. */
export async function setLockTimeout(tx: Tx, milliseconds: number): Promise<void> {
  await sql`SELECT set_config('lock_timeout', ${`${milliseconds}ms`}, TRUE)`.execute(tx.db)
}

/** Marks the products that the transaction writes with the import. */
export async function setImportId(tx: Tx, id: string): Promise<void> {
  await sql`SELECT set_config('vitrine.import_id', ${id}, TRUE)`.execute(tx.db)
}

/** Some imports by their ids; one statement. */
export async function findImports(tx: Tx, ids: readonly string[]): Promise<Import[]> {
  if (ids.length === 0) return []
  return (await selectImports(tx).where('id', 'in', ids).execute()).map(toImport)
}

export interface Page {
  readonly limit: number
  readonly offset: number
}

export async function listImports(tx: Tx, page: Page): Promise<{ items: Import[]; total: number }> {
  const { total } = await tx.db
    .selectFrom('imports')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('site_id', '=', tx.siteId)
    .executeTakeFirstOrThrow()
  const rows = await selectImports(tx)
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { items: rows.map(toImport), total: Number(total) }
}

export async function insertImport(
  tx: Tx,
  file: Pick<Import, 'id' | 'fileName' | 'storageKey' | 'bytes'> &
    Partial<Pick<Import, 'scheduleName'>>,
  state: ImportState = 'QUEUED',
): Promise<void> {
  await tx.db
    .insertInto('imports')
    .values({
      site_id: tx.siteId,
      id: file.id,
      file_name: file.fileName,
      storage_key: file.storageKey,
      bytes: file.bytes,
      schedule_name: file.scheduleName ?? null,
      state,
      actor: JSON.stringify(tx.actor),
      created_date: tx.now,
      updated_date: tx.now,
    })
    .execute()
}

/** Starts a run, for the first time or after the entries already processed. */
export async function beginRun(
  tx: Tx,
  { id, rowsDone, startedDate }: Pick<Import, 'id' | 'rowsDone' | 'startedDate'>,
  state: ImportState = 'RUNNING',
): Promise<void> {
  await updateImport(tx, id, {
    state,
    started_date: startedDate ?? tx.now,
    run_started_date: tx.now,
    run_started_rows: rowsDone,
  })
}

export const setRowsTotal = (tx: Tx, id: string, rows: number): Promise<void> =>
  updateImport(tx, id, { rows_total: rows })

export const endImport = (
  tx: Tx,
  id: string,
  state: ImportState,
  failure: Failure | null = null,
): Promise<void> => updateImport(tx, id, { state, ...failed(failure), finished_date: tx.now })

/** The columns of a failure, or of none. */
export const failed = (failure: Failure | null) => ({
  failure: failure?.text ?? null,
  failure_cause: failure && JSON.stringify(failure.cause),
})

export async function updateImport(tx: Tx, id: string, values: Updateable<Imports>): Promise<void> {
  await tx.db
    .updateTable('imports')
    .set({ ...values, updated_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .execute()
}

/** Advances the import by one batch, in the transaction of the batch. */
export async function advance(tx: Tx, id: string, result: BatchResult): Promise<void> {
  await tx.db
    .updateTable('imports')
    .set((set) => ({
      entries_done: set('entries_done', '+', result.entries),
      rows_done: set('rows_done', '+', result.rows),
      rows_failed: set('rows_failed', '+', result.rowsFailed),
      products_created: set('products_created', '+', result.created),
      products_updated: set('products_updated', '+', result.updated),
      products_unchanged: set('products_unchanged', '+', result.unchanged),
      pictures_total: set('pictures_total', '+', result.pictures),
      updated_date: tx.now,
    }))
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .execute()
  if (result.problems.length > 0) await insertReport(tx, id, result.problems)
}

export async function insertReport(
  tx: Tx,
  id: string,
  problems: readonly Problem[],
): Promise<void> {
  const rows = problems.map((problem) => ({
    site_id: tx.siteId,
    import_id: id,
    line: problem.line,
    column_name: problem.column ?? null,
    handle: problem.handle ?? null,
    severity: problem.severity,
    message: problem.message,
    cause: problem.cause ? JSON.stringify(problem.cause) : null,
  }))
  // A statement takes 65,535 parameters; products with thousands of invalid rows exist.
  for (let at = 0; at < rows.length; at += 5000) {
    await tx.db
      .insertInto('import_reports')
      .values(rows.slice(at, at + 5000))
      .execute()
  }
}

/** Records where in the file pictures are; returns how many were not recorded before. */
export async function insertNamedPictures(
  tx: Tx,
  id: string,
  pictures: readonly PictureSource[],
): Promise<number> {
  const { numInsertedOrUpdatedRows: added } = await tx.db
    .insertInto('import_pictures')
    .values(
      pictures.map((picture) => ({
        site_id: tx.siteId,
        import_id: id,
        source_url: picture.url,
        line: picture.line,
        column_name: picture.column,
        handle: picture.handle,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(added ?? 0)
}

/** Adds a warning to the report of every import that contains this picture. */
export async function reportPicture(
  tx: Tx,
  url: string,
  { message, cause }: { readonly message: string; readonly cause: Reason },
): Promise<void> {
  await sql`
    INSERT INTO import_reports (site_id, import_id, line, column_name, handle, severity, message, cause)
    SELECT site_id, import_id, line, column_name, handle, 'WARNING', ${message}, ${JSON.stringify(cause)}::jsonb
      FROM import_pictures WHERE site_id = ${tx.siteId} AND source_url = ${url}`.execute(tx.db)
}

export async function readReport(
  tx: Tx,
  id: string,
  { severity, limit, offset }: Page & { severity?: ReportSeverity },
): Promise<{ rows: Problem[]; total: number }> {
  const matching = tx.db
    .selectFrom('import_reports')
    .where('site_id', '=', tx.siteId)
    .where('import_id', '=', id)
    .$if(severity !== undefined, (query) => query.where('severity', '=', severity ?? ''))
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy('line')
    .orderBy('seq')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: rows.map(toProblem), total: Number(total) }
}

/** Unfinished imports of every site; called once when the process starts. */
export async function findUnfinished(
  tx: Pick<Tx, 'db'>,
): Promise<{ siteId: string; id: string }[]> {
  const rows = await tx.db
    .selectFrom('imports')
    .select(['site_id', 'id'])
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .orderBy('created_date')
    .execute()
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }))
}

const analyze = sql`ANALYZE products, variants, product_options, product_choices, product_media, choice_media,
  collection_products, inventory_items, media`

/**
 * Refreshes table statistics. Foreign key checks keep the plan from when a table was empty, and would scan
 * all of it for every row. While an import runs a small sample is enough, and takes a tenth of the time.
 */
export async function refreshStatistics(
  { db }: Pick<Tx, 'db'>,
  look: 'rough' | 'whole',
): Promise<void> {
  // Each table in a transaction of its own: a long one would delay readers of the ledger.
  if (look === 'whole') return void (await analyze.execute(db))
  await db.transaction().execute(async (tx) => {
    await sql`SET LOCAL default_statistics_target TO 10`.execute(tx)
    await analyze.execute(tx)
  })
}

const toProblem = (row: {
  line: number
  column_name: string | null
  handle: string | null
  severity: string
  message: string
  cause: unknown
}): Problem => ({
  line: row.line,
  column: row.column_name ?? undefined,
  handle: row.handle ?? undefined,
  severity: row.severity as ReportSeverity,
  message: row.message,
  ...(row.cause === null ? {} : { cause: row.cause as Reason }),
})

type ImportRow = Selectable<Imports> & {
  readonly report_count: number | null
  readonly has_mapping: boolean
  readonly pictures_waiting: number
  readonly pictures_failed: number
}

const toImport = (row: ImportRow): Import => ({
  id: row.id,
  fileName: row.file_name,
  storageKey: row.storage_key,
  bytes: row.bytes,
  state: row.state as ImportState,
  rowsTotal: row.rows_total,
  rowsDone: row.rows_done,
  rowsFailed: row.rows_failed,
  entriesDone: row.entries_done,
  productsCreated: row.products_created,
  productsUpdated: row.products_updated,
  productsUnchanged: row.products_unchanged,
  failure: row.failure,
  failureCause: row.failure_cause as Reason | null,
  hasMapping: row.has_mapping,
  scheduleName: row.schedule_name,
  actor: row.actor as unknown as Actor,
  reportCount: Number(row.report_count ?? 0),
  picturesTotal: row.pictures_total,
  picturesWaiting: Number(row.pictures_waiting),
  picturesFailed: Number(row.pictures_failed),
  createdDate: row.created_date,
  startedDate: row.started_date,
  runStartedDate: row.run_started_date,
  runStartedRows: row.run_started_rows,
  updatedDate: row.updated_date,
  finishedDate: row.finished_date,
})
