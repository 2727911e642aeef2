import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type FactorShop,
  openFactorShop,
  other,
  type ProtectedMember,
} from './factors.test.fixture.ts'

let at: FactorShop
beforeAll(async () => {
  at = await openFactorShop()
})
afterAll(() => at.shop.close())
// Every test starts with a time step of its own and with nothing counted against anybody.
beforeEach(() => at.shop.clock.pass({ minutes: 61 }))

describe('signing in with an authenticator application', () => {
  test('waits for the factor and continues with its code', async () => {
    const person = await at.protectedMember()
    const held = await at.login(person)
    expect(held).toEqual({
      state: 'MFA_CHALLENGE',
      stateToken: expect.any(String),
      mfaChallengeData: {
        factorType: 'TOTP',
        verificationChallengeData: {},
        availableFactors: [
          { factorType: 'TOTP', factorStatus: 'ENABLED' },
          { factorType: 'RECOVERY_CODE', factorStatus: 'ENABLED' },
        ],
        reason: 'USER_SETTINGS',
      },
    })
    const done = await at.answerTotp(held.stateToken, at.codeOf(person.secret))
    expect(done).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: {
        id: person.id,
        factors: [
          { type: 'PASSWORD', status: 'ACTIVE' },
          { factorId: person.factorId, type: 'TOTP', status: 'ACTIVE' },
        ],
      },
    })
    expect(done).not.toHaveProperty('additionalData')
  })

  test('works with a clock one step apart and not with one further apart', async () => {
    const person = await at.protectedMember()
    const { stateToken } = await at.login(person)
    const early = at.codeOf(person.secret)
    at.shop.clock.pass({ seconds: 60 })
    await expect(at.answerTotp(stateToken, early)).rejects.toMatchObject({
      code: 'FACTOR_CODE_INVALID',
    })
    const code = at.codeOf(person.secret)
    at.nextStep()
    expect(await at.answerTotp(stateToken, code)).toMatchObject({ state: 'SUCCESS' })
  })

  test('accepts a code once, even when two use it at the same moment', async () => {
    const person = await at.protectedMember()
    const held = await Promise.all([at.login(person), at.login(person), at.login(person)])
    const code = at.codeOf(person.secret)
    const outcomes = await Promise.allSettled(
      held.map(({ stateToken }) => at.answerTotp(stateToken, code)),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ])
  })

  test('does not accept the code that confirmed the application', async () => {
    const person = await at.shop.people.member()
    const { secret } = await person.api.factors.addTotp({})
    const code = at.codeOf(secret)
    await person.api.factors.confirmTotp({ code })
    const { stateToken } = await at.login(person)
    await expect(at.answerTotp(stateToken, code)).rejects.toMatchObject({
      code: 'FACTOR_CODE_INVALID',
    })
  })

  test('closes after ten wrong codes, whatever sign-in they are for, and opens again', async () => {
    const person = await at.protectedMember()
    const wrong = other(at.codeOf(person.secret))
    for (let tries = 0; tries < 10; tries += 1) {
      const { stateToken } = await at.login(person)
      await expect(at.answerTotp(stateToken, wrong)).rejects.toMatchObject({ status: 400 })
    }
    const { stateToken } = await at.login(person)
    await expect(at.answerTotp(stateToken, at.codeOf(person.secret))).rejects.toMatchObject({
      status: 429,
      code: '-19959',
    })
    at.shop.clock.pass({ minutes: 16 })
    expect(await at.answerTotp(stateToken, at.codeOf(person.secret))).toMatchObject({
      state: 'SUCCESS',
    })
  })

  test('does not reset the tries after the password is entered again', async () => {
    const person = await at.protectedMember()
    const wrong = other(at.codeOf(person.secret))
    const { stateToken = '' } = await at.login(person)
    for (let tries = 0; tries < 9; tries += 1) {
      await expect(at.answerTotp(stateToken, wrong)).rejects.toMatchObject({ status: 400 })
    }
    const passwordData = { password: person.password }
    const again = { factorType: 'PASSWORD', stateToken, passwordData } as const
    expect(await at.visitor().authentication.verifyFactor(again)).toMatchObject({
      state: 'MFA_CHALLENGE',
    })
    await expect(at.answerTotp(stateToken, wrong)).rejects.toMatchObject({ status: 429 })
  })

  test('refuses a state token that was used', async () => {
    const person = await at.protectedMember()
    const { stateToken = '' } = await at.login(person)
    await at.answerTotp(stateToken, at.codeOf(person.secret))
    at.nextStep()
    const gone = { status: 400, code: 'STATE_TOKEN_INVALID' }
    await expect(at.answerTotp(stateToken, at.codeOf(person.secret))).rejects.toMatchObject(gone)
    await expect(at.visitor().factors.addTotp({ stateToken })).rejects.toMatchObject(gone)
    await expect(
      at.visitor().factors.confirmTotp({ stateToken, code: '123456' }),
    ).rejects.toMatchObject(gone)
    await expect(at.visitor().factors.addEmail({ stateToken })).rejects.toMatchObject(gone)
    await expect(
      at.visitor().factors.confirmEmail({ stateToken, code: '123456' }),
    ).rejects.toMatchObject(gone)
  })

  test.each(['SMS', 'CALL', 'PUSH', 'WEBAUTHN', 'EMAIL'] as const)(
    'does not accept %s, which the account does not have',
    async (factorType) => {
      const person = await at.protectedMember()
      const { stateToken = '' } = await at.login(person)
      const missing = { status: 428, code: 'FACTOR_NOT_AVAILABLE' }
      const { authentication } = at.visitor()
      await expect(
        authentication.verifyFactor({ factorType, stateToken, smsData: { code: '123456' } }),
      ).rejects.toMatchObject(missing)
      await expect(
        authentication.challengeFactor({ factorType, stateToken }),
      ).rejects.toMatchObject(missing)
    },
  )

  test('does not accept a response without data for the factor', async () => {
    const person = await at.protectedMember()
    const { stateToken = '' } = await at.login(person)
    await expect(
      at.visitor().authentication.verifyFactor({
        factorType: 'TOTP',
        stateToken,
        emailData: { code: at.codeOf(person.secret) },
      }),
    ).rejects.toMatchObject({ code: 'FACTOR_NOT_AVAILABLE', message: /no data for TOTP/ })
  })
})

