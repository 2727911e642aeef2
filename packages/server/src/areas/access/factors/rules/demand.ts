import type { FactorType } from '@vitrine/contract/vocabulary'
import type { AccountFactors, AvailableFactor, FactorRules } from '../model.ts'

export const activeTypes = ({ factors }: Pick<AccountFactors, 'factors'>): FactorType[] =>
  factors.filter(({ status }) => status === 'ACTIVE').map(({ type }) => type)

/**
 * The active factors that a sign-in accepts. A site that disallows a type must not unlock accounts that have
 * no other: where no active factor is allowed any more, all of them are accepted.
 */
export function countingTypes(
  accountFactors: Pick<AccountFactors, 'factors'>,
  rules: Pick<FactorRules, 'allowed'>,
): FactorType[] {
  const active = activeTypes(accountFactors)
  const allowed = active.filter((type) => isAllowed(type, rules))
  return allowed.length > 0 ? allowed : active
}

export const isAllowed = (type: FactorType, { allowed }: Pick<FactorRules, 'allowed'>): boolean =>
  allowed.some((one) => one === type)

/**
 * The factors that a person with an active factor may answer with, without those that are not allowed or not
 * available.
 */
export function availableFactors(
  accountFactors: AccountFactors,
  rules: Pick<FactorRules, 'allowed'>,
  /** Factors that cannot be answered now, such as an approval without another session. */
  unreachable: readonly FactorType[] = [],
): AvailableFactor[] {
  const countingFactorTypes = countingTypes(accountFactors, rules)
  const own = activeTypes(accountFactors).map((factorType) => ({
    factorType,
    factorStatus:
      countingFactorTypes.includes(factorType) && !unreachable.includes(factorType)
        ? ('ENABLED' as const)
        : ('DISABLED_BY_RULE' as const),
  }))
  if (own.length === 0 || accountFactors.recoveryCodesLeft === 0) return own
  return [...own, { factorType: 'RECOVERY_CODE', factorStatus: 'ENABLED' }]
}

/**
 * The factors that a person without one can add where the site requires one; empty where it does not. An
 * approval needs an existing session, so it cannot be the first factor.
 */
export const factorsToAdd = ({
  required,
  allowed,
}: Pick<FactorRules, 'required' | 'allowed'>): AvailableFactor[] =>
  required === 'never'
    ? []
    : allowed
        .filter((factorType) => factorType !== 'PUSH')
        .map((factorType) => ({ factorType, factorStatus: 'REQUIRE_ACTIVATION' }))

/** Whether an account may answer with this factor now. */
export const isEnabled = (available: readonly AvailableFactor[], type: FactorType): boolean =>
  available.some(
    ({ factorType, factorStatus }) => factorType === type && factorStatus === 'ENABLED',
  )
