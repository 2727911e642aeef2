import { PasskeyExpired, PasskeyRefused } from '@vitrine/contract/authentication'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Asserted,
  finishAssertion,
  finishRegistration,
  type NewPasskey,
  type Occasion,
} from '../../../../platform/webauthn/index.ts'
import type { Deps, Passkey, PasskeyAnswer, Person } from '../model.ts'
import { findPasskey, recordPasskeyUse } from '../store/passkeys.ts'
import { challengeScopes, handleOf, requirePasskeys } from './ask-passkey.ts'
import { nameOf } from './mail-code.ts'

/** Verifies a new passkey. Takes the tx of the call: the challenge is used up even if the call fails. */
export async function provePasskey(
  tx: Tx,
  { platform }: Pick<Deps, 'platform'>,
  person: Person,
  answer: PasskeyAnswer,
): Promise<NewPasskey> {
  const registration = await finishRegistration(tx, challengeScopes.enrolling(person), answer)
  if (registration.outcome === 'valid') return registration.passkey
  platform.logger.info(
    { why: registration.why, requestId: tx.requestId },
    'A new passkey was refused',
  )
  throw registration.outcome === 'expired' ? PasskeyExpired() : PasskeyRefused()
}

/** The result of a passkey check. */
export type PasskeyCheck =
  | { readonly outcome: 'valid' | 'cloned'; readonly passkey: Passkey }
  | { readonly outcome: 'expired' | 'invalid' }

/** The person whom a passkey signs in without a user name. Takes the tx of the call. */
export async function findPasskeyForSignIn(
  tx: Tx,
  deps: Deps,
  answer: PasskeyAnswer,
): Promise<PasskeyCheck> {
  await requirePasskeys(tx, deps)
  return checkPasskey(tx, deps, { scope: challengeScopes.signIn, answer })
}

/** Whether an answer comes from a passkey of this person for this sign-in. Takes the tx of the call. */
export const checkFactorPasskey = (
  tx: Tx,
  deps: Pick<Deps, 'platform'>,
  { person, stateToken, answer }: { person: Person; stateToken: string; answer: PasskeyAnswer },
): Promise<PasskeyCheck> =>
  checkPasskey(tx, deps, {
    scope: challengeScopes.factor(stateToken),
    answer,
    identityId: person.id,
  })

interface PasskeyCheckInput {
  readonly scope: Occasion
  readonly answer: PasskeyAnswer
  /** The required owner; any owner when absent. */
  readonly identityId?: string
}

async function checkPasskey(
  tx: Tx,
  { platform }: Pick<Deps, 'platform'>,
  { scope, answer, identityId }: PasskeyCheckInput,
): Promise<PasskeyCheck> {
  const assertion = await finishAssertion(tx, scope, answer, async (credential) => {
    const passkey = await findPasskey(tx, credential)
    return identityId === undefined || passkey?.identityId === identityId ? passkey : undefined
  })
  if (assertion.outcome === 'cloned') return assertion
  const reason =
    assertion.outcome === 'valid' ? await findRefusalReason(tx, assertion) : assertion.why
  if (assertion.outcome === 'valid' && !reason)
    return { outcome: 'valid', passkey: assertion.passkey }
  platform.logger.info({ why: reason, requestId: tx.requestId }, 'A passkey was refused')
  return { outcome: assertion.outcome === 'expired' ? 'expired' : 'invalid' }
}

/** Why a valid answer is refused; otherwise its use is recorded. */
async function findRefusalReason(
  tx: Tx,
  { passkey, handle, ...usage }: Extract<Asserted<Passkey>, { outcome: 'valid' }>,
): Promise<string | undefined> {
  if (handle && !handle.equals(handleOf({ id: passkey.identityId }))) {
    return 'The device says that it is the passkey of somebody else'
  }
  const isFirst = await recordPasskeyUse(tx, passkey.id, usage)
  return isFirst ? undefined : 'The passkey was used at the same moment'
}

/** Notifies the owner of an account that one of their passkeys may have been copied. */
export const notifyOfCopiedPasskey = (
  tx: Tx,
  { mail }: Pick<Deps, 'mail'>,
  person: Person,
  { name: passkey }: Pick<Passkey, 'name'>,
): Promise<void> =>
  mail.write(tx, {
    to: person.email,
    language: person.profile.language ?? null,
    template: 'passkey-copied',
    facts: { passkey, at: tx.now, name: nameOf(person) },
  })
