import { FactorNotAvailable, LoginThrottled } from '@vitrine/contract/authentication'
import type { FactorType } from '@vitrine/contract/vocabulary'
import { hashSecret } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Asking, AvailableFactor, Demand, Deps, Factor, Holding, Person } from '../model.ts'
import { countingTypes, factorsToAdd, isEnabled } from '../rules/demand.ts'
import { isRemembered } from '../store/devices.ts'
import { methods } from './methods/index.ts'
import { availableTo, rulesOf, standing } from './standing.ts'

const reason = 'USER_SETTINGS'

export interface Arrival {
  readonly holding: Holding
  readonly deviceToken: string | undefined
  readonly asking: Asking
}

/** What still has to be shown; a factor that stands alone is asked for at once. */
export async function demand(
  tx: Tx,
  deps: Deps,
  person: Person,
  { holding, deviceToken, asking }: Arrival,
): Promise<Demand | undefined> {
  const rules = await rulesOf(tx, deps)
  const counting = countingTypes(holding, rules)
  if (counting.length === 0) {
    const toAdd = factorsToAdd(rules)
    return toAdd.length > 0 ? { kind: 'choose', availableFactors: toAdd, reason } : undefined
  }
  if (deviceToken && (await isRemembered(tx, person.id, hashSecret(deviceToken)))) return undefined
  const available = await availableTo(tx, deps, person, { holding, rules, asking })
  const [only, ...others] = counting.filter((type) => isEnabled(available, type))
  if (!only || others.length > 0) return { kind: 'choose', availableFactors: available, reason }
  const factor = holding.factors.find(({ type }) => type === only)
  return (await ask(tx, deps, { person, factor, type: only, available, asking })).demand
}

/** Asks for the factor that somebody chose among their own. */
export async function challenge(
  tx: Tx,
  deps: Deps,
  person: Person,
  { factorType: type, asking }: { readonly factorType: FactorType; readonly asking: Asking },
): Promise<Demand> {
  const { rules, holding } = await standing(tx, deps, person)
  const available = await availableTo(tx, deps, person, { holding, rules, asking })
  mustBeEnabled(available, type)
  const factor = holding.factors.find((one) => one.type === type)
  const asked = await ask(tx, deps, { person, factor, type, available, asking })
  if (!asked.isSent) throw LoginThrottled()
  return asked.demand
}

export function mustBeEnabled(available: readonly AvailableFactor[], factorType: FactorType): void {
  if (isEnabled(available, factorType) && methods[factorType]) return
  const enabled = available.filter((one) => isEnabled(available, one.factorType))
  throw FactorNotAvailable({ factorType, available: enabled.map((one) => one.factorType) })
}

async function ask(
  tx: Tx,
  deps: Deps,
  {
    type: factorType,
    available: availableFactors,
    ...call
  }: {
    readonly person: Person
    readonly factor: Factor | undefined
    readonly type: FactorType
    readonly available: readonly AvailableFactor[]
    readonly asking: Asking
  },
): Promise<{ demand: Demand; isSent: boolean }> {
  const { isSent = true, ...shown } = (await methods[factorType]?.challenge?.(tx, deps, call)) ?? {}
  return { demand: { kind: 'challenge', factorType, shown, availableFactors, reason }, isSent }
}
