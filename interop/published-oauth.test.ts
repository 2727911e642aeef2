import { oauth } from '@wix/identity'
import { authentication, authorization, members } from '@wix/members'
import { AppStrategy, createClient } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PublishedClients, startForPublishedClients } from './published-server.ts'

let published: PublishedClients
beforeAll(async () => {
  published = await startForPublishedClients()
})
afterAll(() => published?.stop())

const password = 'a-long-enough-passphrase'
const modules = { authentication, authorization, members, oauth }

/** Calls the product's own administration API, as the dashboard would. */
async function administer(path: string, body?: object, method = 'POST') {
  const response = await published.fetch(`${published.server.baseUrl}/vitrine/v1/${path}`, {
    method,
    headers: { authorization: published.site.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
  expect(response.status).toBe(200)
  return response.json()
}

/** An app of the site with its secret. */
async function anApp() {
  const { client } = await administer('clients', {
    client: { name: 'Back office', appScopes: ['*'] },
  })
  const { secret } = await administer(`clients/${client.id}/secret`)
  return { appId: client.id as string, appSecret: secret as string }
}
const instanceId = () => published.site.id
const as = (auth: ReturnType<typeof AppStrategy>) =>
  createClient({ modules, auth, fetch: published.fetch })

describe('the published app strategy', () => {
  test('acts with its secret for the instance', async () => {
    const client = as(AppStrategy({ ...(await anApp()), instanceId: instanceId() }))
    const found = await client.members.listMembers()
    expect(found.members).toEqual([])
  })

  test('exchanges its code for tokens, and renews them before every call', async () => {
    const app = await anApp()
    const { code } = await administer(`clients/${app.appId}/install`)
    const auth = AppStrategy(app)
    const url = `https://app.example/?code=${code}&state=s&instanceId=${instanceId()}`
    const { refreshToken, accessToken } = await auth.handleOAuthCallback(url, { state: 's' })
    expect([typeof refreshToken, typeof accessToken]).toEqual(['string', 'string'])
    const client = as(AppStrategy({ ...app, refreshToken }))
    for (let n = 0; n < 2; n += 1) {
      expect((await client.members.listMembers()).members).toEqual([])
    }
  })

  test('ignores whose token it was given', async () => {
    const app = await anApp()
    const tokens = await published.visitor().auth.generateVisitorTokens()
    const client = as(AppStrategy({ ...app, accessToken: tokens.accessToken.value }))
    await client.authorization.queryRoles()
    const elevated = await AppStrategy({ ...app, instanceId: instanceId() }).getAuthHeaders()
    const info = await client.oauth.tokenInfo({
      body: new TextEncoder().encode(JSON.stringify({ token: elevated.headers.Authorization })),
    })
    expect(info).toMatchObject({ subjectType: 'APP', clientId: app.appId })
  })
})

describe('the published OAuth module', () => {
  test('requests tokens in the raw response format', async () => {
    const { clientId } = published
    const body = { grant_type: 'anonymous', client_id: clientId }
    const reply = await published
      .merchant()
      .oauth.token({ body: new TextEncoder().encode(JSON.stringify(body)) as never })
    expect(reply.statusCode).toBe(200)
    const text = Buffer.from(reply.body as unknown as string, 'base64').toString()
    expect(JSON.parse(text)).toMatchObject({ token_type: 'Bearer' })
  })

  test('reads an API key', async () => {
    const token = published.site.apiKey
    const body = new TextEncoder().encode(JSON.stringify({ token }))
    const info = await published.merchant().oauth.tokenInfo({ body })
    expect(info).toMatchObject({ active: true, subjectType: 'USER' })
  })

  test('checks whether an address can receive mail', async () => {
    const { authentication: calls } = published.visitor()
    expect(await calls.validateEmail('ada@example.com')).toMatchObject({ formatInvalid: false })
  })
})

describe('the published member authentication, first generation', () => {
  const staff = async () => as(AppStrategy({ ...(await anApp()), instanceId: instanceId() }))

  test('registers, signs in, changes the e-mail, blocks and approves', async () => {
    const { authentication: calls } = await staff()
    const email = 'first@example.com'
    const made = await calls.register(email, password, { contactInfo: { firstName: 'Ada' } })
    expect(made).toMatchObject({
      member: { loginEmail: email },
      session: { token: expect.any(String) },
    })
    const login = await calls.login(email, password)
    expect(login).toMatchObject({
      member: { _id: made.member?._id },
      session: { token: expect.any(String) },
    })
    const id = made.member?._id ?? ''
    const { member } = await calls.changeLoginEmail(id, 'second@example.com')
    expect(member?.loginEmail).toBe('second@example.com')
    expect(await calls.sendSetPasswordEmail('second@example.com')).toEqual({ accepted: true })
    await calls.block({ _id: id })
    await expect(calls.login('second@example.com', password)).rejects.toThrow()
    const approved = await calls.approve({ email: 'second@example.com' })
    expect(approved).toMatchObject({ session: { token: expect.any(String) } })
  })
})

describe('the published roles', () => {
  test('are assigned, read, queried and unassigned', async () => {
    await administer('member-roles/wholesale', { title: 'Wholesale' }, 'PUT')
    const { authentication: calls, authorization: roles } = as(
      AppStrategy({ ...(await anApp()), instanceId: instanceId() }),
    )
    const { member } = await calls.register('roles@example.com', password)
    const id = member?._id ?? ''
    expect(await roles.assignRole(id, 'wholesale')).toEqual({ roleKey: 'wholesale' })
    const role = { roleKey: 'wholesale', title: 'Wholesale' }
    expect(await roles.getRoles(id)).toEqual({ roles: [role] })
    const { rolesByMemberId } = await roles.queryRoles({ filter: {} } as never)
    expect(rolesByMemberId?.[id]).toEqual({ roles: [role] })
    await roles.unassignRole(id, 'wholesale')
    expect(await roles.getRoles(id)).toEqual({ roles: [] })
    await expect(roles.unassignRole(id, 'wholesale')).rejects.toThrow()
    await expect(roles.assignRole(id, 'nobody')).rejects.toThrow(/ROLE_DOES_NOT_EXIST|no role/)
  })
})
