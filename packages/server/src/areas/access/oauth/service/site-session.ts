import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, OpenCall, SignIn, SignInStatus } from '../model.ts'
import { lifetimesOf } from '../rules/lifetimes.ts'
import { sessionCookie } from '../rules/session-cookie.ts'
import { inSeconds } from '../rules/times.ts'
import { findSignInStatus } from '../store/sign-ins.ts'
import { beginSignIn } from './sign-ins.ts'

type Request = OpenCall['request']

/** Signs a browser in on the site's own pages, as a separate sign-in; returns the cookie. */
export async function openSiteSession(
  tx: Tx,
  deps: Deps,
  { identityId, signedInDate, proofs }: Pick<SignIn, 'identityId' | 'signedInDate' | 'proofs'>,
  request: Request,
): Promise<string> {
  const own = await deps.sites.findOwnClient(tx.siteId)
  const { refreshDays } = lifetimesOf((await deps.sites.get(tx.siteId)).settings)
  const signIn = {
    identityId,
    signedInDate,
    proofs,
    clientId: own?.id ?? null,
    scope: [],
    isLimited: false,
    isRenewable: true,
  }
  const pair = await beginSignIn(tx, deps, signIn, request)
  const tokens = {
    accessToken: pair.accessToken,
    refreshToken: pair.refreshToken ?? '',
    expiresAt: inSeconds(tx.now) + pair.expiresInSeconds,
  }
  const isSecure = request.baseUrl.startsWith('https:')
  return sessionCookie(tokens, { isSecure, seconds: refreshDays * 86_400 })
}

/** The same for the member of a sign-in, while that counts. */
export async function continueOnSite(
  tx: Tx,
  deps: Deps,
  signInId: string,
  request: Request,
): Promise<string | undefined> {
  const signInStatus = await findSignInStatus(tx, { id: signInId })
  return signInStatus && isActive(signInStatus)
    ? openSiteSession(tx, deps, signInStatus, request)
    : undefined
}

const isActive = ({ isEnded, status }: SignInStatus): boolean => !isEnded && status === 'ACTIVE'
