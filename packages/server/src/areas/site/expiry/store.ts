import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../platform/db/tables.ts'

interface ExpiringTable {
  readonly name: keyof Tables
  readonly column: string
}

/** All tables with expiring rows. Windows of counters are shorter than the grace period. */
export const expiringTables: readonly ExpiringTable[] = [
  { name: 'sign_in_flows', column: 'expires_date' },
  { name: 'mailed_codes', column: 'expires_date' },
  { name: 'phone_messages', column: 'expires_date' },
  { name: 'approvals', column: 'expires_date' },
  { name: 'registrations', column: 'expires_date' },
  { name: 'oauth_states', column: 'expires_date' },
  { name: 'pending_links', column: 'expires_date' },
  { name: 'recovery_tokens', column: 'expires_date' },
  { name: 'remembered_devices', column: 'expires_date' },
  { name: 'webauthn_challenges', column: 'expires_date' },
  { name: 'used_captcha_challenges', column: 'expires_date' },
  { name: 'login_sessions', column: 'expires_date' },
  { name: 'authorization_codes', column: 'expires_date' },
  { name: 'app_authorization_codes', column: 'expires_date' },
  { name: 'redirect_sessions', column: 'expires_date' },
  { name: 'short_addresses', column: 'expires_date' },
  { name: 'sign_ins', column: 'expires_date' },
  { name: 'staff_sessions', column: 'expires_date' },
  { name: 'staff_sign_in_flows', column: 'expires_date' },
  { name: 'staff_recoveries', column: 'expires_date' },
  { name: 'file_downloads', column: 'expires_date' },
  { name: 'cart_request_keys', column: 'expires_date' },
  { name: 'cart_sign_ins', column: 'expires_date' },
  { name: 'stock_saves', column: 'expires_date' },
  { name: 'checkout_links', column: 'expires_date' },
  { name: 'payment_messages', column: 'expires_date' },
  { name: 'plugin_requests', column: 'expires_date' },
  { name: 'back_in_stock_requests', column: 'expires_date' },
  { name: 'wish_lists', column: 'expires_date' },
  { name: 'newsletter_subscribers', column: 'expires_date' },
  { name: 'searches_without_result', column: 'expires_date' },
  { name: 'attempt_counters', column: 'window_start' },
]

/** Deletes a limited number of facts that are older than the retention of their site; returns how many. */
export async function deleteOldFacts(
  db: Kysely<Tables>,
  before: Date,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM facts WHERE ctid = ANY (ARRAY(
      SELECT old.ctid
        FROM sites s
        CROSS JOIN LATERAL (
          SELECT f.ctid FROM facts f
           WHERE f.site_id = s.id
             AND f.at < ${before}::timestamptz
                        - make_interval(days => COALESCE((s.settings #>> '{history,keepDays}')::int, 30))
           LIMIT ${limit}) old
       LIMIT ${limit}))`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Deletes a limited number of rows that expired before a moment; returns how many. */
export async function deleteBatch(
  db: Kysely<Tables>,
  { name, column }: ExpiringTable,
  before: Date,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM ${sql.table(name)} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${sql.table(name)} WHERE ${sql.ref(column)} < ${before} LIMIT ${limit}
    ))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
