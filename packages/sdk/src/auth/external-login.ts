import { authentication } from '@vitrine/contract/authentication'
import { callsOf } from '../client.ts'
import type { Connection } from '../send.ts'
import type { Session } from './session.ts'
import { createMemberGrant, memberRefused } from './token-grants.ts'
import type { Clock, Tokens } from './tokens.ts'

/** Member tokens for a trusted server that authenticates people itself. */
export function createExternalLogin(connection: Connection, session: Session, now: Clock) {
  return {
    /**
     * Tokens for a member by its id, or by its e-mail address: a new address creates a member with a verified
     * address. The visitor of this client becomes the member. Not stored until `setTokens`. Only for servers:
     * the holder of the key can sign in as anyone.
     */
    getMemberTokensForExternalLogin: async (
      memberIdOrEmail: string,
      apiKey: string,
    ): Promise<Tokens> => {
      const authorization = `${session.getTokens().accessToken.value},${apiKey}`
      const auth = { authHeaders: async () => ({ authorization }) }
      const grant = createMemberGrant(connection, auth, now)
      if (!memberIdOrEmail.includes('@')) {
        return grant({ member_id: memberIdOrEmail, scope: 'offline_access' })
      }
      const { signOn } = callsOf(connection, auth, authentication)
      const body = { loginId: { email: memberIdOrEmail }, verifyEmail: true }
      const { identity, sessionToken } = await signOn(body).catch(memberRefused)
      return grant({ member_id: identity.id, session_token: sessionToken })
    },
  }
}
