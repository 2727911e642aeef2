import type { LogEvent } from '@vitrine/contract/accounts'
import type {
  CaptchaToken,
  FactorAnswer,
  IdentityProfile,
  Identity as WireIdentity,
} from '@vitrine/contract/authentication'
import type { Static } from '@vitrine/contract/kit'
import type { HtmlPage } from '@vitrine/contract/oauth'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { IdentityStatus, PendingReason } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext, RequestDetails } from '../../../transport/call.ts'
import type { Events } from '../../site/events/index.ts'
import type { MailFeature } from '../../site/mail/index.ts'
import type { Demand, FactorsFeature, PasskeyAnswer } from '../factors/index.ts'
import type { MailedCodes } from '../mailed-codes/index.ts'

/** An account that can sign in. */
export interface Identity {
  readonly id: string
  readonly revision: number
  readonly email: string
  readonly emailVerified: boolean
  readonly status: IdentityStatus
  readonly reasons: readonly PendingReason[]
  readonly profile: IdentityProfile
  readonly passwordResetNeeded: boolean
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** Proof of a finished sign-in; only the client has its token. */
export interface LoginSession {
  readonly identityId: string
  readonly clientId: string | null
  /** The proofs given during sign-in. */
  readonly proofs: readonly string[]
  readonly createdDate: Date
}

/** The data of a registration until the address is verified and the account is created. */
export interface Registration {
  /** The id that the identity will have. */
  readonly identityId: string
  readonly clientId: string | null
  readonly email: string
  readonly passwordHash: string
  readonly profile: IdentityProfile
}

export interface NewIdentity {
  /** Generated when absent. */
  readonly id?: string
  readonly email: string
  readonly profile: IdentityProfile
  readonly status: 'ACTIVE' | 'PENDING'
  readonly reasons?: readonly PendingReason[]
  readonly emailVerified?: boolean
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** What was proved during sign-in. */
export type Proof = 'password' | 'email' | 'passkey' | 'provider' | 'second_factor'

/** A sign-in between the first proof and a session. */
export interface Flow {
  readonly identity: Identity
  readonly clientId: string | null
  readonly proofs: readonly Proof[]
  /** Absent until the flow first stops at a check. */
  readonly stateToken?: string
  /** The current sign-in of the browser, where a signed-in member proves their identity again. */
  readonly requestedBy?: string | undefined
}

/** What the sign-in checks may use of the browser. */
export interface Visit {
  readonly request: Pick<RequestDetails, 'network' | 'userAgent' | 'baseUrl' | 'origin'>
  /** The token of a remembered device. */
  readonly deviceToken?: string | undefined
  /** Whether this device skips the second factor from now on. */
  readonly rememberDevice?: boolean | undefined
}

export type IdentityFactors = WireIdentity['factors']

/** The sign-in methods of an account, besides a password. */
export interface SignInMethods {
  readonly factors: IdentityFactors
  readonly links: readonly Link[]
}

/** The identity of a user at another provider. */
export interface Link {
  readonly providerId: string
  readonly subject: string
}

/** The result of a sign-in step. */
export type SignIn =
  | {
      readonly state: 'SUCCESS'
      readonly identity: Identity
      readonly ways: SignInMethods
      readonly sessionToken: string
      readonly deviceToken?: string
    }
  | { readonly state: 'REQUIRE_OWNER_APPROVAL'; readonly identity: Identity }
  | { readonly state: 'REQUIRE_EMAIL_VERIFICATION'; readonly stateToken: string }
  | { readonly state: 'SECOND_FACTOR'; readonly stateToken: string; readonly demand: Demand }

export type LoginRefusal = 'unknown_email' | 'wrong_password' | 'blocked' | 'throttled'
/** The reason of a failure in the log. */
export type LogReason =
  | LoginRefusal
  | 'captcha'
  | 'pending'
  | 'unverified'
  | 'second_factor'
  | 'reset_needed'
  | 'email_taken'
  | 'stale_sign_in'
  | 'wrong_code'
  | 'no_code'
  | 'denied'
  | 'expired'
  | 'wrong_passkey'
  | 'expired_passkey'
  | 'copied_passkey'

/** An entry of the authentication log. */
export interface LogEntry {
  readonly event: LogEvent
  readonly identityId?: string
  readonly reason?: LogReason
}

/** The functions of sites that identity depends on. */
export interface SiteDirectory {
  get(siteId: string): Promise<{
    readonly settings: SiteSettings
    readonly domains: readonly string[]
  }>
  changeSettings(tx: Tx, changes: Partial<SiteSettings>): Promise<SiteSettings>
}

/** Ends the session of a browser; implemented by the feature that owns the tokens. */
export type SignOut = (
  request: { readonly clientId: string; readonly address: string },
  call: HandlerContext,
) => Promise<HtmlPage>

/** The functions of captchas that sign-ins depend on. */
export interface CaptchaCheck {
  check(
    tx: Tx,
    tokens: readonly Static<typeof CaptchaToken>[] | null | undefined,
    request: Pick<RequestDetails, 'network'>,
  ): Promise<void>
}

interface RecoveryRedirect {
  readonly url: string
  readonly clientId: string
}

/** Targets of links in mails. */
export interface MailPages {
  /** The page of a client, refused unless registered by the client, or the site's own page. */
  recoveryPage(
    siteId: string,
    redirect: RecoveryRedirect | null | undefined,
    baseUrl: string,
  ): Promise<string>
}

/** Dependencies of the services. */
export interface Deps {
  readonly platform: Platform
  readonly events: Events
  readonly sites: SiteDirectory
  readonly factors: Pick<
    FactorsFeature,
    | 'demand'
    | 'challenge'
    | 'check'
    | 'noteProof'
    | 'rememberDevice'
    | 'accountFactorsAtSignIn'
    | 'findAccountFactors'
    | 'forget'
    | 'beginSignIn'
    | 'findPasskeyForSignIn'
    | 'notifyOfCopiedPasskey'
  >
  /** Links with other providers, the oldest first. */
  readonly linksOf: (tx: Tx, identityId: string) => Promise<readonly Link[]>
  readonly mailedCodes: MailedCodes
  readonly mail: Pick<MailFeature, 'write' | 'signInPage'>
}

/** The call of a sign-in, for the client it comes from. */
export interface SignInCall extends Pick<HandlerContext, 'tx' | 'transaction' | 'request'> {
  readonly clientId: string | null
  /** The calling member who proves their identity again. */
  readonly signInId?: string | undefined
}

export type { Demand, FactorAnswer, PasskeyAnswer }
