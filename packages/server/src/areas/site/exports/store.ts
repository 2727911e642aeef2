import type { ExportFormat, ExportLinkContent, ExportState } from '@vitrine/contract/exports'
import type { Selectable, Updateable } from 'kysely'
import type { Exports } from '../../../platform/db/tables.ts'
import type { Actor, Tx } from '../../../platform/tx.ts'
import type { Export, ExportPart } from './model.ts'

const selectExports = (tx: Pick<Tx, 'db' | 'siteId'>) =>
  tx.db.selectFrom('exports').selectAll().where('site_id', '=', tx.siteId)

export async function findExport(tx: Tx, id: string): Promise<Export | undefined> {
  const row = await selectExports(tx).where('id', '=', id).executeTakeFirst()
  return row && toExport(row)
}

/** Some exports by their ids; one statement. */
export async function findExports(tx: Tx, ids: readonly string[]): Promise<Export[]> {
  if (ids.length === 0) return []
  return (await selectExports(tx).where('id', 'in', ids).execute()).map(toExport)
}

/** The export, locked until the end of the transaction against other runs. */
export async function lockExport(tx: Tx, id: string): Promise<Export | undefined> {
  const row = await selectExports(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toExport(row)
}

const ofProducts: ExportLinkContent = 'PRODUCTS'

/** Exports of products, newest first. */
export async function listExports(
  tx: Tx,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ items: Export[]; total: number }> {
  const { total } = await tx.db
    .selectFrom('exports')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('site_id', '=', tx.siteId)
    .where('content', '=', ofProducts)
    .executeTakeFirstOrThrow()
  const rows = await selectExports(tx)
    .where('content', '=', ofProducts)
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { items: rows.map(toExport), total: Number(total) }
}

type NewExport = Pick<
  Export,
  | 'id'
  | 'format'
  | 'content'
  | 'fileName'
  | 'storageKey'
  | 'filter'
  | 'productIds'
  | 'productsTotal'
>

export async function insertExport(tx: Tx, one: NewExport): Promise<void> {
  await tx.db
    .insertInto('exports')
    .values({
      site_id: tx.siteId,
      id: one.id,
      format: one.format,
      content: one.content,
      file_name: one.fileName,
      storage_key: one.storageKey,
      filter: one.filter === null ? null : JSON.stringify(one.filter),
      product_ids: one.productIds && [...one.productIds],
      state: 'QUEUED' satisfies ExportState,
      products_total: one.productsTotal,
      actor: JSON.stringify(tx.actor),
      created_date: tx.now,
      updated_date: tx.now,
    })
    .execute()
}

/** Starts or restarts a run. */
export const beginRun = (tx: Tx, { id }: Export): Promise<void> =>
  updateExport(tx, id, {
    state: 'RUNNING' satisfies ExportState,
    products_done: 0,
    rows_done: 0,
    started_date: tx.now,
  })

/**
 * Saves the progress of one part; false when the export is not running any more, or another run has started.
 */
export async function advance(
  tx: Tx,
  { id, startedDate }: Pick<Export, 'id' | 'startedDate'>,
  part: ExportPart,
): Promise<boolean> {
  const row = await tx.db
    .updateTable('exports')
    .set((set) => ({
      products_done: set('products_done', '+', part.products),
      rows_done: set('rows_done', '+', part.rows),
      updated_date: tx.now,
    }))
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .where('state', '=', 'RUNNING' satisfies ExportState)
    .where('started_date', '=', startedDate)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const endExport = (
  tx: Tx,
  id: string,
  result: {
    readonly state: ExportState
    readonly bytes?: number
    readonly failure?: string
  },
): Promise<void> => updateExport(tx, id, { ...result, finished_date: tx.now })

async function updateExport(tx: Tx, id: string, values: Updateable<Exports>): Promise<void> {
  await tx.db
    .updateTable('exports')
    .set({ ...values, updated_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .execute()
}

/** Unfinished exports of every site; called once when the process starts. */
export async function findUnfinished(
  tx: Pick<Tx, 'db'>,
): Promise<{ siteId: string; id: string }[]> {
  const rows = await tx.db
    .selectFrom('exports')
    .select(['site_id', 'id'])
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .orderBy('created_date')
    .execute()
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }))
}

/**
 * Deletes expired exports of every site, each after its file; those that links serve stay. Files that only links serve
 * go as soon as the next one is served.
 */
export async function deleteOld(
  tx: Pick<Tx, 'db'>,
  before: Date,
  forget: (storageKey: string) => Promise<void>,
): Promise<void> {
  const rows = await tx.db
    .selectFrom('exports')
    .select(['site_id', 'id', 'storage_key'])
    .where(({ eb, or, and }) =>
      or([
        eb('created_date', '<', before),
        and([eb('content', '<>', ofProducts), eb('state', 'not in', ['QUEUED', 'RUNNING'])]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('export_links')
            .whereRef('export_links.site_id', '=', 'exports.site_id')
            .whereRef('export_links.export_id', '=', 'exports.id')
            .select('export_links.id'),
        ),
      ),
    )
    .execute()
  for (const row of rows) {
    await forget(row.storage_key)
    await tx.db
      .deleteFrom('exports')
      .where('site_id', '=', row.site_id)
      .where('id', '=', row.id)
      .execute()
  }
}

/** Deletes the exports of orders; returns the names of their files. */
export async function deleteOrderExports(tx: Tx): Promise<string[]> {
  const rows = await tx.db
    .deleteFrom('exports')
    .where('site_id', '=', tx.siteId)
    .where('content', '=', 'ORDERS' satisfies ExportLinkContent)
    .returning('storage_key')
    .execute()
  return rows.map((row) => row.storage_key)
}

export async function listKeys(tx: Tx): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('exports')
    .select('storage_key')
    .where('site_id', '=', tx.siteId)
    .execute()
  return rows.map((row) => row.storage_key)
}

const toExport = (row: Selectable<Exports>): Export => ({
  id: row.id,
  format: row.format as ExportFormat,
  content: row.content as ExportLinkContent,
  fileName: row.file_name,
  storageKey: row.storage_key,
  filter: row.filter,
  productIds: row.product_ids,
  state: row.state as ExportState,
  productsTotal: row.products_total,
  productsDone: row.products_done,
  rowsDone: row.rows_done,
  bytes: row.bytes,
  failure: row.failure,
  actor: row.actor as unknown as Actor,
  createdDate: row.created_date,
  startedDate: row.started_date,
  updatedDate: row.updated_date,
  finishedDate: row.finished_date,
})
