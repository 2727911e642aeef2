import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FactorShop, openFactorShop, other } from './factors.test.fixture.ts'

let at: FactorShop
beforeAll(async () => {
  at = await openFactorShop()
})
afterAll(() => at.shop.close())
// Every test starts with a time step of its own and with nothing counted against anybody.
beforeEach(() => at.shop.clock.pass({ minutes: 61 }))

describe('adding an authenticator application', () => {
  test('shows a secret once, counts after its first code and gives ten recovery codes', async () => {
    const { api, email } = await at.shop.people.member()
    const added = await api.factors.addTotp({})
    expect(added).toMatchObject({
      factor: { type: 'TOTP', status: 'INACTIVE' },
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      address: expect.stringMatching(/^otpauth:\/\/totp\//),
      picture: expect.stringMatching(/^<svg /),
    })
    const done = await api.factors.confirmTotp({ code: at.codeOf(added.secret) })
    expect(new Set(done.recoveryCodes).size).toBe(10)
    expect(await api.factors.listFactors({})).toMatchObject({
      factors: [{ factorId: added.factor.factorId, type: 'TOTP', status: 'ACTIVE' }],
      recoveryCodesLeft: 10,
      allowed: ['TOTP', 'EMAIL', 'WEBAUTHN'],
      isRequired: false,
    })
    const [mail] = await at.mailsTo(email)
    expect(mail?.template).toBe('factor-changed')
  })

  test('is not active before its first code was right', async () => {
    const person = await at.shop.people.member()
    const { secret } = await person.api.factors.addTotp({})
    await expect(
      person.api.factors.confirmTotp({ code: other(at.codeOf(secret)) }),
    ).rejects.toMatchObject({ status: 400, code: 'FACTOR_CODE_INVALID' })
    expect(await at.login(person)).toMatchObject({ state: 'SUCCESS' })
  })

  test('in place of an earlier one leaves that one active until the new one is confirmed', async () => {
    const person = await at.protectedMember()
    const { secret } = await person.api.factors.addTotp({})
    const held = await at.login(person)
    expect(await at.answerTotp(held.stateToken, at.codeOf(person.secret))).toMatchObject({
      state: 'SUCCESS',
    })
    const { recoveryCodes } = await person.api.factors.confirmTotp({ code: at.codeOf(secret) })
    expect(recoveryCodes).toEqual([])
    at.nextStep()
    const again = await at.login(person)
    await expect(at.answerTotp(again.stateToken, at.codeOf(person.secret))).rejects.toMatchObject({
      code: 'FACTOR_CODE_INVALID',
    })
    expect(await at.answerTotp(again.stateToken, at.codeOf(secret))).toMatchObject({
      state: 'SUCCESS',
    })
  })

  test('needs a recent sign-in', async () => {
    const { api } = await at.shop.people.member()
    const { secret, factor } = await api.factors.addTotp({})
    at.shop.clock.pass({ minutes: 6 })
    const stale = { status: 403, code: 'FRESH_SIGN_IN_REQUIRED' }
    await expect(api.factors.addTotp({})).rejects.toMatchObject(stale)
    await expect(api.factors.addEmail({})).rejects.toMatchObject(stale)
    await expect(api.factors.confirmTotp({ code: at.codeOf(secret) })).rejects.toMatchObject(stale)
    await expect(api.factors.confirmEmail({ code: '123456' })).rejects.toMatchObject(stale)
    const { factorId } = factor
    await expect(api.factors.removeFactor({ factorId })).rejects.toMatchObject(stale)
    await expect(api.factors.renewRecoveryCodes({})).rejects.toMatchObject(stale)
  })

  test('is refused to a visitor', async () => {
    const denied = { status: 403, code: 'PERMISSION_DENIED' }
    await expect(at.visitor().factors.addTotp({})).rejects.toMatchObject(denied)
    await expect(at.visitor().factors.confirmTotp({ code: '123456' })).rejects.toMatchObject(denied)
  })

  test('accepts ten codes in a quarter of an hour and refuses more', async () => {
    const { api } = await at.shop.people.member()
    const { secret } = await api.factors.addTotp({})
    const wrong = other(at.codeOf(secret))
    for (let tries = 0; tries < 10; tries += 1) {
      await expect(api.factors.confirmTotp({ code: wrong })).rejects.toMatchObject({
        code: 'FACTOR_CODE_INVALID',
      })
    }
    await expect(api.factors.confirmTotp({ code: at.codeOf(secret) })).rejects.toMatchObject({
      status: 429,
      code: '-19959',
    })
  })

  test('that was never started cannot be confirmed', async () => {
    const { api } = await at.shop.people.member()
    const missing = { status: 404, code: 'FACTOR_NOT_FOUND' }
    await expect(api.factors.confirmTotp({ code: '123456' })).rejects.toMatchObject(missing)
    await expect(api.factors.confirmEmail({ code: '123456' })).rejects.toMatchObject(missing)
  })
})

describe('removing factors', () => {
  test('removes the recovery codes and remembered devices with the last one', async () => {
    const person = await at.protectedMember()
    await person.api.factors.removeFactor({ factorId: person.factorId })
    expect(await person.api.factors.listFactors({})).toMatchObject({
      factors: [],
      recoveryCodesLeft: 0,
    })
    expect(await at.login(person)).toMatchObject({ state: 'SUCCESS' })
    await expect(
      person.api.factors.removeFactor({ factorId: person.factorId }),
    ).rejects.toMatchObject({ status: 404, code: 'FACTOR_NOT_FOUND' })
  })

  test('is not possible for a stranger', async () => {
    const [person, stranger] = [await at.protectedMember(), await at.shop.people.member()]
    await expect(
      stranger.api.factors.removeFactor({ factorId: person.factorId }),
    ).rejects.toMatchObject({ code: 'FACTOR_NOT_FOUND' })
  })

  test('is effective at once on a site without a waiting time', async () => {
    await at.settings({ resetWaitHours: 0 })
    const person = await at.protectedMember()
    expect(await at.merchant().factors.resetMemberFactors({ id: person.id })).toEqual({})
    await at.settings({ resetWaitHours: 24 })
    expect(await at.login(person)).toMatchObject({ state: 'SUCCESS' })
    const [mail] = await at.mailsTo(person.email)
    expect(mail?.template).toBe('factor-changed')
    await expect(at.merchant().factors.resetMemberFactors({ id: person.id })).rejects.toMatchObject(
      {
        status: 404,
        code: 'FACTOR_NOT_FOUND',
      },
    )
  })

  test('stays within its site', async () => {
    const person = await at.protectedMember()
    const { people } = await at.shop.anotherSite()
    await expect(
      people.merchant().api.factors.resetMemberFactors({ id: person.id }),
    ).rejects.toMatchObject({ code: 'FACTOR_NOT_FOUND' })
  })
})

describe('a site that requires a second factor', () => {
  beforeAll(() => at.settings({ required: 'always' }))
  afterAll(() => at.settings({ required: 'never' }))

  const registered = async () => {
    const account = {
      email: `wary${at.shop.clock.now().getTime()}@example.com`,
      password: 'a-long-enough-passphrase',
    }
    const { email, password } = account
    const reply = await at.visitor().authentication.register({ loginId: { email }, password })
    return { ...account, reply, stateToken: reply.stateToken ?? '' }
  }

  test('makes a new account add one before it can sign in', async () => {
    const person = await registered()
    expect(person.reply).toEqual({
      state: 'REQUIRE_MFA',
      stateToken: expect.any(String),
      requireMfaData: {
        availableFactors: [
          { factorType: 'TOTP', factorStatus: 'REQUIRE_ACTIVATION' },
          { factorType: 'EMAIL', factorStatus: 'REQUIRE_ACTIVATION' },
          { factorType: 'WEBAUTHN', factorStatus: 'REQUIRE_ACTIVATION' },
        ],
        reason: 'USER_SETTINGS',
      },
    })
    const { stateToken } = person
    const { secret } = await at.visitor().factors.addTotp({ stateToken })
    const code = at.codeOf(secret)
    const done = await at.visitor().factors.confirmTotp({ stateToken, code })
    expect(done).toMatchObject({
      recoveryCodes: { length: 10 },
      reply: { state: 'SUCCESS', sessionToken: expect.any(String) },
    })
    expect(await at.login(person)).toMatchObject({ state: 'MFA_CHALLENGE' })
  })

  test('accepts codes by mail as well', async () => {
    const { email, stateToken } = await registered()
    await at.visitor().factors.addEmail({ stateToken })
    const code = await at.mailedCode(email)
    expect(await at.visitor().factors.confirmEmail({ stateToken, code })).toMatchObject({
      reply: { state: 'SUCCESS' },
    })
  })

  test('does not let somebody who knows only the password add another one', async () => {
    const person = await registered()
    const { secret } = await at.visitor().factors.addTotp({ stateToken: person.stateToken })
    const waiting = await at.login(person)
    await at
      .visitor()
      .factors.confirmTotp({ stateToken: person.stateToken, code: at.codeOf(secret) })
    const { stateToken = '' } = await at.login(person)
    const refused = { status: 428, code: 'FACTOR_NOT_AVAILABLE' }
    for (const token of [stateToken, waiting.stateToken ?? '']) {
      await expect(at.visitor().factors.addTotp({ stateToken: token })).rejects.toMatchObject(
        refused,
      )
      await expect(at.visitor().factors.addEmail({ stateToken: token })).rejects.toMatchObject(
        refused,
      )
      await expect(
        at.visitor().factors.confirmTotp({ stateToken: token, code: at.codeOf(secret) }),
      ).rejects.toMatchObject(refused)
    }
  })

  test('refuses to remove the last one', async () => {
    const { email, password, stateToken } = await registered()
    const { secret, factor } = await at.visitor().factors.addTotp({ stateToken })
    const { reply } = await at
      .visitor()
      .factors.confirmTotp({ stateToken, code: at.codeOf(secret) })
    const person = at.shop.people.visitor()
    await at.shop.people.signIn(person, reply?.sessionToken ?? '')
    const { factorId } = factor
    await expect(person.api.factors.removeFactor({ factorId })).rejects.toMatchObject({
      status: 428,
      code: 'FACTOR_REQUIRED',
    })
    await person.api.factors.addEmail({})
    await person.api.factors.confirmEmail({ code: await at.mailedCode(email) })
    await person.api.factors.removeFactor({ factorId })
    expect(await at.login({ email, password })).toMatchObject({
      mfaChallengeData: { factorType: 'EMAIL' },
    })
  })
})

describe('a site that stops allowing a factor', () => {
  afterAll(() => at.settings({ allowed: ['TOTP', 'EMAIL'] }))

  test('is still required of accounts without another one, and cannot be added', async () => {
    const person = await at.memberWithEmail()
    await at.settings({ allowed: ['TOTP'] })
    expect(await at.login(person)).toMatchObject({
      state: 'MFA_CHALLENGE',
      mfaChallengeData: { factorType: 'EMAIL' },
    })
    await expect(person.api.factors.addEmail({})).rejects.toMatchObject({
      status: 428,
      code: 'FACTOR_NOT_AVAILABLE',
    })
  })
})
