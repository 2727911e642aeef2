import type { Member } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FactorShop, openFactorShop } from './factors.test.fixture.ts'

let at: FactorShop
beforeAll(async () => {
  at = await openFactorShop()
  await at.settings({ allowed: ['TOTP', 'EMAIL', 'SMS', 'PUSH'] })
})
afterAll(() => at.shop.close())
beforeEach(() => at.shop.clock.pass({ minutes: 61 }))

/** Somebody who is signed in and approves sign-ins from there. */
async function approver(): Promise<Member & { recoveryCodes: readonly string[] }> {
  const person = await at.shop.people.member()
  const { recoveryCodes } = await person.api.factors.addPush({})
  return { ...person, recoveryCodes }
}

/** A sign-in that waits, as its page sees it. */
async function waiting(person: Member) {
  const reply = await at.login(person)
  const { hint = '', pushData } = reply.mfaChallengeData?.verificationChallengeData ?? {}
  const { stateToken = '' } = reply
  return { reply, stateToken, number: hint, transactionId: pushData?.transactionId ?? '' }
}
const ask = ({ stateToken, transactionId }: Awaited<ReturnType<typeof waiting>>) =>
  at.answerPush(stateToken, transactionId)
const asked = async ({ api }: Pick<Member, 'api'>) =>
  (await api.factors.listApprovals({})).approvals
const another = (number: string) => (number === '10' ? '11' : '10')

