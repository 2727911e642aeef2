import type { AuthenticationState } from '@vitrine/contract/vocabulary'
import type { LoginErrorCode } from '../errors/codes.ts'

// Specification §8.
const UNKNOWN_STATE = 'Unknown _state'

/** Where a login stands (specification §4). */
export type LoginState =
  | { readonly loginState: 'INITIAL' }
  /** `sessionToken` is exchanged for member tokens by `getMemberTokensForDirectLogin`. */
  | { readonly loginState: 'SUCCESS'; readonly data: { readonly sessionToken: string } }
  | { readonly loginState: 'OWNER_APPROVAL_REQUIRED' }
  /** A code was mailed; `processVerification` takes it together with the state token. */
  | {
      readonly loginState: 'EMAIL_VERIFICATION_REQUIRED'
      readonly data: { readonly stateToken: string }
    }
  | { readonly loginState: 'USER_CAPTCHA_REQUIRED' }
  | { readonly loginState: 'SILENT_CAPTCHA_REQUIRED' }
  | {
      readonly loginState: 'FAILURE'
      readonly error: string
      readonly errorCode?: LoginErrorCode
    }

/** The server's reply to a step of signing in, as far as it is used. */
export interface StateReply {
  readonly state: AuthenticationState | (string & {})
  readonly sessionToken?: string | null
  readonly stateToken?: string | null
}

/** Server state → login state. States this login cannot finish are failures. */
export function toLoginState({ state, sessionToken, stateToken }: StateReply): LoginState {
  switch (state) {
    case 'SUCCESS':
      return sessionToken ? { loginState: 'SUCCESS', data: { sessionToken } } : unknownState()
    case 'REQUIRE_OWNER_APPROVAL':
      return { loginState: 'OWNER_APPROVAL_REQUIRED' }
    case 'REQUIRE_EMAIL_VERIFICATION':
      return {
        loginState: 'EMAIL_VERIFICATION_REQUIRED',
        data: { stateToken: stateToken ?? '' },
      }
    default:
      return unknownState()
  }
}

export const unknownState = (): LoginState => ({ loginState: 'FAILURE', error: UNKNOWN_STATE })
