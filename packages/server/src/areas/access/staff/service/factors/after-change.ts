import { StaffFactorRequired } from '@vitrine/contract/staff'
import { hashSecret } from '../../../../../platform/ids.ts'
import type { Tx } from '../../../../../platform/tx.ts'
import type { Deps, FactorType, Person, StaffFactors } from '../../model.ts'
import { asksForFactor, factorsOf } from '../../rules.ts'
import { deleteCodes } from '../../store/factors.ts'
import { listGrants } from '../../store/roles.ts'
import { endOtherSessions, recordProof } from '../../store/sessions.ts'
import { accountOf } from '../account-of.ts'
import { recordFactorChange } from './record-change.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'

/**
 * Runs after a factor became active. The first factor issues recovery codes and ends all other sessions,
 * because the password alone opened them.
 */
export async function afterFactorAdded(
  tx: Tx,
  deps: Deps,
  person: Person,
  { factor, before }: { readonly factor: FactorType; readonly before: StaffFactors },
): Promise<string[]> {
  const { id, token } = person
  const isFirst = factorsOf(before).length === 0
  await recordProof(tx, hashSecret(token), factor)
  if (isFirst) await endOtherSessions(tx, id, hashSecret(token))
  const needsCodes = isFirst || before.recoveryCodesLeft === 0
  const codes = needsCodes ? await issueRecoveryCodes(tx, deps, id) : []
  await recordFactorChange(tx, deps, await accountOf(tx, id), { factor, change: 'added', before })
  return codes
}

/** Refuses to remove the last factor of a person whose site requires one. */
export async function requireAnotherFactor(
  tx: Tx,
  deps: Deps,
  { id }: Person,
  remaining: StaffFactors,
): Promise<void> {
  if (factorsOf(remaining).length > 0) return
  if (await mustHaveFactor(tx, deps, id)) throw StaffFactorRequired()
}

/** The effects of removing a factor. */
export async function afterFactorRemoved(
  tx: Tx,
  deps: Deps,
  { id }: Person,
  change: {
    readonly factor: FactorType
    readonly before: StaffFactors
    readonly remaining: StaffFactors
  },
): Promise<void> {
  const { factor, before, remaining } = change
  if (factorsOf(remaining).length === 0) await deleteCodes(tx, id)
  await recordFactorChange(tx, deps, await accountOf(tx, id), { factor, change: 'removed', before })
}

export const mustHaveFactor = async (tx: Tx, { sites }: Deps, staffId: string): Promise<boolean> =>
  asksForFactor(await sites.list(), await listGrants(tx, staffId))
