import * as oauth from 'oauth4webapi'
import type { OutsideLimits } from '../../../platform/fetch-outside.ts'
import { outsideFetch } from '../../../platform/outside-fetch.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Acquaintance, Named } from '../model.ts'
import { trustedMetadata } from '../rules/metadata.ts'

interface Known {
  readonly server: Promise<oauth.AuthorizationServer>
  readonly until: Date
}

const MINUTES = 10
/** More than that many issuers are not remembered. */
const MOST = 1000

/** Remembers providers by their issuers, and their keys as long as the library holds them good. */
export function createAcquaintance(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  limits: OutsideLimits,
): Acquaintance {
  const known = new Map<string, Known>()
  const keys = new Map<string, oauth.JWKSCacheInput>()
  const how = {
    [oauth.customFetch]: outsideFetch(limits),
    [oauth.allowInsecureRequests]: config.mode !== 'production',
  }
  async function discover(issuer: string): Promise<oauth.AuthorizationServer> {
    const url = new URL(issuer)
    const response = await oauth.discoveryRequest(url, { ...how, algorithm: 'oidc' })
    const server = await oauth.processDiscoveryResponse(url, response)
    return trustedMetadata(server)
  }
  return {
    how,
    async meet(provider) {
      if (provider.kind === 'OAUTH2') return describedBy(provider)
      const { issuer } = provider
      const before = known.get(issuer)
      if (before && before.until > clock.now()) return before.server
      const server = discover(issuer)
      if (known.size >= MOST) known.clear()
      known.set(issuer, { server, until: clock.after(clock.now(), { minutes: MINUTES }) })
      // What failed is asked again.
      server.catch(() => known.get(issuer)?.server === server && known.delete(issuer))
      return server
    },
    forget: ({ issuer }) => {
      known.delete(issuer)
    },
    keysOf({ issuer }, isStale = false) {
      const before = keys.get(issuer)
      if (before && !isStale) return before
      if (keys.size >= MOST) keys.clear()
      const fresh: oauth.JWKSCacheInput = {}
      keys.set(issuer, fresh)
      return fresh
    },
  }
}

/** A provider that does not describe itself: its owner here did. */
const describedBy = (provider: Named): oauth.AuthorizationServer => ({
  issuer: provider.issuer || new URL(provider.authorizationUrl).origin,
  authorization_endpoint: provider.authorizationUrl,
  token_endpoint: provider.tokenUrl,
  userinfo_endpoint: provider.userUrl,
})
