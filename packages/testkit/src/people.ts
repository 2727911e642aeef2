import { contract } from '@vitrine/contract'
import {
  ApiKeyStrategy,
  type Client,
  createClient,
  type OAuthAuth,
  OAuthStrategy,
  parseFromUrl,
  type Tokens,
} from '@vitrine/sdk'
import type { Server } from '@vitrine/server'
import type { TestSite } from './test-site.ts'

type Services = typeof contract
export interface Merchant {
  readonly api: Client<Services>
}
export interface Visitor {
  readonly api: Client<Services, OAuthAuth>
}
export interface Member extends Visitor {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly tokens: Tokens
}

/** People for tests; each uses the SDK, in process. */
export interface People {
  merchant(): Merchant
  nobody(): Merchant
  visitor(): Visitor
  /** A registered, signed-in member. */
  member(options?: { email?: string; password?: string; nickname?: string }): Promise<Member>
  /** Signs in a registered person with the token of a completed session. */
  signIn(visitor: Visitor, sessionToken: string): Promise<Tokens>
  visitorToken(): Promise<string>
  memberToken(): Promise<string>
}

let people = 0

export function createPeople(server: Server, site: TestSite, baseUrl: string): People {
  const fetch: typeof globalThis.fetch = (input, init) => server.fetch(new Request(input, init))
  const connection = { baseUrl, services: contract, fetch }
  const visitor = () => ({
    api: createClient({ ...connection, auth: OAuthStrategy({ clientId: site.clientId }) }),
  })
  const callback = `${baseUrl}/callback`

  async function signIn({ api }: Visitor, sessionToken: string): Promise<Tokens> {
    const data = await api.auth.generateOAuthData(callback)
    const { authUrl } = await api.auth.getAuthUrl(data, {
      prompt: 'none',
      responseMode: 'query',
      sessionToken,
    })
    const response = await fetch(authUrl, { redirect: 'manual' })
    const { code, state } = parseFromUrl(response.headers.get('location') ?? authUrl, 'query')
    const tokens = await api.auth.getMemberTokens(code, state, data)
    api.auth.setTokens(tokens)
    return tokens
  }

  async function member(
    options: { email?: string; password?: string; nickname?: string } = {},
  ): Promise<Member> {
    people += 1
    const {
      email = `person${people}@example.com`,
      password = 'a-long-enough-passphrase',
      nickname,
    } = options
    const person = visitor()
    const reply = await person.api.authentication.register({
      loginId: { email },
      password,
      ...(nickname ? { profile: { nickname } } : {}),
    })
    const tokens = await signIn(person, reply.sessionToken ?? '')
    return { ...person, id: reply.identity?.id ?? '', email, password, tokens }
  }

  return {
    merchant: () => ({
      api: createClient({ ...connection, auth: ApiKeyStrategy({ apiKey: site.apiKey }) }),
    }),
    nobody: () => ({ api: createClient(connection) }),
    visitor,
    member,
    signIn,
    visitorToken: async () => (await visitor().api.auth.generateVisitorTokens()).accessToken.value,
    memberToken: async () => (await member()).tokens.accessToken.value,
  }
}
