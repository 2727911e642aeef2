import type { Claims } from '../../../../platform/signed-tokens.ts'
import type { Caller } from '../../../../transport/caller.ts'
import type { Deps, Subject } from '../model.ts'
import { instanceData } from '../rules/instance-data.ts'
import { inSeconds, lifetime } from '../rules/times.ts'
import { findSignInStatus } from '../store/sign-ins.ts'
import { appCaller, readAppToken } from './app-tokens.ts'

export const issueAccessToken = (
  { platform }: Deps,
  subject: Subject,
  { now, seconds }: { now: Date; seconds: number },
): string =>
  platform.tokens.issue({
    ...claimsOf(subject),
    ...lifetime(now, seconds),
    typ: 'access',
    data: instanceData(subject, now),
  })

export const claimsOf = (subject: Subject) => ({
  sub: subject.id,
  site: subject.siteId,
  client: subject.clientId,
  role: subject.role,
  ...(subject.role === 'member'
    ? {
        auth_time: subject.signedInAt,
        sid: subject.signInId,
        ...(subject.limits ? { scope: subject.limits.join(' ') } : {}),
      }
    : {}),
})

/**
 * The claims of a valid access token. A member's is valid while its sign-in has not ended and its identity is
 * ACTIVE, checked on every call: a blocked or signed-out member is refused immediately on every node.
 */
export async function readAccessToken(deps: Deps, token: string): Promise<Claims | undefined> {
  const { platform } = deps
  const now = platform.clock.now()
  const claims = platform.tokens.read(token, inSeconds(now))
  if (claims?.typ !== 'access') return undefined
  if (claims.role === 'visitor') return claims
  if (claims.role === 'app') return readAppToken(deps, token)
  if (typeof claims.sid !== 'string') return undefined
  const siteDb = { db: platform.direct, siteId: claims.site }
  const signInStatus = await findSignInStatus(siteDb, { id: claims.sid })
  return signInStatus?.status === 'ACTIVE' && !signInStatus.isEnded ? claims : undefined
}

/** The site of a visitor whose token was verified before, from the cache. */
export function recallVisitorSite({ platform }: Deps, token: string): string | undefined {
  const claims = platform.tokens.readCached(token, inSeconds(platform.clock.now()))
  return claims?.typ === 'access' && claims.role === 'visitor' ? claims.site : undefined
}

/** The caller of an access token; undefined when it is not valid. */
export async function findTokenCaller(deps: Deps, token: string): Promise<Caller | undefined> {
  const claims = await readAccessToken(deps, token)
  if (!claims) return undefined
  if (claims.role === 'app') return appCaller(deps, claims)
  const common = { siteId: claims.site, id: claims.sub, clientId: String(claims.client) }
  return claims.role === 'member'
    ? {
        kind: 'member',
        ...common,
        signedInAt: Number(claims.auth_time),
        signInId: String(claims.sid),
        ...(typeof claims.scope === 'string' ? { limits: claims.scope.split(' ') } : {}),
      }
    : { kind: 'visitor', ...common }
}
