import { startTestServer, type TestServer } from '@vitrine/testkit'
import { anything, assert, asyncProperty, dictionary, string } from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { authorizationAt, password } from './authorization.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { post, ask, me, aCode, exchange } = authorizationAt(() => shop)

describe('a visitor', () => {
  test.each([
    ['camel case', '/oauth2/token', (id: string) => ({ clientId: id, grantType: 'anonymous' })],
    [
      'snake case',
      '/_api/oauth2/token',
      (id: string) => ({ client_id: id, grant_type: 'anonymous' }),
    ],
  ])('gets tokens for four hours, asked in %s', async (_, path, body) => {
    const response = await post(path, JSON.stringify(body(shop.site.clientId)))
    expect(response.status).toBe(200)
    expect(response.headers.get('x-wix-request-id')).toBeTruthy()
    expect(await response.json()).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 14_400,
      token_type: 'Bearer',
    })
  })

  test('may send a form', async () => {
    const form = new URLSearchParams({ grant_type: 'anonymous', client_id: shop.site.clientId })
    expect((await post('/oauth2/token', form)).status).toBe(200)
  })

  test('remains the same visitor after every refresh, without a client id', async () => {
    const tokens = await (
      await ask({ clientId: shop.site.clientId, grantType: 'anonymous' })
    ).json()
    const subjects: unknown[] = []
    for (let renewals = 0; renewals < 3; renewals += 1) {
      const body = { refreshToken: tokens.refresh_token, grantType: 'refresh_token' }
      const renewed = await (await ask(body)).json()
      const info = await post('/oauth2/token-info', JSON.stringify({ token: renewed.access_token }))
      subjects.push(await info.json())
    }
    expect(new Set(subjects.map((info) => (info as { subjectId: string }).subjectId)).size).toBe(1)
    expect(subjects[0]).toMatchObject({
      active: true,
      subjectType: 'VISITOR',
      siteId: shop.site.id,
      clientId: shop.site.clientId,
      exp: expect.stringMatching(/^\d+$/),
    })
  })

  test('sends the token plain or after Bearer, alone or with a key after a comma', async () => {
    const token = await shop.people.visitorToken()
    for (const header of [token, `Bearer ${token}`]) expect((await me(header)).status).toBe(200)
    expect((await me('')).status).toBe(401)
    expect((await me('nonsense')).status).toBe(401)
  })

  test('is not recognized after four hours and a minute of grace', async () => {
    const token = await shop.people.visitorToken()
    shop.clock.pass({ seconds: 14_459 })
    expect((await me(token)).status).toBe(200)
    shop.clock.pass({ seconds: 2 })
    expect((await me(token)).status).toBe(401)
  })

  test('cannot use a refresh token as an access token', async () => {
    const tokens = await (
      await ask({ clientId: shop.site.clientId, grantType: 'anonymous' })
    ).json()
    expect((await me(tokens.refresh_token)).status).toBe(401)
  })
})

