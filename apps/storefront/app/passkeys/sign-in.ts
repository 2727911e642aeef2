import type { RequestContext } from '../../server/context.ts'
import { type Attempt, refuse } from '../flow/explain.ts'
import { goOn } from '../flow/go-on.ts'
import type { passkeyOf } from './answer-of.ts'
import { passkeysOf } from './passkeys-of.ts'

type Answer = NonNullable<ReturnType<typeof passkeyOf>>

/** Signs in whoever has shown a passkey. */
export const signInWithPasskey = async (
  context: RequestContext,
  answer: Answer,
  returnTo: string,
): Promise<Attempt | undefined> => {
  const reply = await context.newApi().authentication.signInWithPasskey(answer)
  return goOn(context, reply, { email: '', returnTo })
}

/** The same for a member who proves once more that it is them, and so must be the same one. */
export async function confirmWithPasskey(
  context: RequestContext,
  answer: Answer,
  returnTo: string,
): Promise<Attempt | undefined> {
  const { api, messages } = context
  const { member } = await api.members.getCurrentMember({})
  const reply = await api.authentication.signInWithPasskey(answer)
  if (reply.identity?.id !== member?.id) return refuse({ form: messages.t('passkey.other') })
  return goOn(context, reply, { email: '', returnTo })
}

/** Whether a member has a passkey to show here. */
export const hasOwnPasskeys = async (context: RequestContext): Promise<boolean> =>
  context.site.hasPasskeys && (await passkeysOf(context)).some(({ isElsewhere }) => !isElsewhere)
