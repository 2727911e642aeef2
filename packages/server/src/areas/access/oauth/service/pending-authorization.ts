import type { AuthorizeRequest, Client, Deps } from '../model.ts'
import { PENDING_MINUTES } from '../rules/lifetimes.ts'
import { ownPathOf } from '../rules/own-path.ts'
import { pendingCookie, pendingTokenIn } from '../rules/session-cookie.ts'
import { inSeconds, lifetime } from '../rules/times.ts'

/** Browsers drop larger cookies. */
const MAX_COOKIE_LENGTH = 3800
const SECONDS = PENDING_MINUTES * 60

/** An authorization waiting for a sign-in. */
export interface PendingAuthorization {
  readonly siteId: string
  readonly clientId: string
  /** The path to continue at, without prompts that are already answered. */
  readonly path: string
}

/** A cookie that remembers the authorization by its state; none when it has no state or is too large. */
export function pendingCookies(
  { platform }: Deps,
  client: Client,
  { request, baseUrl }: { request: AuthorizeRequest; baseUrl: string },
): string[] {
  const { prompt, ...rest } = request
  // A member who has just signed in need not do it again, but may still have to consent.
  const asksConsent = prompt.split(' ').includes('consent')
  const path = ownPathOf({ ...rest, ...(asksConsent ? { prompt: 'consent' } : {}) })
  if (request.state === '' || path.length > MAX_COOKIE_LENGTH / 2) return []
  const token = platform.tokens.issue({
    typ: 'begun',
    sub: request.state,
    site: client.siteId,
    client: client.id,
    path,
    ...lifetime(platform.clock.now(), SECONDS),
  })
  if (token.length > MAX_COOKIE_LENGTH) return []
  return [pendingCookie(token, { isSecure: baseUrl.startsWith('https:'), seconds: SECONDS })]
}

/** The authorization with this state, when this browser began it. */
export function readPendingAuthorization(
  { platform }: Deps,
  cookies: string | undefined,
  state: string,
): PendingAuthorization | undefined {
  const claims = platform.tokens.read(pendingTokenIn(cookies), inSeconds(platform.clock.now()))
  if (claims?.typ !== 'begun' || state === '' || claims.sub !== state) return undefined
  return { siteId: claims.site, clientId: String(claims.client), path: String(claims.path) }
}
