import { redirects } from '@vitrine/contract/redirects'
import { callsOf } from '../client.ts'
import type { Connection } from '../send.ts'
import type { Auth } from './auth.ts'
import type { Session } from './session.ts'
import { noTokens } from './tokens.ts'

/** Ending a member's session. */
export function createLogout(
  connection: Connection,
  auth: Auth,
  session: Session,
  clientId: string,
) {
  const { createRedirectSession } = callsOf(connection, auth, redirects)
  return {
    /**
     * Removes both tokens (specification §4). The browser must still open `logoutUrl`, which ends the session
     * there and redirects to `postFlowUrl`.
     */
    logout: async (postFlowUrl: string): Promise<{ logoutUrl: string }> => {
      const { redirectSession } = await createRedirectSession({
        logout: { clientId },
        callbacks: { postFlowUrl },
      })
      session.setTokens(noTokens)
      return { logoutUrl: redirectSession.fullUrl }
    },
  }
}
