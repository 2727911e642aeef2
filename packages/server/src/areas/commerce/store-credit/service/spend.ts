import { StoreCreditNotSpent } from '@vitrine/contract/store-credit'
import type { Tender } from '@vitrine/pricing'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { SpentCredit } from '../model.ts'
import { partsToSpend } from '../rules/lots.ts'
import { moveBalance } from '../store/balance.ts'
import { findLotsLeft, moveLots } from '../store/lots.ts'
import { findShown } from '../store/shown.ts'
import { noteEntry, type StoreCreditDeps } from './deps.ts'

/** The available credit of a member, in the form of the price engine. One statement. */
export async function tendersOf(tx: Tx, memberId: string, currency: string): Promise<Tender[]> {
  const found = await findShown(tx, memberId, currency)
  return found
    .filter((one) => one.currency === currency && one.usableMinor > 0)
    .map(({ id, usableMinor }) => ({ id, kind: 'store-credit', balance: usableMinor }))
}

/** Subtracts an amount from a sufficient balance; concurrent calls wait for this transaction. */
export async function spendCredit(
  tx: Tx,
  deps: StoreCreditDeps,
  { id, amountMinor, ...order }: SpentCredit,
): Promise<void> {
  const after = await moveBalance(tx, id, -amountMinor)
  const parts = after && partsToSpend(await findLotsLeft(tx, id), amountMinor, tx.now)
  if (!parts) throw StoreCreditNotSpent()
  await moveLots(tx, parts, -1)
  const entry = { id: newId(), kind: 'SPENT', amountMinor: -amountMinor } as const
  await noteEntry(tx, deps, after, { ...entry, ...order, parts })
}
