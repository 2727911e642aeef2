import type { OAuthClient, Site } from '../model.ts'
import { siteUrlOf } from './site-url.ts'

/** The origins of a site's own storefront: the URL of its pages, and every domain it lists. */
export function ownOrigins(site: Site, sites: readonly Site[], publicUrl: string): string[] {
  const { protocol } = new URL(publicUrl)
  const hosts = site.domains.map((host) => `${protocol}//${host}`)
  return [...new Set([siteUrlOf(site, sites, { publicUrl }), ...hosts])]
}

/** A site's own storefront may always redirect to itself, at its current addresses. */
export const withOwnAddresses = (client: OAuthClient, origins: readonly string[]): OAuthClient => ({
  ...client,
  allowedRedirectUris: [
    ...client.allowedRedirectUris,
    ...origins.map((origin) => `${origin}/login`),
  ],
  allowedRedirectDomains: [...client.allowedRedirectDomains, ...origins],
})
