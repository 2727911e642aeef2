import { type FlowPageProps, flowPage, returnParameterOf } from '../../flow/flow-page.ts'
import { choiceLogin } from '../../flow/page-login.ts'
import { readStep } from '../../flow/sign-in-step.ts'
import { safeReturnPath } from '../../return-path.ts'
import type { Route } from '../screen.ts'

export type LostFactorProps = FlowPageProps & {
  /** The sign-in has recovery codes that can be used. */
  hasCodes: boolean
}

/** Ways to recover an account without its second factor. */
export const lostFactorRoute: Route<LostFactorProps> = {
  load: async (context) => {
    const step = readStep(context.flowCookies)
    const hasCodes = step?.available.includes('RECOVERY_CODE') ?? false
    const returnTo = safeReturnPath(returnParameterOf(context))
    return flowPage(
      context,
      {
        title: context.messages.lostFactor.title,
        returnTo,
        ...(hasCodes ? { login: choiceLogin(['RECOVERY_CODE']) } : {}),
      },
      { hasCodes },
    )
  },
}
