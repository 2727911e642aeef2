import { attempt, refuse } from '../flow/attempt.ts'
import { type CaptchaProps, captchaProps, captchaTokensOf } from '../flow/captcha.ts'
import { clientMetaDataOf, continueSignIn } from '../flow/continue-sign-in.ts'
import { type FlowPageProps, flowPage, returnParameterOf, textFieldOf } from '../flow/flow-page.ts'
import { credentialsLogin } from '../flow/page-login.ts'
import { links } from '../links.ts'
import { passkeyFieldsOf } from '../passkeys/passkey-fields.ts'
import { signInWithPasskey } from '../passkeys/sign-in.ts'
import { offeredProviders, type ProvidersProps } from '../providers/offered-providers.ts'
import type { RequestContext } from '../request/context.ts'
import { isAuthorization, safeReturnPath } from '../return-path.ts'
import { type Route, redirectTo, type ScreenResult } from '../screens/screen.ts'
import { errorMessages } from './error-messages.ts'
import { type AuthMode, submitCredentials } from './submit-credentials.ts'

export type AuthPageProps = FlowPageProps & {
  mode: AuthMode
  /** Sites without an own client have no accounts. */
  isClosed: boolean
  email: string
  name: string
  minLength: number
  captcha?: CaptchaProps
  hasPasskeys?: boolean
} & Partial<ProvidersProps>

/** Loader and action that the login and the registration page share. */
export const authRoute = (mode: AuthMode): Route => ({
  load: async (context) => {
    const returnTo = safeReturnPath(returnParameterOf(context))
    // Signed-in visitors are redirected, except to other websites, which want a fresh sign-in.
    if (context.session.isMember && !isAuthorization(returnTo)) {
      return redirectTo(returnTo === '/' ? links.account() : returnTo)
    }
    // Another website may pass the e-mail address as a hint.
    const email = (context.url.searchParams.get('hint') ?? '').slice(0, 254)
    return authPage(context, mode, { returnTo, email })
  },
  act: async (context, form) => {
    const text = textFieldOf(form)
    const fields = { email: text('email'), password: text('password'), name: text('name') }
    const returnTo = safeReturnPath(text('return'))
    const { messages, site } = context
    const passkey = passkeyFieldsOf(form)
    const next = await attempt(context, returnTo, async () => {
      if (passkey) return signInWithPasskey(context, passkey, returnTo)
      const proofs = { ...captchaTokensOf(context, form), ...clientMetaDataOf(context) }
      const calls = context.newApi().authentication
      const result = await submitCredentials(calls, mode, fields, proofs)
      if (result.kind === 'answered') {
        return continueSignIn(context, result.reply, { email: fields.email.trim(), returnTo })
      }
      if (result.errors.form === 'blocked') return redirectTo(links.blocked())
      return refuse(errorMessages(result.errors, messages, site.passwordMinLength))
    })
    if (next.kind === 'redirect') return next
    const { email, name } = fields
    return authPage(context, mode, { returnTo, email, name, errors: next.errors })
  },
})

async function authPage(
  context: RequestContext,
  mode: AuthMode,
  initial: Pick<AuthPageProps, 'returnTo'> & Partial<AuthPageProps>,
): Promise<ScreenResult<AuthPageProps>> {
  const { site, messages } = context
  const { email = '', name = '', ...rest } = initial
  return flowPage(
    context,
    { title: messages[mode].title, ...rest, login: credentialsLogin(mode) },
    {
      mode,
      isClosed: !site.clientId,
      email,
      name,
      minLength: site.passwordMinLength,
      hasPasskeys: mode === 'login' && site.hasPasskeys,
      ...captchaProps(context),
      ...(await offeredProviders(context)),
    },
  )
}
