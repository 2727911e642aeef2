import type { RequestContext } from '../../../server/context.ts'
import { attempt, type Errors } from '../../flow/explain.ts'
import { goOn } from '../../flow/go-on.ts'
import { choiceLogin } from '../../flow/login-of.ts'
import { type RoomProps, returnOf, roomPage, textOf } from '../../flow/room-page.ts'
import { readStep, type Step } from '../../flow/step.ts'
import { links } from '../../links.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type ChooseFactorProps = RoomProps

/** Lets somebody choose among their second factors. */
export const chooseFactorRoute: Route = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnOf(context))
    const step = choiceOf(context)
    return step ? choicePage(context, step, returnTo) : redirectTo(links.login(returnTo))
  },
  act: async (context, form) => {
    const text = textOf(form)
    const returnTo = safeReturnPath(text('return'))
    const step = choiceOf(context)
    const factorType = step?.available.find((one) => one === text('factor'))
    if (!step || !factorType) return redirectTo(links.login(returnTo))
    const next = await attempt(context, returnTo, async () => {
      const { stateToken, email } = step
      const calls = context.newApi().authentication
      const reply = await calls.challengeFactor({ factorType, stateToken })
      return goOn(context, reply, { email, returnTo })
    })
    return next.kind === 'redirect' ? next : choicePage(context, step, returnTo, next.errors)
  },
}

function choiceOf({ kept }: RequestContext): Step | undefined {
  const step = readStep(kept)
  return step?.kind === 'choose' || step?.kind === 'challenge' ? step : undefined
}

function choicePage(
  context: RequestContext,
  { available }: Step,
  returnTo: string,
  errors: Errors = {},
) {
  const title = context.messages.t('choose.title')
  return roomPage(context, { title, returnTo, errors, login: choiceLogin(available) }, {})
}
