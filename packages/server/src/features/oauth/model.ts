import type { SiteSettings } from '@vitrine/contract/sites'
import type { IdentityStatus } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { RequestFacts } from '../../transport/call.ts'
import type { Caller } from '../../transport/caller.ts'
import type { Events } from '../events/index.ts'
import type { IdentityFeature } from '../identity/index.ts'

/** A website that may ask for tokens and codes. */
export interface Client {
  readonly siteId: string
  readonly id: string
  /** Called in the background when somebody signs out through this client. */
  readonly logoutUrl: string | null
  readonly allowedRedirectUris: readonly string[]
  readonly allowedRedirectDomains: readonly string[]
}

/** What oauth asks of the sites. */
export interface SiteDirectory {
  findClient(id: string): Promise<Client | undefined>
  /** The client of the site's own pages. */
  findOwnClient(siteId: string): Promise<Client | undefined>
  get(siteId: string): Promise<SiteSummary>
  find(siteId: string): Promise<SiteSummary | undefined>
  /** Undefined for a site that visitors do not find. */
  gateOf(siteId: string): Promise<{ readonly isClosed: boolean } | undefined>
}

interface SiteSummary {
  readonly settings: Pick<SiteSettings, 'name' | 'sessions'>
}

export interface Deps {
  readonly platform: Platform
  readonly events: Events
  readonly identity: Pick<
    IdentityFeature,
    'find' | 'statusOf' | 'findSession' | 'takeSession' | 'log'
  >
  readonly sites: SiteDirectory
}

/** The same unit of work on another site, for calls that learn their site from a client or a token. */
export type OnSite = (siteId: string) => Tx

/** What a sign-in remembers of the browser it was made in. */
export type Visit = Pick<RequestFacts, 'network' | 'userAgent'>

/** A call without a site of its own. */
export interface OpenCall {
  readonly onSite: OnSite
  readonly caller: Caller
  readonly request: Visit & Pick<RequestFacts, 'header' | 'baseUrl' | 'origin'>
}

/** Who tokens speak for. A member's say which sign-in they belong to, and when it was made, in seconds. */
export type Subject = VisitorSubject | MemberSubject
interface VisitorSubject {
  readonly role: 'visitor'
  readonly id: string
  readonly siteId: string
  readonly clientId: string
}
interface MemberSubject extends Omit<VisitorSubject, 'role'> {
  readonly role: 'member'
  readonly signedInAt: number
  readonly signInId: string
}

export interface TokenPair {
  readonly accessToken: string
  /** Null for a sign-in that cannot be renewed. */
  readonly refreshToken: string | null
  readonly expiresInSeconds: number
}

export interface AuthorizationCode {
  readonly clientId: string
  readonly identityId: string
  readonly codeChallenge: string
  readonly redirectUri: string | null
  /** The sign-in that begins when the code is exchanged. */
  readonly signInId: string
  readonly signedInDate: Date
  readonly expiresDate: Date
}

/** One sign-in of a member on one device. */
export interface SignIn {
  readonly id: string
  readonly identityId: string
  readonly clientId: string | null
  readonly userAgent: string
  readonly network: string
  /** When the member last proved who it is. */
  readonly signedInDate: Date
  readonly createdDate: Date
  readonly lastUsedDate: Date | null
}

/** A sign-in as people see it: with the name of the website it came from. */
export interface ListedSignIn extends SignIn {
  readonly clientName: string
}

/** A sign-in as people look at it. */
export interface ListedSignIn extends SignIn {
  /** Empty for a client that was removed and for servers that signed their member in. */
  readonly clientName: string
}

/** Whether tokens of a sign-in still count. */
export interface Standing extends Pick<SignIn, 'id' | 'identityId' | 'signedInDate'> {
  readonly isEnded: boolean
  readonly status: IdentityStatus
}

/** A token request in one spelling; missing parameters are empty. */
export interface TokenRequest {
  readonly grantType: string
  readonly clientId: string
  readonly refreshToken: string
  readonly code: string
  readonly codeVerifier: string
  readonly redirectUri: string
  readonly memberId: string
  readonly sessionToken: string
  readonly scope: string
}

/** An authorization request in one spelling; missing parameters are empty. */
export interface AuthorizeRequest {
  readonly clientId: string
  readonly responseType: string
  readonly responseMode: string
  readonly redirectUri: string
  readonly state: string
  readonly codeChallenge: string
  readonly codeChallengeMethod: string
  readonly prompt: string
  readonly sessionToken: string
  readonly idp: string
  readonly nonce: string
  readonly maxAge: string
  readonly optionalLogin: string
  readonly error: string
  /** Signed origin of the page around the frame. */
  readonly frame: string
}
