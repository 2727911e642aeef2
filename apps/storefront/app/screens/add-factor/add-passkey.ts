import type { AttemptResult } from '../../flow/attempt.ts'
import { continueSignIn } from '../../flow/continue-sign-in.ts'
import type { PasskeyRequest, passkeyFieldsOf } from '../../passkeys/passkey-fields.ts'
import { newPasskeyName } from '../../passkeys/passkeys-of.ts'
import type { RequestContext } from '../../request/context.ts'
import { redirectTo } from '../screen.ts'
import { finishFactor, ownerOf } from './add-factor.ts'

/** Creation options of the new passkey. */
export async function askForNewPasskey(context: RequestContext): Promise<PasskeyRequest> {
  const { calls, owner } = ownerOf(context)
  const { challengeId, publicKeyCredentialCreationOptionsJson: options } =
    await calls.beginPasskey(owner)
  return { challengeId, options }
}

/** Saves the new passkey; then shows recovery codes and continues the sign-in. */
export async function savePasskey(
  context: RequestContext,
  answer: NonNullable<ReturnType<typeof passkeyFieldsOf>>,
  returnTo: string,
): Promise<AttemptResult | undefined> {
  const { calls, owner, email } = ownerOf(context)
  const name = newPasskeyName(context)
  const { recoveryCodes, reply } = await calls.addPasskey({ ...answer, name, ...owner })
  context.flowCookies.drop('factor')
  const next = reply
    ? await continueSignIn(context, reply, { email, returnTo })
    : redirectTo(returnTo)
  return next && finishFactor(context, recoveryCodes, next.to)
}
