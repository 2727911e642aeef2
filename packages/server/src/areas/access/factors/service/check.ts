import { type FactorAnswer, FactorNotAvailable } from '@vitrine/contract/authentication'
import type { Tx } from '../../../../platform/tx.ts'
import type { Demand, Deps, Person } from '../model.ts'
import { availableFactors } from '../rules/demand.ts'
import { requireEnabled } from './demand.ts'
import { readFactorState } from './factor-state.ts'
import { methods } from './methods/index.ts'

/** The result of an answer; a pending one returns the same demand again. */
export type CheckResult =
  | { readonly outcome: 'valid' | 'invalid' | 'denied' | 'expired' | 'cloned' }
  | { readonly outcome: 'waiting'; readonly demand: Demand }

/** Checks an answer to a second factor; a correct one cannot be used again. */
export async function check(
  tx: Tx,
  deps: Deps,
  person: Person,
  answer: FactorAnswer,
): Promise<CheckResult> {
  const { factorType } = answer
  const { rules, accountFactors } = await readFactorState(tx, deps, person)
  const available = availableFactors(accountFactors, rules)
  requireEnabled(available, factorType)
  const factor = accountFactors.factors.find(({ type }) => type === factorType)
  const methodResult = await methods[factorType]?.check(tx, deps, { person, factor, answer })
  if (!methodResult || methodResult === 'missing') {
    throw FactorNotAvailable({ factorType }, `The answer has no data for ${factorType}`)
  }
  if (typeof methodResult === 'string') return { outcome: methodResult }
  const reason = 'USER_SETTINGS'
  const challengeData = methodResult.waiting
  const demand = {
    kind: 'challenge',
    factorType,
    shown: challengeData,
    availableFactors: available,
    reason,
  } as const
  return { outcome: 'waiting', demand }
}
