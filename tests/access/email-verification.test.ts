import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await policy({ requireEmailVerification: true, requireOwnerApproval: false })
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.pass({ minutes: 61 }))

const password = 'a-long-enough-passphrase'
let people = 0
const newAddress = () => `unproved${++people}@example.com`

const policy = (signOnPolicy: {
  requireEmailVerification?: boolean
  requireOwnerApproval?: boolean
}) => shop.people.merchant().api.signOnPolicy.updateSignOnPolicy({ signOnPolicy })

const visitor = () => shop.people.visitor().api
const register = (email: string) =>
  visitor().authentication.register({ loginId: { email }, password })
const login = (email: string) => visitor().authentication.login({ loginId: { email }, password })
const verify = (code: string, stateToken = '') =>
  visitor().verification.verifyDuringAuthentication({ code, stateToken })

/** The six digits of the latest mail to an address. */
async function mailedCode(email: string): Promise<string> {
  const { mails } = await shop.people.merchant().api.mailbox.listMails({})
  const mail = mails.find(({ to }) => to === email)
  return mail?.text.match(/\b\d{6}\b/)?.[0] ?? ''
}
const other = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a site that requires a verified address', () => {
  test('blocks a new account until the mailed code is answered', async () => {
    const email = newAddress()
    const held = await register(email)
    expect(held).toEqual({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: expect.any(String) })
    const done = await verify(await mailedCode(email), held.stateToken)
    expect(done).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: { email: { isVerified: true }, status: { name: 'ACTIVE', reasons: [] } },
    })
    expect(await login(email)).toMatchObject({ state: 'SUCCESS' })
  })

  test('shows the member as pending before, and as approved with a verified address after', async () => {
    const email = newAddress()
    const { stateToken } = await register(email)
    const find = async () => {
      const query = { filter: { loginEmail: email } }
      const reply = await shop.people
        .merchant()
        .api.members.queryMembers({ query, fieldsets: ['FULL'] })
      return reply.members[0]
    }
    expect(await find()).toMatchObject({ status: 'PENDING', loginEmailVerified: false })
    await verify(await mailedCode(email), stateToken)
    expect(await find()).toMatchObject({ status: 'APPROVED', loginEmailVerified: true })
  })

  test('mails a new code with every login until it is answered', async () => {
    const email = newAddress()
    await register(email)
    const first = await mailedCode(email)
    const held = await login(email)
    expect(held.state).toBe('REQUIRE_EMAIL_VERIFICATION')
    const second = await mailedCode(email)
    if (first !== second) {
      await expect(verify(first, held.stateToken)).rejects.toMatchObject({ status: 400 })
    }
    expect(await verify(second, held.stateToken)).toMatchObject({ state: 'SUCCESS' })
  })

  test('continues an interrupted login by its state token, without the password', async () => {
    const email = newAddress()
    const { stateToken = '' } = await register(email)
    const again = await visitor().authentication.login({ loginId: { email }, stateToken })
    expect(again).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken })
  })

  test('requires the approval of the owner after the verification, when both are required', async () => {
    await policy({ requireOwnerApproval: true })
    const email = newAddress()
    const { stateToken } = await register(email)
    const held = await verify(await mailedCode(email), stateToken)
    expect(held).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
      identity: { status: { reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] } },
    })
    await policy({ requireOwnerApproval: false })
    await shop.people.merchant().api.members.approveMember({ id: held.identity?.id ?? '' })
    expect(await login(email)).toMatchObject({ state: 'SUCCESS' })
  })

  test('does not count the owner’s approval as a verification of the address', async () => {
    const email = newAddress()
    await register(email)
    const { api } = shop.people.merchant()
    const { members } = await api.members.queryMembers({ query: { filter: { loginEmail: email } } })
    await api.members.approveMember({ id: members[0]?.id ?? '' })
    expect(await login(email)).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION' })
  })

  test('is not required of existing accounts', async () => {
    await policy({ requireEmailVerification: false })
    const email = newAddress()
    await register(email)
    await policy({ requireEmailVerification: true })
    expect(await login(email)).toMatchObject({ state: 'SUCCESS' })
  })
})

