import { FactorNotAvailable, LoginThrottled } from '@vitrine/contract/authentication'
import type { FactorType } from '@vitrine/contract/vocabulary'
import { hashSecret } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { AvailableFactor, Demand, Deps, Holding, Person } from '../model.ts'
import { availableFactors, countingTypes, factorsToAdd, isEnabled } from '../rules/demand.ts'
import { isRemembered } from '../store/devices.ts'
import { findHolding } from '../store/factors.ts'
import { methods } from './methods/index.ts'

const reason = 'USER_SETTINGS'

/** What still has to be shown; a factor that stands alone is asked for at once. */
export async function demand(
  tx: Tx,
  deps: Deps,
  person: Person,
  { holding, deviceToken }: { holding: Holding; deviceToken: string | undefined },
): Promise<Demand | undefined> {
  const rules = await rulesOf(tx, deps)
  const counting = countingTypes(holding, rules)
  if (counting.length === 0) {
    const toAdd = factorsToAdd(rules)
    return toAdd.length > 0 ? { kind: 'choose', availableFactors: toAdd, reason } : undefined
  }
  if (deviceToken && (await isRemembered(tx, person.id, hashSecret(deviceToken)))) return undefined
  const available = availableFactors(holding, rules)
  const [only, ...others] = counting
  if (!only || others.length > 0) return { kind: 'choose', availableFactors: available, reason }
  return (await ask(tx, deps, person, only, available)).demand
}

/** Asks for the factor that somebody chose among their own. */
export async function challenge(
  tx: Tx,
  deps: Deps,
  person: Person,
  factorType: FactorType,
): Promise<Demand> {
  const { rules, holding } = await standing(tx, deps, person)
  const available = availableFactors(holding, rules)
  mustBeEnabled(available, factorType)
  const asked = await ask(tx, deps, person, factorType, available)
  if (!asked.isSent) throw LoginThrottled()
  return asked.demand
}

export async function standing(tx: Tx, { sites }: Pick<Deps, 'sites'>, { id }: Pick<Person, 'id'>) {
  return { rules: await rulesOf(tx, { sites }), holding: await findHolding(tx, id) }
}

const rulesOf = async (tx: Tx, { sites }: Pick<Deps, 'sites'>) =>
  (await sites.get(tx.siteId)).settings.factors

export function mustBeEnabled(available: readonly AvailableFactor[], factorType: FactorType): void {
  if (isEnabled(available, factorType) && methods[factorType]) return
  const enabled = available.filter((one) => isEnabled(available, one.factorType))
  throw FactorNotAvailable({ factorType, available: enabled.map((one) => one.factorType) })
}

async function ask(
  tx: Tx,
  deps: Deps,
  person: Person,
  factorType: FactorType,
  available: readonly AvailableFactor[],
): Promise<{ demand: Demand; isSent: boolean }> {
  const asked = await methods[factorType]?.challenge?.(tx, deps, person)
  const demand = { kind: 'challenge', factorType, availableFactors: available, reason } as const
  if (!asked) return { demand, isSent: true }
  return { demand: { ...demand, hint: asked.hint }, isSent: asked.isSent }
}
