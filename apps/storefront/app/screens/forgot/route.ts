import { emailProblem } from '../../door/knock.ts'
import { attempt, type Errors, refuse } from '../../flow/explain.ts'
import { type RoomProps, returnOf, roomPage, textOf } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type ForgotProps = RoomProps & { email: string; isSent: boolean }

// Longer ways back stay behind: a cookie has little room, and the mail may be read elsewhere.
const longestReturn = 1500

/** Asks for a link by mail. The answer is the same for every address. */
export const forgotRoute: Route = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnOf(context))
    const isSent = context.url.pathname.startsWith(links.forgotSent())
    const email = context.kept.get('mailed')?.email ?? ''
    if (isSent && !email) return redirectTo(links.forgot(returnTo))
    const title = context.messages.t(isSent ? 'forgot.sent.title' : 'forgot.title')
    return roomPage(context, { title, returnTo }, { email, isSent })
  },
  act: async (context, form) => {
    const { messages, kept, speech } = context
    const text = textOf(form)
    const email = text('email').trim()
    const returnTo = safeReturnPath(text('return'))
    const problem = emailProblem(email)
    const title = messages.t('forgot.title')
    const again = (errors: Errors) =>
      roomPage(context, { title, returnTo, errors }, { email, isSent: false })
    if (problem) return again({ email: messages.t(`door.email.${problem}`) })
    const next = await attempt(context, returnTo, async () => {
      try {
        const language = speech.locale
        await context.newApi().recovery.sendRecoveryEmail({ email, language })
      } catch (error) {
        if (!isBrokenAddress(error)) throw error
        return refuse({ email: messages.t('door.email.invalid') })
      }
      kept.put('mailed', { email, ...(returnTo.length <= longestReturn ? { returnTo } : {}) })
      return redirectTo(links.forgotSent(returnTo))
    })
    return next.kind === 'redirect' ? next : again(next.errors)
  },
}

const isBrokenAddress = (error: unknown) =>
  (error as { violations?: readonly { field: string }[] }).violations?.some(
    ({ field }) => field === 'email',
  ) ?? false
