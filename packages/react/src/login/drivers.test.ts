import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { english } from '../forms/messages.ts'
import { problemsOf } from '../forms/problems.ts'
import { byServer, inBrowser, type LoginDriver } from './drivers.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())
// No rate limits, and every code is new.
beforeEach(() => shop.clock.pass({ minutes: 61 }))

const password = 'a-long-enough-passphrase'
let people = 0
const newEmail = () => `walker${++people}@example.com`
const other = (code: string) => (code === '000000' ? '000001' : '000000')
const merchant = () => shop.people.merchant().api
async function codeTo(email: string): Promise<string> {
  const { mails } = await merchant().mailbox.listMails({})
  return mails.find(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0] ?? ''
}
type Policy = { requireEmailVerification?: boolean; requireOwnerApproval?: boolean }
/** Registration settings of the site during the tests. */
async function asking(policy: Policy, work: () => Promise<void>): Promise<void> {
  const set = (signOnPolicy: Policy) => merchant().signOnPolicy.updateSignOnPolicy({ signOnPolicy })
  await set(policy)
  try {
    await work()
  } finally {
    await set({ requireEmailVerification: false, requireOwnerApproval: false })
  }
}

/** State and error messages as every form of the page renders them. */
const summarize = (walk: LoginDriver) => {
  const view = walk.login().get()
  return { stands: view.state.loginState, says: problemsOf(view, english), as: walk.role() }
}

describe.each([
  ['a client in the browser', inBrowser],
  ['a server that answers with pages', byServer],
] as const)('a login that is driven by %s', (_, begin) => {
  test('starts without input', () => {
    expect(summarize(begin(shop))).toEqual({ stands: 'INITIAL', says: {}, as: 'none' })
  })

  test('shows the reason of a refusal beside the field, and can be tried again', async () => {
    const { email } = await shop.people.member()
    const walk = begin(shop)
    await walk.login().login({ email, password: 'not-the-passphrase' })
    expect(summarize(walk)).toMatchObject({
      stands: 'FAILURE',
      says: { password: english.refusals.invalidPassword },
    })
    await walk.login().login({ email: 'no address', password })
    expect(summarize(walk).says).toEqual({ email: english.refusals.invalidEmail })
    await walk.login().login({ email, password })
    expect(walk.role()).toBe('member')
  })

  test('reports an address that is in use', async () => {
    const { email } = await shop.people.member()
    const walk = begin(shop)
    await walk.login().register({ email, password })
    expect(summarize(walk)).toMatchObject({
      stands: 'FAILURE',
      says: { email: english.refusals.emailAlreadyExists },
    })
  })

  test('waits for the mailed code, accepts another try after a wrong one, sends a new code and continues', () =>
    asking({ requireEmailVerification: true }, async () => {
      const email = newEmail()
      const walk = begin(shop)
      await walk.login().register({ email, password })
      expect(summarize(walk)).toMatchObject({ stands: 'EMAIL_VERIFICATION_REQUIRED', says: {} })
      await walk.login().verify(other(await codeTo(email)))
      expect(summarize(walk)).toMatchObject({
        stands: 'EMAIL_VERIFICATION_REQUIRED',
        says: { code: english.wrongCode },
      })
      await walk.login().resend()
      expect(summarize(walk)).toMatchObject({ stands: 'EMAIL_VERIFICATION_REQUIRED', says: {} })
      await walk.login().verify(await codeTo(email))
      expect(walk.role()).toBe('member')
    }))

  test('stops when the owner has to approve', () =>
    asking({ requireOwnerApproval: true }, async () => {
      const walk = begin(shop)
      await walk.login().register({ email: newEmail(), password })
      expect(summarize(walk)).toMatchObject({ stands: 'OWNER_APPROVAL_REQUIRED', as: 'visitor' })
    }))

  test('asks for a second factor, with a choice', async () => {
    const { api, email } = await shop.people.member()
    await api.factors.addEmail({})
    const { recoveryCodes } = await api.factors.confirmEmail({ code: await codeTo(email) })
    const walk = begin(shop)
    const asked = await walk.login().login({ email, password })
    expect(asked).toMatchObject({
      loginState: 'SECOND_FACTOR_REQUIRED',
      data: { factorType: 'EMAIL', hint: expect.stringContaining('@') },
    })
    await walk.login().answerFactor({ code: other(await codeTo(email)) })
    expect(summarize(walk)).toMatchObject({
      stands: 'SECOND_FACTOR_REQUIRED',
      says: { code: english.wrongCode },
    })
    await walk.login().chooseFactor('RECOVERY_CODE')
    expect(walk.login().get().state).toMatchObject({ data: { factorType: 'RECOVERY_CODE' } })
    await walk.login().answerFactor({ code: recoveryCodes[0] ?? '' })
    expect(walk.role()).toBe('member')
  })

  test('distinguishes a refused request from one that never arrived', async () => {
    const { email } = await shop.people.member()
    const walk = begin(shop)
    walk.disconnect()
    await walk.login().login({ email, password })
    expect(walk.login().get()).toMatchObject({ isBusy: false, error: { kind: 'system' } })
    expect(summarize(walk)).toEqual({
      stands: 'INITIAL',
      says: { form: english.failed },
      as: 'none',
    })
  })
})

describe('a login whose server returns pages', () => {
  test('shows no token to any page', async () => {
    const { api, email } = await shop.people.member()
    await api.factors.addEmail({})
    await api.factors.confirmEmail({ code: await codeTo(email) })
    const walk = byServer(shop)
    await walk.login().login({ email, password })
    expect(walk.pages).toHaveLength(2)
    expect(JSON.stringify(walk.pages)).not.toContain('Token')
  })

  test('is busy during a step, and accepts no other meanwhile', async () => {
    const { email } = await shop.people.member()
    const walk = byServer(shop)
    const first = walk.login().login({ email, password: 'not-the-passphrase' })
    expect(walk.login().get()).toMatchObject({ isBusy: true, busyWith: 'login' })
    await walk.login().register({ email, password })
    await first
    expect(walk.pages).toHaveLength(2)
    expect(walk.login().get()).toMatchObject({ isBusy: false, busyWith: undefined })
  })

  test('stays busy while the browser leaves the page, until somebody returns', async () => {
    const { email } = await shop.people.member()
    const walk = byServer(shop)
    await walk.login().login({ email, password })
    expect(walk.login().get().isBusy).toBe(true)
    walk.login().reset()
    expect(walk.login().get().isBusy).toBe(false)
  })

  test('names a step that its page does not support', async () => {
    await expect(byServer(shop).login().showPasskey()).rejects.toThrow('no step "showPasskey"')
  })
})
