import { type MemberScope, memberScopes } from '@vitrine/contract/clients'
import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import { attempt, type Errors } from '../../flow/attempt.ts'
import { setFlashMessage, textFieldOf } from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type Route, redirectTo } from '../screen.ts'

export type GrantsProps = AccountPageProps & { grants: readonly GrantView[] }
export type GrantView = {
  id: string
  name: string
  scopes: readonly MemberScope[]
  /** ISO 8601, UTC. */
  since: string
}

/** Other websites that a member has given access. */
export const grantsRoute: Route<GrantsProps> = {
  load: async (context) => redirectUnlessMember(context) ?? grantsPage(context),
  act: async (context, form) => {
    const redirect = redirectUnlessMember(context)
    if (redirect) return redirect
    const next = await attempt(context, links.grants(), async () => {
      await context.api.accounts.withdrawMyGrant({ clientId: textFieldOf(form)('id') })
      setFlashMessage(context, 'changed')
      return redirectTo(links.grants())
    })
    return next.kind === 'redirect' ? next : grantsPage(context, next.errors)
  },
}

async function grantsPage(context: RequestContext, errors: Errors = {}) {
  const { grants } = await context.api.accounts.listMyGrants({})
  const grantViews = grants.map(
    ({ clientId, clientName, scopes, createdDate }): GrantView => ({
      id: clientId,
      name: clientName,
      scopes: memberScopes.filter((scope) => scopes.includes(scope)),
      since: createdDate.toISOString(),
    }),
  )
  const { messages } = context
  return accountPage(context, { title: messages.grants.title, errors }, { grants: grantViews })
}
