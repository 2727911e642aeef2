import type {
  ClaimPlaces,
  clientProofs,
  ProviderIcon,
  ProviderKind,
} from '@vitrine/contract/identity-providers'
import type {
  AuthorizationServer,
  allowInsecureRequests,
  customFetch,
  HttpRequestOptions,
  JWKSCacheInput,
} from 'oauth4webapi'
import type { Platform } from '../../../platform/platform.ts'
import type { FetchLimits } from '../../../platform/safe-fetch.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../site/events/index.ts'
import type { MailRequest } from '../../site/mail/index.ts'
import type { IdentityFeature } from '../identity/index.ts'

/** The settings of a provider. */
export interface ProviderFields {
  readonly name: string
  readonly icon: ProviderIcon
  readonly isEnabled: boolean
  readonly issuer: string
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly userUrl: string
  readonly clientId: string
  readonly clientProof: (typeof clientProofs)[number]
  readonly scopes: readonly string[]
  readonly responseMode: 'query' | 'form_post'
  readonly claims: ClaimPlaces
  readonly vouchesForEmails: boolean
  readonly registers: boolean
  readonly emailDomains: readonly string[]
}

export interface Provider extends ProviderFields {
  readonly id: string
  readonly kind: ProviderKind
  readonly sealedSecret: string | null
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** A provider with its number of linked members. */
export interface ProviderWithCounts extends Provider {
  readonly linkedMembers: number
  readonly onlyWayFor: number
}

/** The identity of a user as the provider reports it. */
export interface ProviderUser {
  readonly subject: string
  /** Empty where the provider returns none. */
  readonly email: string
  readonly isEmailVerified: boolean
  readonly name: string
  readonly picture: string
}

/** The link between an account at a provider and one here. */
export interface Link {
  readonly providerId: string
  readonly subject: string
  readonly identityId: string
  /** The display name of the account at the provider. */
  readonly account: string
}

export interface StoredLink extends Link {
  readonly createdDate: Date
  readonly lastUsedDate: Date | null
}

/** A sign-in in progress at a provider. */
export interface OAuthState {
  readonly providerId: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
  readonly returnTo: string
  /** The member who links an account; null for a sign-in. */
  readonly identityId: string | null
}

/** The stored OAuth state: found by the provider's `state` and the secret in the browser's cookie. */
export interface OAuthStateKey {
  readonly stateHash: Buffer
  readonly browserHash: Buffer
}

/** The fields that identify a provider's endpoints. */
export type ProviderKey = Pick<
  Provider,
  'kind' | 'issuer' | 'authorizationUrl' | 'tokenUrl' | 'userUrl'
>

/** Caches the metadata of providers, so that not every sign-in requests it. */
export interface ProviderCache {
  /** The metadata of a provider. Fails with the library's errors and `SafeFetchError`. */
  discover(provider: ProviderKey): Promise<AuthorizationServer>
  /** Drops the cached metadata of a provider. */
  forget(provider: ProviderKey): void
  /** The signing keys, filled in by the library; `isStale` refetches them after an unknown key. */
  keysOf(server: AuthorizationServer, isStale?: boolean): JWKSCacheInput
  /** Options of every request to a provider. */
  readonly fetchOptions: Pick<
    HttpRequestOptions<string, unknown>,
    typeof customFetch | typeof allowInsecureRequests
  >
}

export interface Deps {
  readonly platform: Platform
  readonly events: Events
  readonly identity: Pick<
    IdentityFeature,
    | 'find'
    | 'findIdOf'
    | 'findSession'
    | 'findPasswords'
    | 'signInByProvider'
    | 'registerByProvider'
    | 'requireRecentProof'
  >
  readonly mail: {
    write(tx: Tx, message: MailRequest<'sign-in-linked'>): Promise<void>
  }
  /** Whether an account can sign in by something other than a password or a provider. */
  readonly hasOtherWay: (tx: Tx, identityId: string) => Promise<boolean>
  /** Limits for requests to providers. */
  readonly limits: FetchLimits
  readonly providerCache: ProviderCache
}
