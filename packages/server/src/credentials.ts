import { looksLikeApiKey, type Sites } from './features/sites/index.ts'
import { tokenInCookies } from './features/staff/codec.ts'
import type { Staff } from './features/staff/index.ts'
import { type Caller, type Merchant, type RoleGrant, roleOn } from './transport/caller.ts'
import type { WireMessage } from './transport/message.ts'

/** Header by which the dashboard names the site it works on; a foreign page cannot send it. */
export const SITE_HEADER = 'vitrine-site-id'

export interface CredentialSources {
  readonly sites: Sites
  readonly staff: Staff
  findTokenCaller(token: string): Promise<Caller | undefined>
}

/**
 * Who sent a message. In `Authorization`, with or without `Bearer`: an access token, an API key, or both
 * joined by a comma, where the key decides. Without it: the staff cookie, on calls that name a site.
 * Undefined when something was sent that proves nothing.
 */
export function createCredentials({ sites, staff, findTokenCaller }: CredentialSources) {
  return async (message: WireMessage): Promise<Caller | undefined> => {
    const sent = withoutScheme(message.header('authorization') ?? '')
    const parts = sent.split(',').map((part) => part.trim())
    const key = parts.find(looksLikeApiKey)
    if (key) return apiKeyCaller(sites, key, message.header('wix-site-id'))
    if (sent !== '') return findTokenCaller(parts[0] ?? '')
    return (await staffCaller(sites, staff, message)) ?? noCaller(sites, message)
  }
}

/** What an `Authorization` header carries. */
export const withoutScheme = (header: string): string => header.replace(/^Bearer\s+/i, '').trim()

async function apiKeyCaller(
  sites: Sites,
  key: string,
  wanted: string | undefined,
): Promise<Merchant | undefined> {
  const found = await sites.recogniseApiKey(key)
  if (!found || (wanted && wanted !== found.siteId)) return undefined
  const { siteId, role } = found
  return { kind: 'merchant', via: 'api-key', ...found, grants: [{ siteId, role }] }
}

async function staffCaller(
  sites: Sites,
  staff: Staff,
  message: WireMessage,
): Promise<Merchant | undefined> {
  const wanted = message.header(SITE_HEADER)
  const token = tokenInCookies(message.header('cookie'))
  if (wanted === undefined || !token) return undefined
  const session = await staff.sessionOf(token)
  const siteId = session && (await chosenSite(sites, session.grants, wanted))
  const role = siteId && roleOn(session.grants, siteId)
  if (!session || !siteId || !role) return undefined
  const { id } = session.staff
  const { grants } = session
  const merchant: Merchant = {
    ...{ kind: 'merchant', via: 'staff', siteId, id, role, scopes: ['*'], grants },
  }
  return (await staff.lacksFactor(session)) ? { ...merchant, lacksFactor: true } : merchant
}

/** The site that was named, also one in the trash; without a name the first one somebody may work on. */
async function chosenSite(
  sites: Sites,
  grants: readonly RoleGrant[],
  wanted: string,
): Promise<string | undefined> {
  const all = (await sites.list()).filter(({ deletion }) => deletion !== 'PENDING_PURGE')
  if (wanted !== '') return all.find(({ id }) => id === wanted)?.id
  const own = all.filter(({ id }) => roleOn(grants, id))
  return (own.find(({ deletion }) => deletion === null) ?? own[0])?.id
}

const noCaller = async (sites: Sites, message: WireMessage): Promise<Caller> => ({
  kind: 'none',
  siteId: (await sites.findByHost(new URL(message.baseUrl).host))?.id ?? '',
})
