import type { OAuthClient, Site } from './model.ts'

export const encodePublicSite = (site: Site, client: OAuthClient | undefined) => ({
  id: site.id,
  name: site.settings.name,
  tagline: site.settings.tagline,
  currency: site.settings.currency,
  locale: site.settings.locale,
  catalogVersion: site.settings.catalogVersion,
  ...(client ? { clientId: client.id } : {}),
})

export const encodeSummary = (site: Site) => ({
  id: site.id,
  name: site.settings.name,
  state: site.state,
  catalogVersion: site.settings.catalogVersion,
  domains: [...site.domains],
  createdDate: site.createdDate,
})
