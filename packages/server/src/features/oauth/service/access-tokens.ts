import type { Claims } from '../../../platform/signed-tokens.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Caller } from '../../../transport/caller.ts'
import type { Deps, Subject } from '../model.ts'
import { ACCESS_SECONDS } from '../rules/lifetimes.ts'

export const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

export const issueAccessToken = ({ platform }: Deps, subject: Subject, now: Date): string =>
  platform.tokens.issue({ ...claimsOf(subject), ...lifetime(now, ACCESS_SECONDS), typ: 'access' })

export const claimsOf = (subject: Subject) => ({
  sub: subject.id,
  site: subject.siteId,
  client: subject.clientId,
  role: subject.role,
  ...(subject.role === 'member' ? { auth_time: subject.signedInAt } : {}),
})

export const lifetime = (now: Date, seconds: number) => ({
  iat: inSeconds(now),
  exp: inSeconds(now) + seconds,
})

/**
 * The claims of an access token that still counts. A member's counts while its identity is ACTIVE,
 * which is asked every time: whoever is blocked is out with the next call, on every node.
 */
export async function readAccessToken(
  { platform, identity }: Deps,
  token: string,
): Promise<Claims | undefined> {
  const now = platform.clock.now()
  const claims = platform.tokens.read(token, inSeconds(now))
  if (claims?.typ !== 'access') return undefined
  if (claims.role === 'visitor') return claims
  const status = await identity.statusOf({ db: platform.db, siteId: claims.site }, claims.sub)
  return status === 'ACTIVE' ? claims : undefined
}

/** Who an access token speaks for; undefined when it proves nothing. */
export async function findTokenCaller(deps: Deps, token: string): Promise<Caller | undefined> {
  const claims = await readAccessToken(deps, token)
  if (!claims) return undefined
  const common = { siteId: claims.site, id: claims.sub, clientId: String(claims.client) }
  return claims.role === 'member'
    ? { kind: 'member', ...common, signedInAt: Number(claims.auth_time) }
    : { kind: 'visitor', ...common }
}

/** The site of a unit of work that learns it from a client. */
export type OnSite = (siteId: string) => Tx
