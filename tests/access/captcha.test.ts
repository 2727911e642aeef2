import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loopback } from '../site/receiver.fixture.ts'

let shop: TestServer
let otherTarget: Awaited<ReturnType<TestServer['anotherSite']>>['people']
beforeAll(async () => {
  shop = await startTestServer({ fetchLimits: loopback })
  otherTarget = (await shop.anotherSite()).people
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.pass({ minutes: 20 }))

const password = 'a-long-enough-passphrase'
let people = 0
const newAddress = () => `human${++people}@example.com`
const visitor = () => shop.people.visitor().api
const policy = (mode: 'off' | 'invisible' | 'visible') =>
  shop.people
    .merchant()
    .api.sites.updateSettings({ settings: { captcha: { mode, difficulty: 1000 } } })

interface Token {
  Recaptcha?: string
  InvisibleRecaptcha?: string
  NoCaptcha?: string
  recaptchaForClientSiteKey?: { token: string; siteKeyId: string }
}
const register = (captchaTokens?: Token[], email = newAddress()) =>
  visitor().authentication.register({
    loginId: { email },
    password,
    ...(captchaTokens ? { captchaTokens } : {}),
  })
const login = (email: string, captchaTokens?: Token[]) =>
  visitor().authentication.login({
    loginId: { email },
    password,
    ...(captchaTokens ? { captchaTokens } : {}),
  })

type Challenge = Awaited<ReturnType<ReturnType<typeof visitor>['captcha']['getChallenge']>>
const encode = (answer: object) => Buffer.from(JSON.stringify(answer)).toString('base64')
/** Does the work that a browser would do. */
function solve({ maxnumber, ...riddle }: Challenge): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = createHash('sha256').update(`${riddle.salt}${number}`).digest('hex')
    if (hash === riddle.challenge) return encode({ ...riddle, number })
  }
  throw new Error('The riddle has no answer')
}
const challenge = () => visitor().captcha.getChallenge({})
const solved = async () => solve(await challenge())

const missing = { status: 403, code: '-19971' }
const invalid = { status: 403, code: '-19970' }

describe('a site without a captcha', () => {
  test('requires none and checks none', async () => {
    expect(await register()).toMatchObject({ state: 'SUCCESS' })
    expect(await register([{ Recaptcha: 'anything' }])).toMatchObject({ state: 'SUCCESS' })
  })
})

