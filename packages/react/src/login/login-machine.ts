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
type WithOptionalTokens<S> = S extends { readonly data: infer D }
  ? Omit<S, 'data'> & { readonly data: Omit<D, Token> & Partial<Pick<D, Extract<keyof D, Token>>> }
  : S

/** State of a login; FAILURE when it was refused. Has tokens only where the browser stores them. */
export type LoginStanding = WithOptionalTokens<LoginState>

export type LoginStep =
  | 'login'
  | 'register'
  | 'verify'
  | 'resend'
  | 'answerFactor'
  | 'showPasskey'
  | 'chooseFactor'

/**
 * Error of a refused step. A `system` error is no response of the API, so its result is unknown.
 */
export type LoginError = Pick<VitrineError, 'kind' | 'code' | 'message' | 'violations' | 'status'>

/** State of a login, and the result of its last step. */
export interface LoginView {
  readonly state: LoginStanding
  /** A step is running. */
  readonly isBusy: boolean
  /** Name of the running step. */
  readonly busyWith: LoginStep | undefined
  /** Error of the last step, such as a wrong code; the state is unchanged. */
  readonly error: LoginError | undefined
}

/** How a form of one step is sent to a server: with scripts, and as a plain form without. */
export interface ServedStep {
  readonly action: string
  /** Hidden fields with fixed values. */
  readonly hidden: Fields
  readonly send: (fields: Fields) => Promise<LoginStanding>
}

/**
 * Steps of a login. Each resolves with the next state; none rejects for wrong input. There are two
 * drivers: a client in the browser, and a server that renders the pages.
 */
export interface LoginMachine extends Store<LoginView> {
  readonly login: (credentials: Credentials) => Promise<LoginStanding>
  readonly register: (registration: Registration) => Promise<LoginStanding>
  /** Submits the code sent by e-mail, in `EMAIL_VERIFICATION_REQUIRED`. */
  readonly verify: (code: string) => Promise<LoginStanding>
  /** Sends another code by e-mail, in `EMAIL_VERIFICATION_REQUIRED`. */
  readonly resend: () => Promise<LoginStanding>
  /** Submits the code of a second factor, in `SECOND_FACTOR_REQUIRED`. */
  readonly answerFactor: (answer: SecondFactorInput) => Promise<LoginStanding>
  /** Uses a passkey as the second factor, requested from this browser. */
  readonly showPasskey: (options?: {
    readonly rememberThisDevice?: boolean
  }) => Promise<LoginStanding>
  /** Changes to another second factor, in `SECOND_FACTOR_REQUIRED`. */
  readonly chooseFactor: (factorType: SecondFactor) => Promise<LoginStanding>
  /** Starts over; with a server, resets to the state of its page. */
  readonly reset: () => void
  /** How a form of a step is sent, where a server takes it. */
  readonly formOf?: (step: LoginStep) => ServedStep
}

export type SecondFactor = Parameters<OAuthAuth['chooseSecondFactor']>[0]
