import { defineError } from '@vitrine/contract/kit'
import type { RowReader } from '../../../../platform/row-reader.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { type JobKind, lineFailures } from '../../../site/jobs/index.ts'
import type { BatchResult, CheckedOrder, ImportInput, RawOrder, ServiceDeps } from '../model.ts'
import { checkOrder } from '../rules/check-order.ts'
import { advanceImport } from '../store.ts'

const OrderRefused = defineError({
  code: 'ORDER_OF_FILE_REFUSED',
  status: 400,
  description: 'The order was not imported',
})

/** Jobs are stored with the name of their kind, so it is never changed. */
export const IMPORT_KIND = 'orderFiles.import'

/** Orders of a file are stored, a hundred in one transaction. Items are the lines in which they begin. */
export const importKind = (
  deps: ServiceDeps,
  reader: RowReader<RawOrder, unknown>,
): JobKind<ImportInput> => ({
  batch: 100,
  scope: 'order-files:write',
  count: async (_, { orders }) => orders,
  async next(_, { storageKey }, { after, limit }) {
    const rows = await reader.next(storageKey, { after: Number(after ?? 0), limit })
    return rows.map(({ line }) => ({ id: String(line), cursor: String(line) }))
  },
  async act(tx, { storageKey, dryRun }, ids) {
    const shop = { now: tx.now, ...(await deps.defaultsOf(tx)) }
    const raw = reader.taken(storageKey, new Set(ids.map(Number)))
    const result = await importOrders(
      tx,
      deps,
      raw.map((one) => checkOrder(one, shop)),
      dryRun,
    )
    if (tx.jobId) await advanceImport(tx, tx.jobId, result)
    return lineFailures(result.problems, OrderRefused)
  },
})

async function importOrders(
  tx: Tx,
  { orders }: Pick<ServiceDeps, 'orders'>,
  checked: readonly CheckedOrder[],
  dryRun: boolean,
): Promise<BatchResult> {
  const problems = checked.flatMap((one) => one.problems)
  const values = checked.flatMap(({ value }) => value ?? [])
  const there = await orders.findImported(
    tx,
    values.map(({ externalId }) => externalId),
  )
  const seen = new Set(there.keys())
  let created = 0
  for (const { externalId, order } of values) {
    if (seen.has(externalId)) continue
    seen.add(externalId)
    created += 1
    if (!dryRun) await orders.importEarlier(tx, order)
  }
  return { created, unchanged: values.length - created, problems }
}