describe.each(['visible', 'invisible'] as const)('a site with a %s captcha', (mode) => {
  beforeAll(() => policy(mode))
  afterAll(() => policy('off'))

  test('shows everybody its mode and the public keys of its service, never its secret', async () => {
    const { site } = await visitor().sites.getSite({})
    expect(site.captcha).toEqual({
      mode,
      provider: 'proof-of-work',
      siteKey: '',
      invisibleSiteKey: '',
      scriptUrl: '',
    })
  })

  test('refuses to register and to log in without one', async () => {
    await expect(register()).rejects.toMatchObject(missing)
    await expect(register([])).rejects.toMatchObject(missing)
    await expect(register([{ Recaptcha: '' }])).rejects.toMatchObject(missing)
    await expect(login('somebody@example.com')).rejects.toMatchObject(missing)
  })

  test('accepts a solved challenge, for each call another one', async () => {
    const email = newAddress()
    expect(await register([{ Recaptcha: await solved() }], email)).toMatchObject({
      state: 'SUCCESS',
    })
    expect(await login(email, [{ InvisibleRecaptcha: await solved() }])).toMatchObject({
      state: 'SUCCESS',
    })
  })

  test('accepts every kind of token, also two in one item of which one is right', async () => {
    const kinds: Token[] = [
      { NoCaptcha: await solved() },
      { recaptchaForClientSiteKey: { token: await solved(), siteKeyId: 'key' } },
      { Recaptcha: 'wrong', InvisibleRecaptcha: await solved() },
    ]
    for (const kind of kinds) expect(await register([kind])).toMatchObject({ state: 'SUCCESS' })
  })

  test('refuses an answer that was used, even by a call that failed', async () => {
    const text = await solved()
    await expect(login('nobody@example.com', [{ Recaptcha: text }])).rejects.toMatchObject({
      code: '-19999',
    })
    await expect(register([{ Recaptcha: text }])).rejects.toMatchObject(invalid)
  })

  test('accepts an answer once when many calls use it at the same moment', async () => {
    const text = await solved()
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => register([{ Recaptcha: text }])))
    expect(outcomes.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ])
  })

  test('refuses an answer after five minutes', async () => {
    const [early, late] = [await solved(), await solved()]
    shop.clock.pass({ minutes: 4 })
    expect(await register([{ Recaptcha: early }])).toMatchObject({ state: 'SUCCESS' })
    shop.clock.pass({ minutes: 2 })
    await expect(register([{ Recaptcha: late }])).rejects.toMatchObject(invalid)
  })

  test('refuses malformed answers', async () => {
    await expect(register([{ Recaptcha: 'ok' }])).rejects.toMatchObject(invalid)
    await expect(register([{ Recaptcha: encode({}) }])).rejects.toMatchObject(invalid)
  })

  test('refuses a challenge of others, a wrong number and an altered expiry', async () => {
    const { maxnumber: _, ...riddle } = await challenge()
    const own = createHash('sha256').update(`${riddle.salt}1`).digest('hex')
    const later = riddle.salt.replace(/expires=\d+/, 'expires=9999999999')
    const answers = [
      { ...riddle, challenge: own, number: 1 },
      { ...riddle, number: -1 },
      { ...riddle, salt: later, number: 1 },
    ]
    for (const answer of answers) {
      await expect(register([{ Recaptcha: encode(answer) }])).rejects.toMatchObject(invalid)
    }
  })

  test('refuses a challenge of another site', async () => {
    const text = solve(await otherTarget.visitor().api.captcha.getChallenge({}))
    await expect(register([{ Recaptcha: text }])).rejects.toMatchObject(invalid)
  })
})

describe('a site with a captcha service', () => {
  const asked: Record<string, string>[] = []
  const service = createServer(async (request, reply) => {
    let form = ''
    for await (const chunk of request) form += chunk
    const question = Object.fromEntries(new URLSearchParams(form))
    asked.push(question)
    const isRight = question.secret === 'between us' && question.response === 'human'
    reply.end(JSON.stringify({ success: isRight }))
  })
  const change = (captcha: object) =>
    shop.people.merchant().api.sites.updateSettings({ settings: { captcha } })

  beforeAll(async () => {
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
    await change({
      mode: 'visible',
      provider: 'siteverify',
      verifyUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`,
      secret: 'between us',
      siteKey: 'public key',
      invisibleSiteKey: 'other public key',
    })
  })
  afterAll(async () => {
    await policy('off')
    service.close()
  })

  test('shows its keys to everybody, and never its secret', async () => {
    const { site } = await visitor().sites.getSite({})
    expect(site.captcha).toEqual({
      mode: 'visible',
      provider: 'siteverify',
      siteKey: 'public key',
      invisibleSiteKey: 'other public key',
      scriptUrl: '',
    })
    const { settings } = await shop.people.merchant().api.sites.getSettings({})
    expect(JSON.stringify(settings)).not.toContain('between us')
  })

  test('calls the service, and follows its decision', async () => {
    expect(await register([{ Recaptcha: 'human' }])).toMatchObject({ state: 'SUCCESS' })
    expect(asked.at(-1)).toEqual({ secret: 'between us', response: 'human' })
    await expect(register([{ Recaptcha: 'machine' }])).rejects.toMatchObject(invalid)
    await expect(register()).rejects.toMatchObject(missing)
  })

  test('refuses every sign-in while the service is unavailable, and reports the reason', async () => {
    await change({ verifyUrl: 'http://127.0.0.1:1/siteverify' })
    await expect(register([{ Recaptcha: 'human' }])).rejects.toMatchObject({
      ...invalid,
      message: expect.stringContaining('could not be checked'),
    })
  })
})
