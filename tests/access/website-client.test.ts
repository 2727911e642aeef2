import { runInNewContext } from 'node:vm'
import {
  createClient,
  type FrameHost,
  OAuthStrategy,
  type OAuthStrategyOptions,
  parseFromUrl,
} from '@vitrine/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FactorShop, openFactorShop } from './factors.test.fixture.ts'

let open: FactorShop
beforeAll(async () => {
  open = await openFactorShop({ runJobs: true })
})
afterAll(() => open.shop.close())
beforeEach(() => open.shop.clock.pass({ minutes: 61 }))

const password = 'a-long-enough-passphrase'
const callback = 'http://shop.test/callback'
let people = 0
const newAddress = () => `guest${++people}@example.com`

const send = (input: string | URL | Request, init?: RequestInit) =>
  open.shop.server.fetch(new Request(input, init))

/** A website of the shop in a browser of its own. */
function website(options: Partial<OAuthStrategyOptions> = {}) {
  const { shop } = open
  return createClient({
    baseUrl: shop.baseUrl,
    services: {},
    auth: OAuthStrategy({
      clientId: shop.site.clientId,
      now: () => shop.clock.now().getTime(),
      ...options,
    }),
    fetch: send,
    headers: { origin: 'http://shop.test' },
  }).auth
}
type Website = ReturnType<typeof website>

const settings = (changes: object) => open.merchant().sites.updateSettings({ settings: changes })
const infoOf = async (token: string) => {
  const body = JSON.stringify({ token })
  return (await send(`${open.shop.baseUrl}/oauth2/token-info`, { method: 'POST', body })).json()
}

/** A window that opens the pages of hidden frames and runs their scripts. */
function browserWindow(): FrameHost {
  const events = new EventTarget()
  const show = async ({ src }: { src: string }) => {
    const page = await (await send(src)).text()
    const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
    const postMessage = (data: unknown, target: string) => {
      if (target !== 'http://shop.test') return
      const event = new Event('message')
      const sent = JSON.parse(JSON.stringify(data))
      events.dispatchEvent(Object.assign(event, { data: sent, origin: new URL(src).origin }))
    }
    runInNewContext(script, { parent: { postMessage } })
  }
  return {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    setTimeout: (run: () => void, delay: number) => setTimeout(run, delay),
    clearTimeout: (timer: number) => clearTimeout(timer),
    document: {
      createElement: () => ({ src: '', style: {}, remove: () => undefined }),
      body: { appendChild: show },
    },
  } as unknown as FrameHost
}

/** Signs in with the direct login and stores the tokens. */
async function goIn(site: Website, state: Awaited<ReturnType<Website['login']>>) {
  if (state.loginState !== 'SUCCESS') throw new Error(`Nobody is in: ${JSON.stringify(state)}`)
  const { sessionToken } = state.data
  const tokens = await site.getMemberTokensForDirectLogin(sessionToken, browserWindow())
  site.setTokens(tokens)
  return tokens
}

describe('a website without a server of its own', () => {
  test('registers somebody, signs in through the hidden frame and signs out', async () => {
    const site = website()
    expect(site.currentState()).toEqual({ loginState: 'INITIAL' })
    const state = await site.register({ email: newAddress(), password })
    expect(state).toEqual({
      loginState: 'SUCCESS',
      data: { sessionToken: expect.any(String) },
    })
    const tokens = await goIn(site, state)
    expect(site.loggedIn()).toBe(true)
    expect(await infoOf(tokens.accessToken.value)).toMatchObject({ subjectType: 'MEMBER' })
    const { logoutUrl } = await site.logout('http://shop.test/')
    expect(new URL(logoutUrl).searchParams.get('postLogoutRedirectUri')).toBe('http://shop.test/')
    expect(site.loggedIn()).toBe(false)
    expect(site.getTokens().accessToken.value).toBe('')
  })

  test('renews the access token with the refresh token it has', async () => {
    const site = website()
    await goIn(site, await site.register({ email: newAddress(), password }))
    const before = site.getTokens()
    open.shop.clock.pass({ hours: 5 })
    const [one, other] = await Promise.all([site.authHeaders(), site.authHeaders()])
    expect(one).toEqual(other)
    const after = site.getTokens()
    expect(after.accessToken.value).not.toBe(before.accessToken.value)
    expect(after.refreshToken).toEqual(before.refreshToken)
  })

  test('distinguishes errors by their codes', async () => {
    const site = website()
    const email = newAddress()
    await site.register({ email, password })
    const failure = { loginState: 'FAILURE', error: expect.any(String) }
    expect(await site.register({ email, password })).toEqual({
      ...failure,
      errorCode: 'emailAlreadyExists',
    })
    expect(await site.register({ email: 'nobody', password })).toEqual({
      ...failure,
      errorCode: 'invalidEmail',
    })
    expect(await site.login({ email, password: 'wrong-passphrase' })).toEqual({
      ...failure,
      errorCode: 'invalidPassword',
    })
    expect(await site.login({ email: newAddress(), password })).toEqual({
      ...failure,
      errorCode: 'invalidEmail',
    })
    expect(site.currentState()).toMatchObject({ errorCode: 'invalidEmail' })
  })

  test('gets an error from the frame for an invalid session', async () => {
    const session = website().getMemberTokensForDirectLogin('made-up', browserWindow())
    await expect(session).rejects.toThrow('Missing code or _state')
  })
})

