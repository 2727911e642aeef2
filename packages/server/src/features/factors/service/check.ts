import { type FactorAnswer, FactorNotAvailable } from '@vitrine/contract/authentication'
import type { Tx } from '../../../platform/tx.ts'
import type { Deps, Person } from '../model.ts'
import { availableFactors } from '../rules/demand.ts'
import { mustBeEnabled, standing } from './demand.ts'
import { methods } from './methods/index.ts'

/** Whether an answer to a second factor is right; the right one is used up for good. */
export async function check(
  tx: Tx,
  deps: Deps,
  person: Person,
  answer: FactorAnswer,
): Promise<boolean> {
  const { factorType } = answer
  const { rules, holding } = await standing(tx, deps, person)
  mustBeEnabled(availableFactors(holding, rules), factorType)
  const method = methods[factorType]
  const text = method?.answerOf(answer)
  if (!method || text === undefined) {
    throw FactorNotAvailable({ factorType }, `The answer has no data for ${factorType}`)
  }
  const factor = holding.factors.find(({ type }) => type === factorType)
  return method.check(tx, deps, { person, factor, answer: text })
}
