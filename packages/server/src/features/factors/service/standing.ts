import type { FactorType } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../platform/tx.ts'
import type { AvailableFactor, Deps, FactorRules, Holding, Person } from '../model.ts'
import { activeTypes, availableFactors } from '../rules/demand.ts'
import { findHolding } from '../store/factors.ts'

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
  {
    holding,
    rules,
    signInId,
  }: { holding: Holding; rules: FactorRules; signInId?: string | undefined },
): Promise<AvailableFactor[]> {
  return availableFactors(holding, rules, await unreachable(tx, deps, { id, holding, signInId }))
}

/** An approval needs a sign-in elsewhere; the one that asks is none. */
async function unreachable(
  tx: Tx,
  { signIns }: Pick<Deps, 'signIns'>,
  asked: { id: string; holding: Holding; signInId: string | undefined },
): Promise<FactorType[]> {
  if (!activeTypes(asked.holding).includes('PUSH')) return []
  const others = (await signIns.list(tx, asked.id)).filter(({ id }) => id !== asked.signInId)
  return others.length > 0 ? [] : ['PUSH']
}
