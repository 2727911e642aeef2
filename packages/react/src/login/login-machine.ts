import type {
  Credentials,
  LoginState,
  OAuthAuth,
  Registration,
  SecondFactorInput,
  VitrineError,
} from '@vitrine/sdk'
import type { Fields } from '../fields.ts'
import type { Store } from '../store.ts'

type Token = 'stateToken' | 'sessionToken'
type Known<S> = S extends { readonly data: infer D }
  ? Omit<S, 'data'> & { readonly data: Omit<D, Token> & Partial<Pick<D, Extract<keyof D, Token>>> }
  : S

/**
 * Where a login stands: one of the states of specification §4; FAILURE where the shop said no. Tokens
 * are in it where the browser keeps them, and nowhere else.
 */
export type LoginStanding = Known<LoginState>

export type LoginStep =
  | 'login'
  | 'register'
  | 'verify'
  | 'resend'
  | 'answerFactor'
  | 'showPasskey'
  | 'chooseFactor'

/** What a step was refused with. A `system` error is no answer; what it would have said is not known. */
export type LoginError = Pick<VitrineError, 'kind' | 'code' | 'message' | 'violations' | 'status'>

/** Where a login stands, and what the last step met. */
export interface LoginView {
  readonly state: LoginStanding
  /** A step is on its way. */
  readonly isBusy: boolean
  /** Which one. */
  readonly busyWith: LoginStep | undefined
  /** What the last step was refused with, such as a wrong code; the state stays where it was. */
  readonly error: LoginError | undefined
}

/** How a form of one step is sent where a server takes it: with scripts, and as it stands without. */
export interface ServedStep {
  readonly action: string
  /** Fields that are the same however it is filled in. */
  readonly hidden: Fields
  readonly send: (fields: Fields) => Promise<LoginStanding>
}

/**
 * The steps. Each answers the state it led to; none throws for what a person did. Two drive it: a client
 * in the browser, and a server that answers with pages.
 */
export interface LoginMachine extends Store<LoginView> {
  readonly login: (credentials: Credentials) => Promise<LoginStanding>
  readonly register: (registration: Registration) => Promise<LoginStanding>
  /** The mailed code, in `EMAIL_VERIFICATION_REQUIRED`. */
  readonly verify: (code: string) => Promise<LoginStanding>
  /** Another mailed code, in `EMAIL_VERIFICATION_REQUIRED`. */
  readonly resend: () => Promise<LoginStanding>
  /** The code of a second factor, in `SECOND_FACTOR_REQUIRED`. */
  readonly answerFactor: (answer: SecondFactorInput) => Promise<LoginStanding>
  /** A passkey as the second factor, which this browser asks its person for. */
  readonly showPasskey: (wish?: { readonly rememberThisDevice?: boolean }) => Promise<LoginStanding>
  /** Another second factor, in `SECOND_FACTOR_REQUIRED`. */
  readonly chooseFactor: (factorType: SecondFactor) => Promise<LoginStanding>
  /** Begins again; where a server keeps the session, as its page stands. */
  readonly reset: () => void
  /** Where a server takes the steps: how a form of one is sent. */
  readonly formOf?: (step: LoginStep) => ServedStep
}

export type SecondFactor = Parameters<OAuthAuth['chooseSecondFactor']>[0]
