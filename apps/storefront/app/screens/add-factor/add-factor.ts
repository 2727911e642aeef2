import type { RequestContext } from '../../../server/context.ts'
import { type Attempt, refuse } from '../../flow/explain.ts'
import { goOn } from '../../flow/go-on.ts'
import { leaveNote } from '../../flow/room-page.ts'
import { type AddableFactor, isPhone, readStep, secondsToWait } from '../../flow/step.ts'
import { links } from '../../links.ts'
import { redirectTo } from '../screen.ts'

/** Whose factor it will be: of the sign-in that stopped for it, else of the member. */
export function ownerOf(context: RequestContext) {
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
  } else if (isPhone(type)) {
    // The number comes next.
    context.kept.put('factor', { type })
  } else if (type === 'WEBAUTHN') {
    // The device makes it on the page that comes next.
    context.kept.put('factor', { type })
  } else if (type === 'PUSH') {
    const { recoveryCodes } = await context.api.factors.addPush({})
    return settle(context, recoveryCodes, returnTo)
  } else {
    const { hint } = await calls.addEmail(whose)
    context.kept.put('factor', { type, hint, sentAt: String(Date.now()) })
  }
  return redirectTo(links.addFactor(returnTo))
}

/** Sends a code to the number that somebody typed. */
export async function sendToPhone(
  context: RequestContext,
  { phone, country }: { phone: string; country: string },
  returnTo: string,
): Promise<Attempt> {
  const { kept, messages } = context
  const type = kept.get('factor')?.type ?? ''
  if (!isPhone(type)) return redirectTo(links.addFactor(returnTo))
  kept.put('factor', { type, phone, country })
  if (phone === '') return refuse({ phone: messages.t('phone.missing') })
  const { calls, whose } = ownerOf(context)
  const { hint } = await calls.addPhone({ factorType: type, phone, country, ...whose })
  kept.put('factor', { type, phone, country, hint, sentAt: String(Date.now()) })
  return redirectTo(links.addFactor(returnTo))
}

export async function resendCode(context: RequestContext, returnTo: string): Promise<Attempt> {
  const { type = '', phone = '', country = '', sentAt } = context.kept.get('factor') ?? {}
  const isSoon = secondsToWait(Number(sentAt) || 0) > 0
  leaveNote(context, isSoon ? 'wait' : 'sent')
  if (isSoon) return redirectTo(links.addFactor(returnTo))
  return isPhone(type)
    ? sendToPhone(context, { phone, country }, returnTo)
    : beginFactor(context, 'EMAIL', returnTo)
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
  const type = kept.get('factor')?.type ?? ''
  const answer = { code, ...whose }
  const { recoveryCodes, reply } = isPhone(type)
    ? await calls.confirmPhone({ factorType: type, ...answer })
    : await (type === 'EMAIL' ? calls.confirmEmail : calls.confirmTotp)(answer)
  kept.drop('factor')
  const next = reply ? await goOn(context, reply, { email, returnTo }) : redirectTo(returnTo)
  if (!next) return refuse({ form: messages.t('door.failed') })
  return settle(context, recoveryCodes, next.to)
}

export function settle(context: RequestContext, codes: readonly string[], to: string): Attempt {
  if (codes.length > 0) return showCodes(context, codes, to)
  leaveNote(context, 'changed')
  return redirectTo(to)
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
