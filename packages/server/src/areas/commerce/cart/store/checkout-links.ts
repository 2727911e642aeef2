import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartOwner } from '../model/cart.ts'
import type { CheckoutLink, ReturnAddresses } from '../model/checkout-link.ts'

export async function insertLink(
  tx: Tx,
  { checkoutId, owner, returnTo, tokenHash, expiresDate }: CheckoutLink,
): Promise<void> {
  await sql`
    INSERT INTO checkout_links (site_id, token_hash, checkout_id, visitor_id, member_id, return_to, created_date,
                                expires_date)
    VALUES (${tx.siteId}, ${tokenHash}, ${checkoutId}::uuid, ${owner.visitorId}, ${owner.memberId},
            ${JSON.stringify(returnTo)}::jsonb, ${tx.now}::timestamptz, ${expiresDate})`.execute(
    tx.db,
  )
}

export interface OpenedLink {
  readonly checkoutId: string
  readonly returnTo: ReturnAddresses
}

/** For the first who opens it, in time: one statement, so it happens once. */
export async function useLink(
  tx: Tx,
  {
    tokenHash,
    usedBy,
    expiresDate,
  }: Pick<CheckoutLink, 'tokenHash' | 'expiresDate'> & { readonly usedBy: string },
): Promise<OpenedLink | undefined> {
  const { rows } = await sql<OpenedLink>`
    UPDATE checkout_links SET used_by = ${usedBy}::uuid, expires_date = ${expiresDate}
     WHERE site_id = ${tx.siteId} AND token_hash = ${tokenHash} AND used_by IS NULL
       AND expires_date > ${tx.now}::timestamptz
    RETURNING checkout_id AS "checkoutId", return_to AS "returnTo"`.execute(tx.db)
  return rows[0]
}

/** The last link to a checkout opened by this browser. */
export async function findUsedLink(
  tx: Tx,
  usedBy: string,
  checkoutId: string,
): Promise<(CartOwner & Pick<OpenedLink, 'returnTo'>) | undefined> {
  const { rows } = await sql<CartOwner & Pick<OpenedLink, 'returnTo'>>`
    SELECT visitor_id AS "visitorId", member_id AS "memberId", return_to AS "returnTo" FROM checkout_links
     WHERE site_id = ${tx.siteId} AND used_by = ${usedBy}::uuid AND checkout_id = ${checkoutId}::uuid
       AND expires_date > ${tx.now}::timestamptz
     ORDER BY created_date DESC LIMIT 1`.execute(tx.db)
  return rows[0]
}
