import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  await settings({ signInPrivacy: 'private' })
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.pass({ minutes: 61 }))

const password = 'a-long-enough-passphrase'
const settings = (changes: {
  signInPrivacy?: 'standard' | 'private'
  requireOwnerApproval?: boolean
}) => shop.people.merchant().api.sites.updateSettings({ settings: changes })
let strangers = 0
const unknown = () => `stranger${++strangers}@example.com`

const visitor = () => shop.people.visitor().api
const register = (email: string, secret = password) =>
  visitor().authentication.register({ loginId: { email }, password: secret })
const login = (email: string, secret = password) =>
  visitor().authentication.login({ loginId: { email }, password: secret })
const verify = (code: string, stateToken = '') =>
  visitor().verification.verifyDuringAuthentication({ code, stateToken })
const resend = (stateToken = '') =>
  visitor().verification.resendDuringAuthentication({ stateToken })

/** Mails to an address, the latest first, once there are enough. */
async function mailsTo(email: string, count = 1) {
  const { api } = shop.people.merchant()
  const found = async () => (await api.mailbox.listMails({ to: email })).mails
  await expect.poll(found).toHaveLength(count)
  return found()
}
const codeTo = async (email: string, count = 1) =>
  (await mailsTo(email, count))[0]?.text.match(/\b\d{6}\b/)?.[0] ?? ''
const other = (code: string) => (code === '000000' ? '000001' : '000000')

/** A member who was there before the site's sign-in was private. */
async function known(): Promise<string> {
  await settings({ signInPrivacy: 'standard' })
  const { email } = await shop.people.member()
  await settings({ signInPrivacy: 'private' })
  await mailsTo(email)
  return email
}

describe('registering on a site that hides who has an account', () => {
  test('creates the account after the mailed code was entered', async () => {
    const email = unknown()
    const held = await register(` ${email.toUpperCase()} `.trim())
    expect(held).toEqual({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: expect.any(String) })
    const { members } = shop.people.merchant().api
    const query = { filter: { loginEmail: email } }
    expect((await members.queryMembers({ query, fieldsets: ['FULL'] })).members).toEqual([])
    const code = await codeTo(email.toUpperCase())
    expect(await verify(code, held.stateToken)).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: { email: { isVerified: true }, status: { name: 'ACTIVE', reasons: [] } },
    })
    expect(await login(email)).toMatchObject({ state: 'SUCCESS' })
  })

  test('notifies the owner of a known address by mail, and nobody else', async () => {
    const email = await known()
    const held = await register(email, 'another-long-passphrase')
    expect(held).toEqual({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: expect.any(String) })
    const [letter] = await mailsTo(email, 2)
    expect(letter?.subject).toContain('already have an account')
    expect(letter?.text).toContain('/login')
    await expect(login(email, 'another-long-passphrase')).rejects.toMatchObject({ code: '-19976' })
    expect(await login(email)).toMatchObject({ state: 'SUCCESS' })
  })

  test('makes a member wait for the owner after the address is verified', async () => {
    await settings({ requireOwnerApproval: true })
    const email = unknown()
    const { stateToken } = await register(email)
    const done = await verify(await codeTo(email), stateToken)
    await settings({ requireOwnerApproval: false })
    expect(done).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
      identity: {
        email: { isVerified: true },
        status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] },
      },
    })
  })

  test('assigns an address to the first of two who verify it', async () => {
    const email = unknown()
    const first = await register(email)
    await mailsTo(email)
    const second = await register(email, 'the-second-passphrase')
    const code = await codeTo(email, 2)
    expect(await verify(code, second.stateToken)).toMatchObject({ state: 'SUCCESS' })
    await expect(verify(code, first.stateToken)).rejects.toMatchObject({
      code: 'STATE_TOKEN_INVALID',
    })
    expect(await login(email, 'the-second-passphrase')).toMatchObject({ state: 'SUCCESS' })
  })

  test('still reports what is wrong with an address or a password', async () => {
    await expect(register('no address')).rejects.toMatchObject({ status: 400 })
    await expect(register(unknown(), 'abc')).rejects.toMatchObject({ status: 400 })
  })
})

