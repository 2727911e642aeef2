import { MAX_EXPORTED_STORE_CREDITS } from '@vitrine/contract/store-credit'
import type { ResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { ListedStoreCredit, ShownStoreCredit, StoreCreditQuery } from '../model.ts'
import { storeCreditCsv } from '../rules/file.ts'
import { findWithCredit, queryShown } from '../store/shown.ts'
import type { StoreCreditDeps } from './deps.ts'

type Owners = Pick<StoreCreditDeps, 'ownersOf'>

/** One page of balances with their owners. */
export async function listStoreCredits(
  tx: Tx,
  deps: Owners,
  query: StoreCreditQuery,
): Promise<ResultPage<ListedStoreCredit>> {
  const page = await queryShown(tx, query)
  return { ...page, items: await withOwners(tx, deps, page.items) }
}

/** A table of members' balances. */
export async function exportStoreCredits(tx: Tx, deps: Owners, endsBefore: Date | undefined) {
  const balances = await findWithCredit(tx, endsBefore, MAX_EXPORTED_STORE_CREDITS)
  const text = storeCreditCsv(await withOwners(tx, deps, balances))
  return { text, count: balances.length }
}

async function withOwners(
  tx: Tx,
  { ownersOf }: Owners,
  balances: readonly ShownStoreCredit[],
): Promise<ListedStoreCredit[]> {
  const ids = balances.flatMap(({ memberId }) => memberId ?? [])
  const owners = await ownersOf(tx, [...new Set(ids)])
  return balances.map((one) => ({
    ...one,
    member: (one.memberId !== null && owners.get(one.memberId)) || null,
  }))
}
