import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Identity } from '../model.ts'
import { emailKey } from '../rules.ts'

/** Inserts identities in one statement; throws when one exists already. */
export async function insertIdentities(tx: Tx, identities: readonly Identity[]): Promise<void> {
  const rows = identities.map((one) => ({
    id: one.id,
    email: one.email,
    email_key: emailKey(one.email),
    email_verified: one.emailVerified,
    status: one.status,
    reasons: one.reasons,
    profile: one.profile,
    created_date: one.createdDate,
  }))
  await sql`
    INSERT INTO identities (site_id, id, email, email_key, email_verified, status, reasons, profile,
                            created_date, updated_date)
    SELECT ${tx.siteId}::uuid, id, email, email_key, email_verified, status, reasons, profile,
           created_date, ${tx.now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           AS added (id uuid, email text, email_key text, email_verified boolean, status text,
                     reasons text[], profile jsonb, created_date timestamptz)`.execute(tx.db)
}

/** The addresses and ids among these that already exist. */
export async function findExisting(
  tx: Tx,
  query: { readonly emails: readonly string[]; readonly ids: readonly string[] },
): Promise<{ id: string; emailKey: string }[]> {
  const { rows } = await sql<{ id: string; emailKey: string }>`
    SELECT id, email_key AS "emailKey" FROM identities
     WHERE site_id = ${tx.siteId} AND email_key = ANY (${query.emails.map(emailKey)}::text[])
     UNION
    SELECT id, email_key FROM identities
     WHERE site_id = ${tx.siteId} AND id = ANY (${[...query.ids]}::uuid[])`.execute(tx.db)
  return rows
}
