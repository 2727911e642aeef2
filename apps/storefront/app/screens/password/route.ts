import type { RequestContext } from '../../../server/context.ts'
import { type AccountPageProps, accountPage, turnedAway } from '../../account/account-page.ts'
import { attempt, type Errors, refuse } from '../../flow/explain.ts'
import { leaveNote, textOf } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import { type Route, redirectTo } from '../screen.ts'

export type PasswordProps = AccountPageProps & { minLength: number }

/** A new password, by somebody who has just shown the current one. */
export const passwordRoute: Route = {
  load: async (context) => turnedAway(context, { isFresh: true }) ?? passwordPage(context),
  act: async (context, form) => {
    const away = turnedAway(context, { isFresh: true })
    if (away) return away
    const { api, messages } = context
    const newPassword = textOf(form)('password')
    const next = await attempt(context, links.password(), async () => {
      if (newPassword === '') return refuse({ password: messages.t('door.password.missing') })
      await api.authentication.changePassword({ newPassword })
      leaveNote(context, 'changed')
      return redirectTo(links.account())
    })
    return next.kind === 'redirect' ? next : passwordPage(context, next.errors)
  },
}

async function passwordPage(context: RequestContext, errors: Errors = {}) {
  const { site, messages } = context
  await context.member()
  return accountPage(
    context,
    { title: messages.t('password.title'), errors },
    { minLength: site.passwordMinLength },
  )
}
