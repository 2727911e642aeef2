import { attempt, type Errors } from '../../flow/attempt.ts'
import { clientMetaDataOf, continueSignIn } from '../../flow/continue-sign-in.ts'
import { type FlowPageProps, flowPage, textFieldOf } from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type ResetProps = FlowPageProps & { isExpired: boolean; email: string; minLength: number }

/** Accepts the recovery link. Its token moves from the address to a cookie before a page is shown. */
export const resetRoute: Route<ResetProps> = {
  load: async (context) => {
    const token = context.url.searchParams.get('recoveryToken')
    if (token === null) return resetPage(context)
    if (token.length <= 1000) context.flowCookies.put('recovery', { token })
    return redirectTo(links.reset())
  },
  act: async (context, form) => {
    const { flowCookies, messages } = context
    const recoveryToken = flowCookies.get('recovery')?.token
    const password = textFieldOf(form)('password')
    if (!recoveryToken) return resetPage(context)
    if (password === '') return resetPage(context, { password: messages.auth.password.missing })
    const returnTo = returnToOf(context)
    const next = await attempt(context, returnTo, async () => {
      const proof = { recoveryToken, password, ...clientMetaDataOf(context) }
      const reply = await context.newApi().recovery.recover(proof)
      const email = flowCookies.get('mailed')?.email ?? ''
      flowCookies.drop('recovery')
      flowCookies.drop('mailed')
      return continueSignIn(context, reply, { email, returnTo })
    })
    return next.kind === 'redirect' ? next : resetPage(context, next.errors)
  },
}

/** Return path from before the recovery, when it is the same browser. */
const returnToOf = ({ flowCookies }: RequestContext) =>
  safeReturnPath(flowCookies.get('mailed')?.returnTo, links.account())

function resetPage(context: RequestContext, errors: Errors = {}) {
  const isExpired = !context.flowCookies.get('recovery')?.token
  const title = isExpired ? context.messages.reset.expired.title : context.messages.reset.title
  const email = context.flowCookies.get('mailed')?.email ?? ''
  const pageOptions = { title, returnTo: returnToOf(context), errors }
  return flowPage(context, pageOptions, {
    isExpired,
    email,
    minLength: context.site.passwordMinLength,
  })
}
