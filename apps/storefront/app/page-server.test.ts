import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageServer } from './page-server.ts'
import type { PageState } from './page-state.ts'

const assign = vi.fn()
const again = vi.fn()
const goTo = (pathname: string) => vi.stubGlobal('location', { assign, pathname })
beforeEach(() => goTo('/login'))
afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
  again.mockReset()
})

const answering = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
const shown: PageState[] = []
const serverOf = ({ isHere = true } = {}) =>
  createPageServer(async (state) => {
    shown.push(state)
    return isHere
  }, again)

test('the page in the response to a form is shown, with the sign-in it belongs to', async () => {
  const login = { state: { loginState: 'INITIAL' }, steps: {} }
  const state = { screen: 'login', props: { errors: { email: 'Taken.' } }, login }
  answering(state, 422)
  expect(await serverOf().post('/login', { email: 'ada' })).toEqual({ kind: 'page', login })
  expect(shown.at(-1)).toEqual(state)
})

test('dates are read as dates', async () => {
  const member = { createdDate: { $date: '2026-01-02T03:04:05.000Z' } }
  answering({ props: { errors: {} }, visit: { role: 'member', member } })
  await serverOf().post('/account/profile', {})
  expect(shown.at(-1)?.visit.member?.createdDate).toEqual(new Date('2026-01-02T03:04:05Z'))
})

test('errors of a form that another page handles are shown where it was sent from', async () => {
  const errors = { number: 'That is another number.' }
  answering({ screen: 'approvals', props: { errors } }, 422)
  const outcome = await serverOf({ isHere: false }).post('/account/approvals', { number: '1' })
  expect(outcome).toEqual({ kind: 'refused', problems: errors })
})

test('a redirect leaves the page', async () => {
  answering({ redirect: '/account' })
  expect(await serverOf().post('/login', {})).toEqual({ kind: 'left' })
  expect(assign).toHaveBeenCalledExactlyOnceWith('/account')
})

test('a late redirect does not replace a page that was opened meanwhile', async () => {
  answering({ redirect: '/account' })
  const sent = serverOf().post('/login', {})
  goTo('/cart')
  expect(await sent).toEqual({ kind: 'left' })
  expect(assign).not.toHaveBeenCalled()
  expect(again).toHaveBeenCalledOnce()
})

test('signing out goes to the address that ends the session, or that the server returns', async () => {
  answering({ redirect: '/oauth2/logout?next' })
  expect(await serverOf().signOut({ stay: true })).toBe('/oauth2/logout?next')
  expect(assign).not.toHaveBeenCalled()
  await serverOf().signOut()
  expect(assign).toHaveBeenCalledExactlyOnceWith('/oauth2/logout?next')
})
