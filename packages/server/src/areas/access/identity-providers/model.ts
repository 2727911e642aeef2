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

/** What the owner sets of a provider. */
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

/** A provider with what it means to members. */
export interface ProviderWithCounts extends Provider {
  readonly linkedMembers: number
  readonly onlyWayFor: number
}

/** Who somebody is at a provider, by its word. */
export interface ProviderUser {
  readonly subject: string
  /** Empty where the provider names none. */
  readonly email: string
  readonly isEmailVerified: boolean
  readonly name: string
  readonly picture: string
}

/** An account at a provider that signs in to one here. */
export interface Link {
  readonly providerId: string
  readonly subject: string
  readonly identityId: string
  /** The account there, as people know it. */
  readonly account: string
}

export interface StoredLink extends Link {
  readonly createdDate: Date
  readonly lastUsedDate: Date | null
}

/** A sign-in that is at a provider now. */
export interface OAuthState {
  readonly providerId: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
  readonly returnTo: string
  /** The member who links; null for somebody who signs in. */
  readonly identityId: string | null
}

/** The stored OAuth state: found by the provider's `state` and the secret in the browser's cookie. */
export interface OAuthStateKey {
  readonly stateHash: Buffer
  readonly browserHash: Buffer
}

/** What a provider is found by. */
export type ProviderKey = Pick<
  Provider,
  'kind' | 'issuer' | 'authorizationUrl' | 'tokenUrl' | 'userUrl'
>

/** Cached metadata of providers, so that not every sign-in asks. */
export interface ProviderCache {
  /** What a provider says of itself. Fails with the library's errors and `SafeFetchError`. */
  discover(provider: ProviderKey): Promise<AuthorizationServer>
  /** Asks again next time. */
  forget(provider: ProviderKey): void
  /** Its keys, which the library fills in; `isStale` begins anew after a key that was not among them. */
  keysOf(server: AuthorizationServer, isStale?: boolean): JWKSCacheInput
  /** How every request to a provider is made. */
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
  /** Whether an account can be signed in to by something that is neither password nor provider. */
  readonly hasOtherWay: (tx: Tx, identityId: string) => Promise<boolean>
  /** How far requests to providers may reach. */
  readonly limits: FetchLimits
  readonly providerCache: ProviderCache
}
