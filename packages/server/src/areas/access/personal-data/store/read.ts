import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { DataPart, PersonalIdentifiers } from '../model.ts'
import { personalTables, rowsOf } from './tables.ts'

/** The data of a person in all tables, one statement each. */
export async function readParts(tx: Tx, id: string): Promise<DataPart[]> {
  const parts: DataPart[] = []
  for (const { name, exportedColumns, ...table } of personalTables) {
    if (exportedColumns.length === 0) continue
    const ofPerson = rowsOf(tx, table, id)
    const { rows } = await sql<Record<string, unknown>>`
      SELECT ${sql.join(exportedColumns.map((column) => sql.ref(column)))} FROM ${sql.table(name)}
       WHERE site_id = ${tx.siteId} AND ${ofPerson}`.execute(tx.db)
    parts.push({ name, rows })
  }
  return parts
}

/** Stored messages to a person. */
export async function readMails(tx: Tx, { emails }: PersonalIdentifiers): Promise<DataPart> {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT recipient, subject, text_body AS text, state, created_date FROM mails
     WHERE site_id = ${tx.siteId} AND lower(recipient) = ANY (${[...emails]}::text[])
     ORDER BY seq`.execute(tx.db)
  return { name: 'mails', rows }
}

/** Newsletter subscriptions of the person's sign-in addresses, with the consents and their times. */
export async function readNewsletter(
  tx: Tx,
  { loginEmails }: PersonalIdentifiers,
): Promise<DataPart> {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT email, language, source, order_number, consent_text, requested_date, confirmed_date, unsubscribed_date,
           request
      FROM newsletter_subscribers
     WHERE site_id = ${tx.siteId} AND lower(email) = ANY (${[...loginEmails]}::text[])
     ORDER BY requested_date`.execute(tx.db)
  return { name: 'newsletter_subscribers', rows }
}

/** The ledger entries about a person, with before and after. */
export async function readHistory(tx: Tx, id: string): Promise<DataPart> {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT at, name, before, after FROM facts
     WHERE site_id = ${tx.siteId} AND entity IN ('member', 'identity') AND entity_id = ${id}
     ORDER BY seq`.execute(tx.db)
  return { name: 'history', rows }
}

/** Phone numbers of second factors, sealed. */
export async function sealedNumbers(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ sealed: string }>`
    SELECT unnest(array_remove(ARRAY[sealed_secret, sealed_pending], NULL)) AS sealed FROM factors
     WHERE site_id = ${tx.siteId} AND identity_id = ${id}::uuid AND type IN ('SMS', 'CALL')`.execute(
    tx.db,
  )
  return rows.map(({ sealed }) => sealed)
}

/** Everything a member or an identity is or was, out of the tables and the ledger. */
export async function readStates(tx: Tx, id: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ state: Record<string, unknown> | null }>`
    SELECT unnest(ARRAY[before::jsonb, after::jsonb]) AS state FROM facts
     WHERE site_id = ${tx.siteId} AND entity IN ('member', 'identity') AND entity_id = ${id}
     UNION ALL
    SELECT jsonb_build_object('email', email, 'profile', profile) FROM identities
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid
     UNION ALL
    SELECT jsonb_build_object('loginEmail', login_email, 'firstName', first_name, 'lastName', last_name,
                              'nickname', nickname, 'slug', slug, 'contact', contact)
      FROM members WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
  return rows.flatMap(({ state }) => (state ? [state] : []))
}
