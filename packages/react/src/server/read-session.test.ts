import { noTokens, type Tokens, tokensFromCookie } from '@vitrine/sdk'
import { expect, test } from 'vitest'
import { readSession as read } from './read-session.ts'

const member: Tokens = {
  accessToken: { value: 'access', expiresAt: 9_999_999_999 },
  refreshToken: { value: 'refresh', role: 'member' },
}
const readSession = (request: Request) =>
  read(request, { name: 'vitrine_session', onlyMembers: true })
const cookieOf = (tokens: object) => `vitrine_session=${encodeURIComponent(JSON.stringify(tokens))}`
const request = (cookie: string, origin = 'https://shop.test') =>
  new Request(`${origin}/`, { headers: { cookie } })

test('a visitor who only reads gets no cookie', () => {
  const session = readSession(request(''))
  expect(session.isMember).toBe(false)
  expect(session.cookie(noTokens)).toBeUndefined()
})

test('a member is recognized, and the cookie is not set again while nothing changes', () => {
  const session = readSession(request(cookieOf(member)))
  expect(session.isMember).toBe(true)
  expect(session.cookie(member)).toBeUndefined()
})

test('a renewed pair is set in a cookie that scripts cannot read', () => {
  const renewed = { ...member, accessToken: { value: 'newer', expiresAt: 9_999_999_999 } }
  const cookie = readSession(request(cookieOf(member))).cookie(renewed) ?? ''
  expect(tokensFromCookie(cookie.split(';')[0], 'vitrine_session')).toEqual(renewed)
  expect(cookie).toMatch(/; Secure; SameSite=Lax; HttpOnly$/)
})

test('without TLS the cookie can still be set', () => {
  const cookie = readSession(request('', 'http://localhost:4400')).cookie(member) ?? ''
  expect(cookie).toContain('HttpOnly')
  expect(cookie).not.toContain('Secure')
})

test('the cookie of an ended session is removed', () => {
  const cookie = readSession(request(cookieOf(member))).cookie(noTokens) ?? ''
  expect(cookie).toMatch(/^vitrine_session=;.*Expires=.*19(69|70)|^vitrine_session=; /)
})

test.each(['vitrine_session=nonsense', 'vitrine_session=%7B%7D', 'vitrine_session=null'])(
  'the invalid cookie %s is a visitor',
  (cookie) => {
    expect(readSession(request(cookie)).isMember).toBe(false)
  },
)

test('visitors have a cookie, too, when the option is set', () => {
  const visitor: Tokens = { ...member, refreshToken: { value: 'refresh', role: 'visitor' } }
  const cookie = read(request(''), { httpOnly: false }).cookie(visitor) ?? ''
  expect(cookie).not.toContain('HttpOnly')
  const again = read(request(cookie.split(';')[0] ?? ''))
  expect(again).toMatchObject({ tokens: visitor, isMember: false })
  expect(again.cookie(visitor)).toBeUndefined()
})
