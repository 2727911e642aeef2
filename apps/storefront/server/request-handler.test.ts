import { VitrineError } from '@vitrine/sdk'
import { expect, test } from 'vitest'
import { links } from '../app/links.ts'
import { routes, type ScreenName } from '../app/routes.ts'
import { type Route, redirectTo } from '../app/screens/screen.ts'
import { createRequestHandler } from './request-handler.ts'

const menu = { collections: [], hasMore: false, navigation: {}, hasJournal: false, timeZone: 'UTC' }
const nobody = { load: () => Promise.reject(new Error('not asked for')) }
const answer = createRequestHandler({
  // Refused requests must not reach the API.
  fetch: () => Promise.reject(new Error('not asked for')),
  manifest: {},
  render: () => '',
  routes: new Proxy({} as Record<ScreenName, Route>, { get: () => nobody }),
})
const ask = (path: string, init: RequestInit = {}) =>
  answer(new Request(`https://shop.test${path}`, init), {})

/** A provider may respond with a form; the browser repeats it from the own origin. */
const callback = links.providerCallback()
const ours = routes.map(({ pattern }) => pattern).filter((pattern) => pattern !== callback)

test.each(['/logout', ...ours.map((pattern) => pattern.replace(':slug', 'a-thing'))])(
  'a form for %s from another website is refused',
  async (path) => {
    for (const origin of ['https://evil.test', 'null']) {
      const response = await ask(path, { method: 'POST', headers: { origin } })
      expect(response?.status).toBe(403)
    }
  },
)

test('a form without an origin is refused, except for the one of mail programs', async () => {
  const endsReminders = { load: nobody.load, act: async () => redirectTo('/ended') }
  const handle = createRequestHandler({
    fetch: async () =>
      Response.json({
        site: { id: 'a', name: 'Shop', locale: 'en' },
        theme: { texts: {} },
        ...menu,
      }),
    manifest: {},
    render: () => '',
    routes: new Proxy({} as Record<ScreenName, Route>, { get: () => endsReminders }),
  })
  const statusOf = async (path: string) => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    return (await handle(new Request(`https://shop.test${path}`, { method: 'POST', body }), {}))
      ?.status
  }
  for (const path of [
    '/reminders/1.signature',
    '/back-in-stock/sealed',
    '/review-requests/sealed',
    '/price-mails/sealed',
    '/newsletter/sealed',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 303])
  for (const path of [
    '/restore/1.signature',
    '/price-mails/confirm/sealed',
    '/newsletter/confirm/sealed',
    '/cart',
    '/logout',
    '/login',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 403])
})

test.each<[string, RequestInit]>([
  ['/nothing/here', {}],
  ['/nothing/here', { headers: { accept: 'application/json' } }],
  ['/nothing/here', { method: 'POST', headers: { origin: 'https://shop.test' } }],
  ['/login', { method: 'PUT' }],
  ['/', { method: 'DELETE' }],
])('%s with %o is passed to the server', async (path, init) => {
  expect(await ask(path, init)).toBeUndefined()
})

test('where calls are throttled, people see when to try again', async () => {
  const throttled = createRequestHandler({
    fetch: async () =>
      Response.json(
        { message: 'Too many', details: { applicationError: { code: 'RESOURCE_EXHAUSTED' } } },
        { status: 429 },
      ),
    manifest: {},
    render: () => '',
    routes: new Proxy({} as Record<ScreenName, Route>, { get: () => nobody }),
  })
  const response = await throttled(new Request('https://shop.test/search?q=jar'), {})
  expect(response?.status).toBe(429)
  expect(response?.headers.get('retry-after')).toBe('60')
  expect(response?.headers.get('content-type')).toContain('text/html')
})

test.each(['GET', 'POST'])(
  '%s of an impossible address shows the page for unknown addresses',
  async (method) => {
    const refusal = new VitrineError({ kind: 'validation', message: 'too long', status: 400 })
    const screens: Record<string, Route> = {
      notFound: { load: async () => ({ kind: 'redirect', to: '/lost' }) },
    }
    const asked = createRequestHandler({
      fetch: async () =>
        Response.json({
          site: { id: 'a', name: 'Shop', locale: 'en' },
          theme: { texts: {} },
          ...menu,
        }),
      manifest: {},
      render: () => '',
      routes: new Proxy({} as Record<ScreenName, Route>, {
        get: (_, name) => screens[String(name)] ?? { load: () => Promise.reject(refusal) },
      }),
    })
    const origin = 'https://shop.test'
    const request = new Request(`${origin}/collections?within=x`, { method, headers: { origin } })
    const response = await asked(request, {})
    expect(response?.headers.get('location')).toBe('/lost')
  },
)
