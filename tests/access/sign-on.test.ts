import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const server = () => shop.people.merchant().api
const signOn = (email: string, more: object = {}) =>
  server().authentication.signOn({ loginId: { email }, ...more })
const memberOf = async (id: string) =>
  (await server().members.getMember({ id, fieldSet: 'FULL' })).member

describe('signing on with an API key', () => {
  test('creates the member, approved at once although the site asks for more', async () => {
    const gates = { requireOwnerApproval: true, requireEmailVerification: true }
    await server().signOnPolicy.updateSignOnPolicy({ signOnPolicy: gates })
    const { identity, sessionToken } = await signOn('new@example.com', {
      profile: { nickname: 'Neu 🪻' },
      verifyEmail: true,
    })
    expect(identity).toMatchObject({
      status: { name: 'ACTIVE', reasons: [] },
      email: { address: 'new@example.com', isVerified: true },
    })
    expect(await memberOf(identity.id)).toMatchObject({
      status: 'APPROVED',
      loginEmailVerified: true,
      profile: { nickname: 'Neu 🪻' },
    })
    const tokens = await shop.people.signIn(shop.people.visitor(), sessionToken)
    expect(tokens.refreshToken.role).toBe('member')
  })

  test('finds an existing member and updates the profile', async () => {
    const first = await signOn('twice@example.com', { profile: { firstName: 'Ada', company: 'A' } })
    const second = await signOn('TWICE@example.com', { profile: { firstName: 'Ada B.' } })
    expect(second.identity.id).toBe(first.identity.id)
    expect(second.identity.identityProfile).toMatchObject({ firstName: 'Ada B.', company: 'A' })
    expect(await memberOf(first.identity.id)).toMatchObject({ contact: { firstName: 'Ada B.' } })
  })

  test('approves a member who waited for the owner', async () => {
    await server().signOnPolicy.updateSignOnPolicy({
      signOnPolicy: { requireOwnerApproval: true, requireEmailVerification: false },
    })
    const email = 'waited@example.com'
    await shop.people.visitor().api.authentication.register({
      loginId: { email },
      password: 'a-long-enough-passphrase',
    })
    const { identity } = await signOn(email)
    expect(identity.status.name).toBe('ACTIVE')
    expect(await memberOf(identity.id)).toMatchObject({ status: 'APPROVED' })
  })

  test('creates one member when two servers do it at once', async () => {
    const both = await Promise.all([signOn('race@example.com'), signOn('race@example.com')])
    expect(both[0].identity.id).toBe(both[1].identity.id)
  })

  test('refuses a blocked member with -19980', async () => {
    const { identity } = await signOn('closed@example.com')
    await server().members.blockMember({ id: identity.id })
    await expect(signOn('closed@example.com')).rejects.toMatchObject({
      status: 403,
      code: '-19980',
    })
  })

  test('is for merchants only', async () => {
    const { api } = await shop.people.visitor()
    await expect(
      api.authentication.signOn({ loginId: { email: 'a@example.com' } }),
    ).rejects.toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})

describe('the sign-on policy', () => {
  test('changes the gates it names and no others', async () => {
    const { signOnPolicy } = server()
    await signOnPolicy.updateSignOnPolicy({
      signOnPolicy: { requireOwnerApproval: false, requireEmailVerification: false },
    })
    const reply = await signOnPolicy.updateSignOnPolicy({
      signOnPolicy: { requireEmailVerification: true },
    })
    const now = { requireOwnerApproval: false, requireEmailVerification: true }
    expect(reply.signOnPolicy).toEqual(now)
    expect((await signOnPolicy.getSignOnPolicy({})).signOnPolicy).toEqual(now)
    expect((await server().sites.getSettings({})).settings).toMatchObject(now)
  })
})

describe('an address', () => {
  const validate = (email: string) =>
    shop.people.visitor().api.authentication.validateEmail({ email })

  test.each(['no address', 'a@b', '@example.com', 'a@exam ple.com'])(
    '%s has no valid form',
    async (email) => {
      expect(await validate(email)).toEqual({
        valid: false,
        formatInvalid: true,
        failure: { reason: 'EMAIL_DOMAIN_FORMAT_INVALID' },
      })
    },
  )
})
