import { LoginThrottled } from '@vitrine/contract/authentication'
import { FactorNotFound } from '@vitrine/contract/factors'
import { totpStep } from '../../../platform/totp.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { AddableFactor, Deps, Factor, Person } from '../model.ts'
import { activeTypes } from '../rules/demand.ts'
import { purposes } from '../rules/phone-codes.ts'
import { activate, findHolding, lockHolding } from '../store/factors.ts'
import { mailChange, noteChange } from './announce.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'

const TRIES = 10
const WINDOW_MINUTES = 15

/** A pending factor whose first code was right. */
export interface ProvedFactor {
  readonly factor: Factor
  /** Time step of the code, which must not count again. */
  readonly step: number | null
}

/**
 * Holds the first code against a pending factor; undefined when it does not fit. On the tx of the call:
 * a failure must count.
 */
export async function prove(
  tx: Tx,
  deps: Deps,
  person: Person,
  answer: { readonly type: AddableFactor; readonly code: string },
): Promise<ProvedFactor | undefined> {
  await takeTry(tx, deps, person)
  const { type, code } = answer
  const { factors } = await findHolding(tx, person.id)
  const factor = factors.find((one) => one.type === type)
  const step = factor && (await stepOf(tx, deps, person, factor, code))
  if (!factor || step === 'nothing') throw FactorNotFound({ factorType: type })
  return step === undefined ? undefined : { factor, step }
}

async function stepOf(tx: Tx, deps: Deps, person: Person, factor: Factor, code: string) {
  if (factor.type === 'EMAIL') {
    if (factor.status === 'ACTIVE') return 'nothing'
    const outcome = await deps.mailedCodes.take(tx, person.id, 'new-factor', code)
    return outcome === 'right' ? null : undefined
  }
  if (!factor.sealedPending) return 'nothing'
  const pending = deps.platform.sealing.open(factor.sealedPending)
  if (factor.type !== 'SMS' && factor.type !== 'CALL') return totpStep(pending, code, tx.now)
  const purpose = purposes[factor.type].adding
  const outcome = await deps.mailedCodes.take(tx, person.id, purpose, code, pending)
  return outcome === 'right' ? null : undefined
}

/** Makes a proved factor count. Answers recovery codes to an account that has none. */
export async function confirm(
  tx: Tx,
  deps: Deps,
  person: Person,
  { factor, step }: ProvedFactor,
): Promise<string[]> {
  const holding = await lockHolding(tx, person.id)
  if (!(await activate(tx, person.id, factor, step))) {
    throw FactorNotFound({ factorType: factor.type })
  }
  const before = activeTypes(holding)
  const after = [...new Set([...before, factor.type])]
  await noteChange(tx, deps, person.id, 'added', { before, after })
  const change = { factor: factor.type as AddableFactor, change: 'added' } as const
  await mailChange(tx, deps, person, change)
  if (before.length > 0 && holding.recoveryCodesLeft > 0) return []
  return giveRecoveryCodes(tx, deps, person.id)
}

async function takeTry(tx: Tx, { platform }: Deps, { id }: Person): Promise<void> {
  const tries = { siteId: tx.siteId, bucket: 'new-factor', key: id, windowMinutes: WINDOW_MINUTES }
  if ((await platform.attempts.add(tries)) > TRIES) throw LoginThrottled()
}
