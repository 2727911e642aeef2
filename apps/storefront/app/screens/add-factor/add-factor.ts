import type { RequestContext } from '../../../server/context.ts'
import { type Attempt, refuse } from '../../flow/explain.ts'
import { goOn } from '../../flow/go-on.ts'
import { leaveNote } from '../../flow/room-page.ts'
import { type AddableFactor, readStep, secondsToWait } from '../../flow/step.ts'
import { links } from '../../links.ts'
import { redirectTo } from '../screen.ts'

/** Whose factor it will be: of the sign-in that stopped for it, else of the member. */
function ownerOf(context: RequestContext) {
  const step = readStep(context.kept)
  if (step?.kind !== 'add') return { calls: context.api.factors, whose: {}, email: '' }
  const { stateToken, email } = step
  return { calls: context.newApi().factors, whose: { stateToken }, email }
}

/** Makes a factor that waits for its first code. */
export async function beginFactor(
  context: RequestContext,
  type: AddableFactor,
  returnTo: string,
): Promise<Attempt> {
  const { calls, whose } = ownerOf(context)
  if (type === 'TOTP') {
    const { secret, address } = await calls.addTotp(whose)
    context.kept.put('factor', { type, secret, address })
  } else {
    const { hint } = await calls.addEmail(whose)
    context.kept.put('factor', { type, hint, sentAt: String(Date.now()) })
  }
  return redirectTo(links.addFactor(returnTo))
}

export async function resendCode(context: RequestContext, returnTo: string): Promise<Attempt> {
  const isSoon = secondsToWait(Number(context.kept.get('factor')?.sentAt) || 0) > 0
  leaveNote(context, isSoon ? 'wait' : 'sent')
  return isSoon ? redirectTo(links.addFactor(returnTo)) : beginFactor(context, 'EMAIL', returnTo)
}

/** The first code makes it count; then come the recovery codes, and what waited for it. */
export async function confirmFactor(
  context: RequestContext,
  typed: string,
  returnTo: string,
): Promise<Attempt> {
  const { kept, messages } = context
  const code = typed.replace(/\s/g, '')
  if (code === '') return refuse({ code: messages.t('code.missing') })
  const { calls, whose, email } = ownerOf(context)
  const isByMail = kept.get('factor')?.type === 'EMAIL'
  const confirm = isByMail ? calls.confirmEmail : calls.confirmTotp
  const { recoveryCodes, reply } = await confirm({ code, ...whose })
  kept.drop('factor')
  const next = reply ? await goOn(context, reply, { email, returnTo }) : redirectTo(returnTo)
  if (!next) return refuse({ form: messages.t('door.failed') })
  if (recoveryCodes.length > 0) return showCodes(context, recoveryCodes, next.to)
  leaveNote(context, 'changed')
  return next
}

/** Recovery codes are shown once; going on waits until they are kept. */
export function showCodes(
  { kept }: RequestContext,
  codes: readonly string[],
  next: string,
): Attempt {
  // A cookie has little room: without the way on the shop's entrance is still there.
  kept.put('codes', { codes: codes.join(' '), ...(next.length <= 2000 ? { next } : {}) })
  return redirectTo(links.recoveryCodes())
}
