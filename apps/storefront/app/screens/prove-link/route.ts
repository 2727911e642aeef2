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
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type ProveLinkProps = RoomProps & { email: string; name: string; captcha?: CaptchaProps }

/** Asks the owner of an account to sign in to it once before a provider is linked with it. */
export const proveLinkRoute: Route = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnOf(context))
    if (!context.kept.get('link')) return redirectTo(links.login(returnTo))
    return proveLinkPage(context, returnTo)
  },
  act: async (context, form) => {
    const text = textOf(form)
    const returnTo = safeReturnPath(text('return'))
    const { email = '' } = context.kept.get('link') ?? {}
    if (!email) return redirectTo(links.login(returnTo))
    const password = text('password')
    const next = await attempt(context, returnTo, async () => {
      if (password === '') return refuse({ password: context.messages.t('door.password.missing') })
      const proofs = { ...captchaTokensOf(context, form), ...clientMetaDataOf(context) }
      const { authentication } = context.newApi()
      try {
        const reply = await authentication.login({ loginId: { email }, password, ...proofs })
        return await goOn(context, reply, { email, returnTo })
      } catch (error) {
        return refuse(loginErrors(context, error))
      }
    })
    return next.kind === 'redirect' ? next : proveLinkPage(context, returnTo, next.errors)
  },
}

function loginErrors({ messages, site }: RequestContext, error: unknown): Errors {
  if (!(error instanceof VitrineError) || error.kind === 'system') throw error
  return sentences(errorsOf(error, 'login'), messages, site.passwordMinLength)
}

function proveLinkPage(context: RequestContext, returnTo: string, errors: Errors = {}) {
  const { email = '', name = '' } = context.kept.get('link') ?? {}
  const title = context.messages.t('proveLink.title')
  const login = doorLogin('login', links.proveLink())
  return roomPage(
    context,
    { title, returnTo, errors, login },
    { email, name, ...captchaProps(context) },
  )
}
