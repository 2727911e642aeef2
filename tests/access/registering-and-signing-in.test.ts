import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.pass({ minutes: 20 }))

const password = 'a-long-enough-passphrase'
const login = (email: string, secret = password) =>
  shop.people.visitor().api.authentication.login({ loginId: { email }, password: secret })
const register = (email: string, secret = password) =>
  shop.people.visitor().api.authentication.register({ loginId: { email }, password: secret })
const settings = (changes: { requireOwnerApproval: boolean }) =>
  shop.people.merchant().api.sites.updateSettings({ settings: changes })

describe('registering', () => {
  test('gives a session and an identity with every list present', async () => {
    const reply = await register('Ada@Example.com')
    expect(reply).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: {
        revision: '1',
        email: { address: 'Ada@Example.com', isVerified: false },
        status: { name: 'ACTIVE', reasons: [] },
        connections: [],
        identityProfile: { labels: [], emails: [], phones: [], customFields: [], addresses: [] },
      },
    })
  })

  test('makes the member in the same moment, from what the person entered', async () => {
    const { api } = shop.people.visitor()
    const { identity } = await api.authentication.register({
      loginId: { email: 'grace@example.com' },
      password,
      profile: {
        firstName: 'Grace',
        nickname: 'Amazing Grace 🚢',
        privacyStatus: 'PUBLIC',
        addresses: [{ address: { addressLine: '1 Harbour Rd', country: 'US' }, tag: 'HOME' }],
      },
    })
    const id = identity?.id ?? ''
    const { member } = await shop.people.merchant().api.members.getMember({ id, fieldSet: 'FULL' })
    expect(member).toMatchObject({
      id,
      status: 'APPROVED',
      privacyStatus: 'PUBLIC',
      loginEmail: 'grace@example.com',
      profile: { nickname: 'Amazing Grace 🚢', slug: 'Amazing-Grace' },
      contact: { firstName: 'Grace', addresses: [{ addressLine: '1 Harbour Rd', country: 'US' }] },
    })
    expect(member.lastLoginDate).toEqual(shop.clock.now())
  })

  test('refuses an address that is in use, in upper or lower case, with -19995', async () => {
    await register('taken@example.com')
    await expect(register(' TAKEN@example.com '.trim())).rejects.toMatchObject({
      status: 409,
      code: '-19995',
    })
  })

  test('names a broken address as loginId.email with type EMAIL', async () => {
    await expect(register('no address')).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'loginId.email', violatedRule: 'FORMAT', data: { type: 'EMAIL' } }],
    })
  })

  test.each([
    ['abc', 'at least 4'],
    ['seven77', 'at least 8'],
    ['ada@example.com', 'must not be the e-mail address'],
  ])('refuses the password %s', async (secret, reason) => {
    await expect(register('ada@example.com', secret)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(reason),
    })
  })

  test('happens once when two people try at the same moment', async () => {
    const outcomes = await Promise.allSettled([
      register('race@example.com'),
      register('race@example.com'),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('logging in', () => {
  test('works with the address in any case', async () => {
    await register('case@example.com')
    expect(await login(' CASE@example.com ')).toMatchObject({ state: 'SUCCESS' })
  })

  test.each([
    ['a wrong password', 'known@example.com', 'not the passphrase', 401, '-19976'],
    ['an unknown address', 'nobody@example.com', password, 404, '-19999'],
    ['something that is no address', 'no address', password, 404, '-19999'],
    ['an empty address', '', password, 400, '-19988'],
    ['an empty password', 'known@example.com', '', 400, '-19988'],
  ])(
    'with %s answers its code and never field violations',
    async (_, email, secret, status, code) => {
      await register('known@example.com').catch(() => undefined)
      await expect(login(email, secret)).rejects.toMatchObject({
        kind: 'application',
        status,
        code,
      })
    },
  )

  test('closes after ten failures for that account and network, and opens after 15 minutes', async () => {
    await register('guess@example.com')
    for (let tries = 0; tries < 10; tries += 1) {
      await expect(login('guess@example.com', 'wrong')).rejects.toMatchObject({ code: '-19976' })
    }
    await expect(login('guess@example.com')).rejects.toMatchObject({ status: 429, code: '-19959' })
    expect(await login('known@example.com')).toMatchObject({ state: 'SUCCESS' })
    shop.clock.pass({ minutes: 16 })
    expect(await login('guess@example.com')).toMatchObject({ state: 'SUCCESS' })
  })

  test('is still possible for the owner of an account that a stranger attacks from elsewhere', async () => {
    await register('victim@example.com')
    const token = await shop.people.visitorToken()
    const from = (network: string, secret: string) =>
      shop.server.fetch(
        new Request(`${shop.baseUrl}/_api/iam/authentication/v2/login`, {
          method: 'POST',
          headers: { authorization: token, 'content-type': 'application/json' },
          body: JSON.stringify({ loginId: { email: 'victim@example.com' }, password: secret }),
        }),
        { network },
      )
    for (let tries = 0; tries < 12; tries += 1) await from('203.0.113.9', 'wrong')
    expect((await from('203.0.113.9', password)).status).toBe(429)
    expect((await from('198.51.100.4', password)).status).toBe(200)
  })

  test('needs a visitor token', async () => {
    const attempt = shop.people
      .nobody()
      .api.authentication.login({ loginId: { email: 'a@example.com' }, password })
    await expect(attempt).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  test('answers at the other address of the service as well', async () => {
    const response = await shop.server.fetch(
      new Request(`${shop.baseUrl}/iam/authentication/v2/login`, {
        method: 'POST',
        headers: { authorization: await shop.people.visitorToken() },
        body: '{}',
      }),
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      details: { applicationError: { code: '-19988' } },
    })
  })
})

describe('a site whose owner approves members', () => {
  beforeAll(() => settings({ requireOwnerApproval: true }))
  afterAll(() => settings({ requireOwnerApproval: false }))

  test('blocks the sign-in before, and allows it after', async () => {
    const reply = await register('patient@example.com')
    expect(reply).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
      identity: { status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] } },
    })
    expect(reply).not.toHaveProperty('sessionToken')
    expect(await login('patient@example.com')).toMatchObject({ state: 'REQUIRE_OWNER_APPROVAL' })
    const { api } = shop.people.merchant()
    const { member } = await api.members.approveMember({ id: reply.identity?.id ?? '' })
    expect(member.status).toBe('APPROVED')
    expect(await login('patient@example.com')).toMatchObject({ state: 'SUCCESS' })
  })
})

describe('changing the password', () => {
  test('works within five minutes of signing in, and the old one no longer does', async () => {
    const { api, email } = await shop.people.member()
    await api.authentication.changePassword({ newPassword: 'another-passphrase' })
    await expect(login(email)).rejects.toMatchObject({ code: '-19976' })
    expect(await login(email, 'another-passphrase')).toMatchObject({ state: 'SUCCESS' })
  })

  test('later asks to sign in again', async () => {
    const { api } = await shop.people.member()
    shop.clock.pass({ minutes: 6 })
    await expect(
      api.authentication.changePassword({ newPassword: 'another-passphrase' }),
    ).rejects.toMatchObject({ status: 403, code: 'FRESH_SIGN_IN_REQUIRED' })
  })

  test('ends every other sign-in, but not the current one', async () => {
    const person = await shop.people.member()
    shop.clock.pass({ minutes: 1 })
    const otherTarget = shop.people.visitor()
    const { sessionToken = '' } = await login(person.email)
    const tokens = await shop.people.signIn(otherTarget, sessionToken)
    await otherTarget.api.authentication.changePassword({ newPassword: 'another-passphrase' })
    await expect(person.api.auth.renewToken(person.tokens.refreshToken)).rejects.toThrow()
    const renewed = await otherTarget.api.auth.renewToken(tokens.refreshToken)
    expect(renewed.refreshToken.role).toBe('member')
  })

  test('ends a sign-in of the same second, too', async () => {
    const person = await shop.people.member()
    const stranger = shop.people.visitor()
    const { sessionToken = '' } = await login(person.email)
    const tokens = await shop.people.signIn(stranger, sessionToken)
    await person.api.authentication.changePassword({ newPassword: 'another-passphrase' })
    await expect(stranger.api.auth.renewToken(tokens.refreshToken)).rejects.toThrow()
    const renewed = await person.api.auth.renewToken(person.tokens.refreshToken)
    expect(renewed.refreshToken.role).toBe('member')
  })

  test('does not end a later sign-in in the same second', async () => {
    const person = await shop.people.member()
    await person.api.authentication.changePassword({ newPassword: 'another-passphrase' })
    const later = shop.people.visitor()
    const { sessionToken = '' } = await login(person.email, 'another-passphrase')
    await shop.people.signIn(later, sessionToken)
    const { member } = await later.api.members.getCurrentMember({})
    expect(member?.id).toBe(person.id)
  })
})

describe('logging out', () => {
  const open = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    shop.server.fetch(
      new Request(
        `${shop.baseUrl}/_api/iam/authentication/v1/logout?${new URLSearchParams(query)}`,
        { headers },
      ),
    )
  const allowed = () => ({
    clientId: shop.site.clientId,
    postLogoutRedirectUri: 'http://shop.test/bye',
  })

  test('clears the tokens of the browser and redirects to an allowed address', async () => {
    const response = await open(allowed())
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('http://shop.test/bye')
    expect(response.headers.get('set-cookie')).toMatch(/^vitrine-session=;.*Max-Age=0/)
  })

  test.each([[{ postLogoutRedirectUri: 'https://evil.example/' }], [{ clientId: 'none' }]])(
    'does nothing for %j',
    async (changes) => {
      const response = await open({ ...allowed(), ...changes })
      expect(response.status).toBe(400)
      expect(response.headers.has('set-cookie')).toBe(false)
    },
  )

  test('answers a module call with the same inside an envelope', async () => {
    const response = await open(allowed(), { 'x-wix-bi-gateway': 'environment=js-sdk' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      statusCode: 302,
      body: '',
      headers: expect.arrayContaining([{ key: 'location', value: 'http://shop.test/bye' }]),
    })
  })
})
