import type { Tx } from '../../../../platform/tx.ts'
import type { StaffAccount } from '../model.ts'
import { readAccount } from '../store/accounts.ts'

/** The account of a person who must have one. */
export async function accountOf(tx: Tx, id: string): Promise<StaffAccount> {
  const account = await readAccount(tx.db, id)
  if (!account) throw new Error(`Staff ${id} is gone`)
  return account
}
