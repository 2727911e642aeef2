import { VitrineError } from '@vitrine/sdk'
import { errorMessages } from '../../auth/error-messages.ts'
import { credentialErrorsOf } from '../../auth/submit-credentials.ts'
import { attempt, type Errors, refuse } from '../../flow/attempt.ts'
import { type CaptchaProps, captchaProps, captchaTokensOf } from '../../flow/captcha.ts'
import { clientMetaDataOf, continueSignIn } from '../../flow/continue-sign-in.ts'
import {
  type FlowPageProps,
  flowPage,
  returnParameterOf,
  textFieldOf,
} from '../../flow/flow-page.ts'
import { credentialsLogin } from '../../flow/page-login.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type ProveLinkProps = FlowPageProps & { email: string; name: string; captcha?: CaptchaProps }

/** Sign-in to the existing account before a provider is linked with it. */
export const proveLinkRoute: Route<ProveLinkProps> = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnParameterOf(context))
    if (!context.flowCookies.get('link')) return redirectTo(links.login(returnTo))
    return proveLinkPage(context, returnTo)
  },
  act: async (context, form) => {
    const text = textFieldOf(form)
    const returnTo = safeReturnPath(text('return'))
    const { email = '' } = context.flowCookies.get('link') ?? {}
    if (!email) return redirectTo(links.login(returnTo))
    const password = text('password')
    const next = await attempt(context, returnTo, async () => {
      if (password === '') return refuse({ password: context.messages.auth.password.missing })
      const proofs = { ...captchaTokensOf(context, form), ...clientMetaDataOf(context) }
      const { authentication } = context.newApi()
      try {
        const reply = await authentication.login({ loginId: { email }, password, ...proofs })
        return await continueSignIn(context, reply, { email, returnTo })
      } catch (error) {
        return refuse(loginErrors(context, error))
      }
    })
    return next.kind === 'redirect' ? next : proveLinkPage(context, returnTo, next.errors)
  },
}

function loginErrors({ messages, site }: RequestContext, error: unknown): Errors {
  if (!(error instanceof VitrineError) || error.kind === 'system') throw error
  return errorMessages(credentialErrorsOf(error, 'login'), messages, site.passwordMinLength)
}

function proveLinkPage(context: RequestContext, returnTo: string, errors: Errors = {}) {
  const { email = '', name = '' } = context.flowCookies.get('link') ?? {}
  const title = context.messages.proveLink.title
  const login = credentialsLogin('login', links.proveLink())
  return flowPage(
    context,
    { title, returnTo, errors, login },
    { email, name, ...captchaProps(context) },
  )
}
