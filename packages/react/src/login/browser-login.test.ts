import { parseFromUrl } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemberStore } from '../member/member-store.ts'
import { createSessionStore } from '../session/session-store.ts'
import { createLoginMachine } from './browser-login.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.pass({ minutes: 61 }))

const password = 'a-long-enough-passphrase'
let people = 0
const newEmail = () => `react${++people}@example.com`

/** One page of a website: the hidden frame of a browser is replaced by a request. */
function openPage() {
  const { api } = shop.people.visitor()
  const enter = async (sessionToken: string) => {
    const data = await api.auth.generateOAuthData(`${shop.baseUrl}/callback`)
    const options = { prompt: 'none', responseMode: 'query', sessionToken } as const
    const { authUrl } = await api.auth.getAuthUrl(data, options)
    const answer = await shop.server.fetch(new Request(authUrl, { redirect: 'manual' }))
    const { code, state } = parseFromUrl(answer.headers.get('location') ?? '', 'query')
    return api.auth.getMemberTokens(code, state, data)
  }
  const session = createSessionStore(api.auth)
  const login = createLoginMachine(api.auth, enter)
  const seen: string[] = []
  login.subscribe(() => {
    const { state, isBusy } = login.get()
    seen.push(`${state.loginState}${isBusy ? ' busy' : ''}`)
  })
  return { api, session, login, seen, member: createMemberStore(api, session, undefined) }
}

describe('a login', () => {
  test('leads from the form to a member that all components see', async () => {
    const { email, id } = await shop.people.member()
    const { login, session, member, seen } = openPage()
    const roles: string[] = []
    session.subscribe(() => roles.push(session.get()))
    const stop = member.subscribe(() => {})
    await login.login({ email, password })
    expect(seen).toEqual(['INITIAL busy', 'SUCCESS'])
    expect(roles).toEqual(['visitor', 'member'])
    await expect.poll(() => member.get()).toMatchObject({ state: 'there', member: { id } })
    stop()
  })

  test('starts again on request', async () => {
    const { email } = await shop.people.member()
    const { login } = openPage()
    await login.login({ email, password: 'not-the-passphrase' })
    expect(login.get().state).toMatchObject({ errorCode: 'invalidPassword' })
    login.reset()
    expect(login.get()).toMatchObject({ state: { loginState: 'INITIAL' }, error: undefined })
  })

  test('distinguishes an invalid address from an unavailable server', async () => {
    const { login, api } = openPage()
    await login.register({ email: 'no address', password })
    expect(login.get().state).toMatchObject({ loginState: 'FAILURE', errorCode: 'invalidEmail' })
    const away = createLoginMachine({
      ...api.auth,
      login: () => api.auth.recover({ recoveryToken: 'nothing', password }),
    })
    await away.login({ email: newEmail(), password })
    expect(away.get().error).toMatchObject({ code: '-19972' })
  })
})

describe('the member of a page', () => {
  test('is empty before and after, and loaded again on request', async () => {
    const { email } = await shop.people.member()
    const { login, member, api } = openPage()
    const stop = member.subscribe(() => {})
    expect(member.get()).toEqual({ state: 'nobody' })
    await login.login({ email, password })
    await expect.poll(() => member.get().state).toBe('there')
    const known = member.get()
    const id = known.state === 'there' ? (known.member.id ?? '') : ''
    await api.members.updateMember({ member: { id, profile: { nickname: 'Zoë 🌊' } } })
    await member.read()
    expect(member.get()).toMatchObject({ member: { profile: { nickname: 'Zoë 🌊' } } })
    await api.auth.logout(`${shop.baseUrl}/callback`)
    expect(member.get()).toEqual({ state: 'nobody' })
    stop()
  })
})
