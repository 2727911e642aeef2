import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorizationAt } from './authorization.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { ask, post, send } = authorizationAt(() => shop)
const clients = () => shop.people.merchant().api.clients

async function app(changes: object = {}) {
  const { client } = await clients().createClient({
    client: { name: 'Back office', appScopes: ['members:read'], ...changes },
  })
  const { secret, client: with_ } = await clients().createClientSecret({ id: client.id })
  return { id: client.id, secret, hint: with_.secretHint }
}
const credentials = ({ id, secret }: { id: string; secret: string }) =>
  ask({
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: secret,
    instance_id: shop.site.id,
  })
const tokenOf = async (made: { id: string; secret: string }): Promise<string> =>
  (await (await credentials(made)).json()).access_token
const members = (token: string) =>
  send('/members/v1/members', { headers: { authorization: token } })
const refusal = async (reply: Response) => [reply.status, (await reply.json()).error]
const access = (body: object) => post('/oauth/access', JSON.stringify(body))

describe('an app with its secret', () => {
  test('acts for the site within its scopes', async () => {
    const made = await app()
    const token = await tokenOf(made)
    expect((await members(token)).status).toBe(200)
    const products = await send('/vitrine/v1/clients', { headers: { authorization: token } })
    expect(products.status).toBe(403)
    const info = await post('/oauth2/token-info', JSON.stringify({ token }))
    expect(await info.json()).toMatchObject({
      active: true,
      subjectType: 'APP',
      clientId: made.id,
      instanceId: shop.site.id,
    })
  })

  test('is refused with a wrong secret, another instance or no scopes', async () => {
    const made = await app()
    expect(await refusal(await credentials({ ...made, secret: 'vs_no' }))).toEqual([
      401,
      'invalid_client',
    ])
    const strange = await ask({
      grant_type: 'client_credentials',
      client_id: made.id,
      client_secret: made.secret,
      instance_id: made.id,
    })
    expect(await refusal(strange)).toEqual([400, 'invalid_grant'])
    const idle = await app({ appScopes: [] })
    expect(await refusal(await credentials(idle))).toEqual([400, 'unauthorized_client'])
  })

  test('loses access when the secret is replaced or removed', async () => {
    const made = await app()
    const token = await tokenOf(made)
    shop.clock.pass({ seconds: 1 })
    const { secret } = await clients().createClientSecret({ id: made.id })
    expect((await members(token)).status).toBe(401)
    const next = await tokenOf({ ...made, secret })
    expect((await members(next)).status).toBe(200)
    const { client } = await clients().deleteClientSecret({ id: made.id })
    expect([client.secretHint, (await members(next)).status]).toEqual([undefined, 401])
  })

  test('exchanges a member’s token for one without the member’s session', async () => {
    const made = await app()
    const strip = (access_token: string, client_secret = made.secret) =>
      ask({ grant_type: 'strip_bound_session', client_secret, access_token })
    const { access_token } = await (await strip(await shop.people.memberToken())).json()
    expect((await members(access_token)).status).toBe(200)
    expect(await refusal(await strip('nothing'))).toEqual([400, 'invalid_grant'])
    expect(await refusal(await strip(access_token, 'vs_no'))).toEqual([401, 'invalid_client'])
    expect(await refusal(await strip(access_token, ''))).toEqual([400, 'invalid_request'])
  })

  test('never shows its secret again: not in lists, facts or a repeated answer', async () => {
    const made = await app()
    const { client } = await clients().getClient({ id: made.id })
    expect(client.secretHint).toBe(made.secret.slice(0, 7))
    const facts = await shop.server.platform.db
      .selectFrom('facts')
      .selectAll()
      .where('entity_id', '=', made.id)
      .execute()
    expect(facts.length).toBe(2)
    expect(JSON.stringify([facts, client])).not.toContain(made.secret)
    expect(JSON.stringify(facts)).not.toContain('hash')
  })
})

