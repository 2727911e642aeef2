import type { HtmlPage } from '@vitrine/contract/oauth'
import { inTransaction, type Tx } from '../../../platform/tx.ts'
import type { Deps, OpenCall } from '../model.ts'
import { CALLBACK_SECONDS } from '../rules/lifetimes.ts'
import { forgottenBegun } from '../rules/session-cookie.ts'
import { type Begun, readBegun } from './begun.ts'
import { explainingPage, redirectPage } from './pages.ts'
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
  if (!begun) return notBegun()
  const cookie = await inTransaction(call.onSite(begun.siteId), (tx) =>
    admit(tx, deps, { begun, sessionToken, request: call.request }),
  )
  if (!cookie) return tooLate()
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
  const { clientId, identityId, createdDate } = session
  const own = await deps.sites.findOwnClient(tx.siteId)
  if (![null, begun.clientId, own?.id].includes(clientId)) return undefined
  if ((tx.now.getTime() - createdDate.getTime()) / 1000 > CALLBACK_SECONDS) return undefined
  if ((await deps.identity.statusOf(tx, identityId)) !== 'ACTIVE') return undefined
  return openSiteSession(tx, deps, { identityId, signedInDate: createdDate }, request)
}

const notBegun = (): HtmlPage =>
  explainingPage({
    status: 400,
    title: 'This sign-in was not begun here',
    sentences: [
      'A sign-in must end in the browser that began it, within 10 minutes.',
      'Go back to the website and sign in from there.',
    ],
  })

const tooLate = (): HtmlPage =>
  explainingPage({
    status: 400,
    title: 'This sign-in link does not work any more',
    sentences: [
      'It works once, within a minute of signing in.',
      'Go back to the website and sign in again.',
    ],
  })
