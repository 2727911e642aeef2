import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFlowCookies } from './flow-cookies.ts'

const asking = (cookie = '', origin = 'https://shop.test') =>
  readFlowCookies(new Request(`${origin}/login`, { headers: { cookie } }))
const inCookie = (header: string) => header.split(';')[0] ?? ''
const anHour = 3_600_000

test('any stored value is read in the next request', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (value) => {
      const flowCookies = asking()
      flowCookies.put('step', value)
      const [header = ''] = flowCookies.cookies()
      const found = asking(inCookie(header)).get('step') ?? {}
      expect({ ...found }).toEqual({ ...value })
    }),
  )
})

test('it is unavailable to scripts and other websites, and sent over TLS only', () => {
  const flowCookies = asking()
  flowCookies.put('step', { stateToken: 'secret' })
  expect(flowCookies.cookies()[0]).toMatch(/; Secure; SameSite=Lax; HttpOnly$/)
  const local = asking('', 'http://localhost:4400')
  local.put('step', { stateToken: 'secret' })
  expect(local.cookies()[0]).not.toContain('Secure')
})

test('a sign-in that stopped is cached for an hour and not longer', () => {
  const flowCookies = asking()
  flowCookies.put('step', { stateToken: 'secret' }, 999_999)
  const [, until = ''] = /Expires=([^;]+)/.exec(flowCookies.cookies()[0] ?? '') ?? []
  const left = Date.parse(until) - Date.now()
  expect(left).toBeGreaterThan(anHour - 60_000)
  expect(left).toBeLessThanOrEqual(anHour)
})

test('a dropped value removes its cookie, and missing cookies are not removed', () => {
  const had = asking('vitrine_note=name%3Dsaved')
  expect(had.get('note')).toEqual({ name: 'saved' })
  had.drop('note')
  expect(had.get('note')).toBeUndefined()
  expect(had.cookies()).toHaveLength(1)
  expect(Date.parse(/Expires=([^;]+)/.exec(had.cookies()[0] ?? '')?.[1] ?? '')).toBeLessThan(
    Date.now(),
  )
  const never = asking()
  never.put('note', { name: 'saved' })
  never.drop('note')
  expect(never.cookies()).toEqual([])
})
