import type { OAuthClient, Site } from '../model.ts'

/** Where a site's own storefront answers: its hosts, and the public address for the default site. */
export function ownOrigins(site: Site, isDefault: boolean, publicUrl: string): string[] {
  const { protocol } = new URL(publicUrl)
  const hosts = site.domains.map((host) => `${protocol}//${host}`)
  return isDefault ? [publicUrl, ...hosts] : hosts
}

/** A site's own storefront may always come back to itself, at whatever address it is reached today. */
export const withOwnAddresses = (client: OAuthClient, origins: readonly string[]): OAuthClient => ({
  ...client,
  allowedRedirectUris: [
    ...client.allowedRedirectUris,
    ...origins.map((origin) => `${origin}/login`),
  ],
  allowedRedirectDomains: [...client.allowedRedirectDomains, ...origins],
})
