import { describe, expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import {
  checkProvider,
  emptyProvider,
  parseDomain,
  parseScope,
  requestOf,
  withPreset,
} from './form.ts'

const right = {
  ...emptyProvider,
  name: ' Campus ',
  clientId: 'shop',
  issuer: ' https://id.example ',
}

describe('a provider', () => {
  test('needs a name, an id and the address of its kind', () => {
    expect(checkProvider(right, english)).toEqual({})
    const empty = checkProvider(emptyProvider, english)
    expect(Object.keys(empty)).toEqual(['name', 'clientId', 'issuer'])
    const plain = checkProvider(withPreset(right, 'oauth'), english)
    expect(Object.keys(plain)).toEqual(['authorizationUrl', 'tokenUrl', 'userUrl'])
    expect(checkProvider({ ...right, issuer: 'id.example' }, english)).toEqual({
      issuer: english.providers.badAddress,
    })
  })

  test('is sent without surrounding blanks, and without an empty secret', () => {
    const sent = requestOf(right)
    expect(sent).toMatchObject({ name: 'Campus', issuer: 'https://id.example' })
    expect(sent).not.toHaveProperty('secret')
    expect(sent).not.toHaveProperty('kind')
    expect(requestOf({ ...right, secret: 's' })).toMatchObject({ secret: 's' })
  })

  test('does not lose input when its kind changes', () => {
    const plain = withPreset(right, 'oauth')
    expect(plain).toMatchObject({ kind: 'OAUTH2', name: ' Campus ', scopes: [] })
    expect(withPreset(plain, 'company')).toMatchObject({
      kind: 'OIDC',
      icon: 'building',
      clientProof: 'client_secret_basic',
      claims: emptyProvider.claims,
    })
  })
})

test.each([
  ['company.example', 'company.example'],
  ['@Company.Example', 'company.example'],
  ['bücher.example', 'bücher.example'],
])('%s is a domain', (text, value) => {
  expect(parseDomain(text, english)).toEqual({ value })
})

test.each(['company', 'a b.example', 'ada@company.example', ''])('%s is not a domain', (text) => {
  expect(parseDomain(text, english)).toEqual({ problem: english.providers.badDomain })
})

test('a scope is one word', () => {
  expect(parseScope('read:user', english)).toEqual({ value: 'read:user' })
  expect(parseScope('read user', english)).toEqual({ problem: english.providers.badScope })
})
