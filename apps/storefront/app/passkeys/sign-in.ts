import { type AttemptResult, refuse } from '../flow/attempt.ts'
import { continueSignIn } from '../flow/continue-sign-in.ts'
import type { RequestContext } from '../request/context.ts'
import type { passkeyFieldsOf } from './passkey-fields.ts'
import { passkeysOf } from './passkeys-of.ts'

type PasskeyAnswer = NonNullable<ReturnType<typeof passkeyFieldsOf>>

/** Signs in with a passkey. */
export const signInWithPasskey = async (
  context: RequestContext,
  answer: PasskeyAnswer,
  returnTo: string,
): Promise<AttemptResult | undefined> => {
  const reply = await context.newApi().authentication.signInWithPasskey(answer)
  return continueSignIn(context, reply, { email: '', returnTo })
}

/** Confirms the identity of the signed-in member with a passkey of that member. */
export async function confirmWithPasskey(
  context: RequestContext,
  answer: PasskeyAnswer,
  returnTo: string,
): Promise<AttemptResult | undefined> {
  const { api, messages } = context
  const { member } = await api.members.getCurrentMember({})
  const reply = await api.authentication.signInWithPasskey(answer)
  if (reply.identity?.id !== member?.id) return refuse({ form: messages.passkey.other })
  return continueSignIn(context, reply, { email: '', returnTo })
}

/** Whether a member has a passkey for this address. */
export const hasOwnPasskeys = async (context: RequestContext): Promise<boolean> =>
  context.site.hasPasskeys &&
  (await passkeysOf(context)).some(({ isOfOtherHost }) => !isOfOtherHost)
