import type { HtmlPage } from '@vitrine/contract/oauth'
import { hashSecret } from '../../../platform/ids.ts'
import { inTransaction } from '../../../platform/tx.ts'
import type { Client, Deps, OpenCall, Standing } from '../model.ts'
import { isAllowedAddress } from '../rules/addresses.ts'
import { forgottenSession, refreshTokenIn } from '../rules/session-cookie.ts'
import { findStanding } from '../store/sign-ins.ts'
import { explainingPage } from './explaining-page.ts'
import { findClient } from './known-client.ts'
import { languageOf } from './language-of.ts'
import { readLeave } from './leave-tickets.ts'
import { ownHostOf } from './own-host.ts'
import { redirectPage } from './pages.ts'
import { endSignIn, siteOfRefreshToken } from './sign-ins.ts'
import { tellClient } from './tell-client.ts'

export const SIGN_OUT_FORM = '/_api/iam/authentication/v1/logout'

/**
 * Signs a browser out and sends it to an address its client is allowed. Without such an address it asks
 * first: a link alone must not sign people out.
 */
export async function signOut(
  deps: Deps,
  { clientId, address }: { readonly clientId: string; readonly address: string },
  call: OpenCall,
): Promise<HtmlPage> {
  const client = await findClient(deps, clientId)
  const query = new URLSearchParams({ clientId, postLogoutRedirectUri: address })
  const place = { baseUrl: call.request.baseUrl, path: `${SIGN_OUT_FORM}?${query}` }
  const elsewhere = client && (await ownHostOf(deps, client, place))
  if (elsewhere) return redirectPage(elsewhere)
  if (!client || !isAllowedAddress(client, address)) return askFirst(deps, address, call)
  await endHere(deps, call, client)
  return redirectPage(address, forgottenSession(isSecure(call)))
}

/** The answer to the page that asked; only a form of this site may give it. */
export async function confirmSignOut(
  deps: Deps,
  ticket: string,
  call: OpenCall,
): Promise<HtmlPage> {
  const { origin, baseUrl } = call.request
  if (origin !== new URL(baseUrl).origin) return foreignForm(deps, call)
  const leave = readLeave(deps, ticket)
  const client = leave && (await findClient(deps, leave.clientId))
  await endHere(deps, call, client)
  return redirectPage(leave?.address ?? '/', forgottenSession(isSecure(call)), 303)
}

/** Ends the sign-in that the browser's cookie speaks for, and tells the client in the background. */
export async function endHere(deps: Deps, call: OpenCall, client?: Client): Promise<void> {
  const token = refreshTokenIn(call.request.header('cookie'))
  const siteId = siteOfRefreshToken(token) ?? client?.siteId
  if (!siteId) return
  await inTransaction(call.onSite(siteId), async (tx) => {
    const signIn: Standing | undefined = await findStanding(tx, { refreshHash: hashSecret(token) })
    if (signIn) {
      await endSignIn(tx, deps, signIn)
      const { identityId } = signIn
      await deps.identity.log(tx, { event: 'logout', identityId }, call.request)
    }
    if (client?.siteId === siteId) await tellClient(tx, deps, client, signIn?.identityId)
  })
}

export const isSecure = ({ request }: OpenCall): boolean => request.baseUrl.startsWith('https:')

async function askFirst(deps: Deps, address: string, call: OpenCall): Promise<HtmlPage> {
  const { siteId } = call.caller
  const { settings } = await deps.sites.get(siteId)
  const { language, say } = await languageOf(deps, call, { siteId })
  return explainingPage({
    status: address === '' ? 200 : 400,
    language,
    title: say('signOutOf', { site: settings.name }),
    sentences: [say(address === '' ? 'stillHere' : 'strangeReturn')],
    form: { action: SIGN_OUT_FORM, buttons: [{ text: say('signOut') }] },
    link: { to: '/', text: say('stay') },
  })
}

async function foreignForm(deps: Deps, call: OpenCall): Promise<HtmlPage> {
  const { language, say } = await languageOf(deps, call, { siteId: call.caller.siteId })
  const [title, sentence] = [say('stillSignedIn'), say('foreignForm')]
  return explainingPage({ status: 403, language, title, sentences: [sentence] })
}
