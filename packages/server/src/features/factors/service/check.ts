import { type FactorAnswer, FactorNotAvailable } from '@vitrine/contract/authentication'
import type { Tx } from '../../../platform/tx.ts'
import type { Demand, Deps, Person } from '../model.ts'
import { availableFactors } from '../rules/demand.ts'
import { mustBeEnabled } from './demand.ts'
import { methods } from './methods/index.ts'
import { standing } from './standing.ts'

/** What an answer came to; one that waits is asked again with the same demand. */
export type Checked =
  | { readonly outcome: 'right' | 'wrong' | 'denied' | 'expired' | 'copied' }
  | { readonly outcome: 'waiting'; readonly demand: Demand }

/** Whether an answer to a second factor is right; the right one is used up for good. */
export async function check(
  tx: Tx,
  deps: Deps,
  person: Person,
  answer: FactorAnswer,
): Promise<Checked> {
  const { factorType } = answer
  const { rules, holding } = await standing(tx, deps, person)
  const available = availableFactors(holding, rules)
  mustBeEnabled(available, factorType)
  const factor = holding.factors.find(({ type }) => type === factorType)
  const came = await methods[factorType]?.check(tx, deps, { person, factor, answer })
  if (!came || came === 'missing') {
    throw FactorNotAvailable({ factorType }, `The answer has no data for ${factorType}`)
  }
  if (typeof came === 'string') return { outcome: came }
  const reason = 'USER_SETTINGS'
  const shown = came.waiting
  const demand = {
    kind: 'challenge',
    factorType,
    shown,
    availableFactors: available,
    reason,
  } as const
  return { outcome: 'waiting', demand }
}
