import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../../server/context.ts'
import { hasEnded } from '../../server/end-session.ts'
import { passwordProblem } from '../auth/submit-credentials.ts'
import { links } from '../links.ts'
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
    return (await work()) ?? refuse({ form: context.messages.t('auth.failed') })
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
      return refuse({ form: messages.t('push.expired') })
    case 'APPROVAL_NOT_FOUND':
      return refuse({ form: messages.t('approval.gone') })
    case 'APPROVAL_NUMBER_WRONG':
      return refuse({
        number: messages.t('approval.wrong', { n: Number(error.data.triesLeft) || 0 }),
      })
    case 'FRESH_SIGN_IN_REQUIRED':
      flowCookies.drop('fresh')
      return redirectTo(links.confirm(returnTo))
    case 'FACTOR_NOT_FOUND':
      flowCookies.drop('factor')
      return redirectTo(links.addFactor(returnTo))
    case 'FACTOR_CODE_INVALID':
      return refuse({ code: messages.t('code.wrong') })
    case 'PASSKEY_REFUSED':
    case 'PASSKEY_EXPIRED':
    case 'PASSKEY_COPIED':
    case 'TOO_MANY_PASSKEYS':
      return refuse({ form: messages.t(`passkey.${error.code}`) })
    case 'FACTOR_REQUIRED':
      return refuse({ form: messages.t('factors.required') })
    case 'VERIFICATION_FAILED':
      return refuse(verificationErrors(context, error))
    case 'LAST_WAY_IN':
      return refuse({ form: messages.t('linked.last') })
    case 'LINKED_SIGN_IN_NOT_FOUND':
      return refuse({ form: messages.t('linked.gone') })
    case '-19959':
      return refuse({ form: messages.t('auth.throttled') })
    default:
      return refuse(otherErrors(context, error))
  }
}

function verificationErrors({ messages }: RequestContext, { data }: VitrineError): Errors {
  if (data.verificationFailureReason === 'BAD_CODE') return { code: messages.t('code.wrong') }
  if (data.verificationFailureReason === 'SEND_CODE_ERROR') {
    return { form: messages.t('code.enough') }
  }
  return { code: messages.t('code.expired') }
}

function otherErrors({ messages, site }: RequestContext, error: VitrineError): Errors {
  if (error.status === 429) return { form: messages.t('auth.throttled') }
  if (error.violations.some(({ field }) => /password$/i.test(field))) {
    const key = `auth.password.${passwordProblem(error)}` as const
    return { password: messages.t(key, { n: site.passwordMinLength }) }
  }
  if (error.violations.some(({ field }) => field === 'phone')) {
    return { phone: messages.t('phone.wrong') }
  }
  if (error.violations.some(({ field }) => field === 'code')) {
    return { code: messages.t('code.wrong') }
  }
  return { form: messages.t('auth.failed') }
}
