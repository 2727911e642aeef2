import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import { STORE_CREDIT_PROVIDER, stillSpentOf, type TenderFact } from '../../payments/index.ts'
import type { LotPart } from '../model.ts'
import { isOver, partsToReturn, sumOf } from '../rules/lots.ts'
import { moveBalance } from '../store/balance.ts'
import { findSpent } from '../store/entries.ts'
import { findLots, insertLot, moveLots } from '../store/lots.ts'
import { noteEntry, type StoreCreditDeps } from './deps.ts'

/** Returns the unused part of a payment to the balance. The order is locked. */
export async function followPayment(tx: Tx, deps: StoreCreditDeps, { after }: Fact): Promise<void> {
  const payment = after as TenderFact
  if (payment.provider !== STORE_CREDIT_PROVIDER) return
  const spent = await findSpent(tx, payment.id)
  if (!spent) return
  const { storeCreditId, orderId, orderNumber, returnedMinor } = spent
  const amountMinor = spent.amountMinor - returnedMinor - stillSpentOf(payment)
  if (amountMinor <= 0) return
  const balance = await moveBalance(tx, storeCreditId, amountMinor)
  if (!balance) return
  const id = newId()
  const back = partsToReturn(spent.parts, returnedMinor, amountMinor)
  const isRefund = payment.state === 'CAPTURED'
  const parts = isRefund ? await withoutOver(tx, storeCreditId, id, back) : back
  await moveLots(
    tx,
    parts.filter(({ lotId }) => lotId !== id),
    1,
  )
  const entry = { id, kind: 'RETURNED', amountMinor, orderId, orderNumber } as const
  await noteEntry(tx, deps, balance, { ...entry, paymentId: payment.id, parts })
}

/** A refund must have value: credit that would return to expired lots goes to a new one without expiry. */
async function withoutOver(
  tx: Tx,
  storeCreditId: string,
  id: string,
  back: readonly LotPart[],
): Promise<readonly LotPart[]> {
  const lots = await findLots(
    tx,
    back.map(({ lotId }) => lotId),
  )
  const over = new Set(lots.filter((lot) => isOver(lot, tx.now)).map((lot) => lot.id))
  const leftMinor = sumOf(back.filter(({ lotId }) => over.has(lotId)))
  if (leftMinor === 0) return back
  await insertLot(tx, storeCreditId, { id, leftMinor, expirationDate: null, createdDate: tx.now })
  return [...back.filter(({ lotId }) => !over.has(lotId)), { lotId: id, amountMinor: leftMinor }]
}
