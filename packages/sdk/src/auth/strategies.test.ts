import { expect, test } from 'vitest'
import { createClient } from '../client.ts'
import { ApiKeyStrategy } from './api-key-strategy.ts'
import type { Strategy } from './auth.ts'
import { SessionStrategy } from './session-strategy.ts'

async function headersWith(auth?: Strategy) {
  let sent: RequestInit = {}
  const fetch: typeof globalThis.fetch = async (_, init) => {
    sent = init ?? {}
    return new Response('{}')
  }
  const headers = { 'accept-language': 'de' }
  await createClient({ baseUrl: '', services: {}, auth, fetch, headers }).fetch('/x')
  return { headers: Object.fromEntries(new Headers(sent.headers)), credentials: sent.credentials }
}

test('an API key is sent raw, with its site', async () => {
  expect(await headersWith(ApiKeyStrategy({ apiKey: 'key', siteId: 's' }))).toEqual({
    headers: { 'accept-language': 'de', authorization: 'key', 'wix-site-id': 's' },
    credentials: undefined,
  })
  const { headers } = await headersWith(ApiKeyStrategy({ apiKey: 'key' }))
  expect(headers).not.toHaveProperty('wix-site-id')
})

test('staff are authorized by their cookie, and send the site', async () => {
  expect(await headersWith(SessionStrategy({ siteId: 's' }))).toEqual({
    headers: { 'accept-language': 'de', 'vitrine-site-id': 's' },
    credentials: 'same-origin',
  })
})

test('a client without a strategy sends no authorization', async () => {
  expect((await headersWith()).headers).toEqual({ 'accept-language': 'de' })
})