describe('a sign-in that is approved on another device', () => {
  test('shows a number, waits, and continues once that number was typed', async () => {
    const person = await approver()
    expect(person.recoveryCodes).toHaveLength(10)
    const held = await waiting(person)
    expect(held.reply).toEqual({
      state: 'MFA_CHALLENGE',
      stateToken: expect.any(String),
      mfaChallengeData: {
        factorType: 'PUSH',
        verificationChallengeData: {
          hint: expect.stringMatching(/^[1-9]\d$/),
          pushData: { transactionId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
        },
        availableFactors: [
          { factorType: 'PUSH', factorStatus: 'ENABLED' },
          { factorType: 'RECOVERY_CODE', factorStatus: 'ENABLED' },
        ],
        reason: 'USER_SETTINGS',
      },
    })
    expect(await ask(held)).toEqual(held.reply)
    const [approval] = await asked(person)
    expect(approval).toEqual({
      id: held.transactionId,
      createdDate: at.shop.clock.now(),
      expiresDate: at.shop.clock.after(at.shop.clock.now(), { minutes: 3 }),
      userAgent: expect.any(String),
      network: expect.any(String),
    })
    const { factors } = person.api
    const id = held.transactionId
    await expect(factors.approveSignIn({ id, number: another(held.number) })).rejects.toMatchObject(
      { status: 400, code: 'APPROVAL_NUMBER_WRONG', data: { triesLeft: 2 } },
    )
    await factors.approveSignIn({ id, number: ` ${held.number} ` })
    expect(await asked(person)).toEqual([])
    expect(await ask(held)).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) })
    await expect(ask(held)).rejects.toMatchObject({ code: 'STATE_TOKEN_INVALID' })
  })

  test('ends when it is denied; its owner is notified, and no other is possible for a while', async () => {
    const person = await approver()
    const held = await waiting(person)
    await person.api.factors.denySignIn({ id: held.transactionId })
    await expect(ask(held)).rejects.toMatchObject({ status: 403, code: 'SIGN_IN_DENIED' })
    await expect(ask(held)).rejects.toMatchObject({ code: 'STATE_TOKEN_INVALID' })
    const [mail] = await at.mailsTo(person.email)
    expect(mail).toMatchObject({ template: 'sign-in-denied' })
    const again = await waiting(person)
    expect(again.transactionId).toBe('')
    const { stateToken } = again
    await expect(
      at.visitor().authentication.challengeFactor({ factorType: 'PUSH', stateToken }),
    ).rejects.toMatchObject({ status: 429, code: '-19959' })
    expect(await asked(person)).toEqual([])
    expect(await at.answerRecovery(stateToken, person.recoveryCodes[0])).toMatchObject({
      state: 'SUCCESS',
    })
    at.shop.clock.pass({ minutes: 16 })
    expect((await waiting(person)).transactionId).not.toBe('')
    const { entries } = await at.merchant().accounts.listLog({ identityId: person.id })
    expect(entries.map(({ event, reason }) => [event, reason])).toEqual(
      expect.arrayContaining([
        ['approval_denied', undefined],
        ['factor_failed', 'denied'],
      ]),
    )
  })

  test('ends after three minutes, after three wrong numbers, and when a newer one is requested', async () => {
    const person = await approver()
    const late = await waiting(person)
    at.shop.clock.pass({ minutes: 3 })
    const expired = { status: 400, code: 'APPROVAL_EXPIRED' }
    await expect(ask(late)).rejects.toMatchObject(expired)
    const gone = { status: 404, code: 'APPROVAL_NOT_FOUND' }
    const { approveSignIn, denySignIn } = person.api.factors
    await expect(
      approveSignIn({ id: late.transactionId, number: late.number }),
    ).rejects.toMatchObject(gone)
    await expect(denySignIn({ id: late.transactionId })).rejects.toMatchObject(gone)

    const guessed = await waiting(person)
    const id = guessed.transactionId
    for (const triesLeft of [2, 1, 0]) {
      await expect(approveSignIn({ id, number: another(guessed.number) })).rejects.toMatchObject({
        data: { triesLeft },
      })
    }
    await expect(approveSignIn({ id, number: guessed.number })).rejects.toMatchObject(gone)
    await expect(ask(guessed)).rejects.toMatchObject(expired)

    const [older, newer] = [await waiting(person), await waiting(person)]
    expect((await asked(person)).map((one) => one.id)).toEqual([newer.transactionId])
    await expect(ask(older)).rejects.toMatchObject(expired)
  })

  test('is valid for one sign-in and one account', async () => {
    const [person, stranger] = [await approver(), await approver()]
    const held = await waiting(person)
    const theirs = await waiting(stranger)
    const id = held.transactionId
    await expect(
      stranger.api.factors.approveSignIn({ id, number: held.number }),
    ).rejects.toMatchObject({ code: 'APPROVAL_NOT_FOUND' })
    await person.api.factors.approveSignIn({ id, number: held.number })
    await expect(at.answerPush(theirs.stateToken, id)).rejects.toMatchObject({
      code: 'APPROVAL_EXPIRED',
    })
    await expect(at.answerPush(theirs.stateToken, 'no id at all')).rejects.toMatchObject({
      code: 'APPROVAL_EXPIRED',
    })
    const both = await Promise.allSettled([ask(held), ask(held)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('cannot be approved by the device that requests it', async () => {
    const person = await approver()
    // Signed in once more from the same place, as before a change that asks for it.
    const { authentication, factors } = person.api
    const { email, password } = person
    const alone = await authentication.login({ loginId: { email }, password })
    expect(alone).toMatchObject({
      state: 'REQUIRE_MFA',
      requireMfaData: {
        availableFactors: [
          { factorType: 'PUSH', factorStatus: 'DISABLED_BY_RULE' },
          { factorType: 'RECOVERY_CODE', factorStatus: 'ENABLED' },
        ],
      },
    })
    const phone = at.shop.people.visitor()
    const { stateToken } = await at.login(person)
    const reply = await at.answerRecovery(stateToken, person.recoveryCodes[0])
    await at.shop.people.signIn(phone, reply.sessionToken ?? '')
    const here = await authentication.login({ loginId: { email }, password })
    const { hint = '', pushData } = here.mfaChallengeData?.verificationChallengeData ?? {}
    const id = pushData?.transactionId ?? ''
    expect(await asked(person)).toEqual([])
    await expect(factors.approveSignIn({ id, number: hint })).rejects.toMatchObject({
      code: 'APPROVAL_NOT_FOUND',
    })
    expect((await asked(phone)).map((one) => one.id)).toEqual([id])
    await phone.api.factors.approveSignIn({ id, number: hint })
    expect(await at.answerPush(here.stateToken, id)).toMatchObject({ state: 'SUCCESS' })
  })

  test('can be requested six times an hour at most', async () => {
    const person = await approver()
    for (let times = 0; times < 6; times += 1) await waiting(person)
    const { stateToken, transactionId } = await waiting(person)
    expect(transactionId).toBe('')
    await expect(
      at.visitor().authentication.challengeFactor({ factorType: 'PUSH', stateToken }),
    ).rejects.toMatchObject({ code: '-19959' })
  })

  test('is shown on open pages of the account at once, and on no others', async () => {
    const [person, stranger] = [await approver(), await approver()]
    const open = async ({ tokens }: Member) => {
      const answer = await at.shop.server.fetch(
        new Request('http://shop.test/vitrine/v1/approvals/watch', {
          headers: { authorization: tokens.accessToken.value },
        }),
      )
      expect(answer.headers.get('content-type')).toContain('text/event-stream')
      const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
      const next = async () => new TextDecoder().decode((await reader.read()).value)
      expect(await next()).toMatch(/^retry/)
      return { next, reader }
    }
    const [own, other] = [await open(person), await open(stranger)]
    await waiting(stranger)
    expect(await other.next()).toContain('event: account')
    await waiting(person)
    expect(await own.next()).toBe('event: account\ndata: {}\n\n')
    await Promise.all([own.reader.cancel(), other.reader.cancel()])
  })

  test('is a factor that members add with a recent sign-in, once, where the site allows it', async () => {
    const person = await approver()
    const taken = { status: 428, code: 'FACTOR_NOT_AVAILABLE' }
    await expect(person.api.factors.addPush({})).rejects.toMatchObject(taken)
    at.shop.clock.pass({ minutes: 6 })
    await expect(person.api.factors.addPush({})).rejects.toMatchObject({
      code: 'FRESH_SIGN_IN_REQUIRED',
    })
    await at.settings({ allowed: ['TOTP'] })
    const { api } = await at.shop.people.member()
    await expect(api.factors.addPush({})).rejects.toMatchObject(taken)
    await at.settings({ allowed: ['TOTP', 'EMAIL', 'SMS', 'PUSH'] })
    await expect(
      at.merchant().sites.updateSettings({
        settings: { factors: { allowed: ['PUSH'], required: 'always' } },
      }),
    ).rejects.toMatchObject({ violations: [{ field: 'settings.factors.allowed' }] })
  })
})

describe('a reset by staff', () => {
  const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? ''

  test('waits, is mailed to the owner, and happens with the first sign-in after its time', async () => {
    const person = await at.protectedMember()
    const { factors } = at.merchant()
    const { reset } = await factors.resetMemberFactors({ id: person.id })
    const dueDate = at.shop.clock.after(at.shop.clock.now(), { hours: 24 })
    expect(reset).toEqual({ askedDate: at.shop.clock.now(), dueDate })
    // Asking again neither puts it off nor brings it nearer.
    at.shop.clock.pass({ hours: 1 })
    expect(await factors.resetMemberFactors({ id: person.id })).toEqual({ reset })
    const mails = await at.mailsTo(person.email)
    expect(mails.filter(({ template }) => template === 'factor-reset')).toHaveLength(1)
    expect(await factors.getMemberFactors({ id: person.id })).toMatchObject({
      factors: [{ type: 'TOTP' }],
      recoveryCodesLeft: 10,
      reset,
    })
    expect(await person.api.factors.listFactors({})).toMatchObject({ reset })
    expect(await at.login(person)).toMatchObject({ state: 'MFA_CHALLENGE' })
    at.shop.clock.pass({ hours: 23 })
    expect(await at.login(person)).toMatchObject({ state: 'SUCCESS' })
    const [mail] = await at.mailsTo(person.email)
    expect(mail).toMatchObject({ template: 'factor-changed' })
    expect(await factors.getMemberFactors({ id: person.id })).toEqual({
      factors: [],
      recoveryCodesLeft: 0,
    })
  })

  test('is stopped with the token of the mail, by its owner, by staff, or by showing the factor', async () => {
    const { factors } = at.merchant()
    const none = { status: 404, code: 'FACTOR_RESET_NOT_FOUND' }
    const person = await at.protectedMember()
    const ask = () => factors.resetMemberFactors({ id: person.id })

    await ask()
    const [mail] = await at.mailsTo(person.email)
    const token = tokenIn(mail?.text)
    await at.visitor().factors.stopReset({ token })
    await expect(at.visitor().factors.stopReset({ token })).rejects.toMatchObject(none)
    await expect(at.visitor().factors.stopReset({})).rejects.toMatchObject({ status: 403 })

    await ask()
    await person.api.factors.stopReset({})
    await expect(person.api.factors.stopReset({})).rejects.toMatchObject(none)

    await ask()
    await factors.stopMemberReset({ id: person.id })
    await expect(factors.stopMemberReset({ id: person.id })).rejects.toMatchObject(none)

    await ask()
    const { stateToken } = await at.login(person)
    await at.answerTotp(stateToken, at.codeOf(person.secret))
    await expect(person.api.factors.stopReset({})).rejects.toMatchObject(none)
    at.shop.clock.pass({ hours: 25 })
    expect(await at.login(person)).toMatchObject({ state: 'MFA_CHALLENGE' })
  })

  test('is refused to staff of another site', async () => {
    const person = await at.protectedMember()
    const { people } = await at.shop.anotherSite()
    const { factors } = people.merchant().api
    await at.merchant().factors.resetMemberFactors({ id: person.id })
    await expect(factors.stopMemberReset({ id: person.id })).rejects.toMatchObject({ status: 404 })
    expect(await factors.getMemberFactors({ id: person.id })).toMatchObject({ factors: [] })
  })
})

describe('a change that deletes an account or transfers it', () => {
  test('needs a sign-in within the minutes that the site sets', async () => {
    const recent = (recentProofMinutes: number) =>
      at.merchant().sites.updateSettings({ settings: { sessions: { recentProofMinutes } } })
    const person = await at.shop.people.member()
    at.shop.clock.pass({ minutes: 6 })
    const stale = { status: 403, code: 'FRESH_SIGN_IN_REQUIRED', data: { withinMinutes: 5 } }
    const newPassword = 'another-long-passphrase'
    await expect(person.api.members.deleteMyMember({})).rejects.toMatchObject(stale)
    await expect(person.api.factors.addPush({})).rejects.toMatchObject(stale)
    await expect(person.api.authentication.changePassword({ newPassword })).rejects.toMatchObject(
      stale,
    )
    await recent(10)
    await person.api.authentication.changePassword({ newPassword })
    await person.api.members.deleteMyMember({})
    await recent(5)
  })
})
