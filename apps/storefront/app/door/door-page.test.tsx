import { describe, expect, test } from 'vitest'
import { doorLogin } from '../flow/login-of.ts'
import { messagesFor } from '../messages/all.ts'
import * as fixture from '../render-page.fixture.tsx'
import { DoorPage } from './door-page.tsx'
import type { DoorProps } from './door-route.ts'
import { sentences } from './sentences.ts'

const frame = {
  site: { name: 'Vitrine', tagline: '', logoUrl: '' },
  collections: [],
  hasMoreRooms: false,
  lang: 'en' as const,
  locale: 'en-US',
}
const aDoor = (own: Partial<DoorProps> = {}): DoorProps & { frame: typeof frame } => ({
  frame,
  mode: 'login',
  isClosed: false,
  email: '',
  name: '',
  minLength: 8,
  returnTo: '/',
  errors: {},
  ...own,
})
const words = messagesFor('en', 'en-US')
/** The door with its sign-in, as its route tells it. */
const asked = ({ mode, returnTo, errors }: DoorProps) => ({
  login: { ...doorLogin(mode), fields: { return: returnTo }, problems: errors },
})
const draw = (door: DoorProps & { frame: typeof frame }) =>
  fixture.draw(<DoorPage {...door} />, asked(door))
const wordsOf = (door: DoorProps & { frame: typeof frame }) =>
  fixture.wordsOf(<DoorPage {...door} />, asked(door))

describe('the form', () => {
  test('is understood by password managers', () => {
    const page = draw(aDoor())
    expect(page).toContain('autoComplete="username webauthn"')
    expect(page).toContain('autoComplete="current-password"')
    expect(draw(aDoor({ mode: 'register' }))).toContain('"new-password"')
  })

  test('keeps the way back, also to the other door', () => {
    const page = draw(aDoor({ returnTo: '/account' }))
    expect(page).toContain('name="return" value="/account"')
    expect(page).toContain('href="/register?return=%2Faccount"')
  })

  test('tells every mistake beside its field and before the form, and never repeats a password', () => {
    const errors = sentences({ email: 'invalid', password: 'missing' }, words, 8)
    const page = draw(aDoor({ email: 'ada', errors }))
    expect(page).toMatch(/role="alert"[\s\S]*href="#email"[\s\S]*href="#password"/)
    expect(page).toMatch(/aria-invalid="true"[^>]*value="ada"|value="ada"[^>]*aria-invalid="true"/)
    expect(page).not.toMatch(/type="password"[^>]*value="[^"]/)
  })

  test.each([
    ['throttled', 'Too many attempts'],
    ['blocked', 'has been closed'],
    ['failed', 'did not work just now'],
  ] as const)('says what "%s" means', (form, sentence) => {
    const errors = sentences({ form }, words, 8)
    expect(wordsOf(aDoor({ errors }))).toContain(sentence)
  })
})

describe('a single mistake', () => {
  test.each([
    ['short', /role="alert">[^<]*at least 12 characters/],
    ['weak', /role="alert">This password is too easy/],
  ] as const)(
    'of the kind "%s" is announced, and told beside its field only',
    (password, sentence) => {
      const errors = sentences({ password }, words, 12)
      const page = draw(aDoor({ mode: 'register', errors }))
      expect(page).toMatch(sentence)
      expect(page).not.toContain('href="#password"')
    },
  )
})

test('a forgotten password has a way out that keeps where somebody was going', () => {
  const page = draw(aDoor({ returnTo: '/account' }))
  expect(page).toContain('href="/forgot-password?return=%2Faccount"')
})

describe('a captcha', () => {
  const captcha = {
    mode: 'visible',
    provider: 'proof-of-work',
    siteKey: '',
    scriptUrl: '',
    clientId: 'c',
  } as const

  test('is a box to tick, and an honest sentence where no script runs', () => {
    const page = draw(aDoor({ captcha }))
    expect(page).toContain('I am a person')
    expect(page).toMatch(/<noscript>.*needs scripts/)
  })

  test('that nobody sees shows no box', () => {
    const page = draw(aDoor({ captcha: { ...captcha, mode: 'invisible' } }))
    expect(page).not.toContain('I am a person')
    expect(page).toMatch(/<noscript>.*needs scripts/)
  })

  test('of a service has its place with its key', () => {
    const service = { ...captcha, provider: 'siteverify', siteKey: 'public' } as const
    expect(draw(aDoor({ captcha: service }))).toContain('data-sitekey="public"')
  })
})

test('the shop shows its own sign', () => {
  const site = { ...frame.site, logoUrl: 'https://shop.test/sign.svg' }
  const page = draw({ ...aDoor(), frame: { ...frame, site } })
  expect(page).toContain('src="https://shop.test/sign.svg" alt="Vitrine"')
})

test('a shop without sign-in says so, without a form', () => {
  const page = draw(aDoor({ isClosed: true }))
  expect(page).toContain('Accounts are not open here yet')
  expect(page).not.toContain('<form')
})
