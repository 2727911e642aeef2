import type { RequestContext } from '../../../server/context.ts'
import { attempt, type Errors, refuse } from '../../flow/explain.ts'
import { goOn } from '../../flow/go-on.ts'
import { factorLogin } from '../../flow/login-of.ts'
import { leaveNote, type RoomProps, returnOf, roomPage, textOf } from '../../flow/room-page.ts'
import { type AskedFactor, keepStep, readStep, type Step, secondsToWait } from '../../flow/step.ts'
import { links } from '../../links.ts'
import { type AskedPasskey, passkeyOf } from '../../passkeys/answer-of.ts'
import { askForPasskey, showPasskey } from '../../passkeys/second-factor.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type FactorProps = RoomProps & {
  factor: AskedFactor
  hint: string
  wait: number
  /** The number that lets this sign-in in where somebody is signed in already; for an approval alone. */
  number?: string
  hasOthers: boolean
  /** For how many days this device can be remembered; 0: not at all. */
  rememberDays: number
}

type Challenge = Step & { factor: AskedFactor }

/** Asks for the second factor. */
export const factorRoute: Route = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnOf(context))
    const step = challengeOf(context)
    return step ? factorPage(context, step, returnTo) : redirectTo(links.login(returnTo))
  },
  act: async (context, form) => {
    const text = textOf(form)
    const returnTo = safeReturnPath(text('return'))
    const step = challengeOf(context)
    if (!step) return redirectTo(links.login(returnTo))
    const rememberThisDevice = text('remember') === 'on'
    let asked: AskedPasskey | undefined
    const next = await attempt(context, returnTo, async () => {
      if (step.factor === 'WEBAUTHN') {
        const passkey = passkeyOf(form)
        if (passkey) return showPasskey(context, step, { passkey, rememberThisDevice, returnTo })
        asked = await askForPasskey(context, step)
        return refuse({})
      }
      if (text('do') === 'resend') return resend(context, step, returnTo)
      if (step.factor === 'PUSH') return look(context, step, { rememberThisDevice, returnTo })
      const code = text('code').trim()
      return answer(context, step, { code, rememberThisDevice, returnTo })
    })
    return next.kind === 'redirect' ? next : factorPage(context, step, returnTo, { ...next, asked })
  },
}

function challengeOf({ kept }: RequestContext): Challenge | undefined {
  const step = readStep(kept)
  return step?.kind === 'challenge' && step.factor ? { ...step, factor: step.factor } : undefined
}

const fields = {
  TOTP: 'totpData',
  EMAIL: 'emailData',
  SMS: 'smsData',
  CALL: 'callData',
  RECOVERY_CODE: 'recoveryCodeData',
} as const

type Way = { rememberThisDevice: boolean; returnTo: string }
type Answer = Way & { code: string }

/** Looks whether somebody has approved; until then the page stays as it is. */
async function look(context: RequestContext, step: Challenge, way: Way) {
  const { stateToken, email, transactionId } = step
  const { rememberThisDevice, returnTo } = way
  if (!transactionId) return refuse({ form: context.messages.t('push.expired') })
  const reply = await context.newApi().authentication.verifyFactor({
    factorType: 'PUSH',
    stateToken,
    rememberThisDevice,
    pushData: { transactionId },
  })
  return reply.state === 'MFA_CHALLENGE' ? refuse({}) : goOn(context, reply, { email, returnTo })
}

async function answer(
  context: RequestContext,
  { factor, stateToken, email }: Challenge,
  { code: typed, rememberThisDevice, returnTo }: Answer,
) {
  if (typed === '') return refuse({ code: context.messages.t('code.missing') })
  if (factor === 'PUSH' || factor === 'WEBAUTHN') return refuse({})
  const code = factor === 'RECOVERY_CODE' ? typed : typed.replace(/\s/g, '')
  const proof = { factorType: factor, stateToken, rememberThisDevice, [fields[factor]]: { code } }
  const reply = await context.newApi().authentication.verifyFactor(proof)
  return goOn(context, reply, { email, returnTo })
}

async function resend(context: RequestContext, step: Challenge, returnTo: string) {
  const { kept } = context
  const isSoon = step.factor !== 'PUSH' && secondsToWait(step.sentAt) > 0
  if (!isSoon) {
    const { stateToken, factor: factorType } = step
    const calls = context.newApi().authentication
    const { mfaChallengeData } = await calls.challengeFactor({ factorType, stateToken })
    const { hint = '', pushData } = mfaChallengeData?.verificationChallengeData ?? {}
    keepStep(kept, { ...step, hint, ...pushData, sentAt: Date.now() })
  }
  leaveNote(context, isSoon ? 'wait' : 'sent')
  return redirectTo(links.factor(returnTo))
}

function factorPage(
  context: RequestContext,
  step: Challenge,
  returnTo: string,
  { errors = {}, asked }: { errors?: Errors; asked?: AskedPasskey | undefined } = {},
) {
  const { messages, site } = context
  const { factor, hint, available, sentAt } = step
  return roomPage(
    context,
    {
      title: messages.t(`factor.${factor}.title`),
      ...{ returnTo, errors },
      login: factorLogin({ factor, hint, asked }),
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
