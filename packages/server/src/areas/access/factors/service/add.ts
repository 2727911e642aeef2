import { FactorNotAvailable, LoginThrottled } from '@vitrine/contract/authentication'
import { violation } from '@vitrine/contract/kit'
import { renderSVG } from 'uqr'
import { newId } from '../../../../platform/ids.ts'
import { newTotpSecret, totpAddress } from '../../../../platform/totp.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { AddableFactor, Deps, Factor, Person, PhoneKind } from '../model.ts'
import { activeTypes, isAllowed } from '../rules/demand.ts'
import { purposes } from '../rules/phone-codes.ts'
import { activateFactor, lockAccountFactors, savePendingFactor } from '../store/factors.ts'
import { readFactorState, rulesOf } from './factor-state.ts'
import { mailCode } from './mail-code.ts'
import { sendPhoneCode } from './phone-code.ts'
import { mailChange, recordFactorChange } from './record-change.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'

export interface NewTotp {
  readonly factor: Factor
  readonly secret: string
  readonly address: string
  readonly picture: string
}

/** Creates a new secret; an active authenticator app stays active until this one is confirmed. */
export async function addTotp(tx: Tx, deps: Deps, person: Person): Promise<NewTotp> {
  await requireAllowed(tx, deps, 'TOTP')
  const { sealing } = deps.platform
  const secret = newTotpSecret()
  const site = (await deps.sites.get(tx.siteId)).settings.name
  const address = totpAddress(secret, person.email, site)
  const factor = await savePendingFactor(tx, {
    id: newId(),
    identityId: person.id,
    type: 'TOTP',
    sealedPending: sealing.seal(secret),
  })
  return { factor, secret, address, picture: renderSVG(address, { border: 2 }) }
}

/** Mails a code to the address of the account, which becomes a factor once the code is confirmed. */
export async function addEmail(
  tx: Tx,
  deps: Deps,
  person: Person,
): Promise<{ factor: Factor; hint: string }> {
  await requireAllowed(tx, deps, 'EMAIL')
  const { accountFactors } = await readFactorState(tx, deps, person)
  if (activeTypes(accountFactors).includes('EMAIL')) {
    throw FactorNotAvailable({ factorType: 'EMAIL' }, 'Codes by mail are a factor already')
  }
  const { hint = '', isSent } = await mailCode(tx, deps, person, { purpose: 'new-factor' })
  if (!isSent) throw LoginThrottled()
  const pending = {
    id: newId(),
    identityId: person.id,
    type: 'EMAIL',
    sealedPending: null,
  } as const
  return { factor: await savePendingFactor(tx, pending), hint }
}

export interface NewPhone {
  readonly kind: PhoneKind
  readonly phone: string
  readonly country?: string | null | undefined
  readonly network: string
}

/**
 * Sends a code to a number, which becomes active once the code is confirmed; an active number stays active
 * until then.
 */
export async function addPhone(
  tx: Tx,
  deps: Deps,
  person: Person,
  { kind, phone, country, network }: NewPhone,
): Promise<{ factor: Factor; hint: string }> {
  await requireAllowed(tx, deps, kind)
  const number = deps.phone.number(phone, country)
  if (!number) throw violation('phone', 'FORMAT', 'must be a phone number that can be dialled')
  const purpose = purposes[kind].adding
  const code = { person, kind, number, purpose, boundTo: number, network }
  const { hint = '', isSent } = await sendPhoneCode(tx, deps, code)
  if (!isSent) throw LoginThrottled()
  const factor = await savePendingFactor(tx, {
    id: newId(),
    identityId: person.id,
    type: kind,
    sealedPending: deps.platform.sealing.seal(number),
  })
  return { factor, hint }
}

/** Allows sign-ins to be approved in another session; the caller has one, so no further proof is needed. */
export async function addPush(
  tx: Tx,
  deps: Deps,
  person: Person,
): Promise<{ factor: Factor; recoveryCodes: string[] }> {
  await requireAllowed(tx, deps, 'PUSH')
  const accountFactors = await lockAccountFactors(tx, person.id)
  const before = activeTypes(accountFactors)
  if (before.includes('PUSH')) {
    throw FactorNotAvailable(
      { factorType: 'PUSH' },
      'Sign-ins are already approved by another sign-in',
    )
  }
  const newFactor = { identityId: person.id, type: 'PUSH', sealedPending: null } as const
  const factor = await savePendingFactor(tx, { id: newId(), ...newFactor })
  await activateFactor(tx, person.id, factor, null)
  await recordFactorChange(tx, deps, person.id, 'added', { before, after: [...before, 'PUSH'] })
  await mailChange(tx, deps, person, { factor: 'PUSH', change: 'added' })
  const hasCodes = before.length > 0 && accountFactors.recoveryCodesLeft > 0
  const recoveryCodes = hasCodes ? [] : await issueRecoveryCodes(tx, deps, person.id)
  return { factor: { ...factor, status: 'ACTIVE', lastUsedDate: tx.now }, recoveryCodes }
}

async function requireAllowed(tx: Tx, deps: Deps, factorType: AddableFactor): Promise<void> {
  const rules = await rulesOf(tx, deps)
  if (!isAllowed(factorType, rules))
    throw FactorNotAvailable({ factorType, allowed: rules.allowed })
}
