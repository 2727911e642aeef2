import type { AuthenticationReply } from '@vitrine/contract/authentication'
import type { AuthenticationState } from '@vitrine/contract/vocabulary'

/** The part of the server's reply to a sign-in step that is used here. */
export interface StateReply
  extends Partial<
    Pick<AuthenticationReply, 'requireMfaData' | 'mfaChallengeData' | 'additionalData'>
  > {
  readonly state: AuthenticationState | (string & {})
  readonly sessionToken?: string | null
  readonly stateToken?: string | null
}
