import type { SiteSettings } from '@vitrine/contract/sites'
import type { IdentityStatus } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { RequestDetails } from '../../../transport/call.ts'
import type { Caller } from '../../../transport/caller.ts'
import type { Events } from '../../site/events/index.ts'
import type { IdentityFeature } from '../identity/index.ts'

/** A website that can request tokens and codes. */
export interface Client {
  readonly siteId: string
  readonly id: string
  /** Called in the background after a sign-out through this client. */
  readonly logoutUrl: string | null
  readonly allowedRedirectUris: readonly string[]
  readonly allowedRedirectDomains: readonly string[]
  readonly name: string
  /** Whether members have to consent before it gets data. */
  readonly isThirdParty: boolean
  readonly postLogoutRedirectUris: readonly string[]
  readonly allowedScopes: readonly string[]
  /** Scopes of the app on behalf of the site. */
  readonly appScopes: readonly string[]
  /** When its secret was issued; null without one. */
  readonly secretDate: Date | null
}

/** The functions of sites that oauth depends on. */
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
  /** The site of a host. */
  findByHost(host: string): Promise<{ readonly id: string } | undefined>
  /** Scheme and host of a site's pages for a request that came in at `baseUrl`. */
  urlOf(siteId: string, baseUrl: string): Promise<string>
  /** Undefined for a site that is not open to visitors. */
  gateOf(siteId: string): Promise<{ readonly isClosed: boolean } | undefined>
}

/** What oauth needs from the identity providers of a site. */
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

/** A unit of work on another site, for calls that learn their site from a client or a token. */
export type OnSite = (siteId: string) => Tx

/** The browser of a sign-in. */
export type Visit = Pick<RequestDetails, 'network' | 'userAgent'>

/** A call that is not bound to a site. */
export interface OpenCall {
  readonly onSite: OnSite
  readonly caller: Caller
  readonly request: Visit & Pick<RequestDetails, 'header' | 'baseUrl' | 'origin'>
}

/** The subject of a token. A member's contains its sign-in and the time of that, in seconds. */
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
  /** The scopes of a third party; absent for the site's own clients. */
  readonly limits?: readonly string[] | undefined
}

export interface TokenPair {
  readonly accessToken: string
  /** Null for a sign-in that cannot be renewed; absent where it is not needed. */
  readonly refreshToken?: string | null
  readonly expiresInSeconds: number
  readonly idToken?: string | undefined
  /** The granted scopes, where the response contains them. */
  readonly scope?: readonly string[] | undefined
}

/** The proofs of the sign-in and the scopes that the client requested. */
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
  /** The sign-in that starts when the code is exchanged. */
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

/** A sign-in as listed for people. */
export interface ListedSignIn extends SignIn {
  /** Empty for a removed client and for servers that signed their member in. */
  readonly clientName: string
}

/** Whether tokens of a sign-in are still valid. */
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

/** A token request in a normalized spelling; missing parameters are empty. */
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

/** An authorization request in a normalized spelling; missing parameters are empty. */
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
  /** Unsupported request parameters. */
  readonly request: string
  readonly requestUri: string
  /** Signed origin of the page around the frame. */
  readonly frame: string
}
