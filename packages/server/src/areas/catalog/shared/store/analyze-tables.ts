import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { CommitOrder } from '../model/commit-order.ts'

const LARGE_BATCH = 50
const tables = [
  'products',
  'product_options',
  'product_choices',
  'variants',
  'product_media',
  'collection_products',
  'inventory_items',
  'media',
]

/**
 * Runs ANALYZE after the first large batch. Without statistics PostgreSQL treats every index that starts with
 * the site as equally selective, and checks each foreign key by reading all products of the site: 20,000
 * variants took 45 s instead of 5.
 */
export async function analyzeTables(
  tx: Tx,
  added: number,
  commitOrder?: Pick<CommitOrder, 'waitForTurn'>,
): Promise<void> {
  if (added < LARGE_BATCH) return
  const { rows } = await sql<{ unknown: boolean }>`
    SELECT reltuples < ${LARGE_BATCH} AS unknown FROM pg_class WHERE oid = 'products'::regclass`.execute(
    tx.db,
  )
  if (!rows[0]?.unknown) return
  // ANALYZE blocks concurrent ANALYZE of the same table until the transaction ends.
  await commitOrder?.waitForTurn()
  await sql`ANALYZE ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx.db)
}
