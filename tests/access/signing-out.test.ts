import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorizationAt } from './authorization.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await shop.server.platform.db
    .updateTable('oauth_clients')
    .set({ logout_url: 'https://website.example/forget' })
    .where('id', '=', shop.site.clientId)
    .execute()
})
afterAll(() => shop.close())

const { send, post, me, siteCookie } = authorizationAt(() => shop)
const page = '/_api/iam/authentication/v1/logout'
const leave = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  send(`${page}?${new URLSearchParams(query)}`, { headers })
const allowed = () => ({
  clientId: shop.site.clientId,
  postLogoutRedirectUri: 'http://shop.test/bye',
})
const signedIn = async () => {
  const member = await shop.people.member()
  const cookie = await siteCookie(member.tokens.accessToken.value)
  const stored = JSON.parse(decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)))
  return { ...member, cookie, siteToken: stored.accessToken.value as string }
}
const clearedCookies = (response: Response) =>
  response.headers.getSetCookie().map((one) => one.split('; ').slice(0, 3).join('; '))

describe('signing out with an allowed address', () => {
  test('ends the sign-in of the browser and no other', async () => {
    const { cookie, siteToken, tokens } = await signedIn()
    expect((await me(siteToken)).status).toBe(200)
    const response = await leave(allowed(), { cookie })
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      'http://shop.test/bye',
    ])
    expect(clearedCookies(response)).toEqual([
      'vitrine-session=; Path=/; Max-Age=0',
      'vitrine_session=; Path=/; Max-Age=0',
    ])
    expect((await me(siteToken)).status).toBe(401)
    expect((await me(tokens.accessToken.value)).status).toBe(200)
  })

  test('is recorded as a fact', async () => {
    const { cookie, id } = await signedIn()
    await leave(allowed(), { cookie })
    const facts = await shop.server.platform.db
      .selectFrom('facts')
      .select('after')
      .where('entity_id', '=', id)
      .where('name', '=', 'identity.sign_in_ended')
      .execute()
    expect(facts).toEqual([
      { after: { id, signInId: expect.any(String), clientId: shop.site.clientId } },
    ])
  })

  test('notifies the client’s own address in the background, with the member', async () => {
    const { cookie, id } = await signedIn()
    await leave(allowed(), { cookie })
    const { rows } = await shop.server.platform.pool.query(
      `SELECT payload ->> 'address' AS address FROM graphile_worker._private_jobs
        ORDER BY id DESC LIMIT 1`,
    )
    const address = new URL(rows[0].address)
    expect(`${address.origin}${address.pathname}`).toBe('https://website.example/forget')
    expect(address.searchParams.get('clientId')).toBe(shop.site.clientId)
    const [, claims = ''] = (address.searchParams.get('logoutToken') ?? '').split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      typ: 'logout',
      sub: id,
      client: shop.site.clientId,
    })
  })
})

describe('a link that is not allowed to act', () => {
  test.each([
    ['without a client', { clientId: '' }, 400],
    ['with an unknown client', { clientId: crypto.randomUUID() }, 400],
    ['with an address elsewhere', { postLogoutRedirectUri: 'https://evil.example/' }, 400],
    ['without an address', { postLogoutRedirectUri: '' }, 200],
  ])('asks first %s', async (_, changes, status) => {
    const { cookie, siteToken } = await signedIn()
    const response = await leave({ ...allowed(), ...changes }, { cookie })
    expect([response.status, response.headers.getSetCookie()]).toEqual([status, []])
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(await response.text()).toContain(`<form method="post" action="${page}">`)
    expect((await me(siteToken)).status).toBe(200)
  })
})

describe('the form of the page that asks', () => {
  test('signs out', async () => {
    const { cookie, siteToken } = await signedIn()
    const response = await post(page, '', { cookie, origin: shop.baseUrl })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
    expect(clearedCookies(response)).toHaveLength(2)
    expect((await me(siteToken)).status).toBe(401)
  })

  test.each([['https://evil.example'], ['null'], ['']])('is refused from %j', async (origin) => {
    const { cookie, siteToken } = await signedIn()
    const response = await post(page, '', origin ? { cookie, origin } : { cookie })
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
    expect((await me(siteToken)).status).toBe(200)
  })
})
