import { oauth } from '@vitrine/contract/oauth'
import { callsOf } from '../client.ts'
import { VitrineError, withMessage } from '../errors/vitrine-error.ts'
import type { Connection } from '../send.ts'
import type { Auth } from './auth.ts'
import type { OAuthData } from './pkce.ts'
import type { Grants } from './session.ts'
import { type Clock, type Tokens, toTokens } from './tokens.ts'

// Specification §8: a token call that was not answered with 200.
const TOKEN_REFUSED = 'something went wrong'
const MEMBER_REFUSED = 'Failed to get member tokens'

export interface TokenGrants extends Grants {
  /** Exchanges a code for member tokens; `redirectUri` stays away in the direct login. */
  readonly authorizationCode: (code: string, oauthData: OAuthData) => Promise<Tokens>
}

/** The three grants of the token call (specification §7) that carry no authorization header. */
export function createTokenGrants(
  connection: Connection,
  clientId: string,
  now: Clock,
): TokenGrants {
  const { token } = callsOf(connection, { authHeaders: async () => ({}) }, oauth)
  return {
    anonymous: async () => {
      const reply = await token({ grantType: 'anonymous', clientId }).catch(fail(TOKEN_REFUSED))
      return toTokens(reply, 'visitor', now)
    },
    refresh: async ({ value, role }) => {
      const body = { grantType: 'refresh_token', clientId, refreshToken: value } as const
      const reply = await token(body).catch(fail(TOKEN_REFUSED))
      return toTokens(reply, role, now, value)
    },
    authorizationCode: async (code, { codeVerifier, redirectUri }) => {
      const proof = { code, codeVerifier, ...(redirectUri ? { redirectUri } : {}) }
      const body = { grantType: 'authorization_code', clientId, ...proof } as const
      const reply = await token(body).catch(memberRefused)
      return toTokens(reply, 'member', now)
    },
  }
}

/** Which member, and either the scope or the session of its sign-on. */
type KnownMember = { readonly member_id: string } & (
  | { readonly scope: 'offline_access' }
  | { readonly session_token: string }
)

/** The grant of a server that sends its API key together with the visitor's token. */
export function createMemberGrant(connection: Connection, auth: Auth, now: Clock) {
  const { token } = callsOf(connection, auth, oauth)
  return async (member: KnownMember): Promise<Tokens> => {
    const body = { grant_type: 'authorized_client', ...member } as const
    return toTokens(await token(body).catch(memberRefused), 'member', now)
  }
}

/** Throws the message of the specification for a refusal; an unreachable server stays a system error. */
const fail =
  (message: string) =>
  (error: unknown): never => {
    const isAnswered = error instanceof VitrineError && error.status !== undefined
    throw isAnswered ? withMessage(error, message) : error
  }

export const memberRefused = fail(MEMBER_REFUSED)
