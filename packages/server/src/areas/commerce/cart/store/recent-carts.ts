import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart } from '../model/cart.ts'
import { selection } from './carts.ts'

export interface RecentCart extends Cart {
  readonly lineCount: number
}

/** The carts with lines that were changed since a moment, the last ones first; ordered ones among them. */
export async function findRecent(tx: Tx, since: Date, limit: number): Promise<RecentCart[]> {
  const lines = sql`cart_lines.site_id = carts.site_id AND cart_lines.cart_id = carts.id`
  const { rows } = await sql<RecentCart>`
    SELECT ${selection}, (SELECT count(*)::int FROM cart_lines WHERE ${lines}) AS "lineCount"
      FROM carts
     WHERE site_id = ${tx.siteId} AND kind = 'cart' AND NOT is_rehearsal AND updated_date >= ${since}::timestamptz
       AND EXISTS (SELECT FROM cart_lines WHERE ${lines})
     ORDER BY updated_date DESC, id LIMIT ${limit}`.execute(tx.db)
  return rows
}
