import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import { returnedProducts } from '../rules/returned.ts'
import { lockSite } from '../store/lock.ts'
import { findAwaitedProducts } from '../store/requests.ts'
import type { BackInStockDeps } from './deps.ts'

/** Adds a job for each product that is back and has requests, in the transaction that adds the stock. */
export async function followStock(
  tx: Tx,
  { platform }: Pick<BackInStockDeps, 'platform'>,
  facts: readonly Fact[],
): Promise<void> {
  const returned = returnedProducts(facts)
  if (returned.length === 0) return
  await lockSite(tx, 'returning')
  const { siteId } = tx
  for (const productId of await findAwaitedProducts(tx, returned)) {
    const key = `back-in-stock ${siteId} ${productId}`
    await platform.jobs.add(tx, 'back-in-stock.notify', { siteId, productId }, { key })
  }
}