const cases = {
  'an unknown address': async () => unknown(),
  'a known address': known,
}
describe.each(Object.entries(cases))('%s', (_, address) => {
  test('is not distinguished by answers to codes', async () => {
    const email = await address()
    const already = (await shop.people.merchant().api.mailbox.listMails({})).mails.filter(
      ({ to }) => to === email,
    ).length
    const { stateToken } = await register(email)
    await mailsTo(email, already + 1)
    const guess = other((await mailsTo(email, already + 1))[0]?.text.match(/\b\d{6}\b/)?.[0] ?? '')
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(verify(guess, stateToken)).rejects.toMatchObject({
        code: 'VERIFICATION_FAILED',
        data: { verificationFailureReason: 'BAD_CODE' },
      })
    }
    await expect(verify(guess, stateToken)).rejects.toMatchObject({
      data: { verificationFailureReason: 'NOT_FOUND' },
    })
  })

  test('is mailed at most five times an hour', async () => {
    const { stateToken = '' } = await register(await address())
    for (let times = 0; times < 4; times += 1) {
      expect(await resend(stateToken)).toEqual({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken })
    }
    await expect(resend(stateToken)).rejects.toMatchObject({
      data: { verificationFailureReason: 'SEND_CODE_ERROR' },
    })
  })
})

describe('a known and an unknown address', () => {
  let quiet: TestServer
  let someone: string
  let token: string
  beforeAll(async () => {
    quiet = await startTestServer()
    someone = (await quiet.people.member()).email
    const { api } = quiet.people.merchant()
    await api.sites.updateSettings({ settings: { signInPrivacy: 'private' } })
    token = await quiet.people.visitorToken()
  })
  afterAll(() => quiet.close())

  /** Everything that a stranger can observe of a response, including its cost, without random values. */
  async function asked(path: string, body: object) {
    const request = new Request(`${quiet.baseUrl}/_api/iam/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify(body),
    })
    const { result, statements } = await quiet.countStatements(async () => {
      const reply = await quiet.server.fetch(request)
      const text = (await reply.text()).replace(/("(?:stateToken|requestId)":")[^"]+/g, '$1…')
      const headers = [...reply.headers].filter(([name]) => !/request-id/i.test(name))
      return { status: reply.status, headers, text }
    })
    return { ...result, statements: statements.filter((one) => !isOfAll(one)) }
  }
  /** Cached sites are reloaded for all visitors, whenever they may be outdated. */
  const isOfAll = (statement: string) => statement.includes('as "own_client_id"')
  async function stateTokenOf(email: string): Promise<string> {
    const { api } = quiet.people.visitor()
    return (await api.authentication.register({ loginId: { email }, password })).stateToken ?? ''
  }
  const calls: Record<string, (email: string) => Promise<[string, object]>> = {
    register: async (email) => ['authentication/v2/register', { loginId: { email }, password }],
    login: async (email) => [
      'authentication/v2/login',
      { loginId: { email }, password: 'not-the-passphrase' },
    ],
    recovery: async (email) => ['recovery/v1/send-email', { email }],
    verification: async (email) => [
      'verification/v1/auth/verify',
      { code: '123456', stateToken: await stateTokenOf(email) },
    ],
    resend: async (email) => [
      'verification/v1/auth/resend',
      { stateToken: await stateTokenOf(email) },
    ],
  }

  test.each(Object.entries(calls))(
    'get the same answer of %s, by the same statements',
    async (_, call) => {
      const ofKnown = await asked(...(await call(someone)))
      const ofUnknown = await asked(...(await call(`nobody${'x'.repeat(3)}@example.com`)))
      expect(ofKnown.status).not.toBe(404)
      expect(ofKnown).toEqual(ofUnknown)
    },
  )
})
