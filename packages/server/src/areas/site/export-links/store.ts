import type { ExportLinkContent } from '@vitrine/contract/exports'
import type { Timetable } from '@vitrine/contract/kit'
import { type Selectable, sql } from 'kysely'
import type { ExportLinks } from '../../../platform/db/tables.ts'
import type { Actor, Tx } from '../../../platform/tx.ts'
import type { ExportLink } from './model.ts'

const select = (tx: Pick<Tx, 'db' | 'siteId'>) =>
  tx.db.selectFrom('export_links').selectAll().where('site_id', '=', tx.siteId)

export async function listLinks(tx: Tx): Promise<ExportLink[]> {
  return (await select(tx).orderBy('name').orderBy('id').execute()).map(toLink)
}

export async function countLinks(tx: Tx): Promise<number> {
  const { count } = await tx.db
    .selectFrom('export_links')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('site_id', '=', tx.siteId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findByHash(tx: Tx, tokenHash: string): Promise<ExportLink | undefined> {
  const row = await select(tx).where('token_hash', '=', tokenHash).executeTakeFirst()
  return row && toLink(row)
}

/** The link, locked until the end of the transaction. */
export async function lockLink(tx: Tx, id: string): Promise<ExportLink | undefined> {
  const row = await select(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toLink(row)
}

/** The link of a running export, locked. */
export async function lockRunning(tx: Tx, exportId: string): Promise<ExportLink | undefined> {
  const found = select(tx).where('running_export_id', '=', exportId)
  const row = await found.forUpdate().executeTakeFirst()
  return row && toLink(row)
}

export async function insertLink(tx: Tx, one: ExportLink): Promise<void> {
  await tx.db
    .insertInto('export_links')
    .values({ site_id: tx.siteId, id: one.id, created_date: one.createdDate, ...valuesOf(one) })
    .execute()
}

export async function updateLink(tx: Tx, one: ExportLink): Promise<void> {
  await tx.db
    .updateTable('export_links')
    .set(valuesOf(one))
    .where('site_id', '=', tx.siteId)
    .where('id', '=', one.id)
    .execute()
}

export async function deleteLink(tx: Tx, id: string): Promise<void> {
  await tx.db
    .deleteFrom('export_links')
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .execute()
}

/** Ends the links of a person who has left the staff. */
export async function clearMaker(tx: Tx, staffId: string): Promise<void> {
  await tx.db
    .updateTable('export_links')
    .set({ maker: null })
    .where('site_id', '=', tx.siteId)
    .where(sql<boolean>`maker ->> 'type' = 'staff' AND maker ->> 'id' = ${staffId}`)
    .execute()
}

/** Makes links to orders serve nothing until their next file, which is due at once. */
export async function clearOrderFiles(tx: Tx): Promise<void> {
  await tx.db
    .updateTable('export_links')
    .set({
      export_id: null,
      running_export_id: null,
      next_date: sql<Date | null>`CASE WHEN paused THEN NULL ELSE ${tx.now}::timestamptz END`,
    })
    .where('site_id', '=', tx.siteId)
    .where('content', '=', 'ORDERS' satisfies ExportLinkContent)
    .execute()
}

/** Due links of every site. */
export async function findDue(
  { db }: Pick<Tx, 'db'>,
  now: Date,
  limit: number,
): Promise<{ readonly siteId: string; readonly id: string }[]> {
  const rows = await db
    .selectFrom('export_links')
    .select(['site_id', 'id'])
    .where('next_date', '<=', now)
    .orderBy('next_date')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }))
}

const valuesOf = (one: ExportLink) => ({
  name: one.name,
  token_hash: one.tokenHash,
  maker: one.maker && JSON.stringify(one.maker),
  content: one.content,
  only_visible: one.onlyVisible,
  every: one.timetable.every,
  time_of_day: one.timetable.time ?? null,
  weekday: one.timetable.weekday ?? null,
  paused: one.paused,
  next_date: one.nextDate,
  export_id: one.exportId,
  running_export_id: one.runningExportId,
  failures: one.failures,
  updated_date: one.updatedDate,
})

const toLink = (row: Selectable<ExportLinks>): ExportLink => ({
  id: row.id,
  name: row.name,
  tokenHash: row.token_hash,
  maker: row.maker as unknown as Actor | null,
  content: row.content as ExportLinkContent,
  onlyVisible: row.only_visible,
  timetable: {
    every: row.every as Timetable['every'],
    ...(row.time_of_day !== null && { time: row.time_of_day }),
    ...(row.weekday !== null && { weekday: row.weekday }),
  },
  paused: row.paused,
  nextDate: row.next_date,
  exportId: row.export_id,
  runningExportId: row.running_export_id,
  failures: row.failures,
  createdDate: row.created_date,
  updatedDate: row.updated_date,
})