describe('a code', () => {
  test('that is wrong is refused with BAD_CODE, and after five tries no code is accepted', async () => {
    const email = newAddress()
    const { stateToken } = await register(email)
    const code = await mailedCode(email)
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(verify(other(code), stateToken)).rejects.toMatchObject({
        status: 400,
        code: 'VERIFICATION_FAILED',
        data: { verificationFailureReason: 'BAD_CODE' },
      })
    }
    await expect(verify(code, stateToken)).rejects.toMatchObject({
      code: 'VERIFICATION_FAILED',
      data: { verificationFailureReason: 'NOT_FOUND' },
    })
  })

  test('ends after its time', async () => {
    const email = newAddress()
    const { stateToken } = await register(email)
    const code = await mailedCode(email)
    shop.clock.pass({ minutes: 31 })
    await expect(verify(code, stateToken)).rejects.toMatchObject({
      data: { verificationFailureReason: 'NOT_FOUND' },
    })
  })

  test('ends when a new one is requested, which is valid', async () => {
    const email = newAddress()
    const { stateToken = '' } = await register(email)
    const first = await mailedCode(email)
    const held = await visitor().verification.resendDuringAuthentication({ stateToken })
    expect(held).toEqual({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken })
    const second = await mailedCode(email)
    if (first !== second) await expect(verify(first, stateToken)).rejects.toThrow()
    expect(await verify(second, stateToken)).toMatchObject({ state: 'SUCCESS' })
  })

  test('is mailed five times an hour at most', async () => {
    const { stateToken = '' } = await register(newAddress())
    const resend = () => visitor().verification.resendDuringAuthentication({ stateToken })
    for (let mails = 0; mails < 4; mails += 1) await resend()
    await expect(resend()).rejects.toMatchObject({
      data: { verificationFailureReason: 'SEND_CODE_ERROR' },
    })
  })

  test('has exactly six characters', async () => {
    await expect(verify('12345', 'any')).rejects.toMatchObject({
      violations: [{ field: 'code', violatedRule: 'MIN_LENGTH' }],
    })
  })

  test('has the token of a sign-in that can continue', async () => {
    await expect(verify('123456', 'never issued')).rejects.toMatchObject({
      status: 400,
      code: 'STATE_TOKEN_INVALID',
    })
    const { stateToken } = await register(newAddress())
    shop.clock.pass({ minutes: 61 })
    await expect(verify('123456', stateToken)).rejects.toMatchObject({
      code: 'STATE_TOKEN_INVALID',
    })
  })

  test('counts only in the site that mailed it', async () => {
    const email = newAddress()
    const { stateToken = '' } = await register(email)
    const otherTarget = (await shop.anotherSite()).people.visitor().api
    const code = await mailedCode(email)
    await expect(
      otherTarget.verification.verifyDuringAuthentication({ code, stateToken }),
    ).rejects.toMatchObject({ code: 'STATE_TOKEN_INVALID' })
  })
})

describe('a member', () => {
  test('proves the own address later, by the id of the verification', async () => {
    await policy({ requireEmailVerification: false })
    const person = await shop.people.member()
    const { verificationId } = await person.api.verification.startVerification({
      identityId: person.id,
      target: 'EMAIL',
    })
    const done = await verify(await mailedCode(person.email), verificationId)
    expect(done.identity?.email.isVerified).toBe(true)
    await policy({ requireEmailVerification: true })
  })

  test('is not signed in by the id of a verification alone', async () => {
    await policy({ requireEmailVerification: false })
    const { api, id: identityId, email } = await shop.people.member()
    const { verificationId: stateToken } = await api.verification.startVerification({ identityId })
    const loginId = { email }
    await expect(visitor().authentication.login({ loginId, stateToken })).rejects.toMatchObject({
      code: 'STATE_TOKEN_INVALID',
    })
  })

  test('starts no verification for somebody else, and a merchant only of somebody there', async () => {
    await policy({ requireEmailVerification: false })
    const [one, two] = [await shop.people.member(), await shop.people.member()]
    await expect(
      one.api.verification.startVerification({ identityId: two.id }),
    ).rejects.toMatchObject({ status: 403 })
    const identityId = '7a1b1c1e-0000-4000-8000-000000000000'
    await expect(
      shop.people.merchant().api.verification.startVerification({ identityId }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
