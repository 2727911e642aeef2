import { describe, expect, test } from 'vitest'
import { captchaOrigin, captchaProps, captchaTokensOf } from './captcha.ts'

type Site = Parameters<typeof captchaProps>[0]['site']
const site = (captcha: Partial<Site['captcha']>) => ({
  site: {
    clientId: 'client',
    captcha: {
      mode: 'visible',
      provider: 'siteverify',
      siteKey: 'seen',
      invisibleSiteKey: 'unseen',
      scriptUrl: 'https://captcha.test/api.js?compat',
      ...captcha,
    },
  } as Site,
})
const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('the captcha of a form', () => {
  test('is absent when the site needs none', () => {
    expect(captchaProps(site({ mode: 'off' }))).toEqual({})
  })

  test('is the key of the requested kind', () => {
    expect(captchaProps(site({})).captcha?.siteKey).toBe('seen')
    expect(captchaProps(site({ mode: 'invisible' })).captcha?.siteKey).toBe('unseen')
  })
})

describe('the response of a form', () => {
  test('is sent under the name of its kind', () => {
    const answer = form({ captcha: 'solved' })
    expect(captchaTokensOf(site({}), answer)).toEqual({ captchaTokens: [{ Recaptcha: 'solved' }] })
    expect(captchaTokensOf(site({ mode: 'invisible' }), answer)).toEqual({
      captchaTokens: [{ InvisibleRecaptcha: 'solved' }],
    })
  })

  test.each(['g-recaptcha-response', 'h-captcha-response', 'cf-turnstile-response'])(
    'is found in the field of a service: %s',
    (name) => {
      expect(captchaTokensOf(site({}), form({ captcha: '', [name]: 'token' }))).toEqual({
        captchaTokens: [{ Recaptcha: 'token' }],
      })
    },
  )

  test('is missing, not empty, in a form without one', () => {
    expect(captchaTokensOf(site({}), form({ captcha: '' }))).toEqual({})
  })
})

test('only the script of the configured service is allowed, and only its origin', () => {
  expect(captchaOrigin(site({}))).toEqual({ scriptOrigin: 'https://captcha.test' })
  for (const without of [
    { mode: 'off' },
    { provider: 'proof-of-work' },
    { scriptUrl: '' },
    { scriptUrl: 'nowhere' },
  ] as const) {
    expect(captchaOrigin(site(without))).toEqual({})
  }
})
