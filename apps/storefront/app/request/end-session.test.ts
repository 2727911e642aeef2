import { noTokens } from '@vitrine/sdk'
import { expect, test } from 'vitest'
import { hasEnded } from './end-session.ts'

const somebody = (isMember: boolean) => ({
  session: { tokens: noTokens, isMember, cookie: () => undefined },
})

test.each([
  ['a token that is refused', { status: 401, code: undefined }, true],
  ['a member who has become a visitor', { status: 403, code: 'PERMISSION_DENIED' }, true],
  ['a sign-in that was too long ago', { status: 403, code: 'FRESH_SIGN_IN_REQUIRED' }, false],
  ['a product that is gone', { status: 404, code: 'NOT_FOUND' }, false],
])('%s ends a session or does not', (_name, error, isOver) => {
  expect(hasEnded(somebody(true), error)).toBe(isOver)
  expect(hasEnded(somebody(false), error)).toBe(false)
})