test('a login by redirect returns with a code that only this browser can exchange', async () => {
  const site = website()
  const state = await site.register({ email: newAddress(), password })
  const sessionToken = state.loginState === 'SUCCESS' ? state.data.sessionToken : ''
  const data = await site.generateOAuthData(callback, 'http://shop.test/cart')
  const { authUrl } = await site.getAuthUrl(data, { prompt: 'none', sessionToken })
  const answered = (await send(authUrl, { redirect: 'manual' })).headers.get('location') ?? ''
  const { code, state: returned } = parseFromUrl(answered)
  await expect(site.getMemberTokens('', returned, data)).rejects.toThrow('Missing code or _state')
  await expect(site.getMemberTokens(code, 'other', data)).rejects.toThrow('Invalid _state')
  const { refreshToken } = await site.getMemberTokens(code, returned, data)
  expect(refreshToken.role).toBe('member')
  await expect(site.getMemberTokens(code, returned, data)).rejects.toThrow(
    'Failed to get member tokens',
  )
})

test('a website with an unknown client id gets an error', async () => {
  const site = website({ clientId: crypto.randomUUID() })
  await expect(site.generateVisitorTokens()).rejects.toMatchObject({
    message: 'something went wrong',
    status: 401,
    requestId: expect.any(String),
  })
})

describe('a shop that requires verified addresses', () => {
  beforeAll(() => settings({ requireEmailVerification: true }))
  afterAll(() => settings({ requireEmailVerification: false }))

  test('mails a code, and another one on request', async () => {
    const site = website()
    const email = newAddress()
    expect(await site.register({ email, password })).toMatchObject({
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
    })
    const first = await open.mailedCode(email)
    expect((await site.resend()).loginState).toBe('EMAIL_VERIFICATION_REQUIRED')
    const verificationCode = await open.mailedCode(email)
    const wrong = String((Number(verificationCode) + 1) % 1_000_000).padStart(6, '0')
    expect(first).toMatch(/^\d{6}$/)
    await expect(site.processVerification({ verificationCode: wrong })).rejects.toMatchObject({
      data: { verificationFailureReason: 'BAD_CODE' },
    })
    await goIn(site, await site.processVerification({ verificationCode }))
    expect(site.loggedIn()).toBe(true)
  })
})

test('a shop whose owner approves members shows them as pending', async () => {
  await settings({ requireOwnerApproval: true })
  const state = await website().register({ email: newAddress(), password })
  await settings({ requireOwnerApproval: false })
  expect(state).toEqual({ loginState: 'OWNER_APPROVAL_REQUIRED' })
})

test('a forgotten password is reset with the link of a mail', async () => {
  const site = website()
  const email = newAddress()
  await site.register({ email, password })
  await site.sendPasswordResetEmail(email, callback)
  const findLink = async () => {
    const texts = (await open.mailsTo(email)).map(({ text }) => text)
    return texts.join('\n').match(/http:\/\/shop\.test\/callback\S*recoveryToken=\S+/)?.[0]
  }
  await expect.poll(findLink).toBeDefined()
  const link = new URL((await findLink()) ?? '')
  const recoveryToken = link.searchParams.get('recoveryToken') ?? ''
  await goIn(site, await site.recover({ recoveryToken, password: 'another-long-passphrase' }))
  expect(site.loggedIn()).toBe(true)
  const used = site.recover({ recoveryToken, password: 'a-third-long-passphrase' })
  await expect(used).rejects.toMatchObject({ code: '-19972' })
})

