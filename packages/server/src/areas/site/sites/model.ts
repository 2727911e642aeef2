import type { CurrencyRate, SiteSettings, SiteSettingsChanges } from '@vitrine/contract/sites'
import type {
  SiteDeletion,
  SiteNamespace,
  SiteOrigin,
  SiteState,
  StaffRole,
} from '@vitrine/contract/vocabulary'

export interface Site {
  readonly id: string
  readonly namespace: SiteNamespace
  readonly state: SiteState
  /** Null for a site that is not leaving. */
  readonly deletion: SiteDeletion | null
  readonly createdFrom: SiteOrigin
  readonly domains: readonly string[]
  readonly settings: SiteSettings
  /** Exchange rates of the current and earlier currencies. */
  readonly rates: readonly SiteRate[]
  /** The client of the site's own storefront: the first one it got. */
  readonly ownClientId: string | null
  readonly createdDate: Date
  readonly trashedDate: Date | null
}

/** A rate of the table, and the currency it is from. */
export interface SiteRate extends CurrencyRate {
  readonly base: string
}

/** Write-only secrets of the settings. */
export const secretNames = ['captcha', 'smtp', 'sms-gateway', 'call-gateway'] as const
export type SecretName = (typeof secretNames)[number]
/** A new secret, or none to forget the old one; absent names stay. */
export type SecretChanges = Partial<Record<SecretName, string>>

/** A website that can request tokens and codes. */
export interface OAuthClient {
  readonly siteId: string
  readonly id: string
  readonly name: string
  readonly description: string
  readonly loginUrl: string | null
  readonly logoutUrl: string | null
  readonly allowedRedirectUris: readonly string[]
  readonly allowedRedirectDomains: readonly string[]
  readonly applicationType: string
  readonly isThirdParty: boolean
  readonly postLogoutRedirectUris: readonly string[]
  readonly allowedScopes: readonly string[]
  readonly appScopes: readonly string[]
  /** The end of its secret; only a hash of the secret is stored, and it is never shown again. */
  readonly secretHint: string | null
  readonly secretDate: Date | null
  /** Whether it is the storefront's own. */
  readonly isOwn: boolean
  readonly createdDate: Date
}

/** The editable fields of a client. Empty addresses are dropped. */
export interface ClientFields {
  readonly name: string
  readonly description: string
  readonly loginUrl: string
  readonly logoutUrl: string
  readonly allowedRedirectUris: readonly string[]
  readonly allowedRedirectDomains: readonly string[]
  readonly applicationType: string
  readonly isThirdParty: boolean
  readonly postLogoutRedirectUris: readonly string[]
  readonly allowedScopes: readonly string[]
  readonly appScopes: readonly string[]
}
export type NewClient = Partial<ClientFields> & { readonly name: string }

export interface ApiKey {
  readonly siteId: string
  readonly id: string
  readonly name: string
  readonly hint: string
  readonly scopes: readonly string[]
  readonly createdDate: Date
  readonly expiresDate: Date | null
  readonly lastUsedDate: Date | null
  readonly revokedDate: Date | null
}

/** A valid key, as the caller it authenticates. */
export interface RecognisedKey {
  readonly siteId: string
  readonly id: string
  readonly role: StaffRole
  readonly scopes: readonly string[]
}

/** A bare site, as commands and tests make it. */
export interface NewSite {
  readonly settings: SiteSettingsChanges
  readonly domains?: readonly string[]
  readonly namespace?: SiteNamespace
  readonly state?: SiteState
}
