import { intents } from '@vitrine/contract/redirects'
import { assert, dictionary, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addQuery, fillTemplate, flatten, intentOf, splitAddress, staysWithin } from './rules.ts'

test('a request without an intent names the fields of which one is required', () => {
  expect(() => intentOf({ callbacks: {} })).toThrowError(
    expect.objectContaining({
      violations: [
        expect.objectContaining({
          violatedRule: 'REQUIRED_ONE_OF_FIELD',
          data: { fields: Object.keys(intents), given: [] },
        }),
      ],
    }),
  )
})

test('a request with two intents is refused, one that is null does not count', () => {
  expect(intentOf({ login: {}, logout: null })).toBe('login')
  const productSlug = 'vase'
  expect(() => intentOf({ login: {}, storesProduct: { productSlug } })).toThrow(/only one/)
})

test('a tree becomes names with dots, without empty values', () => {
  const tree = { slot: { start: 'x', at: null, none: '' }, open: 0, isLocked: false, a: undefined }
  expect(flatten(tree)).toEqual({ 'slot.start': 'x', open: '0', isLocked: 'false' })
})

describe('a template', () => {
  test.each([
    ['https://a.example/{id}', { id: 'x y' }, 'https://a.example/x%20y'],
    ['https://a.example/{id}/{id}', { id: '1', lang: 'de' }, 'https://a.example/1/1?lang=de'],
    ['https://a.example/?x=1#top', { id: '1' }, 'https://a.example/?x=1&id=1#top'],
    ['https://a.example/{missing}', {}, 'https://a.example/'],
    ['https://a.example/{a.b}', { 'a.b': '1' }, 'https://a.example/1'],
  ])('%s with %j is %s', (template, values, address) => {
    expect(fillTemplate(template, values)).toBe(address)
  })

  test('has its own host, whatever values it gets', () => {
    const template = 'https://pay.example/{a}/x?b={b}#{c}'
    assert(
      property(string(), string(), string(), (a, b, c) => {
        expect(staysWithin(template, fillTemplate(template, { a, b, c }))).toBe(true)
      }),
    )
  })

  test('that lets a value choose the host is detected', () => {
    const template = 'https://{host}/'
    expect(staysWithin(template, fillTemplate(template, { host: 'evil.example' }))).toBe(false)
  })
})

test('an address is rebuilt from its parts', () => {
  const names = string({ minLength: 1 })
  assert(
    property(dictionary(names, string()), (values) => {
      const address = addQuery('https://shop.example/a', values)
      const { endpoint, searchParams } = splitAddress(address)
      expect([endpoint, { ...searchParams }]).toEqual(['https://shop.example/a', { ...values }])
    }),
  )
})
