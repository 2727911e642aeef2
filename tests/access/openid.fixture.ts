import { startTestServer, type TestServer } from '@vitrine/testkit'
import * as openid from 'openid-client'
import { authorizationAt } from './authorization.fixture.ts'

/** A shop behind a real port, whose address an independent OpenID client finds everything by. */
export async function openProvider() {
  const shop: TestServer = await startTestServer()
  const { address } = await shop.server.listen({ port: 0 })
  // A site is the issuer at its own addresses only.
  await shop.people.merchant().api.sites.updateSite({
    site: { id: shop.site.id, domains: ['shop.test', new URL(address).host] },
  })
  const { aSession, siteCookie } = authorizationAt(() => shop)
  // The shop's clock is fixed at a different time than the client's.
  const lag = Math.floor((shop.clock.now().getTime() - Date.now()) / 1000)

  /** An external website, as the dashboard registers it. */
  async function partner(changes: object = {}) {
    const merchant = shop.people.merchant()
    const { client } = await merchant.api.clients.createClient({
      client: {
        name: 'Reading Room',
        isThirdParty: true,
        allowedRedirectUris: ['https://partner.example/callback'],
        postLogoutRedirectUris: ['https://partner.example/bye'],
        ...changes,
      },
    })
    const { secret } = await merchant.api.clients.createClientSecret({ id: client.id })
    return { id: client.id, secret }
  }

  async function discover(id: string, secret?: string, how?: openid.ClientAuth) {
    const metadata = { ...(secret ? { client_secret: secret } : {}), [openid.clockSkew]: lag }
    return openid.discovery(new URL(address), id, metadata, how ?? wayOf(secret), {
      execute: [openid.allowInsecureRequests],
    })
  }
  const wayOf = (secret?: string) => (secret ? openid.ClientSecretBasic(secret) : openid.None())

  /** An authorization request as the independent client writes it. */
  async function request(config: openid.Configuration, changes: Record<string, string> = {}) {
    const pkceCodeVerifier = openid.randomPKCECodeVerifier()
    const expectedNonce = openid.randomNonce()
    const expectedState = openid.randomState()
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: 'https://partner.example/callback',
      scope: 'openid profile email',
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      nonce: expectedNonce,
      state: expectedState,
      ...changes,
    })
    return { url, checks: { pkceCodeVerifier, expectedNonce, expectedState } }
  }

  /** A member's browser. It stores cookies and does not follow redirects. */
  function browser(cookie = '') {
    const cookies = new Map(cookie ? [cookie.split(/=(.*)/s).slice(0, 2) as [string, string]] : [])
    async function go(url: string | URL, init: RequestInit = {}) {
      const headers = new Headers(init.headers)
      if (cookies.size > 0)
        headers.set('cookie', [...cookies].map((one) => one.join('=')).join('; '))
      const response = await fetch(url, { redirect: 'manual', ...init, headers })
      for (const set of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s)
        cookies.set(name, value)
      }
      return response
    }
    const press = (form: Record<string, string>, path = '/oauth2/consent') =>
      go(`${address}${path}`, { method: 'POST', body: new URLSearchParams(form) })
    return { go, press, cookies }
  }

  /** A member with a browser that the site knows. */
  async function member() {
    const { id, email, sessionToken } = await aSession()
    const people = shop.people
    const { tokens } = await people.member()
    return { id, email, sessionToken, tokens }
  }

  return { shop, address, lag, partner, discover, request, browser, member, aSession, siteCookie }
}
export type Provider = Awaited<ReturnType<typeof openProvider>>

/** The ticket in the form of a page. */
export const ticketIn = (page: string): string =>
  /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? ''
