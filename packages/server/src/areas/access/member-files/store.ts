import type { ExistingMembers, MemberFileFormat } from '@vitrine/contract/member-files'
import type { Reason } from '@vitrine/contract/reasons'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type {
  BatchResult,
  ExportInput,
  ImportInput,
  MemberExport,
  MemberImport,
  Problem,
} from './model.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

export async function insertImport(
  tx: Tx,
  { id, bytes, ...input }: ImportInput & { readonly id: string; readonly bytes: number },
): Promise<void> {
  await tx.db
    .insertInto('member_imports')
    .values({
      site_id: tx.siteId,
      job_id: id,
      file_name: input.fileName,
      storage_key: input.storageKey,
      format: input.format,
      existing: input.existing,
      bytes,
    })
    .execute()
}

/** Adds the result of a batch, in the transaction that imports it. */
export async function advanceImport(tx: Tx, id: string, result: BatchResult): Promise<void> {
  await tx.db
    .updateTable('member_imports')
    .set((set) => ({
      created: set('created', '+', result.created),
      updated: set('updated', '+', result.updated),
      unchanged: set('unchanged', '+', result.unchanged),
    }))
    .where('site_id', '=', tx.siteId)
    .where('job_id', '=', id)
    .execute()
  if (result.problems.length === 0) return
  await sql`
    INSERT INTO member_import_reports (site_id, job_id, line, field, severity, reason, cause)
    SELECT ${tx.siteId}::uuid, ${id}::uuid, line, field, severity, reason, cause
      FROM jsonb_to_recordset(${JSON.stringify(result.problems)}::jsonb)
           AS reported (line int, field text, severity text, reason text, cause jsonb)`.execute(
    tx.db,
  )
}

/** Points an import to a new storage key. */
export async function setUpload(tx: Tx, id: string, storageKey: string): Promise<void> {
  await tx.db
    .updateTable('member_imports')
    .set({ storage_key: storageKey })
    .where('site_id', '=', tx.siteId)
    .where('job_id', '=', id)
    .execute()
}

/** Imports by the ids of their jobs. */
export async function findImports(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, WithoutJob<MemberImport>>> {
  const rows = await selectImports(tx)
    .where('job_id', '=', sql<string>`ANY(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.job_id, toImport(row)]))
}

const selectImports = (tx: Tx) =>
  tx.db
    .selectFrom('member_imports as one')
    .selectAll('one')
    .select((select) =>
      select
        .selectFrom('member_import_reports as report')
        .whereRef('report.site_id', '=', 'one.site_id')
        .whereRef('report.job_id', '=', 'one.job_id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('report_count'),
    )
    .where('one.site_id', '=', tx.siteId)

type ImportRow = Awaited<ReturnType<ReturnType<typeof selectImports>['executeTakeFirstOrThrow']>>
type WithoutJob<T> = Omit<T, 'job'>

const toImport = (row: ImportRow): WithoutJob<MemberImport> => ({
  id: row.job_id,
  fileName: row.file_name,
  storageKey: row.storage_key,
  format: row.format as MemberFileFormat,
  existing: row.existing as ExistingMembers,
  bytes: Number(row.bytes),
  created: row.created,
  updated: row.updated,
  unchanged: row.unchanged,
  reportCount: Number(row.report_count ?? 0),
})

export async function readReport(tx: Tx, id: string, page: Page): Promise<Problem[]> {
  const rows = await tx.db
    .selectFrom('member_import_reports')
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

export async function insertExport(
  tx: Tx,
  { id, fileName, ...input }: ExportInput & Pick<MemberExport, 'id' | 'fileName'>,
): Promise<void> {
  await tx.db
    .insertInto('member_exports')
    .values({
      site_id: tx.siteId,
      job_id: id,
      file_name: fileName,
      storage_key: input.storageKey,
      format: input.format,
      password_hashes: input.passwordHashes,
      created_date: tx.now,
    })
    .execute()
}

const selectExports = (tx: Tx) =>
  tx.db.selectFrom('member_exports').selectAll().where('site_id', '=', tx.siteId)
type ExportRow = Awaited<ReturnType<ReturnType<typeof selectExports>['executeTakeFirstOrThrow']>>

/** Exports by the ids of their jobs. */
export async function findExports(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, WithoutJob<MemberExport>>> {
  const rows = await selectExports(tx)
    .where('job_id', '=', sql<string>`ANY(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.job_id, toExport(row)]))
}

/** The valid length of the file. */
export async function setBytes(tx: Tx, id: string, bytes: number): Promise<void> {
  await tx.db
    .updateTable('member_exports')
    .set({ bytes })
    .where('site_id', '=', tx.siteId)
    .where('job_id', '=', id)
    .execute()
}

/** Detaches the files of all exports of the site; returns them. */
export async function dropFiles(tx: Tx, id?: string): Promise<WithoutJob<MemberExport>[]> {
  const rows = await tx.db
    .updateTable('member_exports')
    .set({ removed_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('removed_date', 'is', null)
    .$if(id !== undefined, (update) => update.where('job_id', '=', id ?? ''))
    .returningAll()
    .execute()
  return rows.map(toExport)
}

/** Exports of every site that still have a file and are older than a moment. */
export async function findOldExports(
  tx: Pick<Tx, 'db'>,
  before: Date,
): Promise<{ siteId: string; id: string }[]> {
  const rows = await tx.db
    .selectFrom('member_exports')
    .select(['site_id', 'job_id'])
    .where('removed_date', 'is', null)
    .where('created_date', '<', before)
    .execute()
  return rows.map((row) => ({ siteId: row.site_id, id: row.job_id }))
}

/** The keys of all files of the site. */
export async function listKeys(tx: Tx): Promise<{ uploads: string[]; files: string[] }> {
  const imports = await tx.db
    .selectFrom('member_imports')
    .select('storage_key')
    .where('site_id', '=', tx.siteId)
    .execute()
  const exports = await selectExports(tx).where('removed_date', 'is', null).execute()
  const keys = (rows: readonly { storage_key: string }[]) => rows.map((row) => row.storage_key)
  return { uploads: keys(imports), files: keys(exports) }
}

const toExport = (row: ExportRow): WithoutJob<MemberExport> => ({
  id: row.job_id,
  fileName: row.file_name,
  storageKey: row.storage_key,
  format: row.format as MemberFileFormat,
  passwordHashes: row.password_hashes,
  bytes: Number(row.bytes),
  createdDate: row.created_date,
  removedDate: row.removed_date,
})
