import type { SiteSettings } from '@vitrine/contract/sites'
import type { SiteState, StaffRole } from '@vitrine/contract/vocabulary'

export interface Site {
  readonly id: string
  readonly state: SiteState
  readonly domains: readonly string[]
  readonly settings: SiteSettings
  /** The client of the site's own storefront: the first one it got. */
  readonly ownClientId: string | null
  readonly createdDate: Date
}

/** A website that may ask for tokens and codes. */
export interface OAuthClient {
  readonly siteId: string
  readonly id: string
  readonly name: string
  readonly loginUrl: string | null
  readonly logoutUrl: string | null
  readonly allowedRedirectUris: readonly string[]
  readonly allowedRedirectDomains: readonly string[]
}

export interface ApiKey {
  readonly siteId: string
  readonly id: string
  readonly role: StaffRole
  readonly scopes: readonly string[]
  readonly expiresDate: Date | null
}

export interface NewSite {
  readonly settings: Partial<SiteSettings>
  readonly domains?: readonly string[]
}

export interface NewClient {
  readonly name: string
  readonly allowedRedirectUris?: readonly string[]
  readonly allowedRedirectDomains?: readonly string[]
}
