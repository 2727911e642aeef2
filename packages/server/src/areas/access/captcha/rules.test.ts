import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answersIn, saltParameters, solutionIn } from './rules.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

describe('the captcha tokens of a call', () => {
  test('are accepted of every kind, two kinds in one item', () => {
    expect(answersIn([{ Recaptcha: 'a', InvisibleRecaptcha: 'b' }])).toEqual(['a', 'b'])
    expect(answersIn([{ NoCaptcha: 'c' }])).toEqual(['c'])
    expect(answersIn([{ recaptchaForClientSiteKey: { token: 'd', siteKeyId: 'k' } }])).toEqual([
      'd',
    ])
  })

  test.each([[undefined], [null], [[]], [[{}]], [[{ Recaptcha: '' }]], [[{ NoCaptcha: {} }]]])(
    'are missing in %j',
    (tokens) => {
      expect(answersIn(tokens)).toEqual([])
    },
  )

  test('are checked twice at most', () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ Recaptcha: `token ${index}` }))
    expect(answersIn(many)).toHaveLength(2)
  })
})

describe('a solved challenge', () => {
  const solution = {
    algorithm: 'SHA-256',
    challenge: 'c',
    salt: 'ab?expires=1767269100&site=s&',
    signature: 's',
    number: 7,
  }

  test('is base64 of its JSON', () => {
    expect(solutionIn(encode({ ...solution, took: 12 }))).toEqual(solution)
  })

  test.each([
    [{ ...solution, algorithm: 'SHA-1' }],
    [{ ...solution, number: '7' }],
    [{ ...solution, number: 0.5 }],
    [{ ...solution, salt: null }],
    [{ ...solution, signature: ['s'] }],
    [null],
    ['text'],
  ])('is not %j', (value) => {
    expect(solutionIn(encode(value))).toBeUndefined()
  })

  test('never throws, for any input', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void solutionIn(text)))
    fc.assert(fc.property(fc.jsonValue(), (value) => void solutionIn(encode(value))))
  })

  test('has its site and its expiry', () => {
    expect(saltParameters(solution.salt)).toEqual({ siteId: 's', expires: 1767269100 })
    expect(saltParameters('ab')).toEqual({ siteId: '', expires: 0 })
  })
})
