import { describe, expect, test } from 'vitest'
import { draw, wordsOf } from '../render-page.fixture.tsx'
import { DoorPage } from './door-page.tsx'
import type { DoorProps } from './door-route.ts'

const frame = {
  site: { name: 'Vitrine', tagline: '' },
  collections: [],
  isSignedIn: false,
  lang: 'en' as const,
  locale: 'en-US',
}
const aDoor = (own: Partial<DoorProps> = {}) => ({
  frame,
  mode: 'login' as const,
  state: 'form' as const,
  email: '',
  name: '',
  returnTo: '/',
  errors: {},
  ...own,
})

describe('the form', () => {
  test('is understood by password managers', () => {
    const page = draw(<DoorPage {...aDoor()} />)
    expect(page).toContain('autoComplete="username"')
    expect(page).toContain('autoComplete="current-password"')
    expect(draw(<DoorPage {...aDoor({ mode: 'register' })} />)).toContain('"new-password"')
  })

  test('keeps the way back, also to the other door', () => {
    const page = draw(<DoorPage {...aDoor({ returnTo: '/account' })} />)
    expect(page).toContain('name="return" value="/account"')
    expect(page).toContain('href="/register?return=%2Faccount"')
  })

  test('tells every mistake beside its field and before the form, and never repeats a password', () => {
    const errors = { email: 'invalid', password: 'missing' } as const
    const page = draw(<DoorPage {...aDoor({ email: 'ada', errors })} />)
    expect(page).toMatch(/role="alert"[\s\S]*href="#email"[\s\S]*href="#password"/)
    expect(page).toMatch(/aria-invalid="true"[^>]*value="ada"|value="ada"[^>]*aria-invalid="true"/)
    expect(page).not.toMatch(/type="password"[^>]*value="[^"]/)
  })

  test.each([
    ['throttled', 'Too many attempts'],
    ['blocked', 'has been closed'],
    ['failed', 'did not work just now'],
  ] as const)('says what "%s" means', (form, sentence) => {
    expect(wordsOf(<DoorPage {...aDoor({ errors: { form } })} />)).toContain(sentence)
  })
})

test('an account that waits for approval is told so, without a form', () => {
  const page = draw(<DoorPage {...aDoor({ state: 'approval', email: 'ada@example.com' })} />)
  expect(page).toContain('ada@example.com once it has been approved')
  expect(page).not.toContain('<form')
})
