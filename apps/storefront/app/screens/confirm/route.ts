import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../../../server/context.ts'
import { errorsOf } from '../../door/knock.ts'
import { sentences } from '../../door/sentences.ts'
import { type CaptchaProps, captchaProps, captchaTokensOf } from '../../flow/captcha.ts'
import { attempt, type Errors, refuse } from '../../flow/explain.ts'
import { clientMetaDataOf, goOn } from '../../flow/go-on.ts'
import { doorLogin } from '../../flow/login-of.ts'
import { type RoomProps, returnOf, roomPage, textOf } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import { passkeyOf } from '../../passkeys/answer-of.ts'
import { confirmWithPasskey, hasOwnPasskeys } from '../../passkeys/sign-in.ts'
import { type OfferedProps, ownProviders } from '../../providers/offered.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type ConfirmProps = RoomProps &
  OfferedProps & { captcha?: CaptchaProps; hasPasskeys: boolean }

/** Asks a member for the password once more before something that must not happen by accident. */
export const confirmRoute: Route = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnOf(context), links.account())
    if (!context.session.isMember) return redirectTo(links.login(returnTo))
    return confirmPage(context, returnTo)
  },
  act: async (context, form) => {
    const text = textOf(form)
    const returnTo = safeReturnPath(text('return'), links.account())
    if (!context.session.isMember) return redirectTo(links.login(returnTo))
    const { loginEmail: email = '' } = await context.member()
    const password = text('password')
    const passkey = passkeyOf(form)
    const next = await attempt(context, returnTo, async () => {
      if (passkey) return confirmWithPasskey(context, passkey, returnTo)
      if (password === '') return refuse({ password: context.messages.t('door.password.missing') })
      const proofs = { ...captchaTokensOf(context, form), ...clientMetaDataOf(context) }
      try {
        // As the member: this browser cannot approve its own sign-in.
        const reply = await context.api.authentication.login({
          loginId: { email },
          password,
          ...proofs,
        })
        return await goOn(context, reply, { email, returnTo })
      } catch (error) {
        return refuse(loginErrors(context, error))
      }
    })
    return next.kind === 'redirect' ? next : confirmPage(context, returnTo, next.errors)
  },
}

function loginErrors({ messages, site }: RequestContext, error: unknown): Errors {
  if (!(error instanceof VitrineError) || error.kind === 'system') throw error
  return sentences(errorsOf(error, 'login'), messages, site.passwordMinLength)
}

async function confirmPage(context: RequestContext, returnTo: string, errors: Errors = {}) {
  await context.member()
  const title = context.messages.t('confirm.title')
  const own = {
    hasPasskeys: await hasOwnPasskeys(context),
    ...captchaProps(context),
    ...(await ownProviders(context)),
  }
  const login = doorLogin('login', links.confirm())
  return roomPage(context, { title, returnTo, errors, login }, own)
}
