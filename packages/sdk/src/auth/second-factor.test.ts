import { describe, expect, test } from 'vitest'
import { ok, refused, wire } from './wire.fixture.ts'

const credentials = { email: 'ada@shop.test', password: 'analytical' }
const factor = (factorType: string) => ({ factorType, factorStatus: 'ENABLED' })
const choice = () =>
  ok({
    state: 'REQUIRE_MFA',
    stateToken: 'kept',
    requireMfaData: {
      availableFactors: [factor('TOTP'), factor('EMAIL')],
      reason: 'USER_SETTINGS',
    },
  })
const challenge = (factorType: string) => () =>
  ok({
    state: 'MFA_CHALLENGE',
    stateToken: 'kept',
    mfaChallengeData: {
      factorType,
      verificationChallengeData: { hint: 'a***@shop.test' },
      availableFactors: [factor('TOTP'), factor('EMAIL')],
      reason: 'USER_SETTINGS',
    },
  })
const success = () =>
  ok({
    state: 'SUCCESS',
    sessionToken: 't',
    additionalData: { deviceToken: { strValue: 'device' } },
  })
const secondFactor = { secondFactor: true }
const code = '123456'

test.each([
  ['REQUIRE_MFA', choice],
  ['MFA_CHALLENGE', challenge('TOTP')],
])('without the option %s is a failure: Unknown _state', async (_, answer) => {
  const { asked, client } = wire({ '/v2/login': answer })
  const failure = { loginState: 'FAILURE', error: 'Unknown _state' }
  expect(await client.auth.login(credentials)).toEqual(failure)
  const made = asked.length
  expect(await client.auth.processSecondFactor({ code })).toEqual(failure)
  expect(await client.auth.chooseSecondFactor('EMAIL')).toEqual(failure)
  expect(asked).toHaveLength(made)
})

