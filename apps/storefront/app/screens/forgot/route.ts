import { emailProblem } from '../../auth/submit-credentials.ts'
import { attempt, type Errors, refuse } from '../../flow/attempt.ts'
import {
  type FlowPageProps,
  flowPage,
  returnParameterOf,
  textFieldOf,
} from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type ForgotProps = FlowPageProps & { email: string; isSent: boolean }

// A long return path is dropped: cookies are small, and the mail may be opened in another browser.
const maxReturnLength = 1500

/** Requests a recovery link by e-mail. The response is the same for every address. */
export const forgotRoute: Route<ForgotProps> = {
  load: async (context) => {
    const returnTo = safeReturnPath(returnParameterOf(context))
    const isSent = context.url.pathname.startsWith(links.forgotSent())
    const email = context.flowCookies.get('mailed')?.email ?? ''
    if (isSent && !email) return redirectTo(links.forgot(returnTo))
    const title = isSent ? context.messages.forgot.sent.title : context.messages.forgot.title
    return flowPage(context, { title, returnTo }, { email, isSent })
  },
  act: async (context, form) => {
    const { messages, flowCookies, localeChoice } = context
    const text = textFieldOf(form)
    const email = text('email').trim()
    const returnTo = safeReturnPath(text('return'))
    const problem = emailProblem(email)
    const title = messages.forgot.title
    const again = (errors: Errors) =>
      flowPage(context, { title, returnTo, errors }, { email, isSent: false })
    if (problem) return again({ email: messages.auth.email[problem] })
    const next = await attempt(context, returnTo, async () => {
      try {
        const language = localeChoice.locale
        await context.newApi().recovery.sendRecoveryEmail({ email, language })
      } catch (error) {
        if (!isBrokenAddress(error)) throw error
        return refuse({ email: messages.auth.email.invalid })
      }
      flowCookies.put('mailed', {
        email,
        ...(returnTo.length <= maxReturnLength ? { returnTo } : {}),
      })
      return redirectTo(links.forgotSent(returnTo))
    })
    return next.kind === 'redirect' ? next : again(next.errors)
  },
}

const isBrokenAddress = (error: unknown) =>
  (error as { violations?: readonly { field: string }[] }).violations?.some(
    ({ field }) => field === 'email',
  ) ?? false
