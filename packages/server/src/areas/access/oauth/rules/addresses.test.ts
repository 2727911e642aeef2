import { describe, expect, test } from 'vitest'
import type { Client } from '../model.ts'
import {
  isAllowedAddress,
  isAllowedOrigin,
  isRedirectUri,
  withFragment,
  withQuery,
} from './addresses.ts'

const client: Client = {
  siteId: 'site',
  id: 'client',
  logoutUrl: null,
  name: 'Website',
  isThirdParty: false,
  postLogoutRedirectUris: [],
  allowedScopes: ['openid'],
  appScopes: [],
  secretDate: null,
  allowedRedirectUris: ['https://app.example/callback', 'myapp://done'],
  allowedRedirectDomains: [
    'shop.example',
    '*.cdn.example',
    'localhost:4321',
    'https://only.example',
  ],
}

describe('an authorization response', () => {
  test.each([
    ['https://app.example/callback', true],
    ['https://app.example/callback/', false],
    ['https://app.example/callback?x=1', false],
    ['https://app.example/Callback', false],
    ['http://app.example/callback', false],
    ['https://shop.example/anything', false],
    ['', false],
  ])('may go to %s: %s', (address, isAllowed) => {
    expect(isRedirectUri(client, address)).toBe(isAllowed)
  })
})

describe('a callback', () => {
  test.each([
    ['https://shop.example/thanks?order=1', true],
    ['http://SHOP.example/thanks', true],
    ['https://shop.example:8443/thanks', false],
    ['https://shop.example.evil.example/', false],
    ['https://evil.example/shop.example', false],
    ['https://shop.example@evil.example/', false],
    ['https://user:secret@shop.example/', false],
    ['https://sub.shop.example/', false],
    ['https://a.cdn.example/', true],
    ['https://cdn.example/', false],
    ['https://evilcdn.example/', false],
    ['http://localhost:4321/after', true],
    ['http://localhost:4322/after', false],
    ['https://only.example/x', true],
    ['http://only.example/x', false],
    ['myapp://done', true],
    ['myapp://other', false],
    ['javascript:alert(1)//shop.example', false],
    ['//shop.example/x', false],
    ['https:\\\\shop.example\\@evil.example', false],
    ['not an address', false],
    ['', false],
  ])('may redirect to %s: %s', (address, isAllowed) => {
    expect(isAllowedAddress(client, address)).toBe(isAllowed)
  })
})

describe('a page around a frame', () => {
  test.each([
    ['https://app.example', true],
    ['https://shop.example', true],
    ['http://localhost:4321', true],
    ['https://app.example/', false],
    ['https://evil.example', false],
    ['null', false],
  ])('of %s may receive the response: %s', (origin, isAllowed) => {
    expect(isAllowedOrigin(client, origin)).toBe(isAllowed)
  })
})

test('a response after ? preserves query and fragment', () => {
  expect(withQuery('https://a.example/b?c=1#d', { code: 'x y', state: '&' })).toBe(
    'https://a.example/b?c=1&code=x+y&state=%26#d',
  )
})

test('a response after # replaces the fragment', () => {
  expect(withFragment('https://a.example/b?c=1#old', { code: 'x' })).toBe(
    'https://a.example/b?c=1#code=x',
  )
})
