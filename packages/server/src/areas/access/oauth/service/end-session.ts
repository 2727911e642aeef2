import type { HtmlPage } from '@vitrine/contract/oauth'
import { hashSecret } from '../../../../platform/ids.ts'
import { inTransaction } from '../../../../platform/tx.ts'
import type { Client, Deps, OpenCall } from '../model.ts'
import { withQuery } from '../rules/addresses.ts'
import type { MessageKey } from '../rules/messages-en.ts'
import { clearSessionCookies, refreshTokenIn } from '../rules/session-cookie.ts'
import { findSignInStatus } from '../store/sign-ins.ts'
import { readIdToken } from './id-tokens.ts'
import { languageOf } from './language-of.ts'
import { signLogoutTicket } from './logout-tickets.ts'
import { renderNoticePage } from './notice-page.ts'
import { ownHostOf } from './own-host.ts'
import { redirectPage } from './pages.ts'
import { findClient } from './require-client.ts'
import { endSignIn, siteOfRefreshToken } from './sign-ins.ts'
import { endBrowserSignIn, isSecure, SIGN_OUT_FORM, signOut } from './sign-out.ts'

/** The request of a client; missing parameters are empty. */
export interface EndSession {
  readonly idTokenHint: string
  readonly clientId: string
  readonly address: string
  readonly state: string
  readonly uiLocales: string
}

/** Signs a browser out for a client. Without proof of the session it shows a confirmation page. */
export async function endSession(
  deps: Deps,
  requested: EndSession,
  call: OpenCall,
): Promise<HtmlPage> {
  const hint = requested.idTokenHint ? readIdToken(deps, requested.idTokenHint) : undefined
  if (requested.idTokenHint && !hint) return refusal(deps, call, requested, 'hintInvalid')
  if (hint && requested.clientId && hint.aud !== requested.clientId) {
    return refusal(deps, call, requested, 'hintInvalid')
  }
  const id = requested.clientId || hint?.aud
  const client = id ? await findClient(deps, id) : undefined
  if (id && !client) return refusal(deps, call, requested, 'unknownClient')
  const isKnown =
    requested.address === '' || client?.postLogoutRedirectUris.includes(requested.address)
  if (!isKnown) return refusal(deps, call, requested, 'logoutAddressNotAllowed')
  if (!client) return signOut(deps, { clientId: '', address: '' }, call)
  const location = { baseUrl: call.request.baseUrl, path: ownPathOf(requested) }
  const ownHostUrl = await ownHostOf(deps, client, location)
  if (ownHostUrl) return redirectPage(ownHostUrl, [], 303)
  const state: Record<string, string> = requested.state ? { state: requested.state } : {}
  const target =
    requested.address && (requested.state ? withQuery(requested.address, state) : requested.address)
  const signedIn = await signedInHere(client, call)
  if (signedIn && signedIn.identityId !== hint?.sub)
    return askConfirmation(deps, { requested, client, target }, call)
  if (hint)
    await endSignInOfHint(deps, client, { id: String(hint.sid), identityId: hint.sub }, call)
  await endBrowserSignIn(deps, call, client)
  return redirectPage(target || '/', clearSessionCookies(isSecure(call)), 303)
}

async function signedInHere(client: Client, call: OpenCall) {
  const token = refreshTokenIn(call.request.header('cookie'))
  if (siteOfRefreshToken(token) !== client.siteId) return undefined
  const refreshHash = hashSecret(token)
  const signInStatus = await findSignInStatus(call.onSite(client.siteId), { refreshHash })
  return signInStatus && !signInStatus.isEnded ? signInStatus : undefined
}

/** Ends the client's own sign-in too, with its remaining tokens. */
const endSignInOfHint = (
  deps: Deps,
  client: Client,
  selector: { readonly id: string; readonly identityId: string },
  call: OpenCall,
) => inTransaction(call.onSite(client.siteId), (tx) => endSignIn(tx, deps, selector))

/** The same request on another host. */
function ownPathOf({ idTokenHint, clientId, address, state, uiLocales }: EndSession): string {
  const parameters = Object.entries({
    id_token_hint: idTokenHint,
    client_id: clientId,
    post_logout_redirect_uri: address,
    state,
    ui_locales: uiLocales,
  }).filter(([, value]) => value !== '')
  return `/oauth2/end-session?${new URLSearchParams(parameters)}`
}

interface Confirmation {
  readonly requested: EndSession
  readonly client: Client
  readonly target: string
}

async function askConfirmation(
  deps: Deps,
  { requested, client, target }: Confirmation,
  call: OpenCall,
): Promise<HtmlPage> {
  const { siteId } = client
  const { settings } = await deps.sites.get(siteId)
  const { language, translate } = await languageOf(deps, call, {
    siteId,
    requested: requested.uiLocales,
  })
  return renderNoticePage({
    status: 200,
    language,
    title: translate('signOutOf', { site: settings.name }),
    sentences: [translate('asksSignOut', { client: client.name })],
    form: {
      action: SIGN_OUT_FORM,
      hidden: { ticket: signLogoutTicket(deps, client, target || '/') },
      buttons: [{ text: translate('signOut') }],
      redirectTarget: target,
    },
    link: { to: '/', text: translate('staySignedIn') },
  })
}

async function refusal(deps: Deps, call: OpenCall, { uiLocales }: EndSession, reason: MessageKey) {
  const preferences = { siteId: call.caller.siteId, asked: uiLocales }
  const { language, translate } = await languageOf(deps, call, preferences)
  return renderNoticePage({
    status: 400,
    language,
    title: translate('badSignOut'),
    sentences: [translate(reason), translate('tryAgain')],
  })
}
