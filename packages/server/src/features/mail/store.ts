import type { Selectable } from 'kysely'
import type { Mails } from '../../platform/db/tables.ts'
import type { Tx } from '../../platform/tx.ts'
import type { MailState, NewMail, StoredMail } from './model.ts'

const MOST = 100

export async function insertMail(
  tx: Tx,
  mail: NewMail & { readonly id: string; readonly state: MailState },
): Promise<void> {
  await tx.db
    .insertInto('mails')
    .values({
      site_id: tx.siteId,
      id: mail.id,
      recipient: mail.to,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      state: mail.state,
      created_date: tx.now,
    })
    .execute()
}

export async function listMails(tx: Tx): Promise<StoredMail[]> {
  const rows = await tx.db
    .selectFrom('mails')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .limit(MOST)
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

const toMail = (row: Selectable<Mails>): StoredMail => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  text: row.text_body,
  html: row.html_body,
  state: row.state as MailState,
  failure: row.failure,
  createdDate: row.created_date,
})
