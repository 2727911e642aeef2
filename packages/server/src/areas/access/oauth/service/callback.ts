import type { HtmlPage } from '@vitrine/contract/oauth'
import { inTransaction, type Tx } from '../../../../platform/tx.ts'
import type { Deps, OpenCall } from '../model.ts'
import { CALLBACK_SECONDS } from '../rules/lifetimes.ts'
import type { MessageKey } from '../rules/messages-en.ts'
import { clearPendingCookie } from '../rules/session-cookie.ts'
import { languageOf } from './language-of.ts'
import { renderNoticePage } from './notice-page.ts'
import { redirectPage } from './pages.ts'
import { type PendingAuthorization, readPendingAuthorization } from './pending-authorization.ts'
import { openSiteSession } from './site-session.ts'

/**
 * Finishes the sign-in of a pending authorization of this browser: signs the member in on the site and
 * continues the authorization. The session token was part of an address, so it is consumed in any case.
 */
export async function finishSignIn(
  deps: Deps,
  { state, sessionToken }: { readonly state: string; readonly sessionToken: string },
  call: OpenCall,
): Promise<HtmlPage> {
  const pending = readPendingAuthorization(deps, call.request.header('cookie'), state)
  if (!pending) return refusal(deps, call, notStartedHere)
  const cookie = await inTransaction(call.onSite(pending.siteId), (tx) =>
    openCallbackSession(tx, deps, { pending, sessionToken, request: call.request }),
  )
  if (!cookie) return refusal(deps, call, linkExpired)
  const isSecure = call.request.baseUrl.startsWith('https:')
  return redirectPage(pending.path, [cookie, clearPendingCookie(isSecure)])
}

interface CallbackInput {
  readonly pending: PendingAuthorization
  readonly sessionToken: string
  readonly request: OpenCall['request']
}

async function openCallbackSession(
  tx: Tx,
  deps: Deps,
  { pending, sessionToken, request }: CallbackInput,
) {
  const session = await deps.identity.consumeSession(tx, sessionToken)
  if (!session) return undefined
  const { clientId, identityId, createdDate, proofs } = session
  const own = await deps.sites.findOwnClient(tx.siteId)
  if (![null, pending.clientId, own?.id].includes(clientId)) return undefined
  if ((tx.now.getTime() - createdDate.getTime()) / 1000 > CALLBACK_SECONDS) return undefined
  if ((await deps.identity.statusOf(tx, identityId)) !== 'ACTIVE') return undefined
  return openSiteSession(tx, deps, { identityId, signedInDate: createdDate, proofs }, request)
}

async function refusal(
  deps: Deps,
  call: OpenCall,
  messageKeys: readonly [MessageKey, MessageKey, MessageKey],
) {
  const { language, translate } = await languageOf(deps, call, { siteId: call.caller.siteId })
  const [title, ...sentences] = messageKeys
  return renderNoticePage({
    status: 400,
    language,
    title: translate(title),
    sentences: sentences.map((messageKey) => translate(messageKey)),
  })
}

const notStartedHere = ['notStartedHere', 'sameBrowser', 'signInThere'] as const
const linkExpired = ['linkExpired', 'linkOnceOnly', 'signInAgain'] as const