describe('an app that is installed', () => {
  const redirectUrl = 'https://app.example/installed'

  test('exchanges its code for tokens once, and its refresh token any number of times', async () => {
    const made = await app({ allowedRedirectUris: [redirectUrl] })
    const requestInput = { id: made.id, redirectUrl, state: 's' }
    const { code, redirectTo, instanceId } = await clients().installClient(requestInput)
    expect(redirectTo).toBe(`${redirectUrl}?code=${code}&instanceId=${instanceId}&state=s`)
    const proof = { client_id: made.id, client_secret: made.secret }
    const byCode = { ...proof, grant_type: 'authorization_code', code }
    const first = await (await access(byCode)).json()
    expect((await members(first.access_token)).status).toBe(200)
    expect(await refusal(await access(byCode))).toEqual([400, 'invalid_grant'])
    const { refresh_token } = first
    const byRefresh = { ...proof, grant_type: 'refresh_token', refresh_token }
    for (let n = 0; n < 2; n += 1) {
      const again = await (await access(byRefresh)).json()
      expect(again.refresh_token).toBe(refresh_token)
      expect((await members(again.access_token)).status).toBe(200)
    }
    expect((await members(refresh_token)).status).toBe(401)
  })

  test('is refused with an expired code, an unknown token or without its secret', async () => {
    const made = await app({ allowedRedirectUris: [redirectUrl] })
    const proof = { client_id: made.id, client_secret: made.secret }
    const late = await clients().installClient({ id: made.id })
    expect(late.redirectTo).toBeUndefined()
    shop.clock.pass({ minutes: 11 })
    const refused: [object, number, string][] = [
      [{ ...proof, grant_type: 'authorization_code', code: late.code }, 400, 'invalid_grant'],
      [{ ...proof, grant_type: 'refresh_token', refresh_token: 'x' }, 400, 'invalid_grant'],
      [{ ...proof, grant_type: 'refresh_token' }, 400, 'invalid_request'],
      [{ ...proof, grant_type: 'password' }, 400, 'unsupported_grant_type'],
      [{ client_id: made.id, grant_type: 'refresh_token' }, 401, 'invalid_client'],
    ]
    for (const [body, status, error] of refused) {
      expect(await refusal(await access(body))).toEqual([status, error])
    }
    await expect(
      clients().installClient({ id: made.id, redirectUrl: 'https://other.example/' }),
    ).rejects.toMatchObject({ code: 'INSTALL_ADDRESS_NOT_ALLOWED' })
  })
})

describe('a client', () => {
  test('of the storefront is no third party', async () => {
    const { clients: all } = await clients().listClients({})
    const own = all.find(({ isOwn }) => isOwn)
    const change = { id: own?.id ?? '', isThirdParty: true }
    await expect(clients().updateClient({ client: change })).rejects.toMatchObject({
      code: 'OWN_CLIENT_IS_NO_THIRD_PARTY',
    })
  })

  test('gets no more from a key than the key may itself', async () => {
    const { key } = await shop.people.merchant().api.apiKeys.createApiKey({
      name: 'Small',
      scopes: ['clients:write'],
    })
    const body = JSON.stringify({ client: { name: 'Greedy', appScopes: ['*'] } })
    const reply = await post('/vitrine/v1/clients', body, { authorization: key })
    expect((await reply.json()).details.applicationError.code).toBe('SCOPE_NOT_YOURS')
  })

  test('is warned of unknown scopes and addresses', async () => {
    const wrong = { appScopes: ['cakes:read'], postLogoutRedirectUris: ['http://x.example/#a'] }
    await expect(
      clients().createClient({ client: { name: 'Wrong', ...wrong } }),
    ).rejects.toMatchObject({
      violations: [{ field: 'client.appScopes[0]' }, { field: 'client.postLogoutRedirectUris[0]' }],
    })
  })
})

test('token info recognizes API keys', async () => {
  const body = JSON.stringify({ token: shop.site.apiKey })
  const info = await (await post('/oauth2/token-info', body)).json()
  expect(info).toMatchObject({ active: true, subjectType: 'USER', siteId: shop.site.id })
  const unknown = await post('/oauth2/token-info', JSON.stringify({ token: 'vk_unknown' }))
  expect(await unknown.json()).toEqual({ active: false })
})
