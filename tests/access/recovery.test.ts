import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.pass({ minutes: 61 }))

const password = 'a-brand-new-passphrase'
const visitor = () => shop.people.visitor().api
const login = (email: string, secret: string) =>
  visitor().authentication.login({ loginId: { email }, password: secret })
const recover = (recoveryToken: string, secret = password) =>
  visitor().recovery.recover({ recoveryToken, password: secret })

const mailsTo = async (email: string) => {
  const { mails } = await shop.people.merchant().api.mailbox.listMails({})
  return mails.filter(({ to, text }) => to === email && text.includes('recoveryToken='))
}

/** The link of the latest mail, once the job has written it. */
async function linkTo(email: string, count = 1): Promise<URL> {
  await expect.poll(() => mailsTo(email)).toHaveLength(count)
  const mails = await mailsTo(email)
  return new URL(mails[0]?.text.match(/https?:\/\/\S*recoveryToken=\S+/)?.[0] ?? '')
}

async function tokenFor(email: string, count = 1): Promise<string> {
  await visitor().recovery.sendRecoveryEmail({ email })
  return (await linkTo(email, count)).searchParams.get('recoveryToken') ?? ''
}

describe('a forgotten password', () => {
  test('is replaced with the token of a mail, which signs in and works once', async () => {
    const { email } = await shop.people.member()
    const token = await tokenFor(email)
    expect(await recover(token)).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: { email: { isVerified: true } },
    })
    expect(await login(email, password)).toMatchObject({ state: 'SUCCESS' })
    await expect(login(email, 'a-long-enough-passphrase')).rejects.toMatchObject({ code: '-19976' })
    await expect(recover(token)).rejects.toMatchObject({ status: 400, code: '-19972' })
  })

  test('ends every session', async () => {
    const person = await shop.people.member()
    await recover(await tokenFor(person.email))
    await expect(person.api.auth.renewToken(person.tokens.refreshToken)).rejects.toThrow()
  })

  test('is not replaced by one that is too weak, and the token remains valid', async () => {
    const { email } = await shop.people.member()
    const token = await tokenFor(email)
    await expect(recover(token, 'password123')).rejects.toMatchObject({
      violations: [{ field: 'password', ruleName: 'WEAK_PASSWORD' }],
    })
    expect(await recover(token)).toMatchObject({ state: 'SUCCESS' })
  })

  test('can be replaced for three hours', async () => {
    const { email } = await shop.people.member()
    const token = await tokenFor(email)
    shop.clock.pass({ hours: 3, minutes: 1 })
    await expect(recover(token)).rejects.toMatchObject({ code: '-19972' })
  })

  test('ends the other links of the account', async () => {
    const { email } = await shop.people.member()
    const first = await tokenFor(email)
    const second = await tokenFor(email, 2)
    await recover(second)
    await expect(recover(first)).rejects.toMatchObject({ code: '-19972' })
  })

  test('verifies the address of somebody who had not done so', async () => {
    const { api } = shop.people.merchant()
    await api.sites.updateSettings({ settings: { requireEmailVerification: true } })
    const email = 'late@example.com'
    await visitor().authentication.register({ loginId: { email }, password: 'forgotten-at-once' })
    expect(await recover(await tokenFor(email))).toMatchObject({ state: 'SUCCESS' })
    await api.sites.updateSettings({ settings: { requireEmailVerification: false } })
  })

  test('of a blocked account cannot be replaced', async () => {
    const person = await shop.people.member()
    const token = await tokenFor(person.email)
    await shop.people.merchant().api.members.blockMember({ id: person.id })
    await expect(recover(token)).rejects.toMatchObject({ code: '-19972' })
  })
})

describe('the mail', () => {
  test('is not confirmed: every address gets the same answer', async () => {
    const { email } = await shop.people.member()
    expect(await visitor().recovery.sendRecoveryEmail({ email: 'nobody@example.com' })).toEqual({})
    expect(await visitor().recovery.sendRecoveryEmail({ email })).toEqual({})
    await linkTo(email)
    expect(await mailsTo('nobody@example.com')).toEqual([])
  })

  test('links to the page that the client has registered, with its parameters', async () => {
    const { email } = await shop.people.member()
    const url = 'http://shop.test/callback'
    const redirect = { url, clientId: shop.site.clientId }
    await visitor().recovery.sendRecoveryEmail({ email, redirect })
    const link = await linkTo(email)
    expect(`${link.origin}${link.pathname}`).toBe(url)
  })

  test('links to no other page', async () => {
    const send = (url: string, clientId = shop.site.clientId) =>
      visitor().recovery.sendRecoveryEmail({ email: 'a@example.com', redirect: { url, clientId } })
    await expect(send('https://evil.example/')).rejects.toMatchObject({
      status: 403,
      code: 'REDIRECT_NOT_ALLOWED',
    })
    await expect(
      send('http://shop.test/callback', '7a1b1c1e-0000-4000-8000-000000000000'),
    ).rejects.toMatchObject({ status: 401, code: 'INVALID_CLIENT' })
  })

  test('is sent five times an hour at most', async () => {
    const { email } = await shop.people.member()
    for (let count = 1; count <= 5; count += 1) await tokenFor(email, count)
    await visitor().recovery.sendRecoveryEmail({ email })
    await visitor().recovery.sendRecoveryEmail({ email: 'last@example.com' })
    expect(await mailsTo(email)).toHaveLength(5)
  })
})

describe('a member created by the owner', () => {
  test('sets a first password with the activation mail', async () => {
    const { api } = shop.people.merchant()
    const email = 'made@example.com'
    const { member } = await api.members.createMember({ member: { loginEmail: email } })
    await api.recovery.sendActivationEmail({ identityId: member.id })
    const token = (await linkTo(email)).searchParams.get('recoveryToken') ?? ''
    expect(await recover(token)).toMatchObject({ state: 'SUCCESS' })
    expect(await login(email, password)).toMatchObject({ state: 'SUCCESS' })
  })

  test('must exist', async () => {
    const identityId = '7a1b1c1e-0000-4000-8000-000000000000'
    await expect(
      shop.people.merchant().api.recovery.sendActivationEmail({ identityId }),
    ).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})
