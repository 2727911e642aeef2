import { hashSecret } from '../../../../../platform/ids.ts'
import type { Deps } from '../../model.ts'
import { AGE_LEEWAY_SECONDS } from '../../rules/lifetimes.ts'
import { isOwnNavigation } from '../../rules/navigation.ts'
import { refreshTokenIn } from '../../rules/session-cookie.ts'
import { findSignInStatus } from '../../store/sign-ins.ts'
import { ownHostOf } from '../own-host.ts'
import { isGuid } from '../require-client.ts'
import { siteOfRefreshToken } from '../sign-ins.ts'
import {
  AnswerRefusal,
  type Check,
  clientOf,
  type Flow,
  SignInRequired,
  txOf,
  WrongHost,
} from './flow.ts'

/** Uses the session token; without one, the site's own cookie where allowed. */
export const loadLoginSession: Check = async (flow, deps) => {
  if (flow.session) return
  const tokenSession = await sessionOfToken(flow, deps)
  if (!tokenSession) await goToOwnHost(flow, deps)
  const session = tokenSession ?? (await sessionOfCookie(flow))
  if (session && isRecent(session.createdDate, flow)) {
    flow.session = session
    return
  }
  if (flow.prompts.includes('none'))
    throw new AnswerRefusal('login_required', 'Nobody is signed in')
  await checkProvider(flow, deps)
  throw new SignInRequired('Sign in first')
}

/** Cookies and pages of a site only exist on its own host. */
async function goToOwnHost(flow: Flow, deps: Deps): Promise<void> {
  const location = { baseUrl: flow.call.request.baseUrl, path: flow.ownPath }
  const address = await ownHostOf(deps, clientOf(flow), location)
  if (address) throw new WrongHost(address)
}

/** Redirects directly to a requested provider. */
async function checkProvider(flow: Flow, { providers }: Deps): Promise<void> {
  const { idp } = flow.request
  if (idp === '') return
  if (isGuid(idp) && (await providers.isOffered(txOf(flow), idp))) return
  throw new AnswerRefusal('invalid_request', 'The site has no such connection')
}

/** A session token is valid for the client it was issued for; one of the site's own pages for all clients. */
async function sessionOfToken(flow: Flow, { identity, sites }: Deps) {
  const { sessionToken } = flow.request
  const session = sessionToken ? await identity.findSession(txOf(flow), sessionToken) : undefined
  if (!session) return undefined
  const client = clientOf(flow)
  const own = await sites.findOwnClient(client.siteId)
  return [null, client.id, own?.id].includes(session.clientId) ? session : undefined
}

/**
 * The session of the site's cookie; with prompt `login` only if the client does not require a new sign-in.
 */
async function sessionOfCookie(flow: Flow) {
  const { request, call, mode, prompts } = flow
  const isAsked = prompts.includes('login') || prompts.includes('select_account')
  const insists = isAsked && request.optionalLogin !== 'true'
  if (insists || !isOwnNavigation(call.request.header, mode)) return undefined
  const token = refreshTokenIn(call.request.header('cookie'))
  if (siteOfRefreshToken(token) !== clientOf(flow).siteId) return undefined
  const signInStatus = await findSignInStatus(txOf(flow), { refreshHash: hashSecret(token) })
  if (!signInStatus) return undefined
  // A blocked member gets an explanation; a signed-out one is treated as not signed in.
  const isNobody = signInStatus.isEnded && signInStatus.status === 'ACTIVE'
  const { identityId, signedInDate, proofs } = signInStatus
  return isNobody ? undefined : { identityId, createdDate: signedInDate, proofs }
}

function isRecent(signedIn: Date, flow: Flow): boolean {
  const { maxAge } = flow.request
  if (maxAge === '') return true
  const seconds = (txOf(flow).now.getTime() - signedIn.getTime()) / 1000
  return seconds <= Number(maxAge) + AGE_LEEWAY_SECONDS
}
