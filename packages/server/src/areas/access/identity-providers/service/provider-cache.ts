import * as oauth from 'oauth4webapi'
import { createLibraryFetch } from '../../../../platform/library-fetch.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { FetchLimits } from '../../../../platform/safe-fetch.ts'
import type { ProviderCache, ProviderKey } from '../model.ts'
import { trustedMetadata } from '../rules/metadata.ts'

interface CachedServer {
  readonly server: Promise<oauth.AuthorizationServer>
  readonly until: Date
}

const MINUTES = 10
/** Maximum number of cached issuers. */
const MAX_ISSUERS = 1000

/** Caches metadata by issuer, and keys for as long as the library considers them valid. */
export function createProviderCache(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  limits: FetchLimits,
): ProviderCache {
  const servers = new Map<string, CachedServer>()
  const keys = new Map<string, oauth.JWKSCacheInput>()
  const fetchOptions = {
    [oauth.customFetch]: createLibraryFetch(limits),
    [oauth.allowInsecureRequests]: config.mode !== 'production',
  }
  async function requestDiscovery(issuer: string): Promise<oauth.AuthorizationServer> {
    const url = new URL(issuer)
    const response = await oauth.discoveryRequest(url, { ...fetchOptions, algorithm: 'oidc' })
    const server = await oauth.processDiscoveryResponse(url, response)
    return trustedMetadata(server)
  }
  return {
    fetchOptions,
    async discover(provider) {
      if (provider.kind === 'OAUTH2') return serverOfProvider(provider)
      const { issuer } = provider
      const cached = servers.get(issuer)
      if (cached && cached.until > clock.now()) return cached.server
      const server = requestDiscovery(issuer)
      if (servers.size >= MAX_ISSUERS) servers.clear()
      servers.set(issuer, { server, until: clock.after(clock.now(), { minutes: MINUTES }) })
      // A failed request is not cached.
      server.catch(() => servers.get(issuer)?.server === server && servers.delete(issuer))
      return server
    },
    forget: ({ issuer }) => {
      servers.delete(issuer)
    },
    keysOf({ issuer }, isStale = false) {
      const cached = keys.get(issuer)
      if (cached && !isStale) return cached
      if (keys.size >= MAX_ISSUERS) keys.clear()
      const cache: oauth.JWKSCacheInput = {}
      keys.set(issuer, cache)
      return cache
    },
  }
}

/** Metadata of a provider without discovery, from its settings here. */
const serverOfProvider = (provider: ProviderKey): oauth.AuthorizationServer => ({
  issuer: provider.issuer || new URL(provider.authorizationUrl).origin,
  authorization_endpoint: provider.authorizationUrl,
  token_endpoint: provider.tokenUrl,
  userinfo_endpoint: provider.userUrl,
})
