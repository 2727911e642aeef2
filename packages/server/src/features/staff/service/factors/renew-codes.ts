import { StaffFactorNotFound } from '@vitrine/contract/staff'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Person } from '../../model.ts'
import { factorsOf } from '../../rules.ts'
import { lockHolding } from '../../store/factors.ts'
import { accountOf } from '../account-of.ts'
import { announce } from './announce.ts'
import { demandProof } from './prove.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'

/** Ten new recovery codes for somebody who has a second factor. */
export async function renewRecoveryCodes(tx: Tx, deps: Deps, person: Person): Promise<string[]> {
  await demandProof(tx, deps, person)
  const before = await lockHolding(tx, person.id)
  if (factorsOf(before).length === 0) throw StaffFactorNotFound()
  const codes = await giveRecoveryCodes(tx, deps, person.id)
  const account = await accountOf(tx, person.id)
  await announce(tx, deps, account, { factor: 'RECOVERY_CODE', change: 'added', before })
  return codes
}
