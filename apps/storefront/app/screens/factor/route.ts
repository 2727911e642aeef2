import type { RequestContext } from '../../../server/context.ts'
import { attempt, type Errors, refuse } from '../../flow/explain.ts'
import { goOn } from '../../flow/go-on.ts'
import { leaveNote, type RoomProps, returnOf, roomPage, textOf } from '../../flow/room-page.ts'
import { type AskedFactor, keepStep, readStep, type Step, secondsToWait } from '../../flow/step.ts'
import { links } from '../../links.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type FactorProps = RoomProps & {
  factor: AskedFactor
  hint: string
  wait: number
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
    const next = await attempt(context, returnTo, () =>
      text('do') === 'resend'
        ? resend(context, step, returnTo)
        : answer(context, step, {
            code: text('code').trim(),
            rememberThisDevice: text('remember') === 'on',
            returnTo,
          }),
    )
    return next.kind === 'redirect' ? next : factorPage(context, step, returnTo, next.errors)
  },
}

function challengeOf({ kept }: RequestContext): Challenge | undefined {
  const step = readStep(kept)
  return step?.kind === 'challenge' && step.factor ? { ...step, factor: step.factor } : undefined
}

const fields = { TOTP: 'totpData', EMAIL: 'emailData', RECOVERY_CODE: 'recoveryCodeData' } as const

type Answer = { code: string; rememberThisDevice: boolean; returnTo: string }

async function answer(
  context: RequestContext,
  { factor, stateToken, email }: Challenge,
  { code: typed, rememberThisDevice, returnTo }: Answer,
) {
  if (typed === '') return refuse({ code: context.messages.t('code.missing') })
  const code = factor === 'RECOVERY_CODE' ? typed : typed.replace(/\s/g, '')
  const proof = { factorType: factor, stateToken, rememberThisDevice, [fields[factor]]: { code } }
  const reply = await context.newApi().authentication.verifyFactor(proof)
  return goOn(context, reply, { email, returnTo })
}

async function resend(context: RequestContext, step: Challenge, returnTo: string) {
  const { kept } = context
  const isSoon = secondsToWait(step.sentAt) > 0
  if (!isSoon) {
    const { stateToken, factor: factorType } = step
    await context.newApi().authentication.challengeFactor({ factorType, stateToken })
    keepStep(kept, { ...step, sentAt: Date.now() })
  }
  leaveNote(context, isSoon ? 'wait' : 'sent')
  return redirectTo(links.factor(returnTo))
}

function factorPage(
  context: RequestContext,
  step: Challenge,
  returnTo: string,
  errors: Errors = {},
) {
  const { messages, site } = context
  const { factor, hint, available, sentAt } = step
  return roomPage(
    context,
    { title: messages.t(`factor.${factor}.title`), returnTo, errors },
    {
      factor,
      hint,
      wait: secondsToWait(sentAt),
      hasOthers: available.length > 1,
      rememberDays: site.rememberDeviceDays,
    },
  )
}
