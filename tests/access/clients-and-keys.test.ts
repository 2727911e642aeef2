import { contract } from '@vitrine/contract'
import { ApiKeyStrategy, createClient } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from './staff.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const staff = staffAt(() => shop)
const api = () => shop.people.merchant().api
const unknown = '00000000-0000-4000-8000-000000000000'

describe('a client', () => {
  const fields = {
    name: '  Gallery ',
    description: 'The website of the gallery',
    loginUrl: 'https://gallery.example/login',
    allowedRedirectUris: ['https://gallery.example/callback', 'com.gallery.app:/callback'],
    allowedRedirectDomains: [
      'Gallery.example',
      '*.gallery.example',
      'https://gallery.example:8443',
    ],
    applicationType: 'MOBILE' as const,
  }

  test('is created, read, changed and deleted', async () => {
    const { client } = await api().clients.createClient({ client: fields })
    expect(client).toMatchObject({
      ...fields,
      name: 'Gallery',
      logoutUrl: '',
      allowedRedirectDomains: [
        'gallery.example',
        '*.gallery.example',
        'https://gallery.example:8443',
      ],
      isOwn: false,
      createdDate: shop.clock.now(),
    })
    const { id } = client
    const changed = await api().clients.updateClient({
      client: { id, loginUrl: '', allowedRedirectUris: ['http://localhost:3000/cb'] },
    })
    expect(changed.client).toEqual({
      ...client,
      loginUrl: '',
      allowedRedirectUris: ['http://localhost:3000/cb'],
    })
    expect(await api().clients.getClient({ id })).toEqual(changed)
    await api().clients.deleteClient({ id })
    await expect(api().clients.getClient({ id })).rejects.toMatchObject({
      code: 'CLIENT_NOT_FOUND',
    })
  })

  test('may redirect to localhost unless an admin disallows it', async () => {
    const { client } = await api().clients.createClient({ client: { name: 'Sketch' } })
    expect(client).toMatchObject({
      allowedRedirectUris: ['http://localhost:4321'],
      allowedRedirectDomains: ['http://localhost:4321'],
      applicationType: 'WEB',
    })
  })

  test('issues tokens from its creation until it is deleted', async () => {
    const { client } = await api().clients.createClient({ client: { name: 'Brief' } })
    const ask = async () => {
      const body = JSON.stringify({ clientId: client.id, grantType: 'anonymous' })
      const request = new Request(`${shop.baseUrl}/oauth2/token`, { method: 'POST', body })
      return (await shop.server.fetch(request)).status
    }
    expect(await ask()).toBe(200)
    await api().clients.deleteClient({ id: client.id })
    expect(await ask()).toBe(401)
  })

  test('of the storefront is listed first and cannot be deleted', async () => {
    const { clients } = await api().clients.listClients()
    expect(clients[0]).toMatchObject({ id: shop.site.clientId, isOwn: true })
    expect(clients.slice(1).some(({ isOwn }) => isOwn)).toBe(false)
    const removal = api().clients.deleteClient({ id: shop.site.clientId })
    await expect(removal).rejects.toMatchObject({ code: 'OWN_CLIENT_STAYS' })
  })

  test.each([
    ['allowedRedirectUris[0]', { allowedRedirectUris: ['http://shop.example/callback'] }],
    ['allowedRedirectUris[0]', { allowedRedirectUris: ['https://shop.example/#part'] }],
    ['allowedRedirectUris[0]', { allowedRedirectUris: ['https://*.shop.example/'] }],
    [
      'allowedRedirectUris[1]',
      { allowedRedirectUris: ['https://a.example', 'javascript:alert(1)'] },
    ],
    ['allowedRedirectUris[0]', { allowedRedirectUris: ['/callback'] }],
    ['allowedRedirectUris', { allowedRedirectUris: Array(21).fill('https://a.example') }],
    ['allowedRedirectDomains[0]', { allowedRedirectDomains: ['shop.example/path'] }],
    ['allowedRedirectDomains[0]', { allowedRedirectDomains: ['example'] }],
    ['allowedRedirectDomains[0]', { allowedRedirectDomains: ['ftp://shop.example'] }],
    ['allowedRedirectDomains', { allowedRedirectDomains: Array(21).fill('a.example') }],
    ['loginUrl', { loginUrl: 'http://shop.example/login' }],
    ['logoutUrl', { logoutUrl: 'bye' }],
    ['name', { name: ' x ' }],
    ['applicationType', { applicationType: 'TOASTER' as never }],
    ['colour', { colour: 'red' }],
  ])('with a bad %s is refused', async (field, change) => {
    const made = api().clients.createClient({ client: { name: 'Website', ...change } })
    await expect(made).rejects.toMatchObject({ violations: [{ field: `client.${field}` }] })
  })

  test('is not reachable from another site', async () => {
    const other = await shop.anotherSite()
    const { api: theirs } = other.people.merchant()
    const { client } = await api().clients.createClient({ client: { name: 'Ours' } })
    const missing = { code: 'CLIENT_NOT_FOUND' }
    await expect(theirs.clients.getClient({ id: client.id })).rejects.toMatchObject(missing)
    await expect(theirs.clients.deleteClient({ id: client.id })).rejects.toMatchObject(missing)
    await expect(
      theirs.clients.updateClient({ client: { id: client.id, name: 'Theirs' } }),
    ).rejects.toMatchObject(missing)
    const { clients } = await theirs.clients.listClients()
    expect(clients.map(({ id }) => id)).toEqual([other.site.clientId])
  })

  test('is refused beyond 200', async () => {
    const { site, people } = await shop.anotherSite()
    const rows = Array.from({ length: 199 }, () => ({
      site_id: site.id,
      id: crypto.randomUUID(),
      name: 'One of many',
    }))
    await shop.server.platform.db.insertInto('oauth_clients').values(rows).execute()
    const made = people.merchant().api.clients.createClient({ client: { name: 'Too many' } })
    await expect(made).rejects.toMatchObject({ code: 'TOO_MANY_CLIENTS' })
  })

  test('is created by admins; viewers may read it', async () => {
    const editor = await staff.person('editor')
    const made = editor.api.clients.createClient({ client: { name: 'By an editor' } })
    await expect(made).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
    const viewer = await staff.person('viewer')
    expect((await viewer.api.clients.listClients()).clients.length).toBeGreaterThan(0)
  })
})

