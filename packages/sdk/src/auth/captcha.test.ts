import { describe, expect, test } from 'vitest'
import { hexOf } from './sha256.fixture.ts'
import { CLIENT, ok, paths, refused, wire } from './wire.fixture.ts'

const siteWith = (captcha: object) => () =>
  ok({
    site: {
      id: CLIENT,
      name: 'Shop',
      tagline: '',
      currency: 'EUR',
      locale: 'de',
      catalogVersion: 'V1_CATALOG',
      captcha: {
        mode: 'off',
        provider: 'proof-of-work',
        siteKey: '',
        invisibleSiteKey: '',
        ...captcha,
      },
    },
  })
const ofService = { provider: 'siteverify', siteKey: 'seen', invisibleSiteKey: 'unseen' }
const answer = await hexOf('salt&7')
const challenge = () =>
  ok({
    algorithm: 'SHA-256',
    challenge: answer,
    salt: 'salt&',
    signature: 'signed',
    maxnumber: 100,
  })

describe('the site keys', () => {
  test('are those of the site after a request, and empty before', async () => {
    const { auth } = wire({ '/v1/site': siteWith({ mode: 'visible', ...ofService }) }).client
    expect([auth.captchaInvisibleSiteKey, auth.captchaVisibleSiteKey]).toEqual(['', ''])
    await auth.getCaptcha()
    expect([auth.captchaInvisibleSiteKey, auth.captchaVisibleSiteKey]).toEqual(['unseen', 'seen'])
  })

  test('are those of the options when they are given', async () => {
    const captchaSiteKeys = { invisible: 'one', visible: 'two' }
    const { auth } = wire({ '/v1/site': siteWith(ofService) }, { captchaSiteKeys }).client
    expect((await auth.getCaptcha()).siteKeys).toEqual(captchaSiteKeys)
    expect([auth.captchaInvisibleSiteKey, auth.captchaVisibleSiteKey]).toEqual(['one', 'two'])
  })

  test('are requested once, and again only after a failure', async () => {
    let isAway = true
    const site = () => (isAway ? refused(503, 'UNAVAILABLE') : siteWith({})())
    const { asked, client } = wire({ '/v1/site': site })
    await expect(client.auth.getCaptcha()).rejects.toThrow()
    isAway = false
    await client.auth.getCaptcha()
    await client.auth.getCaptcha()
    expect(paths(asked).filter((path) => path.endsWith('/v1/site'))).toHaveLength(2)
  })
})

test.each([
  ['visible', 'USER_CAPTCHA_REQUIRED'],
  ['invisible', 'SILENT_CAPTCHA_REQUIRED'],
])('a login on a site with a %s captcha starts with %s', async (mode, loginState) => {
  const { auth } = wire({ '/v1/site': siteWith({ mode, ...ofService }) }).client
  const state = await auth.startLogin()
  expect(state).toEqual({
    loginState,
    data: {
      mode,
      provider: 'siteverify',
      siteKeys: { visible: 'seen', invisible: 'unseen' },
    },
  })
  expect(auth.currentState()).toEqual(state)
})

test('a login on a site without a captcha is INITIAL', async () => {
  const { auth } = wire({ '/v1/site': siteWith({}) }).client
  expect(await auth.startLogin()).toEqual({ loginState: 'INITIAL' })
})

describe('solving the captcha', () => {
  test.each([
    ['visible', 'recaptchaToken'],
    ['invisible', 'invisibleRecaptchaToken'],
  ])('of a site with a %s one returns a %s', async (mode, kind) => {
    const { auth } = wire({
      '/v1/site': siteWith({ mode }),
      '/v1/captcha/challenge': challenge,
    }).client
    const tokens = (await auth.solveCaptcha()) as Record<string, string>
    expect(Object.keys(tokens)).toEqual([kind])
    expect(JSON.parse(atob(tokens[kind] ?? ''))).toMatchObject({ number: 7, signature: 'signed' })
  })

  test('of a site without one returns nothing and requests no challenge', async () => {
    const { asked, client } = wire({ '/v1/site': siteWith({}) })
    expect(await client.auth.solveCaptcha()).toEqual({})
    expect(paths(asked).at(-1)).toMatch(/\/v1\/site$/)
  })

  test('of a service is refused, as its widget does that', async () => {
    const { auth } = wire({ '/v1/site': siteWith({ mode: 'visible', ...ofService }) }).client
    await expect(auth.solveCaptcha()).rejects.toMatchObject({ code: 'CAPTCHA_OF_A_SERVICE' })
  })
})
