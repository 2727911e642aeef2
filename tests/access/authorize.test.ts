import { startTestServer, type TestServer } from '@vitrine/testkit'
import { assert, asyncProperty, constantFrom, dictionary, string } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorizationAt, challenge } from './authorization.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { send, me, aSession, authorize, answerOf, exchange, siteCookie } = authorizationAt(
  () => shop,
)

describe('the authorization page shows an error and does not redirect', () => {
  test.each([
    ['an unknown client', { clientId: crypto.randomUUID() }],
    ['a client id that is none', { clientId: 'x' }],
    ['an address that is not registered exactly', { redirectUri: 'http://shop.test/callback/' }],
    ['no address', { redirectUri: '' }],
    ['an address of nobody', { redirectUri: 'unused://' }],
    ['an unknown response mode', { responseMode: 'form_post' }],
  ])('%s', async (_, changes) => {
    const response = await authorize(changes)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.has('location')).toBe(false)
  })
})

describe('the authorization page redirects to the client', () => {
  test.each([
    ['without a session and without a question', { prompt: 'none' }, 'login_required'],
    ['an unknown prompt', { prompt: 'create' }, 'invalid_request'],
    ['the plain challenge method', { codeChallengeMethod: 'plain' }, 'invalid_request'],
    ['a short challenge', { codeChallenge: 'short' }, 'invalid_request'],
    ['another response type', { responseType: 'token' }, 'unsupported_response_type'],
    ['a connection the site does not have', { idp: crypto.randomUUID() }, 'invalid_request'],
    ['a nonce of 513 characters', { nonce: 'n'.repeat(513) }, 'invalid_request'],
    ['an age that is no number', { maxAge: 'old' }, 'invalid_request'],
    ['a sign-in page that was left', { error: 'access_denied' }, 'access_denied'],
  ])('%s: %s', async (_, changes, error) => {
    const response = await authorize(changes)
    expect(response.status).toBe(302)
    expect(answerOf(response)).toMatchObject({
      error,
      error_description: expect.any(String),
      state: 'the-state',
    })
  })

  test('with the answer in the fragment in mode fragment', async () => {
    const response = await authorize({ responseMode: 'fragment', prompt: 'none' })
    expect(response.headers.get('location')).toBe(
      'http://shop.test/callback#error=login_required&error_description=Nobody+is+signed+in&state=the-state&iss=http%3A%2F%2Fshop.test',
    )
  })

  test('with the answer in the query, beside earlier parameters', async () => {
    const withQuery = 'http://shop.test/callback?shop=1'
    const client = await shop.server.sites.createClient(shop.site.id, {
      name: 'Other',
      allowedRedirectUris: [withQuery],
    })
    const response = await authorize({
      clientId: client.id,
      redirectUri: withQuery,
      prompt: 'none',
    })
    expect(answerOf(response)).toMatchObject({ shop: '1', error: 'login_required' })
  })

  test.each([
    [
      'fragment',
      /^http:\/\/shop\.test\/callback#code=[\w-]+&state=the-state&iss=http%3A%2F%2Fshop\.test$/,
    ],
    [
      'query',
      /^http:\/\/shop\.test\/callback\?code=[\w-]+&state=the-state&iss=http%3A%2F%2Fshop\.test$/,
    ],
    [
      '',
      /^http:\/\/shop\.test\/callback\?code=[\w-]+&state=the-state&iss=http%3A%2F%2Fshop\.test$/,
    ],
  ])('with a code in mode %j', async (responseMode, form) => {
    const { sessionToken } = await aSession()
    const response = await authorize({ sessionToken, prompt: 'none', responseMode })
    expect(response.headers.get('location')).toMatch(form)
  })
})

describe('parameter names', () => {
  test('may be in snake case', async () => {
    const { sessionToken } = await aSession()
    const query = new URLSearchParams({
      client_id: shop.site.clientId,
      response_type: 'code',
      redirect_uri: `${shop.baseUrl}/callback`,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      session_token: sessionToken,
      acr_values: 'ignored',
    })
    const { code = '' } = answerOf(await send(`/oauth2/authorize?${query}`))
    expect((await exchange(code)).status).toBe(200)
  })
})

describe('somebody who is not signed in', () => {
  test('gets the sign-in page of the site, and returns afterwards', async () => {
    const location = new URL((await authorize()).headers.get('location') ?? '', shop.baseUrl)
    expect(location.pathname).toBe('/login')
    const back = location.searchParams.get('return') ?? ''
    expect(back.startsWith('/_api/oauth2/authorize?')).toBe(true)
    expect(new URL(back, shop.baseUrl).searchParams.get('codeChallenge')).toBe(challenge)
  })

  test('is not recognized by the session of another site', async () => {
    const { sessionToken } = await aSession()
    const other = await shop.anotherSite()
    const clientId = other.site.clientId
    const response = await authorize({ sessionToken, prompt: 'none', clientId })
    const there = response.headers.get('location') ?? ''
    expect(new URL(there).host).toBe('other1.test')
    const answer = await shop.server.fetch(new Request(there))
    expect(answerOf(answer).error).toBe('login_required')
  })
})

