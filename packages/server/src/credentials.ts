import type { StaffRole } from '@vitrine/contract/vocabulary'
import { looksLikeApiKey, type Sites } from './features/sites/index.ts'
import { tokenInCookies } from './features/staff/codec.ts'
import type { Staff } from './features/staff/index.ts'
import type { Caller } from './transport/caller.ts'
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
    const sent = (message.header('authorization') ?? '').replace(/^Bearer\s+/i, '').trim()
    const parts = sent.split(',').map((part) => part.trim())
    const key = parts.find(looksLikeApiKey)
    if (key) return apiKeyCaller(sites, key, message.header('wix-site-id'))
    if (sent !== '') return findTokenCaller(parts[0] ?? '')
    return (await staffCaller(sites, staff, message)) ?? noCaller(sites, message)
  }
}

async function apiKeyCaller(sites: Sites, key: string, siteId: string | undefined) {
  const found = await sites.recogniseApiKey(key)
  if (!found || (siteId && siteId !== found.siteId)) return undefined
  return merchant(found.siteId, found.id, 'api-key', found.role, found.scopes)
}

async function staffCaller(sites: Sites, staff: Staff, message: WireMessage) {
  const wanted = message.header(SITE_HEADER)
  const token = tokenInCookies(message.header('cookie'))
  if (wanted === undefined || !token) return undefined
  const session = await staff.sessionOf(token)
  if (!session) return undefined
  const all = await sites.list()
  const site = all.find((one) => one.id === wanted) ?? (wanted === '' ? all[0] : undefined)
  const role = site && staff.roleOn(session.grants, site.id)
  return site && role ? merchant(site.id, session.staff.id, 'staff', role, ['*']) : undefined
}

const noCaller = async (sites: Sites, message: WireMessage): Promise<Caller> => ({
  kind: 'none',
  siteId: (await sites.findByHost(new URL(message.baseUrl).host))?.id ?? '',
})

const merchant = (
  siteId: string,
  id: string,
  via: 'staff' | 'api-key',
  role: StaffRole,
  scopes: readonly string[],
): Caller => ({ kind: 'merchant', siteId, id, via, role, scopes })
