import type { Selectable, Updateable } from 'kysely'
import type { InventoryReconciliations } from '../../../../platform/db/tables.ts'
import type { Actor, Tx } from '../../../../platform/tx.ts'
import type { Reconciliation, StockDifference } from '../../items/model/stock.ts'

const select = (tx: Tx) =>
  tx.db.selectFrom('inventory_reconciliations').selectAll().where('site_id', '=', tx.siteId)

export async function findReconciliation(tx: Tx, id: string): Promise<Reconciliation | undefined> {
  const row = await select(tx).where('id', '=', id).executeTakeFirst()
  return row && toReconciliation(row)
}

/** Locks the reconciliation until the end of the transaction, against other runs. */
export async function lockReconciliation(tx: Tx, id: string): Promise<Reconciliation | undefined> {
  const row = await select(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toReconciliation(row)
}

export async function listReconciliations(
  tx: Tx,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ reconciliations: Reconciliation[]; total: number }> {
  const { total } = await tx.db
    .selectFrom('inventory_reconciliations')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('site_id', '=', tx.siteId)
    .executeTakeFirstOrThrow()
  const rows = await select(tx)
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { reconciliations: rows.map(toReconciliation), total: Number(total) }
}

export async function insertReconciliation(
  tx: Tx,
  { id, repair, total }: Pick<Reconciliation, 'id' | 'repair' | 'total'>,
): Promise<Reconciliation> {
  const row = await tx.db
    .insertInto('inventory_reconciliations')
    .values({
      site_id: tx.siteId,
      id,
      state: 'QUEUED',
      repair,
      total,
      actor: JSON.stringify(tx.actor),
      created_date: tx.now,
      updated_date: tx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toReconciliation(row)
}

/** Saves the progress, in the transaction of the batch. */
export const saveProgress = (tx: Tx, one: Reconciliation): Promise<Reconciliation> =>
  update(tx, one.id, {
    state: one.state,
    checked: one.checked,
    cursor: one.cursor,
    found: one.found,
    repaired: one.repaired,
    differences: JSON.stringify(one.differences),
  })

export const endReconciliation = (
  tx: Tx,
  id: string,
  state: Reconciliation['state'],
  failure: string | null = null,
): Promise<Reconciliation> => update(tx, id, { state, failure, finished_date: tx.now })

async function update(
  tx: Tx,
  id: string,
  values: Updateable<InventoryReconciliations>,
): Promise<Reconciliation> {
  const row = await tx.db
    .updateTable('inventory_reconciliations')
    .set({ ...values, updated_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toReconciliation(row)
}

/** Unfinished ones of every site; called once when the process starts. */
export async function findUnfinished(
  tx: Pick<Tx, 'db'>,
): Promise<{ siteId: string; id: string }[]> {
  const rows = await tx.db
    .selectFrom('inventory_reconciliations')
    .select(['site_id', 'id'])
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .orderBy('created_date')
    .execute()
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }))
}

const toReconciliation = (row: Selectable<InventoryReconciliations>): Reconciliation => ({
  id: row.id,
  state: row.state as Reconciliation['state'],
  repair: row.repair as Reconciliation['repair'],
  total: row.total,
  checked: row.checked,
  cursor: row.cursor,
  found: row.found,
  repaired: row.repaired,
  differences: row.differences as unknown as StockDifference[],
  failure: row.failure,
  actor: row.actor as unknown as Actor,
  createdDate: row.created_date,
  updatedDate: row.updated_date,
  finishedDate: row.finished_date,
})
