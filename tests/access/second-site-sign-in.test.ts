import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { challenge, password, verifier } from './authorization.fixture.ts'

type Other = Awaited<ReturnType<TestServer['anotherSite']>>

let shop: TestServer
let withDomain: Other
let withoutDomain: Other
beforeAll(async () => {
  shop = await startTestServer()
  withDomain = await shop.anotherSite()
  withoutDomain = await shop.anotherSite()
  await shop.server.platform.db
    .updateTable('sites')
    .set({ domains: [] })
    .where('id', '=', withoutDomain.site.id)
    .execute()
  shop.server.sites.forget()
})
afterAll(() => shop.close())

const callback = 'http://shop.test/callback'
const fetch = (address: string, init: RequestInit = {}) =>
  shop.server.fetch(new Request(address, { redirect: 'manual', ...init }))

/** A published client's request to the only URL it knows: the public one. */
async function ask(body: object, authorization: string) {
  const response = await fetch('http://shop.test/_api/redirects-api/v1/redirect-session', {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify(body),
  })
  return (await response.json()).redirectSession.fullUrl as string
}
const token = async (body: object) => {
  const response = await fetch('http://shop.test/oauth2/token', {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return response.json()
}
const visitorOf = async (clientId: string) =>
  (await token({ clientId, grantType: 'anonymous' })).access_token as string
const authRequest = (clientId: string) => ({
  clientId,
  codeChallenge: challenge,
  codeChallengeMethod: 'S256',
  responseType: 'code',
  responseMode: 'query',
  redirectUri: callback,
  scope: 'offline_access',
  state: 'the-state',
})
const locationOf = (response: Response, base: string) =>
  new URL(response.headers.get('location') ?? '', base)

describe.each([
  ['with a domain', () => withDomain, () => 'http://other1.test'],
  ['without a domain', () => withoutDomain, () => `http://${withoutDomain.site.id}.shop.test`],
])('a client of a second site %s, called at the address of the first', (_, other, origin) => {
  const clientId = () => other().site.clientId

  test('signs in and out on the pages of its own site', async () => {
    const visitor = await visitorOf(clientId())
    const auth = { authRequest: authRequest(clientId()), prompt: 'login' }
    const authUrl = await ask({ auth }, visitor)
    expect(new URL(authUrl).origin).toBe(origin())
    const signIn = locationOf(await fetch(authUrl), authUrl)
    expect([signIn.origin, signIn.pathname]).toEqual([origin(), '/login'])

    const { sessionToken } = await other()
      .people.visitor()
      .api.authentication.register({ loginId: { email: `${clientId()}@example.com` }, password })
    const pendingRequest = new URL(signIn.searchParams.get('return') ?? '', origin())
    pendingRequest.searchParams.set('sessionToken', sessionToken ?? '')
    const back = locationOf(await fetch(pendingRequest.href), pendingRequest.href)
    expect(`${back.origin}${back.pathname}`).toBe(callback)
    const member = await token({
      clientId: clientId(),
      grantType: 'authorization_code',
      redirectUri: callback,
      code: back.searchParams.get('code'),
      codeVerifier: verifier,
    })

    const login = await ask({ login: {} }, member.access_token)
    expect(new URL(login).origin).toBe(origin())
    const opened = await fetch(login)
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    expect(cookie).toContain('=')
    const bye = { logout: { clientId: clientId() }, callbacks: { postFlowUrl: callback } }
    const logout = await ask(bye, member.access_token)
    expect(new URL(logout).origin).toBe(origin())
    const left = await fetch(logout, { headers: { cookie } })
    expect(left.headers.get('location')).toBe(callback)
    expect(left.headers.get('set-cookie')).toContain('Max-Age=0')
  })

  test('is led to its own site by the authorization page of any other host', async () => {
    const query = new URLSearchParams({ ...authRequest(clientId()), prompt: 'login' })
    const moved = await fetch(`http://shop.test/_api/oauth2/authorize?${query}`)
    const target = locationOf(moved, 'http://shop.test')
    expect([moved.status, target.origin]).toEqual([302, origin()])
    const signIn = locationOf(await fetch(target.href), target.href)
    expect([signIn.origin, signIn.pathname]).toEqual([origin(), '/login'])
  })

  test.each([
    ['/_api/iam/authentication/v1/logout', 'clientId', 'postLogoutRedirectUri'],
    ['/oauth2/end-session', 'client_id', 'none'],
  ])('is led there by %s, too', async (path, client, address) => {
    const query = new URLSearchParams({ [client]: clientId(), [address]: callback })
    const moved = locationOf(await fetch(`http://shop.test${path}?${query}`), 'http://shop.test')
    expect(`${moved.origin}${moved.pathname}`).toBe(`${origin()}${path}`)
  })
})

test('a client of the first site remains on the host it used', async () => {
  const { clientId } = shop.site
  const query = new URLSearchParams({ ...authRequest(clientId), prompt: 'login' })
  const asked = `http://elsewhere.test/_api/oauth2/authorize?${query}`
  expect(locationOf(await fetch(asked), asked).origin).toBe('http://elsewhere.test')
})
