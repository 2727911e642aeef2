import { PasskeyExpired, PasskeyRefused } from '@vitrine/contract/authentication'
import type { Tx } from '../../../platform/tx.ts'
import {
  type Asserted,
  finishAssertion,
  finishRegistration,
  type NewPasskey,
  type Occasion,
} from '../../../platform/webauthn/index.ts'
import type { Deps, Passkey, PasskeyAnswer, Person } from '../model.ts'
import { findPasskey, notePasskeyUse } from '../store/passkeys.ts'
import { handleOf, mustOfferPasskeys, occasions } from './ask-passkey.ts'
import { nameOf } from './mail-code.ts'

/** What a device has made, once it is proved. On the tx of the call: the question is used up. */
export async function provePasskey(
  tx: Tx,
  { platform }: Pick<Deps, 'platform'>,
  person: Person,
  answer: PasskeyAnswer,
): Promise<NewPasskey> {
  const made = await finishRegistration(tx, occasions.enrolling(person), answer)
  if (made.outcome === 'right') return made.passkey
  platform.logger.info({ why: made.why, requestId: tx.requestId }, 'A new passkey was refused')
  throw made.outcome === 'expired' ? PasskeyExpired() : PasskeyRefused()
}

/** What an answer comes to. */
export type ShownPasskey =
  | { readonly outcome: 'right' | 'copied'; readonly passkey: Passkey }
  | { readonly outcome: 'expired' | 'wrong' }

/** Whose passkey signs them in, with nothing else said. On the tx of the call. */
export async function whoseSignIn(
  tx: Tx,
  deps: Deps,
  answer: PasskeyAnswer,
): Promise<ShownPasskey> {
  await mustOfferPasskeys(tx, deps)
  return show(tx, deps, { occasion: occasions.signIn, answer })
}

/** Whether an answer is that of somebody's passkey, for the sign-in that asked. On the tx of the call. */
export const isFactor = (
  tx: Tx,
  deps: Pick<Deps, 'platform'>,
  { person, stateToken, answer }: { person: Person; stateToken: string; answer: PasskeyAnswer },
): Promise<ShownPasskey> =>
  show(tx, deps, { occasion: occasions.factor(stateToken), answer, identityId: person.id })

interface Showing {
  readonly occasion: Occasion
  readonly answer: PasskeyAnswer
  /** Whose it has to be; anybody's without it. */
  readonly identityId?: string
}

async function show(
  tx: Tx,
  { platform }: Pick<Deps, 'platform'>,
  { occasion, answer, identityId }: Showing,
): Promise<ShownPasskey> {
  const shown = await finishAssertion(tx, occasion, answer, async (named) => {
    const found = await findPasskey(tx, named)
    return identityId === undefined || found?.identityId === identityId ? found : undefined
  })
  if (shown.outcome === 'copied') return shown
  const why = shown.outcome === 'right' ? await refusal(tx, shown) : shown.why
  if (shown.outcome === 'right' && !why) return { outcome: 'right', passkey: shown.passkey }
  platform.logger.info({ why, requestId: tx.requestId }, 'A passkey was refused')
  return { outcome: shown.outcome === 'expired' ? 'expired' : 'wrong' }
}

/** Why a right answer does not count after all; it is used up otherwise. */
async function refusal(
  tx: Tx,
  { passkey, handle, ...use }: Extract<Asserted<Passkey>, { outcome: 'right' }>,
): Promise<string | undefined> {
  if (handle && !handle.equals(handleOf({ id: passkey.identityId }))) {
    return 'The device says that it is the passkey of somebody else'
  }
  const isFirst = await notePasskeyUse(tx, passkey.id, use)
  return isFirst ? undefined : 'The passkey was used at the same moment'
}

/** Tells the owner of an account that somebody may have a copy of their passkey. */
export const tellOfCopy = (
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
