import type { PhoneKind } from '@vitrine/contract/vocabulary'
import type { Selectable } from 'kysely'
import type { PhoneMessages } from '../../../platform/db/tables.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { StoredMessage } from './model.ts'

export async function insertMessage(
  tx: Tx,
  message: Omit<StoredMessage, 'failure' | 'createdDate'> & {
    readonly identityId: string
    readonly expires: Date
  },
): Promise<void> {
  await tx.db
    .insertInto('phone_messages')
    .values({
      site_id: tx.siteId,
      id: message.id,
      identity_id: message.identityId,
      kind: message.kind,
      recipient: message.to,
      body: message.text,
      code: message.code,
      language: message.language,
      state: message.state,
      useful_until: message.usefulUntil,
      created_date: tx.now,
      expires_date: message.expires,
    })
    .execute()
}

export async function listMessages(tx: Tx, limit: number): Promise<StoredMessage[]> {
  const rows = await tx.db
    .selectFrom('phone_messages')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toMessage)
}

export async function findMessage(tx: Tx, id: string): Promise<StoredMessage | undefined> {
  const row = await tx.db
    .selectFrom('phone_messages')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toMessage(row)
}

/** Stores the result of a message. Its text is deleted once sent, except where the mailbox shows it. */
export async function updateMessageState(
  tx: Tx,
  id: string,
  { state, failure }: Pick<StoredMessage, 'state' | 'failure'>,
): Promise<void> {
  const isOver = state === 'SENT' || state === 'FAILED'
  await tx.db
    .updateTable('phone_messages')
    .set({ state, failure, ...(isOver ? { body: '', code: '' } : {}) })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .execute()
}

const toMessage = (row: Selectable<PhoneMessages>): StoredMessage => ({
  id: row.id,
  kind: row.kind as PhoneKind,
  to: row.recipient,
  text: row.body,
  code: row.code,
  language: row.language,
  state: row.state as StoredMessage['state'],
  failure: row.failure,
  usefulUntil: row.useful_until,
  createdDate: row.created_date,
})
