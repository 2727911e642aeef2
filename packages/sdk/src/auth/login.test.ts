import { describe, expect, test } from 'vitest'
import { CLIENT, ok, refused, wire } from './wire.fixture.ts'

describe('signing in', () => {
  const credentials = { email: 'ada@shop.test', password: 'analytical' }

  test('sends the e-mail address as login id, with a visitor token', async () => {
    const { asked, client } = wire({
      '/v2/login': () => ok({ state: 'SUCCESS', sessionToken: 't' }),
    })
    expect(await client.auth.login(credentials)).toEqual({
      loginState: 'SUCCESS',
      data: { sessionToken: 't' },
    })
    expect(asked[1]).toMatchObject({
      body: { loginId: { email: 'ada@shop.test' }, password: 'analytical' },
      authorization: 'anonymous-access',
    })
  })

  test('both captcha tokens are sent in one item', async () => {
    const { asked, client } = wire({
      '/v2/login': () => ok({ state: 'SUCCESS', sessionToken: 't' }),
    })
    const captchaTokens = { recaptchaToken: 'seen', invisibleRecaptchaToken: 'unseen' }
    await client.auth.login({ ...credentials, captchaTokens })
    expect(asked[1]?.body.captchaTokens).toEqual([
      { Recaptcha: 'seen', InvisibleRecaptcha: 'unseen' },
    ])
  })

  test('a wrong password is a state and is sent once', async () => {
    const { asked, client } = wire({ '/v2/login': () => refused(401, '-19976') })
    expect(await client.auth.login(credentials)).toEqual({
      loginState: 'FAILURE',
      error: '-19976',
      errorCode: 'invalidPassword',
    })
    expect(asked).toHaveLength(2)
  })

  test('an e-mail address in use is a state of registration', async () => {
    const { client } = wire({ '/v2/register': () => refused(409, '-19995') })
    expect(await client.auth.register({ ...credentials, profile: { nickname: 'Ada' } })).toEqual({
      loginState: 'FAILURE',
      error: '-19995',
      errorCode: 'emailAlreadyExists',
    })
  })
})

describe('verification', () => {
  const waiting = () => ok({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'kept' })
  const credentials = { email: 'ada@shop.test', password: 'analytical' }

  test('sends the state token of the login before it', async () => {
    const { asked, client } = wire({
      '/v2/register': waiting,
      '/v1/auth/verify': () => ok({ state: 'SUCCESS', sessionToken: 't' }),
    })
    await client.auth.register(credentials)
    const state = await client.auth.processVerification({ verificationCode: '123456' })
    expect(state.loginState).toBe('SUCCESS')
    expect(asked.at(-1)?.body).toEqual({ code: '123456', stateToken: 'kept' })
  })

  test('outside of its state fails without a request', async () => {
    const { asked, client } = wire({})
    expect(await client.auth.processVerification({ verificationCode: '123456' })).toEqual({
      loginState: 'FAILURE',
      error: 'Unknown _state',
    })
    expect(asked).toEqual([])
  })

  test('a new code is requested with the stored state token', async () => {
    const { asked, client } = wire({ '/v2/register': waiting, '/v1/auth/resend': waiting })
    await client.auth.register(credentials)
    expect(await client.auth.resend()).toEqual({
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
      data: { stateToken: 'kept' },
    })
    expect(asked.at(-1)?.body).toEqual({ stateToken: 'kept' })
  })

  test('a new code is not requested in any other state', async () => {
    const { asked, client } = wire({})
    expect(await client.auth.resend()).toEqual({ loginState: 'FAILURE', error: 'Unknown _state' })
    expect(asked).toEqual([])
  })

  test('a code without a state token is refused here', async () => {
    const { client } = wire({})
    const state = { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: '' } } as const
    const step = client.auth.processVerification({ verificationCode: '123456' }, state)
    await expect(step).rejects.toThrow('A verification code needs its state token')
  })

  test('a wrong code throws and can be corrected', async () => {
    const bad = { verificationFailureReason: 'BAD_CODE' }
    const { client } = wire({
      '/v2/register': waiting,
      '/v1/auth/verify': ({ code }) =>
        code === '123456'
          ? ok({ state: 'REQUIRE_OWNER_APPROVAL' })
          : refused(400, 'VERIFICATION_FAILED', bad),
    })
    await client.auth.register(credentials)
    const wrong = client.auth.processVerification({ verificationCode: '000000' })
    await expect(wrong).rejects.toMatchObject({ code: 'VERIFICATION_FAILED', data: bad })
    const right = await client.auth.processVerification({ verificationCode: '123456' })
    expect(right).toEqual({ loginState: 'OWNER_APPROVAL_REQUIRED' })
  })
})

test('a forgotten password sends a mail with a link to the given page', async () => {
  const { asked, client } = wire({ '/v1/send-email': () => ok({}) })
  await client.auth.sendPasswordResetEmail('ada@shop.test', 'https://shop.test/new-password')
  expect(asked.at(-1)?.body).toEqual({
    email: 'ada@shop.test',
    redirect: { url: 'https://shop.test/new-password', clientId: CLIENT },
  })
})

describe('the link of that mail', () => {
  const given = { recoveryToken: 'mailed', password: 'a-new-passphrase' }

  test('sets a password and signs in', async () => {
    const { asked, client } = wire({
      '/v1/recover': () => ok({ state: 'SUCCESS', sessionToken: 't' }),
    })
    const state = await client.auth.recover(given)
    expect(state).toEqual({ loginState: 'SUCCESS', data: { sessionToken: 't' } })
    expect(client.auth.currentState()).toEqual(state)
    expect(asked.at(-1)?.body).toEqual(given)
  })

  test('that was used throws', async () => {
    const { client } = wire({ '/v1/recover': () => refused(400, '-19972') })
    await expect(client.auth.recover(given)).rejects.toMatchObject({ code: '-19972' })
  })
})