describe('with the option', () => {
  test('a challenge is a state, its code is sent to the factor, and the device can be remembered', async () => {
    const { asked, client } = wire(
      { '/v2/login': challenge('TOTP'), '/v2/TOTP/verify': success },
      secondFactor,
    )
    expect(await client.auth.login(credentials)).toEqual({
      loginState: 'SECOND_FACTOR_REQUIRED',
      data: {
        stateToken: 'kept',
        factors: [factor('TOTP'), factor('EMAIL')],
        factorType: 'TOTP',
        hint: 'a***@shop.test',
      },
    })
    const done = await client.auth.processSecondFactor({ code, rememberThisDevice: true })
    expect(done).toEqual({
      loginState: 'SUCCESS',
      data: { sessionToken: 't', deviceToken: 'device' },
    })
    expect(asked.at(-1)?.body).toEqual({
      factorType: 'TOTP',
      stateToken: 'kept',
      totpData: { code },
      rememberThisDevice: true,
    })
  })

  test('a remembered device is sent at the next login', async () => {
    const { asked, client } = wire({ '/v2/login': success }, secondFactor)
    await client.auth.login({ ...credentials, deviceToken: 'device' })
    expect(asked.at(-1)?.body).toMatchObject({ clientMetaData: { deviceToken: 'device' } })
  })

  test('one of several factors is chosen, which mails its code', async () => {
    const { asked, client } = wire(
      {
        '/v2/login': choice,
        '/v2/EMAIL/challenge': challenge('EMAIL'),
        '/v2/EMAIL/verify': success,
      },
      secondFactor,
    )
    await client.auth.login(credentials)
    await expect(client.auth.processSecondFactor({ code })).rejects.toThrow('factorType')
    const state = await client.auth.chooseSecondFactor('EMAIL')
    expect(state).toMatchObject({ data: { factorType: 'EMAIL', hint: 'a***@shop.test' } })
    await client.auth.processSecondFactor({ code })
    expect(asked.at(-1)?.body).toMatchObject({ factorType: 'EMAIL', emailData: { code } })
  })

  test('the only factor needs no name, even with recovery codes', async () => {
    const availableFactors = [factor('TOTP'), factor('RECOVERY_CODE')]
    const only = () =>
      ok({
        state: 'REQUIRE_MFA',
        stateToken: 'kept',
        requireMfaData: { availableFactors, reason: 'USER_SETTINGS' },
      })
    const { asked, client } = wire({ '/v2/login': only, '/v2/TOTP/verify': success }, secondFactor)
    await client.auth.login(credentials)
    await client.auth.processSecondFactor({ code })
    expect(asked.at(-1)?.body).toMatchObject({ totpData: { code } })
  })

  test('a wrong code throws and can be corrected', async () => {
    const { client } = wire(
      {
        '/v2/login': challenge('TOTP'),
        '/v2/TOTP/verify': ({ totpData }) =>
          (totpData as { code: string }).code === code
            ? success()
            : refused(400, 'FACTOR_CODE_INVALID'),
      },
      secondFactor,
    )
    await client.auth.login(credentials)
    const wrong = client.auth.processSecondFactor({ code: '000000' })
    await expect(wrong).rejects.toMatchObject({ code: 'FACTOR_CODE_INVALID' })
    expect((await client.auth.processSecondFactor({ code })).loginState).toBe('SUCCESS')
  })

  test('the login waits for an approval on another device', async () => {
    const transactionId = 'a-transaction'
    const waits = () =>
      ok({
        state: 'MFA_CHALLENGE',
        stateToken: 'kept',
        mfaChallengeData: {
          factorType: 'PUSH',
          verificationChallengeData: { hint: '42', pushData: { transactionId } },
          availableFactors: [factor('TOTP'), factor('PUSH')],
          reason: 'USER_SETTINGS',
        },
      })
    let looks = 0
    const { asked, client } = wire(
      {
        '/v2/login': choice,
        '/v2/PUSH/challenge': waits,
        '/v2/PUSH/verify': () => {
          looks += 1
          return looks === 1 ? waits() : success()
        },
      },
      secondFactor,
    )
    await client.auth.login(credentials)
    await expect(client.auth.processApproval()).rejects.toThrow('choose PUSH first')
    const waiting = await client.auth.chooseSecondFactor('PUSH')
    expect(waiting).toMatchObject({ data: { factorType: 'PUSH', hint: '42', transactionId } })
    expect(await client.auth.processApproval()).toEqual(waiting)
    expect((await client.auth.processApproval({ rememberThisDevice: true })).loginState).toBe(
      'SUCCESS',
    )
    expect(asked.at(-1)?.body).toEqual({
      factorType: 'PUSH',
      stateToken: 'kept',
      pushData: { transactionId },
      rememberThisDevice: true,
    })
  })

  test('a passkey answers its challenge', async () => {
    const challengeId = 'a-question'
    const asks = () =>
      ok({
        state: 'MFA_CHALLENGE',
        stateToken: 'kept',
        mfaChallengeData: {
          factorType: 'WEBAUTHN',
          verificationChallengeData: {
            webauthnData: { challengeId, publicKeyCredentialRequestOptionsJson: '{"rpId":"a"}' },
          },
          availableFactors: [factor('WEBAUTHN'), factor('TOTP')],
          reason: 'USER_SETTINGS',
        },
      })
    const { asked, client } = wire(
      { '/v2/login': choice, '/v2/WEBAUTHN/challenge': asks, '/v2/WEBAUTHN/verify': success },
      secondFactor,
    )
    const shown = { credential: '{}', rememberThisDevice: true }
    await client.auth.login(credentials)
    await expect(client.auth.processPasskey(shown)).rejects.toThrow('choose WEBAUTHN first')
    const held = await client.auth.chooseSecondFactor('WEBAUTHN')
    expect(held).toMatchObject({ data: { passkey: { challengeId, options: '{"rpId":"a"}' } } })
    expect((await client.auth.processPasskey(shown)).loginState).toBe('SUCCESS')
    expect(asked.at(-1)?.body).toEqual({
      factorType: 'WEBAUTHN',
      stateToken: 'kept',
      webauthnData: { challengeId, credential: '{}' },
      rememberThisDevice: true,
    })
  })

  test('a recovery code replaces the device', async () => {
    const { asked, client } = wire(
      { '/v2/login': challenge('TOTP'), '/v2/RECOVERY_CODE/verify': success },
      secondFactor,
    )
    await client.auth.login(credentials)
    await client.auth.processSecondFactor({ code: 'AAAA-BBBB', factorType: 'RECOVERY_CODE' })
    expect(asked.at(-1)?.body).toMatchObject({ recoveryCodeData: { code: 'AAAA-BBBB' } })
  })
})
