import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { checkClient, emptyClient, parseDomain, parseUrl } from './form.ts'

test.each([
  ['https://shop.example/callback?x=1', undefined],
  ['http://localhost:4321', undefined],
  ['com.example.app:/callback', undefined],
  ['http://shop.example/callback', english.clients.httpsOnly],
  ['https://shop.example/#part', english.clients.noFragment],
  ['/callback', english.clients.badAddress],
  ['javascript:alert(1)', english.clients.badAddress],
])('the address %j is refused with %j', (text, problem) => {
  expect(parseUrl(text, english)).toEqual(problem ? { problem } : { value: text })
})

test.each([
  ['Example.com', 'example.com'],
  ['https://example.com/', 'https://example.com'],
  ['*.example.com', '*.example.com'],
  ['localhost:4321', 'localhost:4321'],
])('the domain %j is stored as %j', (text, value) => {
  expect(parseDomain(text, english)).toEqual({ value })
})

test.each(['example', 'exa mple.com', 'example.com/path', 'a.*.com'])('%j is no domain', (text) => {
  expect(parseDomain(text, english)).toEqual({ problem: english.clients.badDomain })
})

test('a client needs a name and whole addresses', () => {
  expect(checkClient({ ...emptyClient, name: ' a ', logoutUrl: 'bye' }, english)).toEqual({
    name: english.clients.badName,
    logoutUrl: english.clients.badAddress,
  })
})
