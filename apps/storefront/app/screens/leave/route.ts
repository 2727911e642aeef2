import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import { attempt, type Errors, refuse } from '../../flow/attempt.ts'
import { textFieldOf } from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type Route, redirectTo } from '../screen.ts'

export type LeaveProps = AccountPageProps

/** A member's data: export, and deletion of the account after its address was typed. */
export const leaveRoute: Route<LeaveProps> = {
  load: async (context) => redirectUnlessMember(context, { isFresh: true }) ?? leavePage(context),
  act: async (context, form) => {
    const redirect = redirectUnlessMember(context, { isFresh: true })
    if (redirect) return redirect
    const { api, messages } = context
    const typed = textFieldOf(form)('confirmation').trim().toLowerCase()
    const next = await attempt(context, links.leave(), async () => {
      const { loginEmail: email = '' } = await context.member()
      if (typed !== email.toLowerCase()) {
        return refuse({ confirmation: messages.leave.wrong({ email }) })
      }
      await api.personalData.eraseMe({})
      context.signOut()
      for (const name of ['device', 'fresh'] as const) context.flowCookies.drop(name)
      return redirectTo(links.goodbye())
    })
    return next.kind === 'redirect' ? next : leavePage(context, next.errors)
  },
}

async function leavePage(context: RequestContext, errors: Errors = {}) {
  const title = context.messages.leave.title
  await context.member()
  return accountPage(context, { title, errors }, {})
}