describe('a code', () => {
  test('is exchanged for a member’s tokens', async () => {
    const tokens = await (await exchange(await aCode())).json()
    const { member } = await (await me(tokens.access_token)).json()
    expect(member.id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('works once; a second use revokes the tokens of the first', async () => {
    const code = await aCode()
    const tokens = await (await exchange(code)).json()
    const refresh = { grantType: 'refresh_token', refreshToken: tokens.refresh_token }
    expect((await ask(refresh)).status).toBe(200)
    expect((await me(tokens.access_token)).status).toBe(200)
    const again = await exchange(code)
    expect([again.status, (await again.json()).error]).toEqual([400, 'invalid_grant'])
    expect((await ask(refresh)).status).toBe(400)
    expect((await me(tokens.access_token)).status).toBe(401)
  })

  test('is used up by the first use, also without the right verifier', async () => {
    const code = await aCode()
    expect((await exchange(code, { codeVerifier: 'w'.repeat(43) })).status).toBe(400)
    expect((await exchange(code)).status).toBe(400)
  })

  test('is exchanged once when two ask at the same moment', async () => {
    const code = await aCode()
    const replies = await Promise.all([exchange(code), exchange(code)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('is valid for ten minutes', async () => {
    const code = await aCode()
    shop.clock.pass({ minutes: 11 })
    expect((await exchange(code)).status).toBe(400)
  })

  test('is valid for its redirect address and its client', async () => {
    expect((await exchange(await aCode(), { redirectUri: 'http://shop.test/' })).status).toBe(400)
    const other = await shop.anotherSite()
    const clientId = other.site.clientId
    expect((await exchange(await aCode(), { clientId })).status).toBe(400)
  })
})

describe('the token call refuses', () => {
  test.each([
    [
      'an unknown client',
      { grantType: 'anonymous', clientId: crypto.randomUUID() },
      401,
      'INVALID_CLIENT',
    ],
    ['a client id that is none', { grantType: 'anonymous', clientId: 'x' }, 401, 'INVALID_CLIENT'],
    ['a missing client', { grantType: 'anonymous' }, 400, 'INVALID_REQUEST'],
    ['a missing grant', { clientId: 'x' }, 400, 'INVALID_REQUEST'],
    ['a grant of another type', { grantType: ['anonymous'] }, 400, 'INVALID_REQUEST'],
    ['an unknown grant', { grantType: 'password' }, 400, 'UNSUPPORTED_GRANT_TYPE'],
    [
      'an unknown refresh token',
      { grantType: 'refresh_token', refreshToken: 'x' },
      400,
      'INVALID_GRANT',
    ],
    ['a missing refresh token', { grantType: 'refresh_token' }, 400, 'INVALID_REQUEST'],
  ])('%s', async (_, body, status, code) => {
    const response = await ask(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      error: code.toLowerCase(),
      error_description: expect.any(String),
      message: expect.any(String),
      details: { applicationError: { code } },
    })
  })

  test.each([42, 129])('a verifier of %i characters', async (length) => {
    const response = await exchange('code', { codeVerifier: 'v'.repeat(length) })
    expect([response.status, (await response.json()).error]).toEqual([400, 'invalid_request'])
  })
})

describe('a member', () => {
  test('refreshes its tokens and loses them when blocked', async () => {
    const { id, api, tokens } = await shop.people.member()
    const renewed = await api.auth.renewToken(tokens.refreshToken)
    expect((await me(renewed.accessToken.value)).status).toBe(200)
    await shop.people.merchant().api.members.blockMember({ id })
    expect((await me(renewed.accessToken.value)).status).toBe(401)
    await expect(api.auth.renewToken(tokens.refreshToken)).rejects.toThrow()
    const info = await post(
      '/oauth2/token-info',
      JSON.stringify({ token: tokens.accessToken.value }),
    )
    expect(await info.json()).toEqual({ active: false })
  })

  test('reads its own identity', async () => {
    const { api, id, email } = await shop.people.member()
    expect(await api.oauth.getUserInfo()).toMatchObject({ sub: id, email, emailVerified: false })
  })

  test('reads its own names', async () => {
    const visitor = shop.people.visitor()
    const email = 'named@example.com'
    const { sessionToken = '' } = await visitor.api.authentication.register({
      loginId: { email },
      password,
      profile: { firstName: 'Ada', lastName: 'Byron', language: 'en' },
    })
    await shop.people.signIn(visitor, sessionToken)
    expect(await visitor.api.oauth.getUserInfo()).toMatchObject({
      name: 'Ada Byron',
      givenName: 'Ada',
      familyName: 'Byron',
      language: 'en',
    })
  })
})

test('the public keys can verify but not sign', async () => {
  const { keys } = await shop.people.nobody().api.oauth.getKeys()
  expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', kid: expect.any(String) })
  expect(keys[0]).not.toHaveProperty('d')
})

test('token-info also accepts the token inside base64 of JSON', async () => {
  const token = await shop.people.visitorToken()
  const body = Buffer.from(JSON.stringify({ token })).toString('base64')
  const info = await post('/oauth2/token-info', JSON.stringify({ body }))
  expect(await info.json()).toMatchObject({ active: true, subjectType: 'VISITOR' })
})

describe('every call of a member', () => {
  test('checks once whether the sign-in and the identity are still valid', async () => {
    const token = await shop.people.memberToken()
    const look = () => post('/oauth2/token-info', JSON.stringify({ token }))
    const { result, statements } = await shop.countStatements(look)
    expect(await result.json()).toMatchObject({ active: true, subjectType: 'MEMBER' })
    expect(statements.length).toBe(1)
  })
})

describe('token-info', () => {
  test.each([['nonsense'], ['']])('returns for %j only that it is not active', async (token) => {
    const info = await post('/oauth2/token-info', JSON.stringify({ token }))
    expect([info.status, await info.json()]).toEqual([200, { active: false }])
  })
})

describe('the lifetime of tokens', () => {
  const setSessions = (accessTokenMinutes: number, refreshTokenDays: number) => {
    const sessions = { accessTokenMinutes, refreshTokenDays, sessionTokenMinutes: 10 }
    return shop.people.merchant().api.sites.updateSettings({ settings: { sessions } })
  }
  afterEach(() => setSessions(240, 365))

  test('is a setting of the site', async () => {
    await setSessions(5, 2)
    const { api, tokens } = await shop.people.member()
    shop.clock.pass({ minutes: 6, seconds: 1 })
    expect((await me(tokens.accessToken.value)).status).toBe(401)
    shop.clock.pass({ days: 1 })
    expect((await api.auth.renewToken(tokens.refreshToken)).accessToken.value).not.toBe('')
    // Two days from the last use on.
    shop.clock.pass({ days: 1, hours: 23 })
    await api.auth.renewToken(tokens.refreshToken)
    shop.clock.pass({ days: 2, seconds: 1 })
    await expect(api.auth.renewToken(tokens.refreshToken)).rejects.toThrow()
  })
})

describe('a module call in a raw envelope', () => {
  const wrap = (inner: unknown) => ({
    body: Buffer.from(JSON.stringify(inner)).toString('base64'),
  })

  test('gets its tokens in one', async () => {
    const reply = await ask(wrap({ grantType: 'anonymous', clientId: shop.site.clientId }))
    const { body, statusCode, headers } = await reply.json()
    expect([reply.status, statusCode]).toEqual([200, 200])
    expect(headers).toContainEqual({ key: 'cache-control', value: 'no-store' })
    expect(JSON.parse(Buffer.from(body, 'base64').toString())).toMatchObject({
      access_token: expect.any(String),
      expires_in: 14_400,
    })
  })

  test('is refused plainly', async () => {
    const reply = await ask(wrap(['no object']))
    expect([reply.status, (await reply.json()).error]).toEqual([400, 'invalid_request'])
  })

  test('gets the public keys in one', async () => {
    const keys = await shop.server.fetch(
      new Request(`${shop.baseUrl}/oauth2/jwks`, { headers: { 'x-wix-bi-gateway': 'x' } }),
    )
    const { body, statusCode } = await keys.json()
    expect(statusCode).toBe(200)
    expect(JSON.parse(Buffer.from(body, 'base64').toString()).keys).toHaveLength(2)
  })
})

describe('any request to the token call', () => {
  test.each(['{', '[]', '"text"', '{"grantType":'])('%s is a broken request', async (body) => {
    const reply = await post('/oauth2/token', body)
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { error: 'invalid_request', details: { applicationError: { code: 'INVALID_REQUEST' } } },
    ])
  })

  test('never causes a server error', async () => {
    const names = [
      'grantType',
      'client_id',
      'code',
      'refreshToken',
      'body',
      'member_id',
      '__proto__',
    ]
    const name = string().map((text) => names[text.length] ?? text)
    await assert(
      asyncProperty(dictionary(name, anything()), async (body) => {
        const text = JSON.stringify(body, (_, value) =>
          typeof value === 'bigint' ? Number(value) : value,
        )
        for (const path of ['/oauth2/token', '/oauth2/token-info']) {
          expect((await post(path, text)).status).toBeLessThan(500)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('with a refresh token of an unknown site is refused', async () => {
    const refreshToken = `${crypto.randomUUID()}.${'x'.repeat(43)}`
    const reply = await ask({ grantType: 'refresh_token', refreshToken })
    expect([reply.status, (await reply.json()).error]).toEqual([400, 'invalid_grant'])
  })
})
