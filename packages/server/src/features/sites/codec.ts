import type { Site } from './model.ts'

export const encodePublicSite = (site: Site) => ({
  id: site.id,
  name: site.settings.name,
  tagline: site.settings.tagline,
  currency: site.settings.currency,
  locale: site.settings.locale,
  catalogVersion: site.settings.catalogVersion,
  ...(site.ownClientId ? { clientId: site.ownClientId } : {}),
})

export const encodeSummary = (site: Site) => ({
  id: site.id,
  name: site.settings.name,
  state: site.state,
  catalogVersion: site.settings.catalogVersion,
  domains: [...site.domains],
  createdDate: site.createdDate,
})
