import type { SiteSettings } from '@vitrine/contract/sites'
import type { IdentityStatus } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { RequestDetails } from '../../../transport/call.ts'
import type { Caller } from '../../../transport/caller.ts'
import type { Events } from '../../site/events/index.ts'
import type { IdentityFeature } from '../identity/index.ts'

/** A website that may ask for tokens and codes. */
export interface Client {
  readonly siteId: string
  readonly id: string
  /** Called in the background when somebody signs out through this client. */
  readonly logoutUrl: string | null
  readonly allowedRedirectUris: readonly string[]
  readonly allowedRedirectDomains: readonly string[]
  readonly name: string
  /** Whether members are asked before it learns anything. */
  readonly isThirdParty: boolean
  readonly postLogoutRedirectUris: readonly string[]
  readonly allowedScopes: readonly string[]
  /** What it may do in the site's own name. */
  readonly appScopes: readonly string[]
  /** Since when its secret counts; null without one. */
  readonly secretDate: Date | null
}

/** What oauth asks of the sites. */
export interface SiteDirectory {
  findClient(id: string): Promise<Client | undefined>
  findClientOfSecret(secret: string): Promise<string | undefined>
  findSecretDate(clientId: string): Promise<Date | undefined>
  consumeAppCode(
    tx: Pick<Tx, 'db' | 'siteId' | 'now'>,
    code: { readonly codeHash: Buffer; readonly clientId: string },
  ): Promise<boolean>
  recogniseApiKey(
    key: string,
  ): Promise<{ readonly siteId: string; readonly id: string } | undefined>
  /** The client of the site's own pages. */
  findOwnClient(siteId: string): Promise<Client | undefined>
  get(siteId: string): Promise<SiteSummary>
  find(siteId: string): Promise<SiteSummary | undefined>
  /** The site that answers at a host. */
  findByHost(host: string): Promise<{ readonly id: string } | undefined>
  /** Scheme and host of a site's pages, for whoever asked at `baseUrl`. */
  urlOf(siteId: string, baseUrl: string): Promise<string>
  /** Undefined for a site that visitors do not find. */
  gateOf(siteId: string): Promise<{ readonly isClosed: boolean } | undefined>
}

/** What oauth asks of the identity providers of a site. */
export interface ProviderDirectory {
  isOffered(tx: Tx, id: string): Promise<boolean>
}

interface SiteSummary {
  /** Hosts that the site answers at. */
  readonly domains: readonly string[]
  readonly settings: Pick<SiteSettings, 'name' | 'sessions' | 'locale'>
}

export interface Deps {
  readonly platform: Platform
  readonly events: Events
  readonly identity: Pick<
    IdentityFeature,
    'find' | 'statusOf' | 'findSession' | 'consumeSession' | 'log'
  >
  readonly sites: SiteDirectory
  readonly providers: ProviderDirectory
}

/** The same unit of work on another site, for calls that learn their site from a client or a token. */
export type OnSite = (siteId: string) => Tx

/** What a sign-in remembers of the browser it was made in. */
export type Visit = Pick<RequestDetails, 'network' | 'userAgent'>

/** A call without a site of its own. */
export interface OpenCall {
  readonly onSite: OnSite
  readonly caller: Caller
  readonly request: Visit & Pick<RequestDetails, 'header' | 'baseUrl' | 'origin'>
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
  /** All that a third party may do; absent for the site's own. */
  readonly limits?: readonly string[] | undefined
}

export interface TokenPair {
  readonly accessToken: string
  /** Null for a sign-in that cannot be renewed; absent where nobody looks for one. */
  readonly refreshToken?: string | null
  readonly expiresInSeconds: number
  readonly idToken?: string | undefined
  /** What was granted, where the response has it. */
  readonly scope?: readonly string[] | undefined
}

/** What somebody showed on the way in, and what the client asked to know. */
export interface GrantedAccess {
  readonly proofs: readonly string[]
  readonly scope: readonly string[]
}

export interface AuthorizationCode extends GrantedAccess {
  readonly nonce: string | null
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
export interface SignIn extends GrantedAccess {
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

/** A sign-in as people look at it. */
export interface ListedSignIn extends SignIn {
  /** Empty for a client that was removed and for servers that signed their member in. */
  readonly clientName: string
}

/** Whether tokens of a sign-in still count. */
export interface SignInStatus
  extends Pick<SignIn, 'id' | 'identityId' | 'signedInDate' | 'proofs'> {
  readonly isEnded: boolean
  readonly status: IdentityStatus
}

/** A third party that a member has given access, and its scopes. */
export interface Consent {
  readonly clientId: string
  readonly clientName: string
  readonly scopes: readonly string[]
  readonly createdDate: Date
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
  readonly clientSecret: string
  readonly instanceId: string
  readonly accessToken: string
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
  readonly scope: string
  readonly loginHint: string
  readonly uiLocales: string
  /** Ways to ask that are not spoken here. */
  readonly request: string
  readonly requestUri: string
  /** Signed origin of the page around the frame. */
  readonly frame: string
}
