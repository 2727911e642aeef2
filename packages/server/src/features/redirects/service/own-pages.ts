import { InvalidClient } from '@vitrine/contract/oauth'
import { RedirectNotAllowed, type RedirectSessionRequest } from '@vitrine/contract/redirects'
import type { Client } from '../../oauth/index.ts'
import type { Asked, Deps } from '../model.ts'
import { addQuery, flatten } from '../rules.ts'

type AuthRequest = NonNullable<RedirectSessionRequest['auth']>['authRequest']

/** The authorization page with the client's own values; only a hidden frame adds who is around it. */
export async function toAuthorization(asked: Asked, deps: Deps): Promise<string> {
  const { authRequest, prompt } = asked.request.auth ?? {}
  const values: Partial<AuthRequest> = authRequest ?? {}
  const client = await knownClient(deps, asked.siteId, values.clientId)
  const frame =
    values.responseMode === 'web_message' ? await frameOf(deps, client, asked.origin) : undefined
  return address(asked, '/_api/oauth2/authorize', { ...values, prompt: prompt ?? 'login', frame })
}

async function frameOf({ oauth }: Deps, client: Client, origin: string | undefined) {
  if (origin === undefined) return undefined
  if (oauth.isAllowedOrigin(client, origin)) return oauth.issueFrame(client, origin)
  throw RedirectNotAllowed({ origin }, 'The page that asks is not on an allowed domain')
}

/** A member needs no page and goes on at once; everybody else signs in first. */
export function toLogin(asked: Asked, goesBackBy: (address: string) => string): string {
  const back = asked.request.callbacks?.postFlowUrl
  if (asked.isMember) return back ? backTo(asked, back) : address(asked, '/')
  return address(asked, '/login', { return: back ? goesBackBy(backTo(asked, back)) : undefined })
}

/** A callback address with what every callback is told. */
function backTo({ request }: Asked, callback: string): string {
  const { state } = request.callbacks ?? {}
  return addQuery(callback, flatten({ wixMemberLoggedIn: true, state }))
}

export async function toLogout(asked: Asked, deps: Deps): Promise<string> {
  const { id } = await knownClient(deps, asked.siteId, asked.request.logout?.clientId)
  const back = asked.request.callbacks?.postFlowUrl
  return address(asked, '/_api/iam/authentication/v1/logout', {
    postLogoutRedirectUri: back,
    clientId: id,
  })
}

export const toProduct = (asked: Asked): string =>
  address(asked, `/products/${encodeURIComponent(asked.request.storesProduct?.productSlug ?? '')}`)

/** Our account page, or the one of a site that has pages of its own. */
export function toAccount(asked: Asked): string {
  const { customMemberPaths, useGenericWixPages } = asked.request.preferences ?? {}
  const path = useGenericWixPages === false ? customMemberPaths?.accountPagePath : undefined
  const { section } = asked.request.memberAccountPage ?? {}
  return address(asked, `/${path || 'account'}`, { section })
}

/** A page of the site; the caller's additional parameters do not replace its own. */
function address({ siteUrl, request }: Asked, path: string, values: object = {}): string {
  const extra = request.preferences?.additionalQueryParameters ?? {}
  return addQuery(`${siteUrl}${path}`, { ...extra, ...flatten(values) })
}

async function knownClient({ oauth }: Deps, siteId: string, id = ''): Promise<Client> {
  const client = await oauth.findClient(id)
  if (client?.siteId !== siteId) throw InvalidClient({ clientId: id })
  return client
}
