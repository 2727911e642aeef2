import { textOf } from '@vitrine/messages'
import { VitrineError } from '@vitrine/sdk'
import { passwordProblem } from '../auth/submit-credentials.ts'
import { links } from '../links.ts'
import type { RequestContext } from '../request/context.ts'
import { hasEnded } from '../request/end-session.ts'
import { type RedirectResult, redirectTo } from '../screens/screen.ts'
import type { Errors } from './errors.ts'
import { setFlashMessage } from './flow-page.ts'

export type { Errors }

export type AttemptResult = RedirectResult | { kind: 'refused'; errors: Errors }

export const refuse = (errors: Errors): AttemptResult => ({ kind: 'refused', errors })

/** Runs one step; an API error becomes its message, or a redirect to the page that explains it. */
export async function attempt(
  context: RequestContext,
  returnTo: string,
  work: () => Promise<AttemptResult | undefined>,
): Promise<AttemptResult> {
  try {
    return (await work()) ?? refuse({ form: context.messages.auth.failed })
  } catch (error) {
    if (!(error instanceof VitrineError) || error.kind === 'system') throw error
    if (hasEnded(context, error)) throw error
    return handleRefusal(context, returnTo, error)
  }
}

function handleRefusal(
  context: RequestContext,
  returnTo: string,
  error: VitrineError,
): AttemptResult {
  const { flowCookies, messages } = context
  switch (error.code) {
    case '-19980':
      return redirectTo(links.blocked())
    case '-19972':
      flowCookies.drop('recovery')
      return redirectTo(links.reset())
    case 'STATE_TOKEN_INVALID':
      flowCookies.drop('step')
      setFlashMessage(context, 'expired')
      return redirectTo(links.login(returnTo))
    case 'SIGN_IN_DENIED':
      flowCookies.drop('step')
      setFlashMessage(context, 'denied')
      return redirectTo(links.login(returnTo))
    case 'APPROVAL_EXPIRED':
      return refuse({ form: messages.push.expired })
    case 'APPROVAL_NOT_FOUND':
      return refuse({ form: messages.approval.gone })
    case 'APPROVAL_NUMBER_WRONG':
      return refuse({
        number: messages.approval.wrong({ n: Number(error.data.triesLeft) || 0 }),
      })
    case 'FRESH_SIGN_IN_REQUIRED':
      flowCookies.drop('fresh')
      return redirectTo(links.confirm(returnTo))
    case 'FACTOR_NOT_FOUND':
      flowCookies.drop('factor')
      return redirectTo(links.addFactor(returnTo))
    case 'FACTOR_CODE_INVALID':
      return refuse({ code: messages.code.wrong })
    case 'PASSKEY_REFUSED':
    case 'PASSKEY_EXPIRED':
    case 'PASSKEY_COPIED':
    case 'TOO_MANY_PASSKEYS':
      return refuse({ form: messages.passkey[error.code] })
    case 'FACTOR_REQUIRED':
      return refuse({ form: messages.factors.required })
    case 'VERIFICATION_FAILED':
      return refuse(verificationErrors(context, error))
    case 'LAST_WAY_IN':
      return refuse({ form: messages.linked.last })
    case 'LINKED_SIGN_IN_NOT_FOUND':
      return refuse({ form: messages.linked.gone })
    case '-19959':
      return refuse({ form: messages.auth.throttled })
    default:
      return refuse(otherErrors(context, error))
  }
}

function verificationErrors({ messages }: RequestContext, { data }: VitrineError): Errors {
  if (data.verificationFailureReason === 'BAD_CODE') return { code: messages.code.wrong }
  if (data.verificationFailureReason === 'SEND_CODE_ERROR') {
    return { form: messages.code.enough }
  }
  return { code: messages.code.expired }
}

function otherErrors({ messages, site }: RequestContext, error: VitrineError): Errors {
  if (error.status === 429) return { form: messages.auth.throttled }
  if (error.violations.some(({ field }) => /password$/i.test(field))) {
    const message = messages.auth.password[passwordProblem(error)]
    return { password: textOf(message, { n: site.passwordMinLength }) }
  }
  if (error.violations.some(({ field }) => field === 'phone')) {
    return { phone: messages.phone.wrong }
  }
  if (error.violations.some(({ field }) => field === 'code')) {
    return { code: messages.code.wrong }
  }
  return { form: messages.auth.failed }
}
