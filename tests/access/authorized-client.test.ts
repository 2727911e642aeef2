import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorizationAt, password } from './authorization.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { post, ask, me, aSession } = authorizationAt(() => shop)
const grant = (body: object, authorization = `,${shop.site.apiKey}`) =>
  ask({ grant_type: 'authorized_client', ...body }, { authorization })

describe('a server that has authenticated its member', () => {
  test('gets the member’s tokens with the visitor’s token and its key', async () => {
    const { id } = await aSession()
    const visitor = await shop.people.visitorToken()
    const reply = await grant(
      { scope: 'offline_access', member_id: id },
      `${visitor},${shop.site.apiKey}`,
    )
    const tokens = await reply.json()
    expect(tokens).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 14_400,
      token_type: 'Bearer',
    })
    const info = await post('/oauth2/token-info', JSON.stringify({ token: tokens.access_token }))
    expect(await info.json()).toMatchObject({
      subjectType: 'MEMBER',
      subjectId: id,
      clientId: shop.site.clientId,
    })
    const refresh = { grantType: 'refresh_token', refreshToken: tokens.refresh_token }
    expect((await ask({ ...refresh, clientId: shop.site.clientId })).status).toBe(200)
  })

  test('needs no visitor token: the part before the comma may be empty', async () => {
    const { id } = await aSession()
    const tokens = await (await grant({ memberId: id, scope: 'offline_access' })).json()
    const { member } = await (await me(tokens.access_token)).json()
    expect(member.id).toBe(id)
    const refresh = { grantType: 'refresh_token', refreshToken: tokens.refresh_token }
    expect((await ask({ ...refresh, clientId: shop.site.clientId })).status).toBe(200)
  })

  test('gets no refresh token unless it asks for offline_access', async () => {
    const { id } = await aSession()
    const tokens = await (await grant({ member_id: id, scope: 'openid' })).json()
    expect(tokens.refresh_token).toBeNull()
    expect((await me(tokens.access_token)).status).toBe(200)
  })

  test('gets one with the session token of that member, without a scope', async () => {
    const { id, sessionToken } = await aSession()
    const tokens = await (await grant({ member_id: id, session_token: sessionToken })).json()
    expect(tokens.refresh_token).toEqual(expect.any(String))
  })

  test('may send a form', async () => {
    const { id } = await aSession()
    const form = new URLSearchParams({ grant_type: 'authorized_client', member_id: id })
    const headers = { authorization: `,${shop.site.apiKey}` }
    expect((await post('/oauth2/token', form, headers)).status).toBe(200)
  })
})

describe('it is refused', () => {
  test.each([
    ['without a key', ''],
    ['with an unknown key', ',vk_unknown'],
    ['with a visitor only', 'visitor'],
  ])('%s', async (_, header) => {
    const { id } = await aSession()
    const authorization = header === 'visitor' ? await shop.people.visitorToken() : header
    const reply = await grant({ member_id: id }, authorization)
    expect([reply.status, await reply.json()]).toMatchObject([
      401,
      {
        error: 'invalid_client',
        error_description: expect.any(String),
        details: { applicationError: { code: 'INVALID_CLIENT' } },
      },
    ])
  })

  test('when the key may not issue tokens', async () => {
    const { id, key } = await shop.server.sites.createApiKey(shop.site.id, 'Products only')
    await shop.server.platform.db
      .updateTable('api_keys')
      .set({ scopes: ['catalogV1:write'] })
      .where('id', '=', id)
      .execute()
    const reply = await grant({ member_id: crypto.randomUUID() }, `,${key}`)
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      {
        error: 'unauthorized_client',
        details: { applicationError: { code: 'UNAUTHORIZED_CLIENT' } },
      },
    ])
  })

  test('without a member', async () => {
    const reply = await grant({ scope: 'offline_access' })
    expect([reply.status, (await reply.json()).error]).toEqual([400, 'invalid_request'])
  })

  const isRefused = async (body: object) => {
    const reply = await grant(body)
    expect([reply.status, (await reply.json()).error]).toEqual([400, 'invalid_grant'])
  }

  test.each(['not-a-guid', '00000000-0000-4000-8000-000000000000'])(
    'for the unknown member %s',
    (id) => isRefused({ member_id: id }),
  )

  test('for a blocked member', async () => {
    const { id } = await aSession()
    await shop.people.merchant().api.members.blockMember({ id })
    await isRefused({ member_id: id })
  })

  test('for a member who waits for approval', async () => {
    const { site, people } = await shop.anotherSite()
    const { api } = people.merchant()
    await api.sites.updateSettings({ settings: { requireOwnerApproval: true } })
    const { identity } = await people.visitor().api.authentication.register({
      loginId: { email: 'waiting@example.com' },
      password,
    })
    const reply = await grant({ member_id: identity?.id }, `,${site.apiKey}`)
    expect([reply.status, (await reply.json()).error]).toEqual([400, 'invalid_grant'])
  })

  test('for a member of another site', async () => {
    const { people } = await shop.anotherSite()
    const { identity } = await people.visitor().api.authentication.register({
      loginId: { email: 'elsewhere@example.com' },
      password,
    })
    await isRefused({ member_id: identity?.id })
  })

  test('with the session of somebody else, or one that has ended', async () => {
    const [one, other] = [await aSession(), await aSession()]
    await isRefused({ member_id: one.id, session_token: other.sessionToken })
    await isRefused({ member_id: one.id, session_token: 'nonsense' })
    shop.clock.pass({ minutes: 11 })
    await isRefused({ member_id: one.id, session_token: one.sessionToken })
  })
})
