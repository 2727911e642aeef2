import { attempt, type Errors, refuse } from '../../flow/attempt.ts'
import { continueSignIn } from '../../flow/continue-sign-in.ts'
import {
  type FlowPageProps,
  flowPage,
  returnParameterOf,
  setFlashMessage,
  textFieldOf,
} from '../../flow/flow-page.ts'
import { factorLogin } from '../../flow/page-login.ts'
import {
  type PromptedFactor,
  readStep,
  type SignInStep,
  saveStep,
  secondsToWait,
} from '../../flow/sign-in-step.ts'
import { links } from '../../links.ts'
import { type PasskeyRequest, passkeyFieldsOf } from '../../passkeys/passkey-fields.ts'
import { askForPasskey, showPasskey } from '../../passkeys/second-factor.ts'
import type { RequestContext } from '../../request/context.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type FactorProps = FlowPageProps & {
  factor: PromptedFactor
  hint: string
  wait: number
  /** Number to type on the device that approves the sign-in; for an approval only. */
  number?: string
  hasOthers: boolean
  /** Days for which this device can be remembered; 0 when the site does not allow it. */
  rememberDays: number
}

type Challenge = SignInStep & { factor: PromptedFactor }

/** Requests the second factor. */
export const factorRoute: Route<FactorProps> = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnParameterOf(context))
    const step = challengeOf(context)
    return step ? factorPage(context, step, returnTo) : redirectTo(links.login(returnTo))
  },
  act: async (context, form) => {
    const text = textFieldOf(form)
    const returnTo = safeReturnPath(text('return'))
    const step = challengeOf(context)
    if (!step) return redirectTo(links.login(returnTo))
    const rememberThisDevice = text('remember') === 'on'
    let passkeyRequest: PasskeyRequest | undefined
    const next = await attempt(context, returnTo, async () => {
      if (step.factor === 'WEBAUTHN') {
        const passkey = passkeyFieldsOf(form)
        if (passkey) return showPasskey(context, step, { passkey, rememberThisDevice, returnTo })
        passkeyRequest = await askForPasskey(context, step)
        return refuse({})
      }
      if (text('do') === 'resend') return resend(context, step, returnTo)
      if (step.factor === 'PUSH')
        return checkApproval(context, step, { rememberThisDevice, returnTo })
      const code = text('code').trim()
      return answer(context, step, { code, rememberThisDevice, returnTo })
    })
    return next.kind === 'redirect'
      ? next
      : factorPage(context, step, returnTo, { ...next, passkeyRequest })
  },
}

function challengeOf({ flowCookies }: RequestContext): Challenge | undefined {
  const step = readStep(flowCookies)
  return step?.kind === 'challenge' && step.factor ? { ...step, factor: step.factor } : undefined
}

const fields = {
  TOTP: 'totpData',
  EMAIL: 'emailData',
  SMS: 'smsData',
  CALL: 'callData',
  RECOVERY_CODE: 'recoveryCodeData',
} as const

type FactorOptions = { rememberThisDevice: boolean; returnTo: string }
type CodeAnswer = FactorOptions & { code: string }

/** Polls the approval; the page stays unchanged until then. */
async function checkApproval(context: RequestContext, step: Challenge, options: FactorOptions) {
  const { stateToken, email, transactionId } = step
  const { rememberThisDevice, returnTo } = options
  if (!transactionId) return refuse({ form: context.messages.push.expired })
  const reply = await context.newApi().authentication.verifyFactor({
    factorType: 'PUSH',
    stateToken,
    rememberThisDevice,
    pushData: { transactionId },
  })
  return reply.state === 'MFA_CHALLENGE'
    ? refuse({})
    : continueSignIn(context, reply, { email, returnTo })
}

async function answer(
  context: RequestContext,
  { factor, stateToken, email }: Challenge,
  { code: typed, rememberThisDevice, returnTo }: CodeAnswer,
) {
  if (typed === '') return refuse({ code: context.messages.code.missing })
  if (factor === 'PUSH' || factor === 'WEBAUTHN') return refuse({})
  const code = factor === 'RECOVERY_CODE' ? typed : typed.replace(/\s/g, '')
  const proof = { factorType: factor, stateToken, rememberThisDevice, [fields[factor]]: { code } }
  const reply = await context.newApi().authentication.verifyFactor(proof)
  return continueSignIn(context, reply, { email, returnTo })
}

async function resend(context: RequestContext, step: Challenge, returnTo: string) {
  const { flowCookies } = context
  const isSoon = step.factor !== 'PUSH' && secondsToWait(step.sentAt) > 0
  if (!isSoon) {
    const { stateToken, factor: factorType } = step
    const calls = context.newApi().authentication
    const { mfaChallengeData } = await calls.challengeFactor({ factorType, stateToken })
    const { hint = '', pushData } = mfaChallengeData?.verificationChallengeData ?? {}
    saveStep(flowCookies, { ...step, hint, ...pushData, sentAt: Date.now() })
  }
  setFlashMessage(context, isSoon ? 'wait' : 'sent')
  return redirectTo(links.factor(returnTo))
}

function factorPage(
  context: RequestContext,
  step: Challenge,
  returnTo: string,
  {
    errors = {},
    passkeyRequest,
  }: { errors?: Errors; passkeyRequest?: PasskeyRequest | undefined } = {},
) {
  const { messages, site } = context
  const { factor, hint, available, sentAt } = step
  return flowPage(
    context,
    {
      title: messages.factor[factor].title,
      returnTo,
      errors,
      login: factorLogin({ factor, hint, passkeyRequest }),
    },
    {
      factor,
      hint: factor === 'PUSH' ? '' : hint,
      ...(factor === 'PUSH' && step.transactionId ? { number: hint } : {}),
      wait: secondsToWait(sentAt),
      hasOthers: available.length > 1,
      rememberDays: site.rememberDeviceDays,
    },
  )
}
