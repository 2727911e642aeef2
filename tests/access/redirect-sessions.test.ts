import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorizationAt } from './authorization.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { send, post, me, aSession } = authorizationAt(() => shop)
const ask = async (body: object, { origin, token }: { origin?: string; token?: string } = {}) => {
  const authorization = token ?? (await shop.people.visitorToken())
  const response = await post(
    '/_api/redirects-api/v1/redirect-session',
    JSON.stringify(body),
    origin ? { authorization, origin } : { authorization },
  )
  return { status: response.status, body: await response.json() }
}
const open = (address: string, headers: Record<string, string> = {}) =>
  send(address.slice(shop.baseUrl.length), { headers })

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
  test('for signing in has the client’s values', async () => {
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

  test('for signing out redirects to the sign-out address', async () => {
    const { body } = await ask({
      logout: { clientId: shop.site.clientId },
      callbacks: { postFlowUrl: 'http://shop.test/bye' },
    })
    const url = new URL(body.redirectSession.fullUrl)
    expect(url.pathname).toBe('/_api/iam/authentication/v1/logout')
    expect(url.searchParams.get('postLogoutRedirectUri')).toBe('http://shop.test/bye')
  })

  test('has additional parameters, which do not replace its own', async () => {
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
      { eventsCheckout: { reservationId: crypto.randomUUID(), eventSlug: 'evening' } },
      428,
      'PAGE_NOT_AVAILABLE',
    ],
    [
      'two intents',
      { login: {}, ecomCheckout: { checkoutId: crypto.randomUUID() } },
      400,
      'ONE_OF',
    ],
    [
      'more than fits into an address',
      {
        storesProduct: { productSlug: 'vase' },
        preferences: {
          additionalQueryParameters: Object.fromEntries(
            [1, 2, 3, 4, 5].map((n) => [`n${n}`, 'x'.repeat(490)]),
          ),
        },
      },
      400,
      'REDIRECT_TOO_LONG',
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
      origin ? { origin } : {},
    )
    return open(body.redirectSession.fullUrl)
  }

  test('sends its code to the page around it, and to no other page', async () => {
    const response = await openFrame((await aSession()).sessionToken, 'http://shop.test')
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
      [
        { code: expect.any(String), state: authRequest().state, iss: 'http://shop.test' },
        'http://shop.test',
      ],
    ])
  })

  test('sends an error with the state, too', async () => {
    const text = await (await openFrame('', 'http://shop.test')).text()
    expect(text).toContain('login_required')
  })

  test('works again while the session token is valid', async () => {
    const { sessionToken } = await aSession()
    const { body } = await ask(
      { auth: { authRequest: { ...authRequest(), sessionToken }, prompt: 'none' } },
      { origin: 'http://shop.test' },
    )
    for (const minutes of [0, 9]) {
      shop.clock.pass({ minutes })
      const text = await (await open(body.redirectSession.fullUrl)).text()
      expect(text).toContain('"code":')
    }
  })

  test('uses the origin of the request where the browser sends none', async () => {
    const { body } = await ask({ auth: { authRequest: authRequest() }, origin: 'http://shop.test' })
    expect(body.redirectSession.urlDetails.searchParams.frame).toBeDefined()
  })

  test('is refused to a page that is not on an allowed domain', async () => {
    const reply = await ask(
      { auth: { authRequest: authRequest() } },
      { origin: 'https://evil.example' },
    )
    expect(reply.status).toBe(403)
  })

  test('sends nothing when the page around it is unknown', async () => {
    expect((await openFrame((await aSession()).sessionToken)).status).toBe(400)
  })
})

