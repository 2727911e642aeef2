import type { HtmlPage } from '@vitrine/contract/oauth'
import { hashSecret } from '../../../platform/ids.ts'
import { inTransaction } from '../../../platform/tx.ts'
import type { Client, Deps, OpenCall, Standing } from '../model.ts'
import { isAllowedAddress } from '../rules/addresses.ts'
import { forgottenSession, refreshTokenIn } from '../rules/session-cookie.ts'
import { findStanding } from '../store/sign-ins.ts'
import { findClient } from './known-client.ts'
import { explainingPage, redirectPage } from './pages.ts'
import { endSignIn, siteOfRefreshToken } from './sign-ins.ts'
import { tellClient } from './tell-client.ts'

const FORM = '/_api/iam/authentication/v1/logout'

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
  if (!client || !isAllowedAddress(client, address)) return askFirst(deps, address, call)
  await endHere(deps, call, client)
  return redirectPage(address, forgottenSession(isSecure(call)))
}

/** The answer to the page that asked; only a form of this site may give it. */
export async function confirmSignOut(deps: Deps, call: OpenCall): Promise<HtmlPage> {
  const { origin, baseUrl } = call.request
  if (origin !== new URL(baseUrl).origin) return foreignForm()
  await endHere(deps, call)
  return redirectPage('/', forgottenSession(isSecure(call)), 303)
}

/** Ends the sign-in that the browser's cookie speaks for, and tells the client in the background. */
async function endHere(deps: Deps, call: OpenCall, client?: Client): Promise<void> {
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

const isSecure = ({ request }: OpenCall): boolean => request.baseUrl.startsWith('https:')

async function askFirst(deps: Deps, address: string, call: OpenCall): Promise<HtmlPage> {
  const { settings } = await deps.sites.get(call.caller.siteId)
  return explainingPage({
    status: address === '' ? 200 : 400,
    title: `Sign out of ${settings.name}?`,
    sentences: [
      address === ''
        ? 'You are still signed in in this browser.'
        : 'You are still signed in in this browser. The link that brought you here leads on to an address that the site has not allowed.',
    ],
    form: { action: FORM, button: 'Sign out' },
    link: { to: '/', text: 'Stay signed in' },
  })
}

const foreignForm = (): HtmlPage =>
  explainingPage({
    status: 403,
    title: 'You are still signed in',
    sentences: ['This form came from another website. Sign out from the site itself.'],
  })
