import { attempt, type Errors, refuse } from '../../flow/attempt.ts'
import { continueSignIn } from '../../flow/continue-sign-in.ts'
import {
  type FlowPageProps,
  flowPage,
  returnParameterOf,
  setFlashMessage,
  textFieldOf,
} from '../../flow/flow-page.ts'
import { verifyLogin } from '../../flow/page-login.ts'
import { readStep, type SignInStep, saveStep, secondsToWait } from '../../flow/sign-in-step.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type VerifyProps = FlowPageProps & { email: string; wait: number }

/** Accepts the code that was sent to a new e-mail address. */
export const verifyRoute: Route<VerifyProps> = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnParameterOf(context))
    const step = readStep(context.flowCookies)
    if (step?.kind !== 'verify') return redirectTo(links.login(returnTo))
    return verifyPage(context, step, returnTo)
  },
  act: async (context, form) => {
    const text = textFieldOf(form)
    const returnTo = safeReturnPath(text('return'))
    const step = readStep(context.flowCookies)
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
  { stateToken, email }: SignInStep,
  { code: typed, returnTo }: { code: string; returnTo: string },
) {
  const code = typed.replace(/\W/g, '')
  if (code === '') return refuse({ code: context.messages.code.missing })
  if (code.length !== 6) return refuse({ code: context.messages.code.six })
  const calls = context.newApi().verification
  const reply = await calls.verifyDuringAuthentication({ code, stateToken })
  return continueSignIn(context, reply, { email, returnTo })
}

async function resend(context: RequestContext, step: SignInStep, returnTo: string) {
  const { flowCookies } = context
  const isSoon = secondsToWait(step.sentAt) > 0
  if (!isSoon) {
    await context.newApi().verification.resendDuringAuthentication({ stateToken: step.stateToken })
    saveStep(flowCookies, { ...step, sentAt: Date.now() })
  }
  setFlashMessage(context, isSoon ? 'wait' : 'sent')
  return redirectTo(links.verify(returnTo))
}

function verifyPage(
  context: RequestContext,
  step: SignInStep,
  returnTo: string,
  errors: Errors = {},
) {
  const title = context.messages.verify.title
  const { email, sentAt } = step
  return flowPage(
    context,
    { title, returnTo, errors, login: verifyLogin() },
    { email, wait: secondsToWait(sentAt) },
  )
}
