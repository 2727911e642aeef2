import { type MemberScope, memberScopes } from '@vitrine/contract/clients'
import type { RequestContext } from '../../../server/context.ts'
import { type AccountPageProps, accountPage, turnedAway } from '../../account/account-page.ts'
import { attempt, type Errors } from '../../flow/explain.ts'
import { leaveNote, textOf } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import { type Route, redirectTo } from '../screen.ts'

export type GrantsProps = AccountPageProps & { grants: readonly GrantView[] }
export type GrantView = {
  id: string
  name: string
  scopes: readonly MemberScope[]
  /** ISO 8601, UTC. */
  since: string
}

/** Which websites of others a member has let in. */
export const grantsRoute: Route = {
  load: async (context) => turnedAway(context) ?? grantsPage(context),
  act: async (context, form) => {
    const away = turnedAway(context)
    if (away) return away
    const next = await attempt(context, links.grants(), async () => {
      await context.api.accounts.withdrawMyGrant({ clientId: textOf(form)('id') })
      leaveNote(context, 'changed')
      return redirectTo(links.grants())
    })
    return next.kind === 'redirect' ? next : grantsPage(context, next.errors)
  },
}

async function grantsPage(context: RequestContext, errors: Errors = {}) {
  const { grants } = await context.api.accounts.listMyGrants({})
  const shown = grants.map(
    ({ clientId, clientName, scopes, createdDate }): GrantView => ({
      id: clientId,
      name: clientName,
      scopes: memberScopes.filter((scope) => scopes.includes(scope)),
      since: createdDate.toISOString(),
    }),
  )
  const { messages } = context
  return accountPage(context, { title: messages.t('grants.title'), errors }, { grants: shown })
}
