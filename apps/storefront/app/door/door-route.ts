import type { RequestContext } from '../../server/context.ts'
import { type CaptchaProps, captchaProps, captchaTokensOf } from '../flow/captcha.ts'
import { attempt, refuse } from '../flow/explain.ts'
import { clientMetaDataOf, goOn } from '../flow/go-on.ts'
import { doorLogin } from '../flow/login-of.ts'
import { type RoomProps, returnOf, roomPage, textOf } from '../flow/room-page.ts'
import { links } from '../links.ts'
import { passkeyOf } from '../passkeys/answer-of.ts'
import { signInWithPasskey } from '../passkeys/sign-in.ts'
import { type OfferedProps, offeredProviders } from '../providers/offered.ts'
import { isAuthorization, safeReturnPath } from '../return-path.ts'
import { type Answer, type Route, redirectTo } from '../screens/screen.ts'
import { type DoorMode, knock } from './knock.ts'
import { sentences } from './sentences.ts'

export type DoorProps = RoomProps & {
  mode: DoorMode
  /** A shop without a client of its own has no accounts. */
  isClosed: boolean
  email: string
  name: string
  minLength: number
  captcha?: CaptchaProps
  hasPasskeys?: boolean
} & Partial<OfferedProps>

/** Signing in and registering are one room with two doors. */
export const doorRoute = (mode: DoorMode): Route => ({
  load: async (context) => {
    const returnTo = safeReturnPath(returnOf(context))
    // Whoever is in already is sent on, except to other websites: they want a fresh sign-in.
    if (context.session.isMember && !isAuthorization(returnTo)) {
      return redirectTo(returnTo === '/' ? links.account() : returnTo)
    }
    // Another website may know who is coming.
    const email = (context.url.searchParams.get('hint') ?? '').slice(0, 254)
    return doorPage(context, mode, { returnTo, email })
  },
  act: async (context, form) => {
    const text = textOf(form)
    const fields = { email: text('email'), password: text('password'), name: text('name') }
    const returnTo = safeReturnPath(text('return'))
    const { messages, site } = context
    const passkey = passkeyOf(form)
    const next = await attempt(context, returnTo, async () => {
      if (passkey) return signInWithPasskey(context, passkey, returnTo)
      const proofs = { ...captchaTokensOf(context, form), ...clientMetaDataOf(context) }
      const calls = context.newApi().authentication
      const answer = await knock(calls, mode, fields, proofs)
      if (answer.kind === 'answered') {
        return goOn(context, answer.reply, { email: fields.email.trim(), returnTo })
      }
      if (answer.errors.form === 'blocked') return redirectTo(links.blocked())
      return refuse(sentences(answer.errors, messages, site.passwordMinLength))
    })
    if (next.kind === 'redirect') return next
    const { email, name } = fields
    return doorPage(context, mode, { returnTo, email, name, errors: next.errors })
  },
})

async function doorPage(
  context: RequestContext,
  mode: DoorMode,
  given: Pick<DoorProps, 'returnTo'> & Partial<DoorProps>,
): Promise<Answer<DoorProps>> {
  const { site, messages } = context
  const { email = '', name = '', ...room } = given
  return roomPage(
    context,
    { title: messages.t(`${mode}.title`), ...room, login: doorLogin(mode) },
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
