import { describe, expect, test } from 'vitest'
import { VitrineError } from '../errors/vitrine-error.ts'
import { createSession, type Grants } from './session.ts'
import { memoryStorage } from './storage/memory.ts'
import { isUsable, noTokens, type Tokens, toTokens } from './tokens.ts'

const NOW = 1_700_000_000
const now = () => NOW * 1000 + 999

const pair = (value: string, expiresAt = NOW + 100, refresh = `${value}-refresh`): Tokens => ({
  accessToken: { value, expiresAt },
  refreshToken: { value: refresh, role: 'member' },
})
const refusal = (status: number | undefined) =>
  new VitrineError({ kind: status ? 'application' : 'system', message: 'no', status })

/** A token endpoint that counts and can be set to refuse. */
function tokenCalls(answers: Partial<Grants> = {}) {
  const made: string[] = []
  const grants: Grants = {
    anonymous: async () => {
      made.push('anonymous')
      return answers.anonymous?.() ?? pair('visitor')
    },
    refresh: async (token) => {
      made.push(`refresh ${token.value}`)
      return answers.refresh?.(token) ?? pair('renewed')
    },
  }
  return { made, grants }
}
const sessionOf = (tokens: Tokens, answers?: Partial<Grants>) => {
  const { made, grants } = tokenCalls(answers)
  return { made, session: createSession(memoryStorage(tokens), grants, now) }
}
const refusedWith = (status: number | undefined): Partial<Grants> => ({
  refresh: () => Promise.reject(refusal(status)),
})

describe('renewal', () => {
  test('a valid token is used without a request', async () => {
    const { made, session } = sessionOf(pair('held'))
    expect((await session.freshTokens()).accessToken.value).toBe('held')
    expect(made).toEqual([])
  })

  test('without any token a visitor token is requested and stored', async () => {
    const { made, session } = sessionOf(noTokens)
    await session.freshTokens()
    await session.freshTokens()
    expect(made).toEqual(['anonymous'])
    expect(session.getTokens().accessToken.value).toBe('visitor')
  })

  test.each([
    ['expired', pair('old', NOW - 1, 'r')],
    ['empty', pair('', NOW + 100, 'r')],
  ])('an %s access token uses the refresh token first', async (_, tokens) => {
    const { made, session } = sessionOf(tokens)
    expect((await session.freshTokens()).accessToken.value).toBe('renewed')
    expect(made).toEqual(['refresh r'])
  })

  test.each([400, 401, 403])('a refresh refused with %i creates a new visitor', async (status) => {
    const { made, session } = sessionOf(pair('old', NOW - 1, 'r'), refusedWith(status))
    expect((await session.freshTokens()).accessToken.value).toBe('visitor')
    expect(made).toEqual(['refresh r', 'anonymous'])
  })

  test.each([429, 500, 503, undefined])(
    'a member stays signed in when the refresh meets %s',
    async (status) => {
      const { made, session } = sessionOf(pair('old', NOW - 1, 'r'), refusedWith(status))
      await expect(session.freshTokens()).rejects.toThrow('no')
      expect(made).toEqual(['refresh r'])
      expect(session.getTokens().refreshToken.value).toBe('r')
    },
  )
})

describe('parallel calls', () => {
  test('share one renewal', async () => {
    const { made, session } = sessionOf(pair('old', NOW - 1, 'r'))
    const found = await Promise.all([1, 2, 3, 4, 5].map(() => session.freshTokens()))
    expect(made).toEqual(['refresh r'])
    expect(new Set(found.map(({ accessToken }) => accessToken.value))).toEqual(new Set(['renewed']))
  })

  test('can renew again after a failed renewal', async () => {
    let isAway = true
    const { made, session } = sessionOf(pair('old', NOW - 1, 'r'), {
      refresh: () => (isAway ? Promise.reject(refusal(503)) : Promise.resolve(pair('back'))),
    })
    const first = await Promise.allSettled([session.freshTokens(), session.freshTokens()])
    isAway = false
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await session.freshTokens()).accessToken.value).toBe('back')
    expect(made).toEqual(['refresh r', 'refresh r'])
  })

  test('that are refused with the same token renew it once', async () => {
    const { made, session } = sessionOf(pair('revoked', NOW + 100, 'r'))
    await Promise.all([session.renewAfter('revoked'), session.renewAfter('revoked')])
    await session.renewAfter('revoked')
    expect(made).toEqual(['refresh r'])
  })

  test('a sign-in during a renewal is not overwritten by it', async () => {
    const { session } = sessionOf(noTokens)
    const renewal = session.freshTokens()
    session.setTokens(pair('member'))
    expect((await renewal).accessToken.value).toBe('member')
    expect(session.getTokens().accessToken.value).toBe('member')
  })
})

test('expiry is the current whole second plus expires_in', () => {
  const reply = { access_token: 'a', refresh_token: 'r', expires_in: '14400' }
  expect(toTokens(reply, 'visitor', now)).toEqual({
    accessToken: { value: 'a', expiresAt: NOW + 14_400 },
    refreshToken: { value: 'r', role: 'visitor' },
  })
})

test.each([undefined, null, 'another'])(
  'a renewal leaves the refresh token unchanged when the response has %s',
  (refresh_token) => {
    const reply = { access_token: 'a', refresh_token, expires_in: 1 }
    expect(toTokens(reply, 'member', now, 'used').refreshToken.value).toBe('used')
  },
)

test('a token is used during its last second and not after it', () => {
  expect(isUsable({ value: 'a', expiresAt: NOW }, now)).toBe(true)
  expect(isUsable({ value: 'a', expiresAt: NOW - 1 }, now)).toBe(false)
})
