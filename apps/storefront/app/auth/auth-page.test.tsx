import { describe, expect, test } from 'vitest'
import { credentialsLogin } from '../flow/page-login.ts'
import { messagesFor } from '../messages/all.ts'
import * as fixture from '../render-page.fixture.tsx'
import { AuthPage } from './auth-page.tsx'
import type { AuthPageProps } from './auth-route.ts'
import { errorMessages } from './error-messages.ts'

const layout = {
  site: { name: 'Vitrine', tagline: '', logoUrl: '' },
  collections: [],
  hasMoreCollections: false,
  navigation: {},
  lang: 'en' as const,
  locale: 'en-US',
  wishes: '',
}
const anAuthPage = (
  own: Partial<AuthPageProps> = {},
): AuthPageProps & { layout: typeof layout } => ({
  layout,
  mode: 'login',
  isClosed: false,
  email: '',
  name: '',
  minLength: 8,
  returnTo: '/',
  errors: {},
  ...own,
})
const messages = messagesFor('en', 'en-US')
/** The login page with props as its route provides them. */
const asked = ({ mode, returnTo, errors }: AuthPageProps) => ({
  login: { ...credentialsLogin(mode), fields: { return: returnTo }, problems: errors },
})
const draw = (door: AuthPageProps & { layout: typeof layout }) =>
  fixture.renderPage(<AuthPage {...door} />, asked(door))
const messagesOf = (door: AuthPageProps & { layout: typeof layout }) =>
  fixture.renderedText(<AuthPage {...door} />, asked(door))

describe('the form', () => {
  test('is recognized by password managers', () => {
    const page = draw(anAuthPage())
    expect(page).toContain('autoComplete="username webauthn"')
    expect(page).toContain('autoComplete="current-password"')
    expect(draw(anAuthPage({ mode: 'register' }))).toContain('"new-password"')
  })

  test('has the return path, also in the link to the other form', () => {
    const page = draw(anAuthPage({ returnTo: '/account' }))
    expect(page).toContain('name="return" value="/account"')
    expect(page).toContain('href="/register?return=%2Faccount"')
  })

  test('shows every error beside its field and above the form, and never the password', () => {
    const errors = errorMessages({ email: 'invalid', password: 'missing' }, messages, 8)
    const page = draw(anAuthPage({ email: 'ada', errors }))
    expect(page).toMatch(/role="alert"[\s\S]*href="#email"[\s\S]*href="#password"/)
    expect(page).toMatch(/aria-invalid="true"[^>]*value="ada"|value="ada"[^>]*aria-invalid="true"/)
    expect(page).not.toMatch(/type="password"[^>]*value="[^"]/)
  })

  test.each([
    ['throttled', 'Too many attempts'],
    ['blocked', 'has been closed'],
    ['failed', 'did not work just now'],
  ] as const)('explains "%s"', (form, sentence) => {
    const errors = errorMessages({ form }, messages, 8)
    expect(messagesOf(anAuthPage({ errors }))).toContain(sentence)
  })
})

describe('a single error', () => {
  test.each([
    ['short', /role="alert">[^<]*at least 12 characters/],
    ['weak', /role="alert">This password is too easy/],
  ] as const)(
    'of the kind "%s" is announced, and shown next to its field only',
    (password, sentence) => {
      const errors = errorMessages({ password }, messages, 12)
      const page = draw(anAuthPage({ mode: 'register', errors }))
      expect(page).toMatch(sentence)
      expect(page).not.toContain('href="#password"')
    },
  )
})

test('a forgotten password has a link with the return path', () => {
  const page = draw(anAuthPage({ returnTo: '/account' }))
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

  test('is a box to tick, and a clear message without scripts', () => {
    const page = draw(anAuthPage({ captcha }))
    expect(page).toContain('I am human')
    expect(page).toMatch(/<noscript>.*needs scripts/)
  })

  test('that is invisible shows no box', () => {
    const page = draw(anAuthPage({ captcha: { ...captcha, mode: 'invisible' } }))
    expect(page).not.toContain('I am human')
    expect(page).toMatch(/<noscript>.*needs scripts/)
  })

  test('of a service has its place with its key', () => {
    const service = { ...captcha, provider: 'siteverify', siteKey: 'public' } as const
    expect(draw(anAuthPage({ captcha: service }))).toContain('data-sitekey="public"')
  })
})

test('the shop shows its own logo', () => {
  const site = { ...layout.site, logoUrl: 'https://shop.test/sign.svg' }
  const page = draw({ ...anAuthPage(), layout: { ...layout, site } })
  expect(page).toContain('src="https://shop.test/sign.svg" alt="Vitrine"')
})

test('a shop without sign-in shows a message, without a form', () => {
  const page = draw(anAuthPage({ isClosed: true }))
  expect(page).toContain('Accounts are not available yet')
  expect(page).not.toContain('<form')
})
