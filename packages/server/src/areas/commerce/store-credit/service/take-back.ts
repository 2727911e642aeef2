import {
  StoreCreditEntryNotFound,
  StoreCreditNotGiven,
  StoreCreditNotLeft,
} from '@vitrine/contract/store-credit'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { isRepeated, type RequestKey } from '../../payments/index.ts'
import { giftEntries } from '../rules/entries.ts'
import { lockBalance, moveBalance } from '../store/balance.ts'
import { findBalanceOf, findByRequest, findEntry } from '../store/entries.ts'
import { moveLots } from '../store/lots.ts'
import { noteEntry, type StoreCreditDeps } from './deps.ts'

export interface CreditReversal {
  readonly entryId: string
  /** Default: the whole remaining amount. */
  readonly amountMinor: number | undefined
  readonly reason: string
}

/** Takes back the remaining amount of manually granted credit; returns the id of the new entry. */
export async function takeBackCredit(
  tx: Tx,
  deps: StoreCreditDeps,
  { entryId, amountMinor: asked, reason }: CreditReversal,
  request: RequestKey | undefined,
): Promise<string> {
  const earlier = request && (await findByRequest(tx, request.key))
  if (request && earlier && isRepeated(earlier, request)) return earlier.id
  const balanceId = await findBalanceOf(tx, entryId)
  if (!balanceId) throw StoreCreditEntryNotFound({ entryId })
  // Read under the lock, so that it cannot be spent concurrently.
  await lockBalance(tx, balanceId)
  const given = await findEntry(tx, entryId)
  if (given?.kind !== 'GIVEN') throw StoreCreditNotGiven({ entryId })
  const amountMinor = asked ?? given.leftMinor
  if (amountMinor === 0 || amountMinor > given.leftMinor) {
    throw StoreCreditNotLeft({ entryId, left: given.leftMinor })
  }
  const after = await moveBalance(tx, balanceId, -amountMinor)
  if (!after) throw StoreCreditNotLeft({ entryId, left: 0 })
  const parts = [{ lotId: entryId, amountMinor }]
  await moveLots(tx, parts, -1)
  const entry = { id: newId(), kind: 'TAKEN_BACK', amountMinor: -amountMinor } as const
  await noteEntry(tx, deps, after, { ...entry, reason, parts, request })
  await deps.ledger.post(tx, {
    storeCreditId: balanceId,
    kind: 'CANCELLATION',
    currency: after.currency,
    entries: giftEntries(-amountMinor),
  })
  return entry.id
}
