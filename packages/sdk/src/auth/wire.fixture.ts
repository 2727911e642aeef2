import { createClient } from '../client.ts'
import { OAuthStrategy, type OAuthStrategyOptions } from './oauth-strategy.ts'
import type { Tokens } from './tokens.ts'

export const CLIENT = '3f2c0a52-6f6c-4c5e-9b60-1c0b4f7d9a10'
export const NOW = 1_700_000_000
export const member: Tokens = {
  accessToken: { value: 'member-access', expiresAt: NOW + 100 },
  refreshToken: { value: 'member-refresh', role: 'member' },
}

export type Body = Record<string, unknown>
export interface SentRequest {
  path: string
  body: Body
  authorization: string | null
}
type Answer = (body: Body) => { status?: number; body: unknown }
export const ok = (body: unknown) => ({ body })
export const refused = (status: number, code: string, data = {}) => ({
  status,
  body: { message: code, details: { applicationError: { code, description: code, data } } },
})
export const redirectSession = (endpoint: string) =>
  ok({
    redirectSession: {
      id: CLIENT,
      fullUrl: `https://shop.test${endpoint}?x=1`,
      urlDetails: { endpoint: `https://shop.test${endpoint}`, searchParams: { x: '1' } },
      sessionToken: 'opened',
      shortUrl: '',
    },
  })

const token: Answer = (body) => {
  if (body.code === 'used') return refused(400, 'invalid_grant')
  const name = String(body.grantType ?? body.grant_type)
  return ok({
    access_token: `${name}-access`,
    refresh_token: `${name}-refresh`,
    expires_in: 14_400,
    token_type: 'Bearer',
  })
}

/** A server that answers wire JSON by the end of the path. */
export function wire(answers: Record<string, Answer>, options: Partial<OAuthStrategyOptions> = {}) {
  const requests: SentRequest[] = []
  const all: Record<string, Answer> = { '/oauth2/token': token, ...answers }
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const path = new URL(String(url)).pathname
    const body = JSON.parse(String(init?.body ?? '{}')) as Body
    requests.push({ path, body, authorization: new Headers(init?.headers).get('authorization') })
    const answer = Object.entries(all).find(([end]) => path.endsWith(end))?.[1]
    if (!answer) throw new Error(`Nothing answers ${path}`)
    const reply = answer(body)
    const headers = { 'content-type': 'application/json', 'x-wix-request-id': 'r-1' }
    return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200, headers })
  }
  const auth = OAuthStrategy({ clientId: CLIENT, now: () => NOW * 1000, ...options })
  return {
    asked: requests,
    client: createClient({ baseUrl: 'https://shop.test', services: {}, auth, fetch }),
  }
}
/** The body of a request that must have been made. */
export const bodyOf = (requests: SentRequest[], index: number): Body => {
  const request = requests.at(index)
  if (!request) throw new Error(`There was no request ${index}`)
  return request.body
}
export const authOf = (requests: SentRequest[]) =>
  bodyOf(requests, 1).auth as { prompt: string; authRequest: { state: string } }
export const paths = (requests: SentRequest[]) => requests.map(({ path }) => path)
