import type { RequestContext } from '../../../server/context.ts'
import { type AccountPageProps, accountPage, turnedAway } from '../../account/account-page.ts'
import { attempt, type Errors, refuse } from '../../flow/explain.ts'
import { textOf } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import { type Route, redirectTo } from '../screen.ts'

export type LeaveProps = AccountPageProps

/** A member's own data: to take along, or to erase with the account once its address is typed. */
export const leaveRoute: Route = {
  load: async (context) => turnedAway(context, { isFresh: true }) ?? leavePage(context),
  act: async (context, form) => {
    const away = turnedAway(context, { isFresh: true })
    if (away) return away
    const { api, messages } = context
    const typed = textOf(form)('confirmation').trim().toLowerCase()
    const next = await attempt(context, links.leave(), async () => {
      const { loginEmail: email = '' } = await context.member()
      if (typed !== email.toLowerCase()) {
        return refuse({ confirmation: messages.t('leave.wrong', { email }) })
      }
      await api.personalData.eraseMe({})
      context.signOut()
      for (const name of ['device', 'fresh'] as const) context.kept.drop(name)
      return redirectTo(links.goodbye())
    })
    return next.kind === 'redirect' ? next : leavePage(context, next.errors)
  },
}

async function leavePage(context: RequestContext, errors: Errors = {}) {
  const title = context.messages.t('leave.title')
  await context.member()
  return accountPage(context, { title, errors }, {})
}
