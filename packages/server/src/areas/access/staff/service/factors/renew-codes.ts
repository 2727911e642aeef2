import { StaffFactorNotFound } from '@vitrine/contract/staff'
import type { Tx } from '../../../../../platform/tx.ts'
import type { Deps, Person } from '../../model.ts'
import { factorsOf } from '../../rules.ts'
import { lockStaffFactors } from '../../store/factors.ts'
import { accountOf } from '../account-of.ts'
import { requireProof } from './prove.ts'
import { recordFactorChange } from './record-change.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'

/** Ten new recovery codes for a person with a second factor. */
export async function renewRecoveryCodes(tx: Tx, deps: Deps, person: Person): Promise<string[]> {
  await requireProof(tx, deps, person)
  const before = await lockStaffFactors(tx, person.id)
  if (factorsOf(before).length === 0) throw StaffFactorNotFound()
  const codes = await issueRecoveryCodes(tx, deps, person.id)
  const account = await accountOf(tx, person.id)
  await recordFactorChange(tx, deps, account, { factor: 'RECOVERY_CODE', change: 'added', before })
  return codes
}
