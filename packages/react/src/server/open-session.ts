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
  /** The OAuth client of the site. */
  readonly clientId: string
  readonly cookie?: SessionCookie
}

/** One request's view of the shop, as the person who sent it. */
export interface ServerSession<S extends Services> {
  readonly client: Client<S, OAuthAuth>
  readonly isMember: boolean
  /** Who it is, for `<VitrineProvider visit>`; one call for a member, none for a visitor. */
  readonly readVisit: () => Promise<Visit>
  /** The answer with the cookie of the tokens, when they changed: a login, a logout, a renewal. */
  readonly close: (response: Response) => Response
}

/** For any server that takes a `Request` and gives a `Response`. Open one for each request. */
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
        // A session that was ended elsewhere has become a visitor's meanwhile.
        if (roleNow() !== 'member') return { role: roleNow() }
        throw error
      }
    },
    close: (response) => {
      const changed = session.cookie(client.auth.getTokens())
      if (!changed) return response
      // The headers of an answer that was fetched cannot be written.
      const told = new Response(response.body, response)
      told.headers.append('set-cookie', changed)
      return told
    },
  }
}
