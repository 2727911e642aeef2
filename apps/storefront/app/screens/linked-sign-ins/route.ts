import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import { attempt, type Errors } from '../../flow/attempt.ts'
import { setFlashMessage, textFieldOf } from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import type { ProviderView } from '../../providers/offered-providers.ts'
import type { RequestContext } from '../../request/context.ts'
import { isFromOwnPage } from '../../request/own-origin.ts'
import type { ProviderProps } from '../provider/route.ts'
import { redirectToProvider } from '../provider/route.ts'
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

/** Identity providers linked with the member. */
export const linkedSignInsRoute: Route<LinkedSignInsProps | ProviderProps> = {
  load: async (context) => {
    const id = context.url.searchParams.get('link')
    // Only from own pages: a foreign link could connect another person's provider account.
    if (!id || !isFromOwnPage(context.request))
      return redirectUnlessMember(context) ?? linkedSignInsPage(context)
    return redirectUnlessMember(context, { isFresh: true }) ?? startLinking(context, id)
  },
  act: async (context, form) => {
    const redirect = redirectUnlessMember(context, { isFresh: true })
    if (redirect) return redirect
    const providerId = textFieldOf(form)('id')
    const next = await attempt(context, links.linkedSignIns(), async () => {
      await context.api.identityProviders.unlink({ providerId })
      setFlashMessage(context, 'changed')
      return redirectTo(links.linkedSignIns())
    })
    return next.kind === 'redirect' ? next : linkedSignInsPage(context, next.errors)
  },
}

/** A link, not a form: the form policy of this page allows no other website. */
function startLinking(context: RequestContext, id: string) {
  const returnTo = links.linkedSignIns()
  return redirectToProvider(context, { id, returnTo }, (browserSecret) =>
    context.api.identityProviders.beginLink({ id, browserSecret, returnTo }),
  )
}

async function linkedSignInsPage(context: RequestContext, errors: Errors = {}) {
  const { identityProviders } = context.api
  const [ownLinks, offered] = await Promise.all([
    identityProviders.listMyLinks({}),
    identityProviders.listOffered({}),
  ])
  const linked = ownLinks.links.map(
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
    { title: context.messages.linked.title, errors },
    { linked, others, hasPassword: ownLinks.hasPassword },
  )
}
