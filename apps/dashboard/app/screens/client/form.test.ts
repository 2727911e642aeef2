import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { checkClient, emptyClient, parseDomain, parseUrl } from './form.ts'

test.each([
  ['https://shop.example/callback?x=1', undefined],
  ['http://localhost:4321', undefined],
  ['com.example.app:/callback', undefined],
  ['http://shop.example/callback', en.clients.httpsOnly],
  ['https://shop.example/#part', en.clients.noFragment],
  ['/callback', en.clients.badAddress],
  ['javascript:alert(1)', en.clients.badAddress],
])('the address %j is answered with %j', (text, problem) => {
  expect(parseUrl(text, en)).toEqual(problem ? { problem } : { value: text })
})

test.each([
  ['Example.com', 'example.com'],
  ['https://example.com/', 'https://example.com'],
  ['*.example.com', '*.example.com'],
  ['localhost:4321', 'localhost:4321'],
])('the domain %j is kept as %j', (text, value) => {
  expect(parseDomain(text, en)).toEqual({ value })
})

test.each(['example', 'exa mple.com', 'example.com/path', 'a.*.com'])('%j is no domain', (text) => {
  expect(parseDomain(text, en)).toEqual({ problem: en.clients.badDomain })
})

test('a client needs a name and whole addresses', () => {
  expect(checkClient({ ...emptyClient, name: ' a ', logoutUrl: 'bye' }, en)).toEqual({
    name: en.clients.badName,
    logoutUrl: en.clients.badAddress,
  })
})
