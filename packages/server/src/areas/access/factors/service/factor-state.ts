import type { FactorType } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type {
  AccountFactors,
  AvailableFactor,
  ChallengeContext,
  Deps,
  FactorRules,
  Person,
} from '../model.ts'
import { activeTypes, availableFactors } from '../rules/demand.ts'
import { findAccountFactors } from '../store/factors.ts'
import { listPasskeys } from '../store/passkeys.ts'
import { partyAt } from './ask-passkey.ts'

type RuleDeps = Pick<Deps, 'sites' | 'phone'>

/** The rules of a site, without the factors that it cannot send codes for. */
export async function rulesOf(tx: Tx, { sites, phone }: RuleDeps): Promise<FactorRules> {
  const rules = (await sites.get(tx.siteId)).settings.factors
  const isReachable = await Promise.all(
    rules.allowed.map(async (type) =>
      type === 'SMS' || type === 'CALL' ? phone.reaches(tx.siteId, type) : true,
    ),
  )
  return { ...rules, allowed: rules.allowed.filter((_, at) => isReachable[at]) }
}

/** The factors of an account and the rules of the site. */
export async function readFactorState(tx: Tx, deps: RuleDeps, { id }: Pick<Person, 'id'>) {
  return { rules: await rulesOf(tx, deps), accountFactors: await findAccountFactors(tx, id) }
}

/** The factors that a person can answer with now. */
export async function availableTo(
  tx: Tx,
  deps: Deps,
  { id }: Pick<Person, 'id'>,
  {
    accountFactors,
    rules,
    challengeContext,
  }: { accountFactors: AccountFactors; rules: FactorRules; challengeContext: ChallengeContext },
): Promise<AvailableFactor[]> {
  const types = activeTypes(accountFactors)
  const unreachable: FactorType[] = []
  if (types.includes('PUSH') && !(await canApprove(tx, deps, id, challengeContext)))
    unreachable.push('PUSH')
  if (types.includes('WEBAUTHN') && !(await canUsePasskey(tx, deps, id, challengeContext))) {
    unreachable.push('WEBAUTHN')
  }
  return availableFactors(accountFactors, rules, unreachable)
}

/** An approval needs a session other than the one that requests it. */
async function canApprove(
  tx: Tx,
  { signIns }: Pick<Deps, 'signIns'>,
  identityId: string,
  { signInId }: ChallengeContext,
): Promise<boolean> {
  return (await signIns.list(tx, identityId)).some(({ id }) => id !== signInId)
}

/** A passkey only works on the host it was created for. */
async function canUsePasskey(
  tx: Tx,
  deps: Pick<Deps, 'sites' | 'platform'>,
  identityId: string,
  { page }: ChallengeContext,
): Promise<boolean> {
  const party = await partyAt(tx, deps, page)
  return (await listPasskeys(tx, identityId)).some(({ rpId }) => rpId === party?.id)
}
