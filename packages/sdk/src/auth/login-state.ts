import type { LoginErrorCode } from '../errors/codes.ts'
import type { SiteCaptcha } from './captcha.ts'
import { type SecondFactorDemand, toDemand } from './second-factor-demand.ts'
import type { StateReply } from './state-reply.ts'

// Specification §8.
const UNKNOWN_STATE = 'Unknown _state'

/** The state of a login (specification §4): its name, with data, or with an error. */
export type LoginState =
  | { readonly loginState: 'INITIAL' }
  /** `sessionToken` is exchanged for member tokens by `getMemberTokensForDirectLogin`. */
  | {
      readonly loginState: 'SUCCESS'
      readonly data: {
        readonly sessionToken: string
        /** Spares this device the second factor when it is sent with the next login. */
        readonly deviceToken?: string
      }
    }
  | { readonly loginState: 'OWNER_APPROVAL_REQUIRED' }
  /** A code was mailed; pass it to `processVerification` together with the state token. */
  | {
      readonly loginState: 'EMAIL_VERIFICATION_REQUIRED'
      readonly data: { readonly stateToken: string }
    }
  /** Before a login: the site wants a captcha to be shown. */
  | { readonly loginState: 'USER_CAPTCHA_REQUIRED'; readonly data: SiteCaptcha }
  /** Before a login: the site requires an invisible captcha. */
  | { readonly loginState: 'SILENT_CAPTCHA_REQUIRED'; readonly data: SiteCaptcha }
  /** Only with the option `secondFactor`; pass the code to `processSecondFactor`. */
  | { readonly loginState: 'SECOND_FACTOR_REQUIRED'; readonly data: SecondFactorDemand }
  | {
      readonly loginState: 'FAILURE'
      readonly error: string
      readonly errorCode?: LoginErrorCode
    }

/** The names of the states: `state.loginState === LoginState.SUCCESS`. */
export const LoginState = {
  INITIAL: 'INITIAL',
  SUCCESS: 'SUCCESS',
  FAILURE: 'FAILURE',
  OWNER_APPROVAL_REQUIRED: 'OWNER_APPROVAL_REQUIRED',
  EMAIL_VERIFICATION_REQUIRED: 'EMAIL_VERIFICATION_REQUIRED',
  USER_CAPTCHA_REQUIRED: 'USER_CAPTCHA_REQUIRED',
  SILENT_CAPTCHA_REQUIRED: 'SILENT_CAPTCHA_REQUIRED',
  SECOND_FACTOR_REQUIRED: 'SECOND_FACTOR_REQUIRED',
} as const satisfies { readonly [Name in LoginState['loginState']]: Name }

/** Server state → login state. States this login cannot finish are failures. */
export function toLoginState(reply: StateReply, knowsSecondFactor = false): LoginState {
  const { state, sessionToken, stateToken } = reply
  switch (state) {
    case 'SUCCESS':
      return sessionToken ? success(sessionToken, reply.additionalData) : unknownState()
    case 'REQUIRE_OWNER_APPROVAL':
      return { loginState: 'OWNER_APPROVAL_REQUIRED' }
    case 'REQUIRE_EMAIL_VERIFICATION':
      return {
        loginState: 'EMAIL_VERIFICATION_REQUIRED',
        data: { stateToken: stateToken ?? '' },
      }
    default: {
      const data = knowsSecondFactor ? toDemand(reply) : undefined
      return data ? { loginState: 'SECOND_FACTOR_REQUIRED', data } : unknownState()
    }
  }
}

export const unknownState = (): LoginState => ({ loginState: 'FAILURE', error: UNKNOWN_STATE })

function success(sessionToken: string, more: StateReply['additionalData']): LoginState {
  const deviceToken = more?.deviceToken?.strValue
  return {
    loginState: 'SUCCESS',
    data: { sessionToken, ...(deviceToken ? { deviceToken } : {}) },
  }
}
