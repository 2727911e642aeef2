import { type Selectable, sql } from 'kysely'
import type { Webhooks } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Webhook } from '../model.ts'

export const findWebhook = (tx: Tx, id: string): Promise<Webhook | undefined> => read(tx, id, false)

/** The webhook, locked until the transaction ends. */
export const lockWebhook = (tx: Tx, id: string): Promise<Webhook | undefined> => read(tx, id, true)

async function read(tx: Tx, id: string, forUpdate: boolean): Promise<Webhook | undefined> {
  const question = ofSite(tx).where('id', '=', id)
  const row = await (forUpdate ? question.forUpdate() : question).executeTakeFirst()
  return row && toWebhook(row)
}

/** Newest first. */
export async function listWebhooks(tx: Tx): Promise<Webhook[]> {
  const rows = await ofSite(tx).orderBy('created_date', 'desc').orderBy('id').execute()
  return rows.map(toWebhook)
}

/** Counts webhooks, and blocks additions until the transaction ends. */
export async function countWebhooks(tx: Tx): Promise<number> {
  await sql`SELECT FROM sites WHERE id = ${tx.siteId} FOR UPDATE`.execute(tx.db)
  const { n } = await tx.db
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('site_id', '=', tx.siteId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export async function insertWebhook(tx: Tx, webhook: Webhook): Promise<void> {
  await tx.db
    .insertInto('webhooks')
    .values({
      site_id: tx.siteId,
      id: webhook.id,
      app_id: webhook.appId,
      created_date: webhook.createdDate,
      ...columnsOf(webhook),
    })
    .execute()
}

export async function updateWebhook(tx: Tx, webhook: Webhook): Promise<void> {
  await tx.db
    .updateTable('webhooks')
    .set(columnsOf(webhook))
    .where('site_id', '=', tx.siteId)
    .where('id', '=', webhook.id)
    .execute()
}

export async function deleteWebhook(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('webhooks').where('site_id', '=', tx.siteId).where('id', '=', id).execute()
}

const columnsOf = (webhook: Webhook) => ({
  revision: webhook.revision,
  url: webhook.url,
  events: [...webhook.events],
  enabled: webhook.enabled,
  private_key: webhook.privateKey,
  public_key: webhook.publicKey,
  next_private_key: webhook.next?.privateKey ?? null,
  next_public_key: webhook.next?.publicKey ?? null,
  next_key_date: webhook.next?.date ?? null,
  failures: webhook.failures,
  paused_until: webhook.pausedUntil,
  replay_after: webhook.replay?.after ?? null,
  replay_until: webhook.replay?.until ?? null,
  updated_date: webhook.updatedDate,
})

const ofSite = (tx: Tx) => tx.db.selectFrom('webhooks').selectAll().where('site_id', '=', tx.siteId)

export function toWebhook(row: Selectable<Webhooks>): Webhook {
  const { next_private_key: privateKey, next_public_key: publicKey, next_key_date: date } = row
  const { replay_after: after, replay_until: until } = row
  return {
    siteId: row.site_id,
    id: row.id,
    appId: row.app_id,
    revision: Number(row.revision),
    url: row.url,
    events: row.events,
    enabled: row.enabled,
    privateKey: row.private_key,
    publicKey: row.public_key,
    next: privateKey && publicKey && date ? { privateKey, publicKey, date } : null,
    failures: row.failures,
    pausedUntil: row.paused_until,
    replay: after === null || until === null ? null : { after, until },
    createdDate: row.created_date,
    updatedDate: row.updated_date,
  }
}
