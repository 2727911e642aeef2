import { PermissionDenied } from '@vitrine/contract/kit'
import { oauth } from '@vitrine/contract/oauth'
import { publicSite, sites } from '@vitrine/contract/sites'
import { ApiKeyStrategy } from '../auth/api-key-strategy.ts'
import { callsOf } from '../client.ts'
import { VitrineError } from '../errors/vitrine-error.ts'
import type { Connection } from '../send.ts'
import { createTokenReader } from './access-tokens.ts'

/** The caller of an `Authorization` header, on this site. */
export type FoundCaller =
  | { readonly role: 'visitor' | 'member'; readonly id: string; readonly siteId: string }
  | { readonly role: 'user'; readonly siteId: string }

// How long a check of a member or a key is cached: a blocked one is refused after this time at the latest.
const CHECK_TTL_MS = 60_000
const MAX_REMEMBERED = 5000

const noAuth = { authHeaders: async () => ({}) }

/**
 * Finds the caller of a web method. Visitors are verified by the signature of their token alone; members and
 * API keys are checked at the server, at most once a minute each.
 */
export function createCallerFinder(connection: Connection, now: () => number, siteId?: string) {
  const readToken = createTokenReader(connection, now)
  const { tokenInfo } = callsOf(connection, noAuth, oauth)
  const { getSite } = callsOf(connection, noAuth, publicSite)
  const cachedCheck = createPositiveCache(now)
  let site = siteId === undefined ? undefined : Promise.resolve(siteId)

  const ownSite = () => {
    site ??= getSite({}).then((reply) => reply.site.id)
    // After a failure, the next call tries again.
    site.catch(() => {
      site = undefined
    })
    return site
  }
  const ofToken = async (token: string): Promise<FoundCaller | undefined> => {
    const claims = await readToken(token)
    if (!claims || claims.site !== (await ownSite())) return undefined
    const foundCaller = { role: claims.role, id: claims.sub, siteId: claims.site }
    if (claims.role === 'visitor') return foundCaller
    const counts = await cachedCheck(token, async () => (await tokenInfo({ token })).active)
    return counts ? foundCaller : undefined
  }
  const ofKey = async (apiKey: string): Promise<FoundCaller | undefined> => {
    const own = await ownSite()
    const auth = ApiKeyStrategy({ apiKey, siteId: own })(connection)
    const { getSettings } = callsOf(connection, auth, sites)
    const counts = await cachedCheck(apiKey, () => isAnswered(getSettings({})))
    return counts ? { role: 'user', siteId: own } : undefined
  }

  return async (authorization: string): Promise<FoundCaller | undefined> => {
    // `visitor,key`: the key decides, as it does at the server.
    const parts = authorization.replace(/^Bearer\s+/i, '').split(',')
    const last = parts.map((part) => part.trim()).findLast((part) => part !== '')
    if (!last) return undefined
    return last.split('.').length === 3 ? ofToken(last) : ofKey(last)
  }
}

/** Whether a key is valid. Throws for a key without the required scope, and when the server is unreachable. */
async function isAnswered(reply: Promise<unknown>): Promise<boolean> {
  try {
    await reply
    return true
  } catch (error) {
    const status = error instanceof VitrineError ? error.status : undefined
    if (status === 401) return false
    throw status === 403 ? PermissionDenied() : error
  }
}

/** Caches positive results only. */
function createPositiveCache(now: () => number) {
  const expiries = new Map<string, number>()
  return async (key: string, ask: () => Promise<boolean>): Promise<boolean> => {
    if ((expiries.get(key) ?? 0) > now()) return true
    expiries.delete(key)
    if (!(await ask())) return false
    if (expiries.size >= MAX_REMEMBERED) expiries.delete(expiries.keys().next().value ?? '')
    expiries.set(key, now() + CHECK_TTL_MS)
    return true
  }
}
