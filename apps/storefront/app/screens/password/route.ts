import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import { attempt, type Errors, refuse } from '../../flow/attempt.ts'
import { setFlashMessage, textFieldOf } from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type Route, redirectTo } from '../screen.ts'

export type PasswordProps = AccountPageProps & { minLength: number }

/** Changes the password of a member who has confirmed the current one. */
export const passwordRoute: Route<PasswordProps> = {
  load: async (context) =>
    redirectUnlessMember(context, { isFresh: true }) ?? passwordPage(context),
  act: async (context, form) => {
    const redirect = redirectUnlessMember(context, { isFresh: true })
    if (redirect) return redirect
    const { api, messages } = context
    const newPassword = textFieldOf(form)('password')
    const next = await attempt(context, links.password(), async () => {
      if (newPassword === '') return refuse({ password: messages.auth.password.missing })
      await api.authentication.changePassword({ newPassword })
      setFlashMessage(context, 'changed')
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
    { title: messages.password.title, errors },
    { minLength: site.passwordMinLength },
  )
}
