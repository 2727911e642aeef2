import type { AuthenticationReply } from '@vitrine/contract/authentication'
import type { AuthenticationState } from '@vitrine/contract/vocabulary'

/** The server's reply to a step of signing in, as far as it is used. */
export interface StateReply
  extends Partial<
    Pick<AuthenticationReply, 'requireMfaData' | 'mfaChallengeData' | 'additionalData'>
  > {
  readonly state: AuthenticationState | (string & {})
  readonly sessionToken?: string | null
  readonly stateToken?: string | null
}
