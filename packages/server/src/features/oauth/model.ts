import type { Platform } from '../../platform/platform.ts'
import type { IdentityFeature } from '../identity/index.ts'

/** A website that may ask for tokens and codes. */
export interface Client {
  readonly siteId: string
  readonly id: string
  readonly allowedRedirectUris: readonly string[]
  readonly allowedRedirectDomains: readonly string[]
}

/** What oauth asks of the sites. */
export interface ClientDirectory {
  findClient(id: string): Promise<Client | undefined>
  /** The client of the site's own pages. */
  findOwnClient(siteId: string): Promise<Client | undefined>
}

export interface Deps {
  readonly platform: Platform
  readonly identity: IdentityFeature
  readonly sites: ClientDirectory
}

/** Who tokens speak for. A member's say when it signed in, in seconds. */
export type Subject =
  | {
      readonly role: 'visitor'
      readonly id: string
      readonly siteId: string
      readonly clientId: string
    }
  | {
      readonly role: 'member'
      readonly id: string
      readonly siteId: string
      readonly clientId: string
      readonly signedInAt: number
    }

export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

export interface AuthorizationCode {
  readonly clientId: string
  readonly identityId: string
  readonly codeChallenge: string
  readonly redirectUri: string | null
  /** Of every token that comes from this code. */
  readonly family: string
  readonly signedInDate: Date
  readonly expiresDate: Date
}

export interface RefreshToken {
  readonly clientId: string | null
  readonly identityId: string
  readonly family: string
  readonly signedInDate: Date
}

/** A token request in one spelling; missing parameters are empty. */
export interface TokenRequest {
  readonly grantType: string
  readonly clientId: string
  readonly refreshToken: string
  readonly code: string
  readonly codeVerifier: string
  readonly redirectUri: string
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
  /** Signed origin of the page around the frame. */
  readonly frame: string
}
