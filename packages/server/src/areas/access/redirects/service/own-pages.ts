import { InvalidClient } from '@vitrine/contract/oauth'
import { RedirectNotAllowed, type RedirectSessionRequest } from '@vitrine/contract/redirects'
import type { Client } from '../../oauth/index.ts'
import type { Deps, RedirectContext } from '../model.ts'
import { addQuery, flatten } from '../rules.ts'

type AuthRequest = NonNullable<RedirectSessionRequest['auth']>['authRequest']

/** The authorization page with the client's own values; only a hidden frame adds who is around it. */
export async function toAuthorization(context: RedirectContext, deps: Deps): Promise<string> {
  const { authRequest, prompt } = context.request.auth ?? {}
  const values: Partial<AuthRequest> = authRequest ?? {}
  const client = await requireClient(deps, context.siteId, values.clientId)
  const frame =
    values.responseMode === 'web_message' ? await frameOf(deps, client, context.origin) : undefined
  return address(context, '/_api/oauth2/authorize', { ...values, prompt: prompt ?? 'login', frame })
}

async function frameOf({ oauth }: Deps, client: Client, origin: string | undefined) {
  if (origin === undefined) return undefined
  if (oauth.isAllowedOrigin(client, origin)) return oauth.issueFrame(client, origin)
  throw RedirectNotAllowed({ origin }, 'The page that asks is not on an allowed domain')
}

/** A member is redirected at once; everybody else signs in first. */
export function toLogin(
  context: RedirectContext,
  shortPathOf: (address: string) => string,
): string {
  const callbackUrl = context.request.callbacks?.postFlowUrl
  if (context.isMember)
    return callbackUrl ? callbackWith(context, callbackUrl) : address(context, '/')
  return address(context, '/login', {
    return: callbackUrl ? shortPathOf(callbackWith(context, callbackUrl)) : undefined,
  })
}

/** A callback address with the parameters of every callback. */
function callbackWith({ request }: RedirectContext, callback: string): string {
  const { state } = request.callbacks ?? {}
  return addQuery(callback, flatten({ wixMemberLoggedIn: true, state }))
}

export async function toLogout(context: RedirectContext, deps: Deps): Promise<string> {
  const { id } = await requireClient(deps, context.siteId, context.request.logout?.clientId)
  const callbackUrl = context.request.callbacks?.postFlowUrl
  return address(context, '/_api/iam/authentication/v1/logout', {
    postLogoutRedirectUri: callbackUrl,
    clientId: id,
  })
}

export const toProduct = (context: RedirectContext): string =>
  address(
    context,
    `/products/${encodeURIComponent(context.request.storesProduct?.productSlug ?? '')}`,
  )

/**
 * Our checkout page, for the first browser that opens the link; the return address is stored with the token.
 */
export const toCheckout = (context: RedirectContext, access: string): string =>
  address(context, `/checkout/${context.request.ecomCheckout?.checkoutId ?? ''}`, { access })

/** Our page on which a payment request is paid. */
export const toPaymentRequest = (context: RedirectContext): string =>
  address(context, `/pay/${context.request.ecomOrderPaymentRequest?.paymentRequestId ?? ''}`)

/** Our account page, or the external one of the site. */
export function toAccount(context: RedirectContext): string {
  const { customMemberPaths, useGenericWixPages } = context.request.preferences ?? {}
  const path = useGenericWixPages === false ? customMemberPaths?.accountPagePath : undefined
  const { section } = context.request.memberAccountPage ?? {}
  return address(context, `/${path || 'account'}`, { section })
}

/** A page of the site; the caller's additional parameters do not replace its own. */
function address({ siteUrl, request }: RedirectContext, path: string, values: object = {}): string {
  const extra = request.preferences?.additionalQueryParameters ?? {}
  return addQuery(`${siteUrl}${path}`, { ...extra, ...flatten(values) })
}

async function requireClient({ oauth }: Deps, siteId: string, id = ''): Promise<Client> {
  const client = await oauth.findClient(id)
  if (client?.siteId !== siteId) throw InvalidClient({ clientId: id })
  return client
}
