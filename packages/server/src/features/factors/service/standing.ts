import type { FactorType } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../platform/tx.ts'
import type { Asking, AvailableFactor, Deps, FactorRules, Holding, Person } from '../model.ts'
import { activeTypes, availableFactors } from '../rules/demand.ts'
import { findHolding } from '../store/factors.ts'
import { listPasskeys } from '../store/passkeys.ts'
import { partyAt } from './ask-passkey.ts'

type RuleDeps = Pick<Deps, 'sites' | 'phone'>

/** What a site decides, without the factors that it could not send a code for. */
export async function rulesOf(tx: Tx, { sites, phone }: RuleDeps): Promise<FactorRules> {
  const rules = (await sites.get(tx.siteId)).settings.factors
  const reached = await Promise.all(
    rules.allowed.map(async (type) =>
      type === 'SMS' || type === 'CALL' ? phone.reaches(tx.siteId, type) : true,
    ),
  )
  return { ...rules, allowed: rules.allowed.filter((_, at) => reached[at]) }
}

/** What an account has and what the site asks of it. */
export async function standing(tx: Tx, deps: RuleDeps, { id }: Pick<Person, 'id'>) {
  return { rules: await rulesOf(tx, deps), holding: await findHolding(tx, id) }
}

/** What somebody may answer with now. */
export async function availableTo(
  tx: Tx,
  deps: Deps,
  { id }: Pick<Person, 'id'>,
  { holding, rules, asking }: { holding: Holding; rules: FactorRules; asking: Asking },
): Promise<AvailableFactor[]> {
  const types = activeTypes(holding)
  const unreachable: FactorType[] = []
  if (types.includes('PUSH') && !(await canApprove(tx, deps, id, asking))) unreachable.push('PUSH')
  if (types.includes('WEBAUTHN') && !(await canShowPasskey(tx, deps, id, asking))) {
    unreachable.push('WEBAUTHN')
  }
  return availableFactors(holding, rules, unreachable)
}

/** An approval needs a sign-in elsewhere; the one that asks is none. */
async function canApprove(
  tx: Tx,
  { signIns }: Pick<Deps, 'signIns'>,
  identityId: string,
  { signInId }: Asking,
): Promise<boolean> {
  return (await signIns.list(tx, identityId)).some(({ id }) => id !== signInId)
}

/** A passkey is good for the address that it was made at. */
async function canShowPasskey(
  tx: Tx,
  deps: Pick<Deps, 'sites' | 'platform'>,
  identityId: string,
  { page }: Asking,
): Promise<boolean> {
  const party = await partyAt(tx, deps, page)
  return (await listPasskeys(tx, identityId)).some(({ rpId }) => rpId === party?.id)
}
