import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const unknown = '7a1b1c1e-0000-4000-8000-000000000000'

/** The same person on a second device. */
async function onAnotherDevice({ email, password }: { email: string; password: string }) {
  const visitor = shop.people.visitor()
  const login = await visitor.api.authentication.login({ loginId: { email }, password })
  const tokens = await shop.people.signIn(visitor, login.sessionToken ?? '')
  return { ...visitor, tokens }
}
const renews = async (
  person: { api: ReturnType<typeof shop.people.visitor>['api'] },
  refreshToken: Parameters<typeof person.api.auth.renewToken>[0],
) => (await person.api.auth.renewToken(refreshToken)).refreshToken.role === 'member'

describe('the devices of a member', () => {
  test('are listed, the present one marked', async () => {
    const person = await shop.people.member()
    shop.clock.pass({ minutes: 1 })
    await onAnotherDevice(person)
    const { sessions } = await person.api.accounts.listMySessions({})
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
    expect(sessions[0]).toMatchObject({ clientName: 'Website', createdDate: shop.clock.now() })
  })

  test('can be signed out one by one, but not those of others', async () => {
    const person = await shop.people.member()
    const other = await onAnotherDevice(person)
    const stranger = await shop.people.member()
    const { sessions } = await other.api.accounts.listMySessions({})
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    await expect(stranger.api.accounts.endMySession({ id })).rejects.toMatchObject({
      status: 404,
      code: 'SESSION_NOT_FOUND',
    })
    await other.api.accounts.endMySession({ id })
    // The client goes on as a visitor, as it does when a renewal is refused.
    expect(await person.api.members.getCurrentMember({})).toEqual({})
    expect(await renews(other, other.tokens.refreshToken)).toBe(true)
    await expect(other.api.accounts.endMySession({ id })).rejects.toMatchObject({
      code: 'SESSION_NOT_FOUND',
    })
  })

  test('can be signed out all but this one', async () => {
    const person = await shop.people.member()
    await onAnotherDevice(person)
    await onAnotherDevice(person)
    expect(await person.api.accounts.endMyOtherSessions({})).toEqual({ ended: 2 })
    expect((await person.api.accounts.listMySessions({})).sessions).toHaveLength(1)
  })

  test('can be listed and signed out by a merchant', async () => {
    const person = await shop.people.member()
    await onAnotherDevice(person)
    const { sessions } = await merchant().accounts.listSessions({ identityId: person.id })
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, false])
    await merchant().accounts.endSession({ identityId: person.id, id: sessions[0]?.id ?? '' })
    expect(await merchant().accounts.endAllSessions({ identityId: person.id })).toEqual({
      ended: 1,
    })
    await expect(
      merchant().accounts.endSession({ identityId: person.id, id: unknown }),
    ).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' })
  })

  test('are visible on one site only', async () => {
    const person = await shop.people.member()
    const other = (await shop.anotherSite()).people.merchant().api
    expect(await other.accounts.listSessions({ identityId: person.id })).toEqual({ sessions: [] })
    expect(await other.accounts.endAllSessions({ identityId: person.id })).toEqual({ ended: 0 })
  })
})

describe('a password that has leaked', () => {
  test('can be disabled: every session ends, and a login answers -19973', async () => {
    const person = await shop.people.member()
    await merchant().accounts.requirePasswordReset({ identityId: person.id })
    expect(await person.api.members.getCurrentMember({})).toEqual({})
    const login = () =>
      shop.people.visitor().api.authentication.login({
        loginId: { email: person.email },
        password: person.password,
      })
    await expect(login()).rejects.toMatchObject({ status: 401, code: '-19973' })
    const { mails } = await merchant().mailbox.listMails({ to: person.email })
    const token = mails[0]?.text.match(/recoveryToken=([\w-]+)/)?.[1] ?? ''
    await shop.people
      .visitor()
      .api.recovery.recover({ recoveryToken: token, password: 'quite-another-passphrase' })
    await expect(login()).rejects.toMatchObject({ code: '-19976' })
  })

  test('is somebody’s', async () => {
    await expect(
      merchant().accounts.requirePasswordReset({ identityId: unknown }),
    ).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('the authentication log', () => {
  test('shows what happened with its reason, latest first, a page at a time', async () => {
    const person = await shop.people.member()
    const login = (password: string) =>
      shop.people.visitor().api.authentication.login({ loginId: { email: person.email }, password })
    await expect(login('wrong')).rejects.toThrow()
    await login(person.password)
    const of = { identityId: person.id }
    const { entries, next } = await merchant().accounts.listLog({ ...of, limit: 2 })
    expect(entries).toMatchObject([
      { event: 'login', email: person.email, identityId: person.id },
      { event: 'login', reason: 'wrong_password' },
    ])
    expect(entries[0]).not.toHaveProperty('reason')
    const rest = await merchant().accounts.listLog({ ...of, limit: 2, cursor: next ?? '' })
    expect(rest.entries).toMatchObject([{ event: 'register' }])
    expect(rest).not.toHaveProperty('next')
  })

  test('can be narrowed to failures, to an event and to a time', async () => {
    const since = shop.clock.now()
    const failures = await merchant().accounts.listLog({ outcome: 'failure', event: 'login' })
    expect(failures.entries.length).toBeGreaterThan(0)
    expect(failures.entries.every(({ reason }) => reason !== undefined)).toBe(true)
    shop.clock.pass({ minutes: 1 })
    await shop.people.member()
    const late = new Date(since.getTime() + 30_000)
    const recent = await merchant().accounts.listLog({ from: late, outcome: 'success' })
    expect(recent.entries.map(({ event }) => event)).toContain('register')
    expect((await merchant().accounts.listLog({ to: since, event: 'logout' })).entries).toEqual([])
  })
})
