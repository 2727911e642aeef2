import { createHash } from 'node:crypto'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  shop.server.fetch(new Request(`${shop.baseUrl}${path}`, { method: 'POST', body, headers }))
const ask = (body: object) => post('/oauth2/token', JSON.stringify(body))
const me = (token: string) =>
  shop.server.fetch(
    new Request(`${shop.baseUrl}/members/v1/members/my`, { headers: { authorization: token } }),
  )

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

  test('may ask with a form', async () => {
    const form = new URLSearchParams({ grant_type: 'anonymous', client_id: shop.site.clientId })
    expect((await post('/oauth2/token', form)).status).toBe(200)
  })

  test('stays the same visitor after a renewal, without a client id, again and again', async () => {
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

  test('sends the token raw or behind Bearer, alone or with a key after a comma', async () => {
    const token = await shop.people.visitorToken()
    for (const header of [token, `Bearer ${token}`]) expect((await me(header)).status).toBe(403)
    expect((await me('')).status).toBe(401)
    expect((await me('nonsense')).status).toBe(401)
  })

  test('is nobody once the four hours and a minute of grace are over', async () => {
    const token = await shop.people.visitorToken()
    shop.clock.pass({ seconds: 14_459 })
    expect((await me(token)).status).toBe(403)
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

const verifier = 'v'.repeat(43)
const challenge = createHash('sha256').update(verifier).digest('base64url')

let codes = 0
async function aCode(changes: Record<string, string> = {}) {
  const { api } = shop.people.visitor()
  codes += 1
  const email = `code${codes}@example.com`
  const { sessionToken = '' } = await api.authentication.register({
    loginId: { email },
    password: 'a-long-enough-passphrase',
  })
  const response = await authorize({ sessionToken, prompt: 'none', ...changes })
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
}

const authorize = (changes: Record<string, string> = {}) => {
  const query = new URLSearchParams({
    clientId: shop.site.clientId,
    responseType: 'code',
    responseMode: 'query',
    redirectUri: `${shop.baseUrl}/callback`,
    state: 'the-state',
    codeChallenge: challenge,
    codeChallengeMethod: 'S256',
    prompt: 'login',
    ...changes,
  })
  return shop.server.fetch(new Request(`${shop.baseUrl}/_api/oauth2/authorize?${query}`))
}
const exchange = (code: string, changes: Record<string, string> = {}) =>
  ask({
    grantType: 'authorization_code',
    clientId: shop.site.clientId,
    code,
    codeVerifier: verifier,
    redirectUri: `${shop.baseUrl}/callback`,
    ...changes,
  })

describe('a code', () => {
  test('becomes a member’s tokens', async () => {
    const tokens = await (await exchange(await aCode())).json()
    const { member } = await (await me(tokens.access_token)).json()
    expect(member.id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('works once; the second time ends what the first began', async () => {
    const code = await aCode()
    const tokens = await (await exchange(code)).json()
    const refresh = { grantType: 'refresh_token', refreshToken: tokens.refresh_token }
    expect((await ask(refresh)).status).toBe(200)
    const again = await exchange(code)
    expect([again.status, (await again.json()).error]).toEqual([400, 'invalid_grant'])
    expect((await ask(refresh)).status).toBe(400)
  })

  test('is used up by whoever shows it first, also without the right verifier', async () => {
    const code = await aCode()
    expect((await exchange(code, { codeVerifier: 'w'.repeat(43) })).status).toBe(400)
    expect((await exchange(code)).status).toBe(400)
  })

  test('is one person’s when two ask at the same moment', async () => {
    const code = await aCode()
    const replies = await Promise.all([exchange(code), exchange(code)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('lives ten minutes', async () => {
    const code = await aCode()
    shop.clock.pass({ minutes: 11 })
    expect((await exchange(code)).status).toBe(400)
  })

  test('belongs to its redirect address and its client', async () => {
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

describe('the authorization page', () => {
  test.each([
    ['an unknown client', { clientId: crypto.randomUUID() }],
    ['an address that is not registered exactly', { redirectUri: 'http://shop.test/callback/' }],
    ['an unknown response mode', { responseMode: 'form_post' }],
  ])('explains %s and redirects nowhere', async (_, changes) => {
    const response = await authorize(changes)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.has('location')).toBe(false)
  })

  test.each([
    ['without a session and without a question', { prompt: 'none' }, 'login_required'],
    ['with the plain challenge method', { codeChallengeMethod: 'plain' }, 'invalid_request'],
    ['with a short challenge', { codeChallenge: 'short' }, 'invalid_request'],
    ['with another response type', { responseType: 'token' }, 'unsupported_response_type'],
  ])('answers %s: %s', async (_, changes, error) => {
    const response = await authorize(changes)
    const { searchParams } = new URL(response.headers.get('location') ?? '')
    expect(Object.fromEntries(searchParams)).toMatchObject({ error, state: 'the-state' })
  })

  test('leads to the sign-in page of the site, and back to itself', async () => {
    const location = new URL((await authorize()).headers.get('location') ?? '', shop.baseUrl)
    expect(location.pathname).toBe('/login')
    const back = location.searchParams.get('return') ?? ''
    expect(back.startsWith('/_api/oauth2/authorize?')).toBe(true)
    expect(new URL(back, shop.baseUrl).searchParams.get('codeChallenge')).toBe(challenge)
  })

  test('puts the answer behind # in mode fragment', async () => {
    const response = await authorize({ responseMode: 'fragment', prompt: 'none' })
    expect(response.headers.get('location')).toBe(
      'http://shop.test/callback#error=login_required&error_description=Nobody+is+signed+in&state=the-state',
    )
  })
})

describe('a member', () => {
  test('keeps its tokens through renewals and loses them when blocked', async () => {
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

  test('is told who it is', async () => {
    const { api, id, email } = await shop.people.member()
    expect(await api.oauth.getUserInfo()).toMatchObject({ sub: id, email, emailVerified: false })
  })

  test('of one site is nobody’s member on another', async () => {
    const { sessionToken = '' } = await shop.people.visitor().api.authentication.register({
      loginId: { email: 'mine@example.com' },
      password: 'a-long-enough-passphrase',
    })
    const other = await shop.anotherSite()
    const response = await authorize({
      sessionToken,
      prompt: 'none',
      clientId: other.site.clientId,
    })
    const { searchParams } = new URL(response.headers.get('location') ?? '')
    expect(searchParams.get('error')).toBe('login_required')
  })
})

test('the public keys verify and never sign', async () => {
  const { keys } = await shop.people.nobody().api.oauth.getKeys()
  expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', kid: expect.any(String) })
  expect(keys[0]).not.toHaveProperty('d')
})

test('token-info takes the token inside base64 of JSON as well', async () => {
  const token = await shop.people.visitorToken()
  const body = Buffer.from(JSON.stringify({ token })).toString('base64')
  const info = await post('/oauth2/token-info', JSON.stringify({ body }))
  expect(await info.json()).toMatchObject({ active: true, subjectType: 'VISITOR' })
})
