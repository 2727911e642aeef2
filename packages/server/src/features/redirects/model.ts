import type { RedirectSessionRequest } from '@vitrine/contract/redirects'
import type { Platform } from '../../platform/platform.ts'
import type { Events } from '../events/index.ts'
import type { OAuthFeature } from '../oauth/index.ts'

/** What redirects asks of the sites. */
export interface SiteDirectory {
  find(siteId: string): Promise<{ readonly domains: readonly string[] } | undefined>
}

export interface Deps {
  readonly platform: Platform
  readonly events: Events
  readonly oauth: OAuthFeature
  readonly sites: SiteDirectory
}

/** Where to send a browser: a page of the site and its parameters. */
export interface Destination {
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
}

/** A request with what its intents need to know of the caller. */
export interface Asked {
  readonly request: RedirectSessionRequest
  readonly siteId: string
  /** The page that calls, as its browser says. */
  readonly origin: string | undefined
  /** Scheme and host of the site's own pages. */
  readonly siteUrl: string
}

export interface Made extends Destination {
  readonly id: string
  readonly siteUrl: string
  readonly sessionToken: string
}
