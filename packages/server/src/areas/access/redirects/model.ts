import type { Intent, RedirectSessionRequest } from '@vitrine/contract/redirects'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { Events } from '../../site/events/index.ts'
import type { Client, OAuthFeature } from '../oauth/index.ts'

/** Address templates of external pages by intent; an empty template counts as none. */
export type Templates = Readonly<Partial<Record<Intent, string>>>

/** What redirects needs from sites. */
export interface SiteDirectory {
  get(siteId: string): Promise<{
    readonly settings: { readonly redirectTemplates: Templates }
  }>
  /** Scheme and host of the site's own pages for a request that came in at `baseUrl`. */
  urlOf(siteId: string, baseUrl: string): Promise<string>
  /** The client of the site's own pages. */
  findOwnClient(siteId: string): Promise<Client | undefined>
}

/** Links that let one browser use one checkout on behalf of the caller. */
export interface CheckoutLinks {
  save(
    tx: Tx,
    link: {
      readonly token: string
      readonly checkoutId: string
      /** Both null of a merchant. */
      readonly owner: { readonly visitorId: string | null; readonly memberId: string | null }
      readonly returnTo: {
        readonly thankYouPageUrl?: string
        readonly cartPageUrl?: string
        readonly postFlowUrl?: string
      }
    },
  ): Promise<void>
}

export interface Deps {
  readonly platform: Platform
  readonly events: Events
  readonly oauth: OAuthFeature
  readonly sites: SiteDirectory
  readonly checkoutLinks: CheckoutLinks
}

export type RedirectCall = Pick<HandlerContext, 'tx' | 'transaction' | 'caller' | 'request'>

/** A request with the caller and site data that its intents need. */
export interface RedirectContext {
  readonly request: RedirectSessionRequest
  readonly intent: Intent
  /** The caller's client; for callers without one, such as servers with an API key, that of the site's own pages. */
  readonly client: Client | undefined
  readonly siteId: string
  /** The calling page, from the Origin header or else from the request. */
  readonly origin: string | undefined
  readonly isMember: boolean
  /** Scheme and host of the site's own pages. */
  readonly siteUrl: string
  readonly templates: Templates
}

/** A whole address that a short one or a member's link leads to. */
export interface SignedLink {
  readonly token: string
  readonly id: string
  readonly signInId: string
  readonly target: string
}

export interface CreatedRedirect {
  readonly id: string
  readonly fullUrl: string
  readonly sessionToken: string
  readonly shortUrl: string
}
