import type { HtmlPage } from '@vitrine/contract/oauth'
import { hashSecret } from '../../../../platform/ids.ts'
import { inTransaction } from '../../../../platform/tx.ts'
import type { Client, Deps, OpenCall, SignInStatus } from '../model.ts'
import { isAllowedAddress } from '../rules/addresses.ts'
import { clearSessionCookies, refreshTokenIn } from '../rules/session-cookie.ts'
import { findSignInStatus } from '../store/sign-ins.ts'
import { languageOf } from './language-of.ts'
import { queueLogoutCallback } from './logout-callback.ts'
import { readLogoutTicket } from './logout-tickets.ts'
import { renderNoticePage } from './notice-page.ts'
import { ownHostOf } from './own-host.ts'
import { redirectPage } from './pages.ts'
import { findClient } from './require-client.ts'
import { endSignIn, siteOfRefreshToken } from './sign-ins.ts'

export const SIGN_OUT_FORM = '/_api/iam/authentication/v1/logout'

/**
 * Signs a browser out and redirects to an allowed address of its client. Without such an address it shows a
 * confirmation page: a link alone must not sign people out.
 */
export async function signOut(
  deps: Deps,
  { clientId, address }: { readonly clientId: string; readonly address: string },
  call: OpenCall,
): Promise<HtmlPage> {
  const client = await findClient(deps, clientId)
  const query = new URLSearchParams({ clientId, postLogoutRedirectUri: address })
  const location = { baseUrl: call.request.baseUrl, path: `${SIGN_OUT_FORM}?${query}` }
  const ownHostUrl = client && (await ownHostOf(deps, client, location))
  if (ownHostUrl) return redirectPage(ownHostUrl)
  if (!client || !isAllowedAddress(client, address)) return askConfirmation(deps, address, call)
  await endBrowserSignIn(deps, call, client)
  return redirectPage(address, clearSessionCookies(isSecure(call)))
}

/** Handles the confirmation, which only a form of this site can submit. */
export async function confirmSignOut(
  deps: Deps,
  ticket: string,
  call: OpenCall,
): Promise<HtmlPage> {
  const { origin, baseUrl } = call.request
  if (origin !== new URL(baseUrl).origin) return foreignFormPage(deps, call)
  const ticketContent = readLogoutTicket(deps, ticket)
  const client = ticketContent && (await findClient(deps, ticketContent.clientId))
  await endBrowserSignIn(deps, call, client)
  return redirectPage(ticketContent?.address ?? '/', clearSessionCookies(isSecure(call)), 303)
}

/** Ends the sign-in of the browser's cookie and notifies the client in the background. */
export async function endBrowserSignIn(deps: Deps, call: OpenCall, client?: Client): Promise<void> {
  const token = refreshTokenIn(call.request.header('cookie'))
  const siteId = siteOfRefreshToken(token) ?? client?.siteId
  if (!siteId) return
  await inTransaction(call.onSite(siteId), async (tx) => {
    const signIn: SignInStatus | undefined = await findSignInStatus(tx, {
      refreshHash: hashSecret(token),
    })
    if (signIn) {
      await endSignIn(tx, deps, signIn)
      const { identityId } = signIn
      await deps.identity.log(tx, { event: 'logout', identityId }, call.request)
    }
    if (client?.siteId === siteId) await queueLogoutCallback(tx, deps, client, signIn?.identityId)
  })
}

export const isSecure = ({ request }: OpenCall): boolean => request.baseUrl.startsWith('https:')

async function askConfirmation(deps: Deps, address: string, call: OpenCall): Promise<HtmlPage> {
  const { siteId } = call.caller
  const { settings } = await deps.sites.get(siteId)
  const { language, translate } = await languageOf(deps, call, { siteId })
  return renderNoticePage({
    status: address === '' ? 200 : 400,
    language,
    title: translate('signOutOf', { site: settings.name }),
    sentences: [translate(address === '' ? 'stillSignedInHere' : 'addressNotAllowed')],
    form: { action: SIGN_OUT_FORM, buttons: [{ text: translate('signOut') }] },
    link: { to: '/', text: translate('staySignedIn') },
  })
}

async function foreignFormPage(deps: Deps, call: OpenCall): Promise<HtmlPage> {
  const { language, translate } = await languageOf(deps, call, { siteId: call.caller.siteId })
  const [title, sentence] = [translate('stillSignedIn'), translate('foreignForm')]
  return renderNoticePage({ status: 403, language, title, sentences: [sentence] })
}
