import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorizationAt } from './authorization.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { me } = authorizationAt(() => shop)
const api = () => shop.people.merchant().api
const legacy = () => api().legacyMembers
const password = 'a-long-enough-passphrase'
let people = 0
const newEmail = () => {
  people += 1
  return `legacy${people}@example.com`
}
const tokensOf = (token: string) => shop.people.signIn(shop.people.visitor(), token)

describe('the first generation of member authentication', () => {
  test('registers and signs in, with a session that current clients accept', async () => {
    const email = newEmail()
    const contactInfo = { firstName: 'Ada', lastName: 'Lovelace', phones: ['+44 20'] }
    const made = await legacy().register({ email, password, contactInfo, privacyStatus: 'PUBLIC' })
    expect(made.member).toMatchObject({
      loginEmail: email,
      emailVerified: false,
      role: 'MEMBER',
      status: 'ACTIVE',
      profilePrivacyStatus: 'PUBLIC',
      firstName: 'Ada',
      phones: ['+44 20'],
    })
    const { member, session } = await legacy().login({ email, password })
    expect(member.id).toBe(made.member.id)
    for (const token of [made.session?.token ?? '', session.token]) {
      const { accessToken } = await tokensOf(token)
      expect((await me(accessToken.value)).status).toBe(200)
    }
    await expect(legacy().register({ email, password })).rejects.toMatchObject({ code: '-19995' })
    await expect(legacy().login({ email, password: 'wrong' })).rejects.toMatchObject({
      code: '-19976',
    })
  })

  test('waits for the owner, who approves with the token', async () => {
    await api().signOnPolicy.updateSignOnPolicy({ signOnPolicy: { requireOwnerApproval: true } })
    const email = newEmail()
    const made = await legacy().register({ email, password })
    expect([made.session, made.member.status]).toEqual([undefined, 'APPLICANT'])
    await expect(legacy().login({ email, password })).rejects.toMatchObject({ code: '-19958' })
    const { session } = await legacy().approve({ token: made.approvalToken ?? '' })
    expect((await me((await tokensOf(session.token)).accessToken.value)).status).toBe(200)
    const late = await legacy().register({ email: newEmail(), password })
    shop.clock.pass({ hours: 31 })
    await expect(legacy().approve({ token: late.approvalToken ?? '' })).rejects.toMatchObject({
      code: 'APPROVAL_TOKEN_INVALID',
    })
    await api().signOnPolicy.updateSignOnPolicy({ signOnPolicy: { requireOwnerApproval: false } })
  })

  test('reports that an address must be verified or a second factor is needed', async () => {
    await api().signOnPolicy.updateSignOnPolicy({
      signOnPolicy: { requireEmailVerification: true },
    })
    await expect(legacy().register({ email: newEmail(), password })).rejects.toMatchObject({
      code: 'EMAIL_VERIFICATION_REQUIRED',
      data: { verificationId: expect.any(String) },
    })
    await api().signOnPolicy.updateSignOnPolicy({
      signOnPolicy: { requireEmailVerification: false },
    })
    const email = newEmail()
    await legacy().register({ email, password })
    await api().sites.updateSettings({ settings: { factors: { required: 'always' } } })
    await expect(legacy().login({ email, password })).rejects.toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
    })
    await api().sites.updateSettings({ settings: { factors: { required: 'never' } } })
  })

  test('changes the e-mail to sign in with', async () => {
    const { id, email, tokens } = await shop.people.member()
    const next = newEmail()
    const change = { id, newEmail: next }
    expect((await legacy().changeLoginEmail(change)).member).toMatchObject({
      loginEmail: next,
      emailVerified: false,
    })
    expect((await me(tokens.accessToken.value)).status).toBe(200)
    await legacy().changeLoginEmail({ id, newEmail: email, revokeCurrentSessions: true })
    expect((await me(tokens.accessToken.value)).status).toBe(401)
    const taken = (await shop.people.member()).email
    await expect(legacy().changeLoginEmail({ id, newEmail: taken })).rejects.toMatchObject({
      code: '-19995',
    })
    await expect(
      legacy().changeLoginEmail({ id: crypto.randomUUID(), newEmail: next }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('blocks by e-mail, and accepts one target at a time', async () => {
    const { email, tokens } = await shop.people.member()
    await legacy().block({ email })
    expect((await me(tokens.accessToken.value)).status).toBe(401)
    await expect(legacy().login({ email, password })).rejects.toMatchObject({ code: '-19980' })
    await expect(legacy().block({ email: 'nobody@example.com' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    for (const who of [{}, { email, id: crypto.randomUUID() }]) {
      await expect(legacy().block(who)).rejects.toMatchObject({
        violations: [{ violatedRule: 'REQUIRED_ONE_OF_FIELD' }],
      })
    }
  })

  test('requests the mail that sets a password, with the same answer for every address', async () => {
    for (const email of [newEmail(), (await shop.people.member()).email]) {
      expect(await legacy().sendSetPasswordEmail({ email, hideIgnoreMessage: true })).toEqual({
        accepted: true,
      })
    }
  })
})
