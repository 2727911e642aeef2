import type { HtmlPage } from '@vitrine/contract/oauth'
import { hashSecret } from '../../../platform/ids.ts'
import { inTransaction } from '../../../platform/tx.ts'
import type { Client, Deps, OpenCall } from '../model.ts'
import { withQuery } from '../rules/addresses.ts'
import { forgottenSession, refreshTokenIn } from '../rules/session-cookie.ts'
import type { Word } from '../rules/words.ts'
import { findStanding } from '../store/sign-ins.ts'
import { explainingPage } from './explaining-page.ts'
import { readIdToken } from './id-tokens.ts'
import { findClient } from './known-client.ts'
import { languageOf } from './language-of.ts'
import { signLeave } from './leave-tickets.ts'
import { ownHostOf } from './own-host.ts'
import { redirectPage } from './pages.ts'
import { endSignIn, siteOfRefreshToken } from './sign-ins.ts'
import { endHere, isSecure, SIGN_OUT_FORM, signOut } from './sign-out.ts'

/** What a client asks; missing parameters are empty. */
export interface EndSession {
  readonly idTokenHint: string
  readonly clientId: string
  readonly address: string
  readonly state: string
  readonly uiLocales: string
}

/** Signs a browser out for a client. A link that does not prove whom it means only asks. */
export async function endSession(deps: Deps, asked: EndSession, call: OpenCall): Promise<HtmlPage> {
  const hint = asked.idTokenHint ? readIdToken(deps, asked.idTokenHint) : undefined
  if (asked.idTokenHint && !hint) return refusal(deps, call, asked, 'strangeHint')
  if (hint && asked.clientId && hint.aud !== asked.clientId) {
    return refusal(deps, call, asked, 'strangeHint')
  }
  const id = asked.clientId || hint?.aud
  const client = id ? await findClient(deps, id) : undefined
  if (id && !client) return refusal(deps, call, asked, 'unknownClient')
  const isKnown = asked.address === '' || client?.postLogoutRedirectUris.includes(asked.address)
  if (!isKnown) return refusal(deps, call, asked, 'strangeSignOutAddress')
  if (!client) return signOut(deps, { clientId: '', address: '' }, call)
  const place = { baseUrl: call.request.baseUrl, path: ownPathOf(asked) }
  const elsewhere = await ownHostOf(deps, client, place)
  if (elsewhere) return redirectPage(elsewhere, [], 303)
  const state: Record<string, string> = asked.state ? { state: asked.state } : {}
  const target = asked.address && (asked.state ? withQuery(asked.address, state) : asked.address)
  const here = await signedInHere(client, call)
  if (here && here.identityId !== hint?.sub) return askFirst(deps, { asked, client, target }, call)
  if (hint) await endOfHint(deps, client, { id: String(hint.sid), identityId: hint.sub }, call)
  await endHere(deps, call, client)
  return redirectPage(target || '/', forgottenSession(isSecure(call)), 303)
}

async function signedInHere(client: Client, call: OpenCall) {
  const token = refreshTokenIn(call.request.header('cookie'))
  if (siteOfRefreshToken(token) !== client.siteId) return undefined
  const refreshHash = hashSecret(token)
  const standing = await findStanding(call.onSite(client.siteId), { refreshHash })
  return standing && !standing.isEnded ? standing : undefined
}

/** The client's own sign-in ends too, with the tokens it still has. */
const endOfHint = (
  deps: Deps,
  client: Client,
  which: { readonly id: string; readonly identityId: string },
  call: OpenCall,
) => inTransaction(call.onSite(client.siteId), (tx) => endSignIn(tx, deps, which))

/** The same request, for another host. */
function ownPathOf({ idTokenHint, clientId, address, state, uiLocales }: EndSession): string {
  const given = Object.entries({
    id_token_hint: idTokenHint,
    client_id: clientId,
    post_logout_redirect_uri: address,
    state,
    ui_locales: uiLocales,
  }).filter(([, value]) => value !== '')
  return `/oauth2/end-session?${new URLSearchParams(given)}`
}

interface Question {
  readonly asked: EndSession
  readonly client: Client
  readonly target: string
}

async function askFirst(
  deps: Deps,
  { asked, client, target }: Question,
  call: OpenCall,
): Promise<HtmlPage> {
  const { siteId } = client
  const { settings } = await deps.sites.get(siteId)
  const { language, say } = await languageOf(deps, call, { siteId, asked: asked.uiLocales })
  return explainingPage({
    status: 200,
    language,
    title: say('signOutOf', { site: settings.name }),
    sentences: [say('asksSignOut', { client: client.name })],
    form: {
      action: SIGN_OUT_FORM,
      hidden: { ticket: signLeave(deps, client, target || '/') },
      buttons: [{ text: say('signOut') }],
      leadsTo: target,
    },
    link: { to: '/', text: say('stay') },
  })
}

async function refusal(deps: Deps, call: OpenCall, { uiLocales }: EndSession, why: Word) {
  const wishes = { siteId: call.caller.siteId, asked: uiLocales }
  const { language, say } = await languageOf(deps, call, wishes)
  return explainingPage({
    status: 400,
    language,
    title: say('badSignOut'),
    sentences: [say(why), say('tryAgain')],
  })
}
