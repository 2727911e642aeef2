import { StoreCreditMemberNotFound } from '@vitrine/contract/store-credit'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { isRepeated, type RequestKey } from '../../payments/index.ts'
import type { EntryKind, NewCredit, OrderReference, RefundedCredit, StoreCredit } from '../model.ts'
import { giftEntries } from '../rules/entries.ts'
import { moveBalance, openBalance } from '../store/balance.ts'
import { findByRequest } from '../store/entries.ts'
import { insertLot } from '../store/lots.ts'
import { noteEntry, type StoreCreditDeps } from './deps.ts'

/** Grants credit manually; returns the id of the entry. A repeated call returns the same one. */
export async function giveCredit(
  tx: Tx,
  deps: StoreCreditDeps,
  given: NewCredit,
  request: RequestKey | undefined,
): Promise<string> {
  const earlier = request && (await findByRequest(tx, request.key))
  if (request && earlier && isRepeated(earlier, request)) return earlier.id
  const { memberId, amountMinor, reason, expirationDate } = given
  if (!(await deps.isMember(tx, memberId))) throw StoreCreditMemberNotFound({ memberId })
  const balance = await openBalance(tx, memberId, await deps.currencyOf(tx))
  const coming = { kind: 'GIVEN', amountMinor, reason, expirationDate, request } as const
  const id = await addLot(tx, deps, balance, coming)
  await deps.ledger.post(tx, {
    storeCreditId: balance.id,
    kind: 'ISSUE',
    currency: balance.currency,
    entries: giftEntries(amountMinor),
  })
  return id
}

/** Grants credit instead of refunding money for a locked order. The refund has booked it. */
export async function refundAsCredit(
  tx: Tx,
  deps: StoreCreditDeps,
  { memberId, currency, ...coming }: RefundedCredit,
): Promise<void> {
  const balance = await openBalance(tx, memberId, currency)
  const refunded = { kind: 'REFUNDED', reason: '', expirationDate: null, ...coming } as const
  await addLot(tx, deps, balance, refunded)
}

interface CreditToGive extends Partial<OrderReference> {
  readonly kind: EntryKind
  readonly amountMinor: number
  readonly reason: string
  readonly expirationDate: Date | null
  readonly request?: RequestKey | undefined
}

async function addLot(
  tx: Tx,
  deps: StoreCreditDeps,
  { id: balanceId }: StoreCredit,
  coming: CreditToGive,
): Promise<string> {
  const { amountMinor, expirationDate } = coming
  const id = newId()
  const after = await moveBalance(tx, balanceId, amountMinor)
  if (!after) throw new Error(`the balance ${balanceId} cannot grow`)
  await insertLot(tx, balanceId, {
    id,
    leftMinor: amountMinor,
    expirationDate,
    createdDate: tx.now,
  })
  await noteEntry(tx, deps, after, { ...coming, id, parts: [{ lotId: id, amountMinor }] })
  return id
}
