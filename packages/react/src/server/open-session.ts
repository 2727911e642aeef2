import { members } from '@vitrine/contract/members'
import {
  type Client,
  type ClientOptions,
  callsOf,
  createClient,
  type OAuthAuth,
  OAuthStrategy,
  type Services,
} from '@vitrine/sdk'
import type { Visit } from '../visit.ts'
import { readSession, type SessionCookie } from './read-session.ts'

export interface SessionOptions<S extends Services>
  extends Pick<ClientOptions<S, OAuthAuth>, 'baseUrl' | 'services' | 'fetch' | 'headers'> {
  /** OAuth client id of the site. */
  readonly clientId: string
  readonly cookie?: SessionCookie
}

/** Client and session of one request. */
export interface ServerSession<S extends Services> {
  readonly client: Client<S, OAuthAuth>
  readonly isMember: boolean
  /** The visit for `<VitrineProvider visit>`; one call for a member, none for a visitor. */
  readonly readVisit: () => Promise<Visit>
  /** Adds the token cookie to a response when the tokens changed: login, logout, renewal. */
  readonly close: (response: Response) => Response
}

/** For servers that use `Request` and `Response`. Open one per request. */
export function openSession<S extends Services>(
  request: Request,
  { clientId, cookie, ...connection }: SessionOptions<S>,
): ServerSession<S> {
  const session = readSession(request, cookie)
  const client: Client<S, OAuthAuth> = createClient({
    ...connection,
    auth: OAuthStrategy({ clientId, tokens: session.tokens }),
  } as ClientOptions<S, OAuthAuth>)
  const { getCurrentMember } = client.use((own, auth) => callsOf(own, auth, members))
  return {
    client,
    isMember: session.isMember,
    readVisit: async () => {
      const roleNow = () => client.auth.getTokens().refreshToken.role
      if (roleNow() !== 'member') return { role: roleNow() }
      try {
        const { member } = await getCurrentMember({ fieldsets: ['FULL'] })
        return member ? { role: 'member', member } : { role: roleNow() }
      } catch (error) {
        // The session was ended on another device: now a visitor.
        if (roleNow() !== 'member') return { role: roleNow() }
        throw error
      }
    },
    close: (response) => {
      const changed = session.cookie(client.auth.getTokens())
      if (!changed) return response
      // Headers of a fetched response are immutable.
      const withCookie = new Response(response.body, response)
      withCookie.headers.append('set-cookie', changed)
      return withCookie
    },
  }
}
