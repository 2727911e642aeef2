import type { IdentityProfile } from '@vitrine/contract/authentication'
import type { IdentityStatus, PendingReason } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../platform/platform.ts'
import type { HandlerContext } from '../../transport/call.ts'
import type { Events } from '../events/index.ts'

/** Somebody who can prove who they are. */
export interface Identity {
  readonly id: string
  readonly revision: number
  readonly email: string
  readonly emailVerified: boolean
  readonly status: IdentityStatus
  readonly reasons: readonly PendingReason[]
  readonly profile: IdentityProfile
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** Proof of a finished sign-in; its token is known to the client alone. */
export interface LoginSession {
  readonly identityId: string
  readonly clientId: string | null
  readonly createdDate: Date
}

export interface NewIdentity {
  readonly email: string
  readonly profile: IdentityProfile
  readonly status: 'ACTIVE' | 'PENDING'
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Where a step of signing in has led. */
export type SignIn =
  | { readonly state: 'SUCCESS'; readonly identity: Identity; readonly sessionToken: string }
  | { readonly state: 'REQUIRE_OWNER_APPROVAL'; readonly identity: Identity }

export type LoginRefusal = 'unknown_email' | 'wrong_password' | 'blocked' | 'throttled'
/** Why something in the log was not a success. */
export type LogReason = LoginRefusal | 'pending' | 'email_taken' | 'stale_sign_in'

/** A line of the authentication log. */
export interface LogEntry {
  readonly event: 'register' | 'login' | 'change_password'
  readonly identityId?: string
  readonly reason?: LogReason
}

/** What identity asks of the sites. */
export interface SiteDirectory {
  find(siteId: string): Promise<
    | {
        readonly settings: {
          readonly name: string
          readonly requireOwnerApproval: boolean
          readonly passwordMinLength: number
        }
      }
    | undefined
  >
}

/** What the sign-out page asks of the clients. */
export interface ReturnAddresses {
  /** Whether a client may send people to an address after signing out. */
  isAllowedReturn(clientId: string, address: string): Promise<boolean>
}

/** What the verbs stand on. */
export interface Deps {
  readonly platform: Platform
  readonly events: Events
  readonly sites: SiteDirectory
}

/** The call of somebody who signs in, for the client they come from. */
export interface SignInCall extends Pick<HandlerContext, 'tx' | 'transaction' | 'request'> {
  readonly clientId: string | null
}
