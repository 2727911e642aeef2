import { type Selectable, sql } from 'kysely'
import type { Mails } from '../../../platform/db/tables.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { MailState, NewMail, StoredMail, TemplateName } from './model.ts'

export async function insertMail(
  tx: Tx,
  mail: NewMail & {
    readonly id: string
    readonly template: TemplateName
    readonly state: MailState
    readonly isRehearsal: boolean
  },
): Promise<void> {
  await tx.db
    .insertInto('mails')
    .values({
      site_id: tx.siteId,
      id: mail.id,
      template: mail.template,
      recipient: mail.to,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      unsubscribe_url: mail.unsubscribeUrl,
      reply_to: mail.replyTo,
      state: mail.state,
      is_rehearsal: mail.isRehearsal,
      created_date: tx.now,
    })
    .execute()
}

export interface MailFilter {
  /** All of an address, whatever its case. */
  readonly to?: string | undefined
  readonly limit: number
}

export async function listMails(tx: Tx, { to, limit }: MailFilter): Promise<StoredMail[]> {
  const rows = await tx.db
    .selectFrom('mails')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .$if(to !== undefined, (query) =>
      query.where(sql<string>`lower(recipient)`, '=', (to ?? '').trim().toLowerCase()),
    )
    .orderBy('created_date', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toMail)
}

export async function findMail(tx: Tx, id: string): Promise<StoredMail | undefined> {
  const row = await tx.db
    .selectFrom('mails')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toMail(row)
}

export async function updateMail(
  tx: Tx,
  id: string,
  { state, failure }: { readonly state: MailState; readonly failure: string | null },
): Promise<void> {
  await tx.db
    .updateTable('mails')
    .set({ state, failure, sent_date: state === 'SENT' ? tx.now : null })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .execute()
}

/** Deletes mails about rehearsed orders. Returns their number. */
export async function deleteRehearsed(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('mails')
    .where('site_id', '=', tx.siteId)
    .where('is_rehearsal', '=', true)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes the bodies of mails created before a moment; pending ones are not sent any more. */
export async function clearBodies(tx: Tx, createdBefore: Date): Promise<void> {
  await tx.db
    .updateTable('mails')
    .set({
      text_body: '',
      html_body: '',
      unsubscribe_url: null,
      reply_to: null,
      cleared_date: tx.now,
      state: sql<string>`CASE state WHEN 'WAITING' THEN 'FAILED' ELSE state END`,
    })
    .where('site_id', '=', tx.siteId)
    .where('cleared_date', 'is', null)
    .where('created_date', '<', createdBefore)
    .execute()
}

const toMail = (row: Selectable<Mails>): StoredMail => ({
  id: row.id,
  template: row.template,
  to: row.recipient,
  subject: row.subject,
  text: row.text_body,
  html: row.html_body,
  unsubscribeUrl: row.unsubscribe_url,
  replyTo: row.reply_to,
  state: row.state as MailState,
  failure: row.failure,
  isRehearsal: row.is_rehearsal,
  createdDate: row.created_date,
  clearedDate: row.cleared_date,
})