describe('somebody who is signed in on the site by its cookie', () => {
  const signedIn = async () => {
    const member = await shop.people.member()
    return { ...member, cookie: await siteCookie(member.tokens.accessToken.value) }
  }

  test.each([
    ['with prompt none', { prompt: 'none' }],
    ['without a prompt', { prompt: '' }],
    ['with prompt login that is optional', { prompt: 'login', optionalLogin: 'true' }],
  ])('gets a code at once %s', async (_, changes) => {
    const { cookie, id } = await signedIn()
    const { code = '' } = answerOf(await authorize(changes, { cookie }))
    const tokens = await (await exchange(code)).json()
    const { member } = await (await me(tokens.access_token)).json()
    expect(member.id).toBe(id)
  })

  test('is asked again with prompt login', async () => {
    const { cookie } = await signedIn()
    expect((await authorize({}, { cookie })).headers.get('location')).toMatch(/^\/login\?/)
  })

  test('is not recognized in a frame of another website', async () => {
    const { cookie } = await signedIn()
    const frame = { cookie, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }
    expect(answerOf(await authorize({ prompt: 'none' }, frame)).error).toBe('login_required')
  })

  test('is not recognized after signing out, also with the old cookie', async () => {
    const { cookie } = await signedIn()
    const query = new URLSearchParams({
      clientId: shop.site.clientId,
      postLogoutRedirectUri: 'http://shop.test/bye',
    })
    await send(`/_api/iam/authentication/v1/logout?${query}`, { headers: { cookie } })
    const answer = answerOf(await authorize({ prompt: 'none' }, { cookie }))
    expect(answer.error).toBe('login_required')
  })

  test('sees an error when the account was closed', async () => {
    const { cookie, id } = await signedIn()
    await shop.people.merchant().api.members.blockMember({ id })
    expect(answerOf(await authorize({ prompt: 'none' }, { cookie }))).toEqual({
      error: 'access_denied',
      error_description: expect.any(String),
      state: 'the-state',
    })
  })

  test('sees an error while the account waits for approval', async () => {
    const { cookie, id } = await signedIn()
    await shop.server.platform.db
      .updateTable('identities')
      .set({ status: 'PENDING' })
      .where('id', '=', id)
      .execute()
    const answer = answerOf(await authorize({ prompt: 'none' }, { cookie }))
    expect(answer).toMatchObject({ error: 'access_denied', state: 'the-state' })
  })

  test('signs in again when the last sign-in is older than the client accepts', async () => {
    const { cookie } = await signedIn()
    const ask = () => authorize({ prompt: 'none', maxAge: '60' }, { cookie })
    expect(answerOf(await ask()).code).toBeDefined()
    shop.clock.pass({ minutes: 3 })
    expect(answerOf(await ask()).error).toBe('login_required')
  })
})

describe('the callback of a sign-in', () => {
  const begin = async (state = 'the-state') => {
    const response = await authorize({ state })
    return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }
  const finish = (state: string, sessionToken: string, headers: Record<string, string> = {}) =>
    send(`/_api/iam/authentication/v1/callback?${new URLSearchParams({ state, sessionToken })}`, {
      headers,
    })

  test('signs the browser in on the site and redirects to the code', async () => {
    const cookie = await begin()
    const { id, sessionToken } = await aSession()
    const response = await finish('the-state', sessionToken, { cookie })
    expect(response.status).toBe(302)
    const [session = ''] = response.headers.getSetCookie()
    expect(session).toMatch(/^vitrine_session=.*; HttpOnly$/)
    const onward = await send(response.headers.get('location') ?? '', {
      headers: { cookie: session.split(';')[0] ?? '' },
    })
    const tokens = await (await exchange(answerOf(onward).code ?? '')).json()
    expect((await (await me(tokens.access_token)).json()).member.id).toBe(id)
  })

  test('works once', async () => {
    const cookie = await begin()
    const { sessionToken } = await aSession()
    expect((await finish('the-state', sessionToken, { cookie })).status).toBe(302)
    expect((await finish('the-state', sessionToken, { cookie })).status).toBe(400)
  })

  test.each([
    ['with another state', 'another-state'],
    ['without a state', ''],
  ])('refuses a browser %s', async (_, state) => {
    const { sessionToken } = await aSession()
    expect((await finish(state, sessionToken, { cookie: await begin() })).status).toBe(400)
  })

  test('refuses a browser that did not start the sign-in', async () => {
    const { sessionToken } = await aSession()
    expect((await finish('the-state', sessionToken)).status).toBe(400)
  })

  test('refuses a session that is older than 60 seconds', async () => {
    const { sessionToken } = await aSession()
    const cookie = await begin()
    shop.clock.pass({ seconds: 61 })
    expect((await finish('the-state', sessionToken, { cookie })).status).toBe(400)
  })

  test('answers a module call with the same inside an envelope', async () => {
    const { sessionToken } = await aSession()
    const headers = { cookie: await begin(), 'x-wix-bi-gateway': 'environment=js-sdk' }
    const reply = await (await finish('the-state', sessionToken, headers)).json()
    expect(reply).toMatchObject({ statusCode: 302, body: '' })
    expect(reply.headers).toContainEqual({
      key: 'location',
      value: expect.stringMatching(/^\/_api\/oauth2\/authorize\?/),
    })
  })
})

test('no request makes it fail or redirect to an address that is not registered', async () => {
  const name = constantFrom(
    'clientId',
    'client_id',
    'redirectUri',
    'redirect_uri',
    'responseMode',
    'state',
    'prompt',
    'sessionToken',
    'frame',
    'maxAge',
    'responseType',
    'codeChallenge',
    'error',
    'idp',
    '.r',
  )
  const value = string({ unit: 'binary' }).map((text) =>
    text.length % 3 === 0 ? `https://evil.example/${text}` : text,
  )
  await assert(
    asyncProperty(dictionary(name, value), async (changes) => {
      const response = await authorize(changes)
      expect(response.status).toBeLessThan(500)
      const location = response.headers.get('location') ?? '/login?'
      const isOurs = location.startsWith('/login?')
      expect(isOurs || location.startsWith(`${shop.baseUrl}/callback`)).toBe(true)
    }),
    { numRuns: 150 },
  )
})