describe('recovery codes', () => {
  test('replace the device, each once', async () => {
    const person = await at.protectedMember()
    const [code = ''] = person.recoveryCodes
    const first = await at.login(person)
    expect(await at.answerRecovery(first.stateToken, ` ${code.toUpperCase()} `)).toMatchObject({
      state: 'SUCCESS',
    })
    const second = await at.login(person)
    await expect(at.answerRecovery(second.stateToken, code)).rejects.toMatchObject({
      code: 'FACTOR_CODE_INVALID',
    })
    expect(await person.api.factors.listFactors({})).toMatchObject({ recoveryCodesLeft: 9 })
  })

  test('are used once even at the same moment', async () => {
    const person = await at.protectedMember()
    const [code = ''] = person.recoveryCodes
    const held = await Promise.all([at.login(person), at.login(person)])
    const outcomes = await Promise.allSettled(
      held.map(({ stateToken }) => at.answerRecovery(stateToken, code)),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('are of no use to another account', async () => {
    const [person, stranger] = [await at.protectedMember(), await at.protectedMember()]
    const { stateToken } = await at.login(person)
    await expect(at.answerRecovery(stateToken, stranger.recoveryCodes[0])).rejects.toMatchObject({
      code: 'FACTOR_CODE_INVALID',
    })
  })

  test('can be renewed, which ends the earlier ones', async () => {
    const person = await at.protectedMember()
    const { recoveryCodes } = await person.api.factors.renewRecoveryCodes({})
    const { stateToken } = await at.login(person)
    await expect(at.answerRecovery(stateToken, person.recoveryCodes[0])).rejects.toMatchObject({
      code: 'FACTOR_CODE_INVALID',
    })
    expect(await at.answerRecovery(stateToken, recoveryCodes[0])).toMatchObject({
      state: 'SUCCESS',
    })
  })

  test('are nothing for an account without a factor', async () => {
    const { api } = await at.shop.people.member()
    await expect(api.factors.renewRecoveryCodes({})).rejects.toMatchObject({
      status: 428,
      code: 'FACTOR_NOT_AVAILABLE',
    })
  })
})

describe('codes by mail', () => {
  test('are a factor after the first one was entered, and sent at every sign-in', async () => {
    const person = await at.shop.people.member()
    const { factor, hint } = await person.api.factors.addEmail({})
    expect(factor).toMatchObject({ type: 'EMAIL', status: 'INACTIVE' })
    expect(hint).toBe('p…@example.com')
    const code = await at.mailedCode(person.email)
    await expect(person.api.factors.confirmEmail({ code: other(code) })).rejects.toMatchObject({
      code: 'FACTOR_CODE_INVALID',
    })
    const { recoveryCodes } = await person.api.factors.confirmEmail({ code })
    expect(recoveryCodes).toHaveLength(10)

    const held = await at.login(person)
    expect(held).toMatchObject({
      state: 'MFA_CHALLENGE',
      mfaChallengeData: { factorType: 'EMAIL', verificationChallengeData: { hint } },
    })
    const mailed = await at.mailedCode(person.email)
    expect(await at.answerEmail(held.stateToken, mailed)).toMatchObject({ state: 'SUCCESS' })
    const again = await at.login(person)
    await expect(at.answerEmail(again.stateToken, mailed)).rejects.toMatchObject({ status: 400 })
  })

  test('end after ten minutes', async () => {
    const person = await at.memberWithEmail()
    const { stateToken } = await at.login(person)
    const code = await at.mailedCode(person.email)
    at.shop.clock.pass({ minutes: 11 })
    await expect(at.answerEmail(stateToken, code)).rejects.toMatchObject({ status: 400 })
  })

  test('end after five wrong tries', async () => {
    const person = await at.memberWithEmail()
    const { stateToken } = await at.login(person)
    const code = await at.mailedCode(person.email)
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(at.answerEmail(stateToken, other(code))).rejects.toMatchObject({ status: 400 })
    }
    await expect(at.answerEmail(stateToken, code)).rejects.toMatchObject({
      code: 'FACTOR_CODE_INVALID',
    })
  })

  test('are added once', async () => {
    const { api } = await at.memberWithEmail()
    await expect(api.factors.addEmail({})).rejects.toMatchObject({ code: 'FACTOR_NOT_AVAILABLE' })
  })

  test('are mailed ten times an hour at most', async () => {
    const { api, email } = await at.shop.people.member()
    for (let mails = 0; mails < 10; mails += 1) {
      await api.factors.addEmail({})
      at.shop.clock.pass({ seconds: 20 })
    }
    await expect(api.factors.addEmail({})).rejects.toMatchObject({ status: 429, code: '-19959' })
    const sent = (await at.mailsTo(email)).filter((mail) => mail.template === 'second-factor-code')
    expect(sent).toHaveLength(10)
  })
})

describe('an account with several factors', () => {
  test('chooses one', async () => {
    const person = await at.protectedMember()
    await person.api.factors.addEmail({})
    const added = await person.api.factors.confirmEmail({ code: await at.mailedCode(person.email) })
    expect(added.recoveryCodes).toEqual([])
    const before = (await at.mailsTo(person.email)).length
    const held = await at.login(person)
    expect(held).toEqual({
      state: 'REQUIRE_MFA',
      stateToken: expect.any(String),
      requireMfaData: {
        availableFactors: [
          { factorType: 'TOTP', factorStatus: 'ENABLED' },
          { factorType: 'EMAIL', factorStatus: 'ENABLED' },
          { factorType: 'RECOVERY_CODE', factorStatus: 'ENABLED' },
        ],
        reason: 'USER_SETTINGS',
      },
    })
    expect(await at.mailsTo(person.email)).toHaveLength(before)
    const { stateToken = '' } = held
    const asked = await at.visitor().authentication.challengeFactor({
      factorType: 'EMAIL',
      stateToken,
    })
    expect(asked).toMatchObject({
      state: 'MFA_CHALLENGE',
      stateToken,
      mfaChallengeData: { factorType: 'EMAIL' },
    })
    expect(await at.answerEmail(stateToken, await at.mailedCode(person.email))).toMatchObject({
      state: 'SUCCESS',
    })
  })
})

describe('a remembered device', () => {
  const remembered = async (person: ProtectedMember) => {
    const { stateToken } = await at.login(person)
    const reply = await at.answerTotp(stateToken, at.codeOf(person.secret), true)
    at.nextStep()
    return reply.additionalData?.deviceToken?.strValue ?? undefined
  }

  test('needs no second factor, but everybody else does', async () => {
    const [person, stranger] = [await at.protectedMember(), await at.protectedMember()]
    const device = await remembered(person)
    expect(device).toEqual(expect.any(String))
    expect(await at.login(person, device)).toMatchObject({ state: 'SUCCESS' })
    expect(await at.login(person)).toMatchObject({ state: 'MFA_CHALLENGE' })
    expect(await at.login(stranger, device)).toMatchObject({ state: 'MFA_CHALLENGE' })
  })

  test('is required again after as many days as the site sets', async () => {
    const person = await at.protectedMember()
    const device = await remembered(person)
    at.shop.clock.pass({ days: 29 })
    expect(await at.login(person, device)).toMatchObject({ state: 'SUCCESS' })
    at.shop.clock.pass({ days: 2 })
    expect(await at.login(person, device)).toMatchObject({ state: 'MFA_CHALLENGE' })
  })

  test('can be forgotten', async () => {
    const person = await at.protectedMember()
    const device = await remembered(person)
    await person.api.factors.forgetDevices({})
    expect(await at.login(person, device)).toMatchObject({ state: 'MFA_CHALLENGE' })
  })

  test('does not exist on a site that turns this off', async () => {
    await at.settings({ rememberDeviceDays: 0 })
    const device = await remembered(await at.protectedMember())
    await at.settings({ rememberDeviceDays: 30 })
    expect(device).toBeUndefined()
  })
})
