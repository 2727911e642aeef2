import type { RequestContext } from '../../../server/context.ts'
import { isFromOwnPage } from '../../../server/own-origin.ts'
import { type AccountPageProps, accountPage, turnedAway } from '../../account/account-page.ts'
import { attempt, type Errors } from '../../flow/explain.ts'
import { leaveNote, textOf } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import type { ProviderView } from '../../providers/offered.ts'
import { leaving } from '../provider/route.ts'
import { type Route, redirectTo } from '../screen.ts'

export type LinkedSignInsProps = AccountPageProps & {
  linked: readonly LinkView[]
  /** Providers that are not linked yet. */
  others: readonly ProviderView[]
  hasPassword: boolean
}
export type LinkView = ProviderView & {
  account: string
  isOffered: boolean
  /** ISO 8601, UTC. */
  since: string
  lastUsed?: string
}

/** The providers that a member signs in with. */
export const linkedSignInsRoute: Route = {
  load: async (context) => {
    const id = context.url.searchParams.get('link')
    // A link of somebody else's page might end in their account over there.
    if (!id || !isFromOwnPage(context.request))
      return turnedAway(context) ?? linkedSignInsPage(context)
    return turnedAway(context, { isFresh: true }) ?? linking(context, id)
  },
  act: async (context, form) => {
    const away = turnedAway(context, { isFresh: true })
    if (away) return away
    const providerId = textOf(form)('id')
    const next = await attempt(context, links.linkedSignIns(), async () => {
      await context.api.identityProviders.unlink({ providerId })
      leaveNote(context, 'changed')
      return redirectTo(links.linkedSignIns())
    })
    return next.kind === 'redirect' ? next : linkedSignInsPage(context, next.errors)
  },
}

/** A link rather than a form: no form of this page may lead to another website. */
function linking(context: RequestContext, id: string) {
  const returnTo = links.linkedSignIns()
  return leaving(context, { id, returnTo }, (browserSecret) =>
    context.api.identityProviders.beginLink({ id, browserSecret, returnTo }),
  )
}

async function linkedSignInsPage(context: RequestContext, errors: Errors = {}) {
  const { identityProviders } = context.api
  const [mine, offered] = await Promise.all([
    identityProviders.listMyLinks({}),
    identityProviders.listOffered({}),
  ])
  const linked = mine.links.map(
    ({ provider, account, isOffered, createdDate, lastUsedDate }): LinkView => ({
      ...provider,
      account,
      isOffered,
      since: createdDate.toISOString(),
      ...(lastUsedDate ? { lastUsed: lastUsedDate.toISOString() } : {}),
    }),
  )
  const others = offered.providers.filter(({ id }) => !linked.some((one) => one.id === id))
  return accountPage(
    context,
    { title: context.messages.t('linked.title'), errors },
    { linked, others, hasPassword: mine.hasPassword },
  )
}
