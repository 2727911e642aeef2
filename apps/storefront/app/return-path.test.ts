import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  authorizationTarget,
  isAuthorization,
  safeReturnPath,
  withSessionToken,
} from './return-path.ts'

describe('the return path after signing in', () => {
  test.each([
    '/account',
    '/products/tide-jar?Size=2+l',
    '/_api/oauth2/authorize?clientId=1&state=a%2Fb',
  ])('%s is followed', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  test.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '\\/evil.test',
    'javascript:alert(1)',
    'account',
    '/a\\b',
    '/.//evil.test',
    `/${'a'.repeat(5000)}`,
    '',
    null,
    undefined,
  ])('%s is refused', (path) => {
    expect(safeReturnPath(path)).toBe('/')
  })

  test('for any return path a browser stays on this site', () => {
    const shop = 'https://shop.test'
    const pieces = fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '\t', '\n', 'evil.test', 'a')
    const asked = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 8 }).map((p) => p.join('')),
    )
    fc.assert(
      fc.property(asked, (path) => new URL(safeReturnPath(path), shop).origin === shop),
      { numRuns: 2000 },
    )
  })
})

describe('signing in for another website', () => {
  const path = '/_api/oauth2/authorize?clientId=1&redirectUri=https%3A%2F%2Fapp.test%2Fback&state=s'

  test('continues at the authorization page with a session token', () => {
    expect(isAuthorization(path)).toBe(true)
    expect(withSessionToken(path, 'secret')).toBe(`${path}&sessionToken=secret`)
  })

  test('allows the form to redirect to that website only', () => {
    expect(authorizationTarget(path)).toBe('https://app.test')
    expect(authorizationTarget('/account')).toBeUndefined()
    expect(
      authorizationTarget('/oauth2/authorize?redirect_uri=javascript:alert(1)'),
    ).toBeUndefined()
  })
})