describe('a link for a member', () => {
  const linkFor = async (body: object) => {
    const member = await shop.people.member()
    const { body: reply } = await ask(body, { token: member.tokens.accessToken.value })
    return { ...member, link: reply.redirectSession }
  }
  const whoIs = async (setCookie: string | null) => {
    const value = decodeURIComponent((setCookie ?? '').split(';')[0]?.split('=')[1] ?? '')
    const response = await me(JSON.parse(value).accessToken.value)
    return (await response.json()).member?.id
  }
  const product = { storesProduct: { productSlug: 'vase & cup' } }

  test('signs the browser in on the site, on the way to the page', async () => {
    const { id, link } = await linkFor(product)
    expect(link.urlDetails.endpoint).toBe('http://shop.test/_api/iam/cookie/v1/createSessionCookie')
    expect(link.urlDetails.searchParams).toEqual({
      sessionToken: link.sessionToken,
      redirectUrl: 'http://shop.test/products/vase%20%26%20cup',
    })
    const response = await open(link.fullUrl)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('http://shop.test/products/vase%20%26%20cup')
    expect(await whoIs(response.headers.get('set-cookie'))).toBe(id)
  })

  test('works once', async () => {
    const { link } = await linkFor(product)
    const both = await Promise.all([open(link.fullUrl), open(link.fullUrl)])
    expect(both.filter((response) => response.headers.has('set-cookie'))).toHaveLength(1)
    const third = await open(link.fullUrl)
    expect([third.status, third.headers.has('set-cookie')]).toEqual([400, false])
    expect(await third.text()).toContain('This link was used already')
  })

  test('signs in for 60 seconds and redirects for 10 minutes', async () => {
    const { link } = await linkFor(product)
    shop.clock.pass({ seconds: 61 })
    const late = await open(link.fullUrl)
    expect([late.status, late.headers.has('set-cookie')]).toEqual([302, false])
    const { link: other } = await linkFor(product)
    shop.clock.pass({ minutes: 10, seconds: 1 })
    expect((await open(other.fullUrl)).status).toBe(400)
  })

  test('redirects only to the address it was made with', async () => {
    const { link } = await linkFor(product)
    const forged = new URL(link.fullUrl)
    forged.searchParams.set('redirectUrl', 'https://evil.example/')
    const response = await open(forged.href)
    expect([response.status, response.headers.has('location')]).toEqual([400, false])
  })

  test('does not sign in after its sign-in has ended', async () => {
    const { id, link } = await linkFor(product)
    await shop.people.merchant().api.members.blockMember({ id })
    const response = await open(link.fullUrl)
    expect([response.status, response.headers.has('set-cookie')]).toEqual([302, false])
  })

  test('redirects to the page without signing in when it has no identity', async () => {
    const { link } = await linkFor({ ...product, preferences: { maintainIdentity: false } })
    expect(link.fullUrl).toBe('http://shop.test/products/vase%20%26%20cup')
  })

  test('of kind login redirects to the callback address', async () => {
    const callbacks = { postFlowUrl: 'http://shop.test/after?a=1', state: 'mine' }
    const { id, link } = await linkFor({ login: {}, callbacks })
    const response = await open(link.fullUrl)
    expect(response.headers.get('location')).toBe(
      'http://shop.test/after?a=1&wixMemberLoggedIn=true&state=mine',
    )
    expect(await whoIs(response.headers.get('set-cookie'))).toBe(id)
  })

  test.each([
    [{}, 'http://shop.test/account'],
    [{ section: 'ORDERS' }, 'http://shop.test/account?section=ORDERS'],
  ])(
    'of kind memberAccountPage %j redirects to the account',
    async (memberAccountPage, address) => {
      const { link } = await linkFor({ memberAccountPage })
      expect(link.urlDetails.searchParams.redirectUrl).toBe(address)
    },
  )

  test('redirects to the account page of a site with pages of its own', async () => {
    const preferences = {
      useGenericWixPages: false,
      customMemberPaths: { accountPagePath: 'me' },
    }
    const { link } = await linkFor({ memberAccountPage: {}, preferences })
    expect(link.urlDetails.searchParams.redirectUrl).toBe('http://shop.test/me')
  })
})

describe('a visitor who is to sign in', () => {
  test('returns to the website by an address of this site', async () => {
    const callbacks = { postFlowUrl: 'http://shop.test/after' }
    const { body } = await ask({ login: {}, callbacks })
    const page = new URL(body.redirectSession.fullUrl)
    expect(page.pathname).toBe('/login')
    const back = page.searchParams.get('return') ?? ''
    expect(back).toMatch(/^\/r\/[\w-]{22}$/)
    const response = await send(back)
    expect(response.headers.get('location')).toBe('http://shop.test/after?wixMemberLoggedIn=true')
  })
})

describe('a short address', () => {
  test('redirects to the full address for 10 minutes', async () => {
    const preferences = { createShortUrl: true }
    const { body } = await ask({ storesProduct: { productSlug: 'vase' }, preferences })
    const { shortUrl, fullUrl } = body.redirectSession
    expect(shortUrl).toMatch(/^http:\/\/shop\.test\/r\/[\w-]{22}$/)
    const response = await open(shortUrl)
    expect([response.status, response.headers.get('location')]).toEqual([302, fullUrl])
    shop.clock.pass({ minutes: 10, seconds: 1 })
    expect((await open(shortUrl)).status).toBe(404)
  })
})
