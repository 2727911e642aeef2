import type { RequestContext } from '../../../server/context.ts'
import { attempt, type Errors, refuse } from '../../flow/explain.ts'
import { goOn } from '../../flow/go-on.ts'
import { verifyLogin } from '../../flow/login-of.ts'
import { leaveNote, type RoomProps, returnOf, roomPage, textOf } from '../../flow/room-page.ts'
import { keepStep, readStep, type Step, secondsToWait } from '../../flow/step.ts'
import { links } from '../../links.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type VerifyProps = RoomProps & { email: string; wait: number }

/** Takes the code that was mailed to a new address. */
export const verifyRoute: Route = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnOf(context))
    const step = readStep(context.kept)
    if (step?.kind !== 'verify') return redirectTo(links.login(returnTo))
    return verifyPage(context, step, returnTo)
  },
  act: async (context, form) => {
    const text = textOf(form)
    const returnTo = safeReturnPath(text('return'))
    const step = readStep(context.kept)
    if (step?.kind !== 'verify') return redirectTo(links.login(returnTo))
    const next = await attempt(context, returnTo, () =>
      text('do') === 'resend'
        ? resend(context, step, returnTo)
        : answer(context, step, { code: text('code'), returnTo }),
    )
    return next.kind === 'redirect' ? next : verifyPage(context, step, returnTo, next.errors)
  },
}

async function answer(
  context: RequestContext,
  { stateToken, email }: Step,
  { code: typed, returnTo }: { code: string; returnTo: string },
) {
  const code = typed.replace(/\W/g, '')
  if (code === '') return refuse({ code: context.messages.t('code.missing') })
  if (code.length !== 6) return refuse({ code: context.messages.t('code.six') })
  const calls = context.newApi().verification
  const reply = await calls.verifyDuringAuthentication({ code, stateToken })
  return goOn(context, reply, { email, returnTo })
}

async function resend(context: RequestContext, step: Step, returnTo: string) {
  const { kept } = context
  const isSoon = secondsToWait(step.sentAt) > 0
  if (!isSoon) {
    await context.newApi().verification.resendDuringAuthentication({ stateToken: step.stateToken })
    keepStep(kept, { ...step, sentAt: Date.now() })
  }
  leaveNote(context, isSoon ? 'wait' : 'sent')
  return redirectTo(links.verify(returnTo))
}

function verifyPage(context: RequestContext, step: Step, returnTo: string, errors: Errors = {}) {
  const title = context.messages.t('verify.title')
  const { email, sentAt } = step
  return roomPage(
    context,
    { title, returnTo, errors, login: verifyLogin() },
    { email, wait: secondsToWait(sentAt) },
  )
}
