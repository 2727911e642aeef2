import { expect, test } from 'vitest'
import { isProviderCallback, redirectCallback } from './provider-callback.ts'

const posted = (body: string) =>
  new Request('https://shop.test/sign-in/back', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://id.test' },
    body,
  })

test('a form of another website is accepted at the one address for it', () => {
  expect(isProviderCallback(posted(''), '/sign-in/back')).toBe(true)
  expect(isProviderCallback(posted(''), '/login')).toBe(false)
  expect(isProviderCallback(new Request('https://shop.test/'), '/sign-in/back')).toBe(false)
})

test('its response makes the browser request the page itself, and nothing else', async () => {
  const body =
    'code=a%26b&state=s&iss=https%3A%2F%2Fid.test&user=%7B%7D&return=https%3A%2F%2Fevil.test'
  const response = await redirectCallback(posted(body))
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/sign-in/back?code=a%26b&state=s&iss=https%3A%2F%2Fid.test',
  ])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a response that is too long is refused', async () => {
  expect((await redirectCallback(posted(`code=${'x'.repeat(20_000)}`))).status).toBe(413)
})
