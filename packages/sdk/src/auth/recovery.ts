import { recovery } from '@vitrine/contract/recovery'
import { callsOf } from '../client.ts'
import type { Connection } from '../send.ts'
import type { Auth } from './auth.ts'
import type { LoginProgress } from './login-progress.ts'
import type { LoginState } from './login-state.ts'

export interface NewPassword {
  /** `recoveryToken` of the mailed link. */
  readonly recoveryToken: string
  readonly password: string
}

/** Getting back in without the password. */
export function createRecovery(
  connection: Connection,
  auth: Auth,
  progress: LoginProgress,
  clientId: string,
) {
  const { sendRecoveryEmail, recover } = callsOf(connection, auth, recovery)
  return {
    /**
     * Mails a link to set a new password; does not reveal whether the address has an account. The link leads
     * to `redirectUri`, an allowed address of the client, with `recoveryToken` in its query.
     */
    sendPasswordResetEmail: async (email: string, redirectUri: string): Promise<void> => {
      await sendRecoveryEmail({ email, redirect: { url: redirectUri, clientId } })
    },

    /** Sets the password and signs in. A used link (-19972) and a weak password are thrown. */
    recover: ({ recoveryToken, password }: NewPassword): Promise<LoginState> =>
      progress.follow(recover({ recoveryToken, password })),
  }
}
