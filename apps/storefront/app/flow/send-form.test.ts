import { afterEach, expect, test, vi } from 'vitest'
import { sendForm } from './send-form.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const send = () => sendForm('/register', new URLSearchParams({ email: 'ada@example.com' }))

test('a redirect and the page with its errors are responses', async () => {
  answering(async () => Response.json({ redirect: '/account' }))
  expect(await send()).toEqual({ kind: 'redirect', to: '/account' })
  const props = { errors: { email: 'Taken.' }, email: 'ada@example.com' }
  answering(async () => Response.json({ screen: 'register', props }, { status: 422 }))
  expect(await send()).toEqual({ kind: 'page', state: { screen: 'register', props } })
})

test.each([
  ['a document', () => new Response('<!doctype html>', { status: 500 })],
  ['an empty answer', () => new Response(null, { status: 502 })],
  ['the page that says something broke', () => Response.json({ screen: 'trouble', props: {} })],
  ['the error of a program', () => Response.json({ message: 'Too large' }, { status: 413 })],
  ['nothing', () => Response.json(null)],
])('%s is a failure, and the form is not sent again', async (_name, answer) => {
  const fetch = answering(async () => answer())
  expect(await send()).toEqual({ kind: 'failed' })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a lost connection is reported, and the form is not sent again', async () => {
  const fetch = answering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await send()).toEqual({ kind: 'unreachable' })
  expect(fetch).toHaveBeenCalledTimes(1)
})
