import type { RequestContext } from '../../../server/context.ts'
import type { Attempt } from '../../flow/explain.ts'
import { goOn } from '../../flow/go-on.ts'
import type { AskedPasskey, passkeyOf } from '../../passkeys/answer-of.ts'
import { nameOfNew } from '../../passkeys/passkeys-of.ts'
import { redirectTo } from '../screen.ts'
import { ownerOf, settle } from './add-factor.ts'

/** What the device is asked that makes the passkey. */
export async function askForNewPasskey(context: RequestContext): Promise<AskedPasskey> {
  const { calls, whose } = ownerOf(context)
  const { challengeId, publicKeyCredentialCreationOptionsJson: options } =
    await calls.beginPasskey(whose)
  return { challengeId, options }
}

/** Keeps what the device has made; then come the recovery codes, and what waited for it. */
export async function keepPasskey(
  context: RequestContext,
  answer: NonNullable<ReturnType<typeof passkeyOf>>,
  returnTo: string,
): Promise<Attempt | undefined> {
  const { calls, whose, email } = ownerOf(context)
  const name = nameOfNew(context)
  const { recoveryCodes, reply } = await calls.addPasskey({ ...answer, name, ...whose })
  context.kept.drop('factor')
  const next = reply ? await goOn(context, reply, { email, returnTo }) : redirectTo(returnTo)
  return next && settle(context, recoveryCodes, next.to)
}
