import { MAX_STORE_CREDIT_ENTRIES } from '@vitrine/contract/store-credit'
import type { Tx } from '../../../../platform/tx.ts'
import type { Entry, ShownStoreCredit } from '../model.ts'
import { findBalanceOf, findEntries, findEntry } from '../store/entries.ts'
import { findShown, findShownById } from '../store/shown.ts'
import type { StoreCreditDeps } from './deps.ts'

/** A member's balance and its entries. Two statements. */
export async function readMember(
  tx: Tx,
  { currencyOf }: Pick<StoreCreditDeps, 'currencyOf'>,
  memberId: string,
): Promise<{ readonly balances: ShownStoreCredit[]; readonly entries: Entry[] }> {
  return {
    balances: await findShown(tx, memberId, await currencyOf(tx)),
    entries: await findEntries(tx, memberId, MAX_STORE_CREDIT_ENTRIES),
  }
}

/** An entry with its balance. */
export async function readEntry(
  tx: Tx,
  id: string,
): Promise<{ readonly balance: ShownStoreCredit; readonly entry: Entry }> {
  const entry = await findEntry(tx, id)
  const balanceId = await findBalanceOf(tx, id)
  if (!entry || !balanceId) throw new Error(`the entry ${id} is not there`)
  return { balance: await findShownById(tx, balanceId), entry }
}
