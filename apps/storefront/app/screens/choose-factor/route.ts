import { attempt, type Errors } from '../../flow/attempt.ts'
import { continueSignIn } from '../../flow/continue-sign-in.ts'
import {
  type FlowPageProps,
  flowPage,
  returnParameterOf,
  textFieldOf,
} from '../../flow/flow-page.ts'
import { choiceLogin } from '../../flow/page-login.ts'
import { readStep, type SignInStep } from '../../flow/sign-in-step.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type ChooseFactorProps = FlowPageProps

/** Choice among the second factors of a sign-in. */
export const chooseFactorRoute: Route<ChooseFactorProps> = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnParameterOf(context))
    const step = choiceOf(context)
    return step ? choicePage(context, step, returnTo) : redirectTo(links.login(returnTo))
  },
  act: async (context, form) => {
    const text = textFieldOf(form)
    const returnTo = safeReturnPath(text('return'))
    const step = choiceOf(context)
    const factorType = step?.available.find((one) => one === text('factor'))
    if (!step || !factorType) return redirectTo(links.login(returnTo))
    const next = await attempt(context, returnTo, async () => {
      const { stateToken, email } = step
      const calls = context.newApi().authentication
      const reply = await calls.challengeFactor({ factorType, stateToken })
      return continueSignIn(context, reply, { email, returnTo })
    })
    return next.kind === 'redirect' ? next : choicePage(context, step, returnTo, next.errors)
  },
}

function choiceOf({ flowCookies }: RequestContext): SignInStep | undefined {
  const step = readStep(flowCookies)
  return step?.kind === 'choose' || step?.kind === 'challenge' ? step : undefined
}

function choicePage(
  context: RequestContext,
  { available }: SignInStep,
  returnTo: string,
  errors: Errors = {},
) {
  const title = context.messages.choose.title
  return flowPage(context, { title, returnTo, errors, login: choiceLogin(available) }, {})
}
