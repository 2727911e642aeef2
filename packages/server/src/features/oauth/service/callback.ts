import type { HtmlPage } from '@vitrine/contract/oauth'
import { inTransaction, type Tx } from '../../../platform/tx.ts'
import type { Deps, OpenCall } from '../model.ts'
import { CALLBACK_SECONDS } from '../rules/lifetimes.ts'
import { forgottenBegun } from '../rules/session-cookie.ts'
import type { Word } from '../rules/words.ts'
import { type Begun, readBegun } from './begun.ts'
import { explainingPage } from './explaining-page.ts'
import { languageOf } from './language-of.ts'
import { redirectPage } from './pages.ts'
import { openSiteSession } from './site-session.ts'

/**
 * Ends a sign-in that an authorization of this browser waited for: the site keeps the member, and the
 * authorization goes on. The session token stood in an address, so it is used up, whatever comes of it.
 */
export async function finishSignIn(
  deps: Deps,
  { state, sessionToken }: { readonly state: string; readonly sessionToken: string },
  call: OpenCall,
): Promise<HtmlPage> {
  const begun = readBegun(deps, call.request.header('cookie'), state)
  if (!begun) return refusal(deps, call, notBegun)
  const cookie = await inTransaction(call.onSite(begun.siteId), (tx) =>
    admit(tx, deps, { begun, sessionToken, request: call.request }),
  )
  if (!cookie) return refusal(deps, call, tooLate)
  const isSecure = call.request.baseUrl.startsWith('https:')
  return redirectPage(begun.path, [cookie, forgottenBegun(isSecure)])
}

interface Arrival {
  readonly begun: Begun
  readonly sessionToken: string
  readonly request: OpenCall['request']
}

async function admit(tx: Tx, deps: Deps, { begun, sessionToken, request }: Arrival) {
  const session = await deps.identity.takeSession(tx, sessionToken)
  if (!session) return undefined
  const { clientId, identityId, createdDate, proofs } = session
  const own = await deps.sites.findOwnClient(tx.siteId)
  if (![null, begun.clientId, own?.id].includes(clientId)) return undefined
  if ((tx.now.getTime() - createdDate.getTime()) / 1000 > CALLBACK_SECONDS) return undefined
  if ((await deps.identity.statusOf(tx, identityId)) !== 'ACTIVE') return undefined
  return openSiteSession(tx, deps, { identityId, signedInDate: createdDate, proofs }, request)
}

async function refusal(deps: Deps, call: OpenCall, words: readonly [Word, Word, Word]) {
  const { language, say } = await languageOf(deps, call, { siteId: call.caller.siteId })
  const [title, ...sentences] = words
  return explainingPage({
    status: 400,
    language,
    title: say(title),
    sentences: sentences.map((word) => say(word)),
  })
}

const notBegun = ['notBegun', 'sameBrowser', 'signInThere'] as const
const tooLate = ['tooLate', 'onceOnly', 'signInAgain'] as const
