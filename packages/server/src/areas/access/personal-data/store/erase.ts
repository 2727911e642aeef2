import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { PersonalIdentifiers } from '../model.ts'
import { personalTables, rowsOf } from './tables.ts'

/** Fields of members and identities that identify a person, and their values afterwards. */
const redactedValues = {
  loginEmail: '',
  email: '',
  slug: '',
  network: '',
  userAgent: '',
  firstName: null,
  lastName: null,
  nickname: null,
  title: null,
  photo: null,
  cover: null,
  contact: {},
  profile: {},
}

/** Redacts the ledger: it retains that a member changed, without personal data. */
export async function redactHistory(tx: Tx, id: string): Promise<void> {
  const redacted = (column: 'before' | 'after') => sql`
    (${sql.ref(column)}::jsonb || COALESCE((
      SELECT jsonb_object_agg(key, value) FROM jsonb_each(${JSON.stringify(redactedValues)}::jsonb)
       WHERE ${sql.ref(column)}::jsonb ? key), '{}'))::json`
  await sql`
    UPDATE facts SET before = ${redacted('before')}, after = ${redacted('after')}
     WHERE site_id = ${tx.siteId} AND entity IN ('member', 'identity') AND entity_id = ${id}`.execute(
    tx.db,
  )
}

/**
 * Erases rows that outlive the identity. Log entries retain their time but not the client; orders remain for
 * bookkeeping, without their owner.
 */
export async function eraseRows(tx: Tx, id: string): Promise<void> {
  await sql`
    UPDATE authentication_log SET network = '', user_agent = ''
     WHERE site_id = ${tx.siteId} AND identity_id = ${id}::uuid`.execute(tx.db)
  // Must run while orders still refer to the person.
  for (const table of personalTables) await emptyColumns(tx, table, id)
  for (const { name, idColumn, outlives, retained } of personalTables) {
    if (!outlives || name === 'authentication_log') continue
    const change = retained
      ? sql`UPDATE ${sql.table(name)} SET ${sql.ref(idColumn)} = NULL`
      : sql`DELETE FROM ${sql.table(name)}`
    await sql`${change}
     WHERE site_id = ${tx.siteId} AND ${sql.ref(idColumn)} = ${id}::uuid`.execute(tx.db)
  }
  // Sent and pending webhook events about the person; the event of the erasure follows.
  await sql`DELETE FROM webhook_deliveries
     WHERE site_id = ${tx.siteId} AND entity_id = ${id}`.execute(tx.db)
}

/** Clears the person's texts in rows that remain. */
async function emptyColumns(
  tx: Tx,
  { name, emptied, ...table }: (typeof personalTables)[number],
  id: string,
): Promise<void> {
  if (!emptied) return
  const values = Object.entries(emptied).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  await sql`
    UPDATE ${sql.table(name)} SET ${sql.join(values)}
     WHERE site_id = ${tx.siteId} AND ${rowsOf(tx, table, id)}`.execute(tx.db)
}

/** Deletes messages to an address or a number, and what is stored for them. */
export async function eraseMails(tx: Tx, { emails, phones }: PersonalIdentifiers): Promise<void> {
  await sql`DELETE FROM mails
     WHERE site_id = ${tx.siteId}
       AND (lower(recipient) = ANY (${[...emails]}::text[])
            OR lower(reply_to) = ANY (${[...emails]}::text[]))`.execute(tx.db)
  const mentionPattern = patternOf(emails)
  if (mentionPattern) {
    await sql`
      UPDATE mails SET subject = '', text_body = '', html_body = '', unsubscribe_url = NULL,
                       cleared_date = COALESCE(cleared_date, ${tx.now}::timestamptz),
                       state = CASE state WHEN 'WAITING' THEN 'FAILED' ELSE state END
       WHERE site_id = ${tx.siteId}
         AND (subject ~* ${mentionPattern} OR text_body ~* ${mentionPattern} OR html_body ~* ${mentionPattern}
              OR failure ~* ${mentionPattern})`.execute(tx.db)
  }
  await sql`DELETE FROM phone_messages
     WHERE site_id = ${tx.siteId} AND recipient = ANY (${[...phones]}::text[])`.execute(tx.db)
  await sql`DELETE FROM registrations
     WHERE site_id = ${tx.siteId} AND email_key = ANY (${[...emails]}::text[])`.execute(tx.db)
  await sql`DELETE FROM abandoned_checkouts
     WHERE site_id = ${tx.siteId} AND lower(email) = ANY (${[...emails]}::text[])`.execute(tx.db)
  await sql`DELETE FROM draft_order_versions
     WHERE site_id = ${tx.siteId} AND lower(email) = ANY (${[...emails]}::text[])`.execute(tx.db)
  await sql`DELETE FROM back_in_stock_requests
     WHERE site_id = ${tx.siteId} AND lower(email) = ANY (${[...emails]}::text[])`.execute(tx.db)
  await sql`DELETE FROM newsletter_subscribers
     WHERE site_id = ${tx.siteId} AND lower(email) = ANY (${[...emails]}::text[])`.execute(tx.db)
  await sql`DELETE FROM contact_messages
     WHERE site_id = ${tx.siteId} AND lower(email) = ANY (${[...emails]}::text[])`.execute(tx.db)
  await sql`DELETE FROM wish_lists
     WHERE site_id = ${tx.siteId} AND lower(email) = ANY (${[...emails]}::text[])`.execute(tx.db)
  await sql`DELETE FROM product_reviews
     WHERE site_id = ${tx.siteId} AND lower(email) = ANY (${[...emails]}::text[])`.execute(tx.db)
  await sql`DELETE FROM staff_invitations
     WHERE site_id = ${tx.siteId} AND lower(email) = ANY (${[...emails]}::text[])`.execute(tx.db)
  const keys = patternOf([...emails, ...phones])
  if (keys) {
    await sql`DELETE FROM attempt_counters WHERE site_id = ${tx.siteId} AND key ~* ${keys}`.execute(
      tx.db,
    )
  }
}

/** Redacts jobs whose filters or results name the person, and their copies in the ledger. */
export async function redactMentions(
  tx: Tx,
  { emails, phones, names }: PersonalIdentifiers,
): Promise<void> {
  const texts = [...emails, ...phones].map((text) => escaped(inJson(text)))
  const quotedNames = names.map((name) => `"${escaped(inJson(name))}"`)
  if (texts.length + quotedNames.length === 0) return
  const pattern = [...texts, ...quotedNames].join('|')
  const without = (column: string) => sql`
    regexp_replace(regexp_replace(${sql.ref(column)}::text, ${[...quotedNames, '$^'].join('|')}, '""', 'gi'),
                   ${[...texts, '$^'].join('|')}, '', 'gi')::json`
  await sql`
    UPDATE jobs SET input = ${without('input')}, errors = ${without('errors')}
     WHERE site_id = ${tx.siteId} AND (input::text ~* ${pattern} OR errors::text ~* ${pattern})`.execute(
    tx.db,
  )
  await sql`
    UPDATE facts SET before = ${without('before')}, after = ${without('after')}
     WHERE site_id = ${tx.siteId} AND entity = ANY (${mentioningEntities}::text[])
       AND (before::text ~* ${pattern} OR after::text ~* ${pattern})`.execute(tx.db)
}

/** Entities other than members whose facts may name one. */
const mentioningEntities = ['job', 'export', 'import', 'redirect_session', 'staff', 'member_block']

const patternOf = (texts: readonly string[]): string | undefined =>
  texts.length > 0 ? texts.map(escaped).join('|') : undefined
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
