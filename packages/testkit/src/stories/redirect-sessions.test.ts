import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const ask = async (body: object, origin?: string) => {
  const response = await shop.server.fetch(
    new Request(`${shop.baseUrl}/_api/redirects-api/v1/redirect-session`, {
      method: 'POST',
      headers: {
        authorization: await shop.people.visitorToken(),
        ...(origin ? { origin } : {}),
      },
      body: JSON.stringify(body),
    }),
  )
  return { status: response.status, body: await response.json() }
}

const authRequest = () => ({
  clientId: shop.site.clientId,
  codeChallenge: 'c'.repeat(43),
  codeChallengeMethod: 'S256',
  responseType: 'code',
  responseMode: 'web_message',
  scope: 'offline_access',
  state: '</script><script>alert(1)',
})

describe('a redirect session', () => {
  test('for signing in carries the client’s values', async () => {
    const { body } = await ask({ auth: { authRequest: authRequest(), prompt: 'none' } })
    const { redirectSession } = body
    expect(redirectSession.urlDetails.endpoint).toBe('http://shop.test/_api/oauth2/authorize')
    expect(redirectSession.urlDetails.searchParams).toMatchObject({
      prompt: 'none',
      state: authRequest().state,
    })
    expect(redirectSession.fullUrl.startsWith(`${redirectSession.urlDetails.endpoint}?`)).toBe(true)
    expect(redirectSession).toMatchObject({ shortUrl: '', sessionToken: '' })
  })

  test('for signing out leads to the sign-out address', async () => {
    const { body } = await ask({
      logout: { clientId: shop.site.clientId },
      callbacks: { postFlowUrl: 'http://shop.test/bye' },
    })
    const url = new URL(body.redirectSession.fullUrl)
    expect(url.pathname).toBe('/_api/iam/authentication/v1/logout')
    expect(url.searchParams.get('postLogoutRedirectUri')).toBe('http://shop.test/bye')
  })

  test('keeps additional parameters, but not over its own', async () => {
    const { body } = await ask({
      auth: { authRequest: authRequest() },
      preferences: { additionalQueryParameters: { utm_source: 'mail', state: 'forged' } },
    })
    expect(body.redirectSession.urlDetails.searchParams).toMatchObject({
      utm_source: 'mail',
      state: authRequest().state,
    })
  })

  test.each([
    ['no intent', {}, 400, 'REQUIRED_ONE_OF_FIELD'],
    [
      'an address elsewhere',
      { login: {}, callbacks: { postFlowUrl: 'https://evil.example' } },
      403,
      'REDIRECT_NOT_ALLOWED',
    ],
    ['an unknown client', { logout: { clientId: crypto.randomUUID() } }, 401, 'INVALID_CLIENT'],
    [
      'a page the site does not have',
      { ecomCheckout: { checkoutId: crypto.randomUUID() } },
      428,
      'PAGE_NOT_AVAILABLE',
    ],
  ])('with %s is refused', async (_, request, status, code) => {
    const reply = await ask(request)
    expect(reply.status).toBe(status)
    expect(JSON.stringify(reply.body.details)).toContain(code)
  })
})

describe('a hidden frame', () => {
  const openFrame = async (sessionToken: string, origin?: string) => {
    const { body } = await ask(
      { auth: { authRequest: { ...authRequest(), sessionToken }, prompt: 'none' } },
      origin,
    )
    return shop.server.fetch(new Request(body.redirectSession.fullUrl))
  }
  const session = async (email: string) => {
    const { api } = shop.people.visitor()
    const password = 'a-long-enough-passphrase'
    const { sessionToken } = await api.authentication.register({ loginId: { email }, password })
    return sessionToken ?? ''
  }

  test('tells the page around it, and only that page, its code', async () => {
    const response = await openFrame(await session('frame@example.com'), 'http://shop.test')
    const policy = response.headers.get('content-security-policy') ?? ''
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(policy).toContain('frame-ancestors http://shop.test;')
    expect(response.headers.has('x-frame-options')).toBe(false)
    const [, nonce] = /nonce="([^"]+)"/.exec(text) ?? []
    expect(policy).toContain(`script-src 'nonce-${nonce}'`)
    const posted: unknown[] = []
    const [, script = ''] = /<script nonce="[^"]+">(.*?)<\/script>/s.exec(text) ?? []
    new Function('parent', script)({ postMessage: (...args: unknown[]) => posted.push(args) })
    expect(posted).toEqual([
      [{ code: expect.any(String), state: authRequest().state }, 'http://shop.test'],
    ])
  })

  test('tells an error with the state, too', async () => {
    const text = await (await openFrame('', 'http://shop.test')).text()
    expect(text).toContain('login_required')
  })

  test('is refused to a page that is not on an allowed domain', async () => {
    const reply = await ask({ auth: { authRequest: authRequest() } }, 'https://evil.example')
    expect(reply.status).toBe(403)
  })

  test('says nothing when nobody knows the page around it', async () => {
    expect((await openFrame(await session('silent@example.com'))).status).toBe(400)
  })
})
