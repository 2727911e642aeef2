import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

interface RequestKey {
  readonly cartId: string
  readonly key: string
  readonly bodyHash: Buffer
  readonly expiresDate: Date
}

/** Remembers the key of a request; the hash of the earlier one when there is one. The cart is locked. */
export async function rememberRequest(tx: Tx, request: RequestKey): Promise<Buffer | undefined> {
  const { rows } = await sql<{ body_hash: Buffer }>`
    INSERT INTO cart_request_keys (site_id, cart_id, key, body_hash, expires_date)
    VALUES (${tx.siteId}, ${request.cartId}, ${request.key}, ${request.bodyHash}, ${request.expiresDate})
    ON CONFLICT (site_id, cart_id, key) DO UPDATE SET key = excluded.key
    RETURNING body_hash, xmax <> 0 AS known`.execute(tx.db)
  const [row] = rows as { body_hash: Buffer; known: boolean }[]
  return row?.known ? row.body_hash : undefined
}
