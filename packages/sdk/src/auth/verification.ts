import { verification } from '@vitrine/contract/verification'
import { callsOf } from '../client.ts'
import { loginFailure } from '../errors/vitrine-error.ts'
import type { Connection } from '../send.ts'
import type { Auth } from './auth.ts'
import type { LoginProgress } from './login-progress.ts'
import { type LoginState, unknownState } from './login-state.ts'

export interface VerificationInput {
  /** The six characters that were mailed. */
  readonly verificationCode: string
  /** The one of the current state when absent. */
  readonly stateToken?: string
}

/** The mailed code that proves an e-mail address. */
export function createVerification(connection: Connection, auth: Auth, progress: LoginProgress) {
  const { verifyDuringAuthentication, resendDuringAuthentication } = callsOf(
    connection,
    auth,
    verification,
  )
  return {
    /**
     * Sends a mailed code. Throws for a wrong code, with the reason in `data`. In every state but
     * `EMAIL_VERIFICATION_REQUIRED` it fails with 'Unknown _state' without a request.
     */
    processVerification: async (
      { verificationCode, stateToken }: VerificationInput,
      state: LoginState = progress.current(),
    ): Promise<LoginState> => {
      if (state.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return unknownState()
      const token = stateToken ?? state.data.stateToken
      // Specification §5: a verification code requires a state token.
      if (!verificationCode || !token) {
        throw loginFailure('MISSING_STATE_TOKEN', 'A verification code needs its state token')
      }
      return progress.follow(
        verifyDuringAuthentication({ code: verificationCode, stateToken: token }),
      )
    },

    /** Mails a new code, which replaces the previous one. Only in `EMAIL_VERIFICATION_REQUIRED`. */
    resend: async (state: LoginState = progress.current()): Promise<LoginState> => {
      if (state.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return unknownState()
      return progress.follow(resendDuringAuthentication({ stateToken: state.data.stateToken }))
    },
  }
}