describe('a shop with its own captcha', () => {
  beforeAll(() => settings({ captcha: { mode: 'invisible', difficulty: 1000 } }))
  afterAll(() => settings({ captcha: { mode: 'off' } }))

  test('accepts a browser that solves the challenge', async () => {
    const site = website()
    expect(await site.startLogin()).toMatchObject({
      loginState: 'SILENT_CAPTCHA_REQUIRED',
      data: { provider: 'proof-of-work' },
    })
    const email = newAddress()
    expect(await site.register({ email, password })).toMatchObject({
      errorCode: 'missingCaptchaToken',
    })
    const captchaTokens = await site.solveCaptcha()
    expect(await site.register({ email, password, captchaTokens })).toMatchObject({
      loginState: 'SUCCESS',
    })
    expect(await site.login({ email, password, captchaTokens })).toMatchObject({
      errorCode: 'invalidCaptchaToken',
    })
  })
})

test('the site keys of a captcha service are read from the shop', async () => {
  const keys = { siteKey: 'seen', invisibleSiteKey: 'unseen' }
  const service = { verifyUrl: 'https://captcha.example/siteverify', secret: 'kept' }
  await settings({ captcha: { mode: 'visible', provider: 'siteverify', ...keys, ...service } })
  const site = website()
  const state = await site.startLogin()
  await settings({ captcha: { mode: 'off', provider: 'proof-of-work' } })
  expect(state.loginState).toBe('USER_CAPTCHA_REQUIRED')
  expect([site.captchaVisibleSiteKey, site.captchaInvisibleSiteKey]).toEqual(['seen', 'unseen'])
})

describe('somebody with a second factor', () => {
  test('cannot sign in on a website that does not ask for one', async () => {
    const person = await open.protectedMember()
    expect(await website().login(person)).toEqual({
      loginState: 'FAILURE',
      error: 'Unknown _state',
    })
  })

  test('signs in with a code, and without one on a remembered device', async () => {
    const person = await open.protectedMember()
    const site = website({ secondFactor: true })
    expect(await site.login(person)).toMatchObject({
      loginState: 'SECOND_FACTOR_REQUIRED',
      data: {
        factorType: 'TOTP',
        factors: [{ factorType: 'TOTP' }, { factorType: 'RECOVERY_CODE' }],
      },
    })
    const code = open.codeOf(person.secret)
    const done = await site.processSecondFactor({ code, rememberThisDevice: true })
    await goIn(site, done)
    const deviceToken = done.loginState === 'SUCCESS' ? done.data.deviceToken : undefined
    expect(deviceToken).toEqual(expect.any(String))
    const { email, password } = person
    expect((await website().login({ email, password, deviceToken })).loginState).toBe('SUCCESS')
  })

  test('may have the code mailed', async () => {
    const person = await open.memberWithEmail()
    const site = website({ secondFactor: true })
    await site.login(person)
    await site.chooseSecondFactor('EMAIL')
    const code = await open.mailedCode(person.email)
    expect((await site.processSecondFactor({ code })).loginState).toBe('SUCCESS')
  })
})

describe('a server that authenticates its users itself', () => {
  test('signs a new member in by e-mail', async () => {
    const site = website()
    const { apiKey } = open.shop.site
    await site.authHeaders()
    const tokens = await site.getMemberTokensForExternalLogin(newAddress(), apiKey)
    expect(await infoOf(tokens.accessToken.value)).toMatchObject({ subjectType: 'MEMBER' })
    expect((await site.renewToken(tokens.refreshToken)).refreshToken.role).toBe('member')
  })

  test('signs a member in by its id', async () => {
    const { id } = await open.shop.people.member()
    const { apiKey } = open.shop.site
    const tokens = await website().getMemberTokensForExternalLogin(id, apiKey)
    expect(await infoOf(tokens.accessToken.value)).toMatchObject({ subjectId: id })
  })

  test('is refused without its key', async () => {
    const { id } = await open.shop.people.member()
    const tokens = website().getMemberTokensForExternalLogin(id, 'vk_unknown')
    await expect(tokens).rejects.toThrow('Failed to get member tokens')
  })
})
