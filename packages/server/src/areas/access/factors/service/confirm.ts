import { LoginThrottled } from '@vitrine/contract/authentication'
import { FactorNotFound } from '@vitrine/contract/factors'
import { totpStep } from '../../../../platform/totp.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { AddableFactor, Deps, Factor, Person } from '../model.ts'
import { activeTypes } from '../rules/demand.ts'
import { purposes } from '../rules/phone-codes.ts'
import { activateFactor, findAccountFactors, lockAccountFactors } from '../store/factors.ts'
import { mailChange, recordFactorChange } from './record-change.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'

const TRIES = 10
const WINDOW_MINUTES = 15

/** A pending factor whose first code was correct. */
export interface ProvedFactor {
  readonly factor: Factor
  /** Time step of the code, which must not be accepted again. */
  readonly step: number | null
}

/**
 * Checks the first code of a pending factor; undefined when it is wrong. Takes the tx of the call: a failure
 * must count.
 */
export async function prove(
  tx: Tx,
  deps: Deps,
  person: Person,
  answer: { readonly type: AddableFactor; readonly code: string },
): Promise<ProvedFactor | undefined> {
  await countAttempt(tx, deps, person)
  const { type, code } = answer
  const { factors } = await findAccountFactors(tx, person.id)
  const factor = factors.find((one) => one.type === type)
  const step = factor && (await stepOf(tx, deps, person, factor, code))
  if (!factor || step === 'nothing') throw FactorNotFound({ factorType: type })
  return step === undefined ? undefined : { factor, step }
}

async function stepOf(tx: Tx, deps: Deps, person: Person, factor: Factor, code: string) {
  if (factor.type === 'EMAIL') {
    if (factor.status === 'ACTIVE') return 'nothing'
    const result = await deps.mailedCodes.take(tx, person.id, 'new-factor', code)
    return result === 'valid' ? null : undefined
  }
  if (!factor.sealedPending) return 'nothing'
  const pending = deps.platform.sealing.open(factor.sealedPending)
  if (factor.type !== 'SMS' && factor.type !== 'CALL') return totpStep(pending, code, tx.now)
  const purpose = purposes[factor.type].adding
  const result = await deps.mailedCodes.take(tx, person.id, purpose, code, pending)
  return result === 'valid' ? null : undefined
}

/** Activates a confirmed factor. Returns recovery codes to an account that has none. */
export async function confirm(
  tx: Tx,
  deps: Deps,
  person: Person,
  { factor, step }: ProvedFactor,
): Promise<string[]> {
  const accountFactors = await lockAccountFactors(tx, person.id)
  if (!(await activateFactor(tx, person.id, factor, step))) {
    throw FactorNotFound({ factorType: factor.type })
  }
  const before = activeTypes(accountFactors)
  const after = [...new Set([...before, factor.type])]
  await recordFactorChange(tx, deps, person.id, 'added', { before, after })
  const change = { factor: factor.type as AddableFactor, change: 'added' } as const
  await mailChange(tx, deps, person, change)
  if (before.length > 0 && accountFactors.recoveryCodesLeft > 0) return []
  return issueRecoveryCodes(tx, deps, person.id)
}

async function countAttempt(tx: Tx, { platform }: Deps, { id }: Person): Promise<void> {
  const attemptBucket = {
    siteId: tx.siteId,
    bucket: 'new-factor',
    key: id,
    windowMinutes: WINDOW_MINUTES,
  }
  if ((await platform.attempts.add(attemptBucket)) > TRIES) throw LoginThrottled()
}
