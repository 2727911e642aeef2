import { FactorNotAvailable, LoginThrottled } from '@vitrine/contract/authentication'
import type { FactorType } from '@vitrine/contract/vocabulary'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type {
  AccountFactors,
  AvailableFactor,
  ChallengeContext,
  Demand,
  Deps,
  Factor,
  Person,
} from '../model.ts'
import { countingTypes, factorsToAdd, isEnabled } from '../rules/demand.ts'
import { isRemembered } from '../store/devices.ts'
import { availableTo, readFactorState, rulesOf } from './factor-state.ts'
import { methods } from './methods/index.ts'

const reason = 'USER_SETTINGS'

export interface FactorCheckInput {
  readonly accountFactors: AccountFactors
  readonly deviceToken: string | undefined
  readonly challengeContext: ChallengeContext
}

/** The factors still required; if there is only one, its challenge starts immediately. */
export async function demand(
  tx: Tx,
  deps: Deps,
  person: Person,
  { accountFactors, deviceToken, challengeContext }: FactorCheckInput,
): Promise<Demand | undefined> {
  const rules = await rulesOf(tx, deps)
  const counting = countingTypes(accountFactors, rules)
  if (counting.length === 0) {
    const factorOptions = factorsToAdd(rules)
    return factorOptions.length > 0
      ? { kind: 'choose', availableFactors: factorOptions, reason }
      : undefined
  }
  if (deviceToken && (await isRemembered(tx, person.id, hashSecret(deviceToken)))) return undefined
  const available = await availableTo(tx, deps, person, { accountFactors, rules, challengeContext })
  const [only, ...others] = counting.filter((type) => isEnabled(available, type))
  if (!only || others.length > 0) return { kind: 'choose', availableFactors: available, reason }
  const factor = accountFactors.factors.find(({ type }) => type === only)
  return (
    await challengeFactor(tx, deps, { person, factor, type: only, available, challengeContext })
  ).demand
}

/** Starts the challenge of the factor that the person chose. */
export async function challenge(
  tx: Tx,
  deps: Deps,
  person: Person,
  {
    factorType: type,
    challengeContext,
  }: { readonly factorType: FactorType; readonly challengeContext: ChallengeContext },
): Promise<Demand> {
  const { rules, accountFactors } = await readFactorState(tx, deps, person)
  const available = await availableTo(tx, deps, person, { accountFactors, rules, challengeContext })
  requireEnabled(available, type)
  const factor = accountFactors.factors.find((one) => one.type === type)
  const challenged = await challengeFactor(tx, deps, {
    person,
    factor,
    type,
    available,
    challengeContext,
  })
  if (!challenged.isSent) throw LoginThrottled()
  return challenged.demand
}

export function requireEnabled(
  available: readonly AvailableFactor[],
  factorType: FactorType,
): void {
  if (isEnabled(available, factorType) && methods[factorType]) return
  const enabled = available.filter((one) => isEnabled(available, one.factorType))
  throw FactorNotAvailable({ factorType, available: enabled.map((one) => one.factorType) })
}

async function challengeFactor(
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
    readonly challengeContext: ChallengeContext
  },
): Promise<{ demand: Demand; isSent: boolean }> {
  const { isSent = true, ...challengeData } =
    (await methods[factorType]?.challenge?.(tx, deps, call)) ?? {}
  return {
    demand: { kind: 'challenge', factorType, shown: challengeData, availableFactors, reason },
    isSent,
  }
}
