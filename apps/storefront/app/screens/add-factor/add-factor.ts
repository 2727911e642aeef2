import { type AttemptResult, refuse } from '../../flow/attempt.ts'
import { continueSignIn } from '../../flow/continue-sign-in.ts'
import { setFlashMessage } from '../../flow/flow-page.ts'
import {
  type AddableFactor,
  isPhoneFactor,
  readStep,
  secondsToWait,
} from '../../flow/sign-in-step.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { redirectTo } from '../screen.ts'

/** Owner of the new factor: the interrupted sign-in, else the signed-in member. */
export function ownerOf(context: RequestContext) {
  const step = readStep(context.flowCookies)
  if (step?.kind !== 'add') return { calls: context.api.factors, owner: {}, email: '' }
  const { stateToken, email } = step
  return { calls: context.newApi().factors, owner: { stateToken }, email }
}

/** Creates a factor that is confirmed with its first code. */
export async function startFactor(
  context: RequestContext,
  type: AddableFactor,
  returnTo: string,
): Promise<AttemptResult> {
  const { calls, owner } = ownerOf(context)
  if (type === 'TOTP') {
    const { secret, address } = await calls.addTotp(owner)
    context.flowCookies.put('factor', { type, secret, address })
  } else if (isPhoneFactor(type)) {
    // The phone number is entered on the next page.
    context.flowCookies.put('factor', { type })
  } else if (type === 'WEBAUTHN') {
    // The browser creates the passkey on the next page.
    context.flowCookies.put('factor', { type })
  } else if (type === 'PUSH') {
    const { recoveryCodes } = await context.api.factors.addPush({})
    return finishFactor(context, recoveryCodes, returnTo)
  } else {
    const { hint } = await calls.addEmail(owner)
    context.flowCookies.put('factor', { type, hint, sentAt: String(Date.now()) })
  }
  return redirectTo(links.addFactor(returnTo))
}

/** Sends a code to the entered phone number. */
export async function sendToPhone(
  context: RequestContext,
  { phone, country }: { phone: string; country: string },
  returnTo: string,
): Promise<AttemptResult> {
  const { flowCookies, messages } = context
  const type = flowCookies.get('factor')?.type ?? ''
  if (!isPhoneFactor(type)) return redirectTo(links.addFactor(returnTo))
  flowCookies.put('factor', { type, phone, country })
  if (phone === '') return refuse({ phone: messages.phone.missing })
  const { calls, owner } = ownerOf(context)
  const { hint } = await calls.addPhone({ factorType: type, phone, country, ...owner })
  flowCookies.put('factor', { type, phone, country, hint, sentAt: String(Date.now()) })
  return redirectTo(links.addFactor(returnTo))
}

export async function resendCode(
  context: RequestContext,
  returnTo: string,
): Promise<AttemptResult> {
  const { type = '', phone = '', country = '', sentAt } = context.flowCookies.get('factor') ?? {}
  const isSoon = secondsToWait(Number(sentAt) || 0) > 0
  setFlashMessage(context, isSoon ? 'wait' : 'sent')
  if (isSoon) return redirectTo(links.addFactor(returnTo))
  return isPhoneFactor(type)
    ? sendToPhone(context, { phone, country }, returnTo)
    : startFactor(context, 'EMAIL', returnTo)
}

/** Confirms the factor with its first code; then shows recovery codes and continues the sign-in. */
export async function confirmFactor(
  context: RequestContext,
  typed: string,
  returnTo: string,
): Promise<AttemptResult> {
  const { flowCookies, messages } = context
  const code = typed.replace(/\s/g, '')
  if (code === '') return refuse({ code: messages.code.missing })
  const { calls, owner, email } = ownerOf(context)
  const type = flowCookies.get('factor')?.type ?? ''
  const answer = { code, ...owner }
  const { recoveryCodes, reply } = isPhoneFactor(type)
    ? await calls.confirmPhone({ factorType: type, ...answer })
    : await (type === 'EMAIL' ? calls.confirmEmail : calls.confirmTotp)(answer)
  flowCookies.drop('factor')
  const next = reply
    ? await continueSignIn(context, reply, { email, returnTo })
    : redirectTo(returnTo)
  if (!next) return refuse({ form: messages.auth.failed })
  return finishFactor(context, recoveryCodes, next.to)
}

export function finishFactor(
  context: RequestContext,
  codes: readonly string[],
  to: string,
): AttemptResult {
  if (codes.length > 0) return showCodes(context, codes, to)
  setFlashMessage(context, 'changed')
  return redirectTo(to)
}

/** Recovery codes are shown once; the sign-in continues after the member has saved them. */
export function showCodes(
  { flowCookies }: RequestContext,
  codes: readonly string[],
  next: string,
): AttemptResult {
  // Cookies are small: a long return path is dropped, which leads to the home page.
  flowCookies.put('codes', { codes: codes.join(' '), ...(next.length <= 2000 ? { next } : {}) })
  return redirectTo(links.recoveryCodes())
}
