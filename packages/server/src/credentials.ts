import { tokenInCookies } from './areas/access/staff/codec.ts'
import type { Staff } from './areas/access/staff/index.ts'
import { looksLikeApiKey, type Sites } from './areas/site/sites/index.ts'
import { type Caller, type Merchant, type RoleGrant, roleOn } from './transport/caller.ts'
import type { PipelineRequest } from './transport/pipeline-messages.ts'

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
export function createCallerLookup({ sites, staff, findTokenCaller }: CredentialSources) {
  return async (message: PipelineRequest): Promise<Caller | undefined> => {
    const credentials = withoutScheme(message.header('authorization') ?? '')
    const parts = credentials.split(',').map((part) => part.trim())
    const key = parts.find(looksLikeApiKey)
    if (key) return apiKeyCaller(sites, key, message.header('wix-site-id'))
    if (credentials !== '') return findTokenCaller(parts[0] ?? '')
    return (await staffCaller(sites, staff, message)) ?? anonymousCaller(sites, message)
  }
}

/** The contents of an `Authorization` header. */
export const withoutScheme = (header: string): string => header.replace(/^Bearer\s+/i, '').trim()

async function apiKeyCaller(
  sites: Sites,
  key: string,
  requestedSiteId: string | undefined,
): Promise<Merchant | undefined> {
  const apiKey = await sites.recogniseApiKey(key)
  if (!apiKey || (requestedSiteId && requestedSiteId !== apiKey.siteId)) return undefined
  const { siteId, role } = apiKey
  return { kind: 'merchant', via: 'api-key', ...apiKey, grants: [{ siteId, role }] }
}

async function staffCaller(
  sites: Sites,
  staff: Staff,
  message: PipelineRequest,
): Promise<Merchant | undefined> {
  const requestedSiteId = message.header(SITE_HEADER)
  const token = tokenInCookies(message.header('cookie'))
  if (requestedSiteId === undefined || !token) return undefined
  const session = await staff.sessionOf(token)
  const siteId = session && (await requestedSite(sites, session.grants, requestedSiteId))
  const role = siteId && roleOn(session.grants, siteId)
  if (!session || !siteId || !role) return undefined
  const { id } = session.staff
  const { grants } = session
  const merchant: Merchant = {
    kind: 'merchant',
    via: 'staff',
    siteId,
    id,
    role,
    scopes: ['*'],
    grants,
  }
  return (await staff.lacksFactor(session)) ? { ...merchant, lacksFactor: true } : merchant
}

/** The named site, also one in the trash; without a name the first one that the account may work on. */
async function requestedSite(
  sites: Sites,
  grants: readonly RoleGrant[],
  requestedSiteId: string,
): Promise<string | undefined> {
  const all = (await sites.list()).filter(({ deletion }) => deletion !== 'PENDING_PURGE')
  if (requestedSiteId !== '') return all.find(({ id }) => id === requestedSiteId)?.id
  const own = all.filter(({ id }) => roleOn(grants, id))
  return (own.find(({ deletion }) => deletion === null) ?? own[0])?.id
}

const anonymousCaller = async (sites: Sites, message: PipelineRequest): Promise<Caller> => ({
  kind: 'none',
  siteId: (await sites.findByHost(new URL(message.baseUrl).host))?.id ?? '',
})
