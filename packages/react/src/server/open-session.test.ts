import { members } from '@vitrine/contract/members'
import { parseFromUrl } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from './open-session.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const password = 'a-long-enough-passphrase'
const open = (cookie = '') =>
  openSession(new Request('http://site.test/', { headers: { cookie } }), {
    baseUrl: shop.baseUrl,
    clientId: shop.site.clientId,
    services: { members },
    fetch: (input, init) => shop.server.fetch(new Request(input, init)),
  })
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

/** Handler of a form: signs in and stores the tokens. */
async function signIn(email: string): Promise<string> {
  const { client, close } = open()
  const state = await client.auth.login({ email, password })
  const sessionToken = state.loginState === 'SUCCESS' ? state.data.sessionToken : ''
  const data = await client.auth.generateOAuthData(`${shop.baseUrl}/callback`)
  const options = { prompt: 'none', responseMode: 'query', sessionToken } as const
  const { authUrl } = await client.auth.getAuthUrl(data, options)
  const answer = await shop.server.fetch(new Request(authUrl, { redirect: 'manual' }))
  const { code, state: returnedState } = parseFromUrl(answer.headers.get('location') ?? '', 'query')
  client.auth.setTokens(await client.auth.getMemberTokens(code, returnedState, data))
  return cookieOf(close(new Response('welcome')))
}

test('a visitor has no token until the first call, and stays the same visitor afterwards', async () => {
  const first = open()
  expect(await first.readVisit()).toEqual({ role: 'none' })
  expect(first.close(new Response('')).headers.get('set-cookie')).toBeNull()
  await first.client.auth.authHeaders()
  const cookie = cookieOf(first.close(new Response('')))
  const second = open(cookie)
  expect(await second.readVisit()).toEqual({ role: 'visitor' })
  expect(second.close(new Response('')).headers.get('set-cookie')).toBeNull()
})

test('a member who has signed in is recognized by the next request', async () => {
  const { email, id } = await shop.people.member()
  const session = open(await signIn(email))
  expect(session.isMember).toBe(true)
  expect(await session.readVisit()).toMatchObject({
    role: 'member',
    member: { id, loginEmail: email },
  })
  const { member } = await session.client.members.getCurrentMember({})
  expect(member?.id).toBe(id)
})

test('signing out removes the cookie, and does not change the response', async () => {
  const { email } = await shop.people.member()
  const session = open(await signIn(email))
  const { logoutUrl } = await session.client.auth.logout(`${shop.baseUrl}/callback`)
  const answer = session.close(Response.redirect(logoutUrl, 303))
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(logoutUrl)
  expect(answer.headers.get('set-cookie')).toMatch(/^vitrine-session=;.*Expires=/)
})
