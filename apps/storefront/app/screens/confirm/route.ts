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
import { passkeyFieldsOf } from '../../passkeys/passkey-fields.ts'
import { confirmWithPasskey, hasOwnPasskeys } from '../../passkeys/sign-in.ts'
import { ownProviders, type ProvidersProps } from '../../providers/offered-providers.ts'
import type { RequestContext } from '../../request/context.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type ConfirmProps = FlowPageProps &
  ProvidersProps & { captcha?: CaptchaProps; hasPasskeys: boolean }

/** Confirms the password of a member before a sensitive action. */
export const confirmRoute: Route<ConfirmProps> = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnParameterOf(context), links.account())
    if (!context.session.isMember) return redirectTo(links.login(returnTo))
    return confirmPage(context, returnTo)
  },
  act: async (context, form) => {
    const text = textFieldOf(form)
    const returnTo = safeReturnPath(text('return'), links.account())
    if (!context.session.isMember) return redirectTo(links.login(returnTo))
    const { loginEmail: email = '' } = await context.member()
    const password = text('password')
    const passkey = passkeyFieldsOf(form)
    const next = await attempt(context, returnTo, async () => {
      if (passkey) return confirmWithPasskey(context, passkey, returnTo)
      if (password === '') return refuse({ password: context.messages.auth.password.missing })
      const proofs = { ...captchaTokensOf(context, form), ...clientMetaDataOf(context) }
      try {
        // With the member's client: this browser cannot approve its own sign-in.
        const reply = await context.api.authentication.login({
          loginId: { email },
          password,
          ...proofs,
        })
        return await continueSignIn(context, reply, { email, returnTo })
      } catch (error) {
        return refuse(loginErrors(context, error))
      }
    })
    return next.kind === 'redirect' ? next : confirmPage(context, returnTo, next.errors)
  },
}

function loginErrors({ messages, site }: RequestContext, error: unknown): Errors {
  if (!(error instanceof VitrineError) || error.kind === 'system') throw error
  return errorMessages(credentialErrorsOf(error, 'login'), messages, site.passwordMinLength)
}

async function confirmPage(context: RequestContext, returnTo: string, errors: Errors = {}) {
  await context.member()
  const title = context.messages.confirm.title
  const own = {
    hasPasskeys: await hasOwnPasskeys(context),
    ...captchaProps(context),
    ...(await ownProviders(context)),
  }
  const login = credentialsLogin('login', links.confirm())
  return flowPage(context, { title, returnTo, errors, login }, own)
}