describe('an API key', () => {
  const withKey = (apiKey: string) =>
    createClient({
      baseUrl: shop.baseUrl,
      services: contract,
      fetch: (input, init) => shop.server.fetch(new Request(input, init)),
      auth: ApiKeyStrategy({ apiKey }),
    })
  const make = async (given: { scopes?: string[]; expiresDate?: Date } = {}) => {
    const { apiKey, key } = await api().apiKeys.createApiKey({ name: 'Program', ...given })
    return { ...apiKey, key, api: withKey(key) }
  }
  const find = async (id: string) =>
    (await api().apiKeys.listApiKeys()).apiKeys.find((one) => one.id === id)

  test('is shown once, and only its last characters afterwards', async () => {
    const { id, key, hint } = await make()
    expect(hint).toBe(key.slice(-4))
    const listed = await find(id)
    expect(listed).toEqual({
      id,
      name: 'Program',
      hint,
      scopes: ['*'],
      createdDate: shop.clock.now(),
    })
    const facts = await shop.server.platform.db.selectFrom('facts').selectAll().execute()
    expect(JSON.stringify([listed, facts])).not.toContain(key)
  })

  test('has the rights of its scopes and no others', async () => {
    const reader = await make({ scopes: ['members:read', 'sites:write'] })
    await reader.api.members.queryMembers({})
    await expect(reader.api.members.muteMember({ id: unknown })).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
      data: { scope: 'members:write' },
    })
    // Writing includes reading.
    await reader.api.sites.getSettings()
    await expect(reader.api.clients.listClients()).rejects.toMatchObject({ status: 403 })
  })

  test('cannot create a key with more rights', async () => {
    const { id: everything } = await make()
    const limited = await make({ scopes: ['api-keys:write', 'members:read'] })
    const beyond = { code: 'SCOPE_NOT_YOURS' }
    const wanted = [['*'], ['members:write'], ['api-keys:read', 'staff:write']]
    for (const scopes of wanted) {
      const made = limited.api.apiKeys.createApiKey({ name: 'More', scopes })
      await expect(made).rejects.toMatchObject(beyond)
    }
    await expect(limited.api.apiKeys.createApiKey({ name: 'More' })).rejects.toMatchObject(beyond)
    const prolonged = limited.api.apiKeys.updateApiKey({ id: everything, expiresDate: null })
    await expect(prolonged).rejects.toMatchObject(beyond)
    const { apiKey } = await limited.api.apiKeys.createApiKey({
      name: 'Less',
      scopes: ['api-keys:read', 'members:read'],
    })
    expect(apiKey.scopes).toEqual(['api-keys:read', 'members:read'])
  })

  test('lists the possible scopes', async () => {
    const { services } = await api().apiKeys.listScopes()
    expect(services.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['catalog-v1', 'members', 'api-keys', 'clients']),
    )
  })

  test.each([['members'], ['members:delete'], ['cakes:read'], ['']])(
    'is not made with the scope %j',
    async (scope) => {
      const violations = [{ field: 'scopes[0]' }]
      await expect(make({ scopes: [scope] })).rejects.toMatchObject({ violations })
    },
  )

  test('works until it expires, and its expiry can be changed', async () => {
    const expiresDate = new Date(shop.clock.now().getTime() + 60_000)
    const { id, api: program } = await make({ expiresDate })
    await program.sites.getSettings()
    shop.clock.pass({ minutes: 1 })
    await expect(program.sites.getSettings()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const { apiKey } = await api().apiKeys.updateApiKey({
      id,
      name: 'Prolonged',
      expiresDate: null,
    })
    expect(apiKey).not.toHaveProperty('expiresDate')
    expect(apiKey.name).toBe('Prolonged')
    await program.sites.getSettings()
    const past = api().apiKeys.updateApiKey({ id, expiresDate: shop.clock.now() })
    await expect(past).rejects.toMatchObject({ violations: [{ field: 'expiresDate' }] })
    await expect(make({ expiresDate: shop.clock.now() })).rejects.toMatchObject({
      violations: [{ field: 'expiresDate' }],
    })
  })

  test('that is revoked ends at once and cannot be restored', async () => {
    const { id, api: program } = await make()
    const { apiKey } = await api().apiKeys.revokeApiKey({ id })
    expect(apiKey.revokedDate).toEqual(shop.clock.now())
    await expect(program.sites.getSettings()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const over = { code: 'API_KEY_REVOKED' }
    await expect(api().apiKeys.revokeApiKey({ id })).rejects.toMatchObject(over)
    await expect(api().apiKeys.updateApiKey({ id, name: 'Again' })).rejects.toMatchObject(over)
  })

  test('records its last use, once a minute, without delaying the call', async () => {
    const { id, api: program } = await make()
    const first = shop.clock.now()
    await program.sites.getSettings()
    await shop.server.sites.settle()
    expect((await find(id))?.lastUsedDate).toEqual(first)
    shop.clock.pass({ seconds: 30 })
    await shop.server.sites.settle()
    const { statements } = await shop.countStatements(async () => {
      await program.sites.getSettings()
      await shop.server.sites.settle()
    })
    expect(statements.filter((sql) => /update "api_keys"/.test(sql))).toEqual([])
    expect((await find(id))?.lastUsedDate).toEqual(first)
    shop.clock.pass({ seconds: 30 })
    const later = shop.clock.now()
    await program.sites.getSettings()
    await shop.server.sites.settle()
    expect((await find(id))?.lastUsedDate).toEqual(later)
  })

  test('is not reachable from another site', async () => {
    const { id } = await make()
    const { api: theirs } = (await shop.anotherSite()).people.merchant()
    const missing = { code: 'API_KEY_NOT_FOUND' }
    await expect(theirs.apiKeys.revokeApiKey({ id })).rejects.toMatchObject(missing)
    await expect(theirs.apiKeys.updateApiKey({ id, name: 'Mine' })).rejects.toMatchObject(missing)
    expect((await theirs.apiKeys.listApiKeys()).apiKeys).toHaveLength(1)
  })

  test('is refused beyond 200 of a site', async () => {
    const { site, people } = await shop.anotherSite()
    const rows = Array.from({ length: 199 }, (_, index) => ({
      site_id: site.id,
      id: crypto.randomUUID(),
      name: 'One of many',
      key_hash: Buffer.from(`key ${index}`),
      hint: 'abcd',
    }))
    await shop.server.platform.db.insertInto('api_keys').values(rows).execute()
    const made = people.merchant().api.apiKeys.createApiKey({ name: 'Too many' })
    await expect(made).rejects.toMatchObject({ code: 'TOO_MANY_API_KEYS' })
  })

  test('is created by admins only', async () => {
    const editor = await staff.person('editor')
    await expect(editor.api.apiKeys.createApiKey({ name: 'Mine' })).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    })
  })
})
