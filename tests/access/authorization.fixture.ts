import { createHash } from 'node:crypto'
import type { TestServer } from '@vitrine/testkit'

export const verifier = 'v'.repeat(43)
export const challenge = createHash('sha256').update(verifier).digest('base64url')
export const password = 'a-long-enough-passphrase'

type Changes = Readonly<Record<string, string>>
let people = 0

/** Common steps of authorizations, as a browser and as a website. */
export function authorizationAt(shop: () => TestServer) {
  const send = (path: string, init: RequestInit = {}) =>
    shop().server.fetch(new Request(`${shop().baseUrl}${path}`, init))
  const post = (path: string, body: BodyInit, headers: Changes = {}) =>
    send(path, { method: 'POST', body, headers })
  const ask = (body: object, headers: Changes = {}) =>
    post('/oauth2/token', JSON.stringify(body), headers)
  const callback = () => `${shop().baseUrl}/callback`

  /** A finished registration, not exchanged yet. */
  async function aSession() {
    people += 1
    const email = `authorized${people}@example.com`
    const reply = await shop()
      .people.visitor()
      .api.authentication.register({ loginId: { email }, password })
    return { id: reply.identity?.id ?? '', email, sessionToken: reply.sessionToken ?? '' }
  }

  const authorize = (changes: Changes = {}, headers: Changes = {}) => {
    const query = new URLSearchParams({
      clientId: shop().site.clientId,
      responseType: 'code',
      responseMode: 'query',
      redirectUri: callback(),
      state: 'the-state',
      codeChallenge: challenge,
      codeChallengeMethod: 'S256',
      prompt: 'login',
      ...changes,
    })
    return send(`/_api/oauth2/authorize?${query}`, { headers })
  }

  /** The parameters of an authorization response, without the issuer, which is always the same. */
  function answerOf(response: Response): Record<string, string> {
    const { searchParams } = new URL(response.headers.get('location') ?? '')
    const { iss: _, ...answer } = Object.fromEntries(searchParams)
    return answer
  }

  async function aCode(changes: Changes = {}) {
    const { sessionToken } = await aSession()
    return answerOf(await authorize({ sessionToken, prompt: 'none', ...changes })).code ?? ''
  }

  const exchange = (code: string, changes: Changes = {}) =>
    ask({
      grantType: 'authorization_code',
      clientId: shop().site.clientId,
      code,
      codeVerifier: verifier,
      redirectUri: callback(),
      ...changes,
    })

  const me = (token: string) =>
    send('/members/v1/members/my', { headers: { authorization: token } })

  /** The cookie of a browser that a member's login link has signed in on the site. */
  async function siteCookie(accessToken: string): Promise<string> {
    const response = await post(
      '/_api/redirects-api/v1/redirect-session',
      JSON.stringify({ login: {} }),
      { authorization: accessToken },
    )
    const { redirectSession } = await response.json()
    const opened = await send(new URL(redirectSession.fullUrl).href.slice(shop().baseUrl.length))
    return (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }

  return { send, post, ask, me, aSession, authorize, answerOf, aCode, exchange, siteCookie }
}
