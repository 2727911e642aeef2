import { InvalidClient } from '@vitrine/contract/oauth'
import {
  type Intent,
  PageNotAvailable,
  RedirectNotAllowed,
  type RedirectSessionRequest,
} from '@vitrine/contract/redirects'
import type { Client } from '../../oauth/index.ts'
import type { Asked, Deps, Destination } from '../model.ts'

type Auth = NonNullable<RedirectSessionRequest['auth']>
type Find = (asked: Asked, deps: Deps) => Promise<Destination> | Destination

/** Which page for which intent; a site without the page says so. */
export const destinations: Record<Intent, Find> = {
  auth: toAuthorization,
  login: toLogin,
  logout: toLogout,
  storesProduct: ({ request }) => ({
    path: `/products/${encodeURIComponent(request.storesProduct?.productSlug ?? '')}`,
    parameters: {},
  }),
  ecomCheckout: noPage('a checkout'),
  bookingsCheckout: noPage('booking forms'),
  bookingsBook: noPage('a booking calendar'),
  eventsCheckout: noPage('event tickets'),
  paidPlansCheckout: noPage('paid plans'),
}

function noPage(what: string): Find {
  return () => {
    throw PageNotAvailable({}, `The site has no page for ${what}`)
  }
}

/** The authorization page with the client's own values; only a hidden frame adds who is around it. */
async function toAuthorization(asked: Asked, deps: Deps): Promise<Destination> {
  const { authRequest, prompt }: Partial<Auth> = asked.request.auth ?? {}
  const { idp: _, ...values }: Partial<Auth['authRequest']> = authRequest ?? {}
  const client = await knownClient(deps, asked.siteId, values.clientId)
  const frame =
    values.responseMode === 'web_message' ? { frame: frameOf(deps, client, asked.origin) } : {}
  return {
    path: '/_api/oauth2/authorize',
    parameters: given({ ...values, prompt: prompt ?? 'login', ...frame }),
  }
}

function frameOf({ oauth }: Deps, client: Client, origin: string | undefined): string | undefined {
  if (origin === undefined) return undefined
  if (oauth.isAllowedOrigin(client, origin)) return oauth.issueFrame(client, origin)
  throw RedirectNotAllowed({ origin }, 'The page that asks is not on an allowed domain')
}

/** The sign-in page; it comes back to pages of the site only, so other addresses are left out. */
function toLogin({ request, siteUrl }: Asked): Destination {
  const back = request.callbacks?.postFlowUrl
  const url = back && URL.canParse(back) ? new URL(back) : undefined
  const isOwn = url !== undefined && url.origin === new URL(siteUrl).origin
  return {
    path: '/login',
    parameters: isOwn ? { return: `${url.pathname}${url.search}` } : {},
  }
}

async function toLogout({ request, siteId }: Asked, deps: Deps): Promise<Destination> {
  const { id } = await knownClient(deps, siteId, request.logout?.clientId)
  const back = request.callbacks?.postFlowUrl
  return {
    path: '/_api/iam/authentication/v1/logout',
    parameters: given({ postLogoutRedirectUri: back, clientId: id }),
  }
}

async function knownClient({ oauth }: Deps, siteId: string, id = ''): Promise<Client> {
  const client = await oauth.findClient(id)
  if (client?.siteId !== siteId) throw InvalidClient({ clientId: id })
  return client
}

const given = (values: Record<string, string | null | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
