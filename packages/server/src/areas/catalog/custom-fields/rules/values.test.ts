import type { CustomField, CustomFieldType } from '@vitrine/contract/custom-fields'
import { ValidationError } from '@vitrine/contract/kit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsMask } from './mask.ts'
import { changesOfValues, shownValues, storableValues, valuesInUse } from './values.ts'

const day = new Date(0)
const field = (own: Partial<CustomField> = {}): CustomField => ({
  id: 'one',
  owner: 'PRODUCT',
  key: 'one',
  name: 'One',
  description: '',
  type: 'TEXT',
  choices: [],
  required: false,
  minLength: null,
  maxLength: null,
  mask: null,
  minimum: null,
  maximum: null,
  shown: true,
  filterable: true,
  searchable: false,
  createdDate: day,
  updatedDate: day,
  deletedDate: null,
  ...own,
})
const choices = ['Oven', 'Table', 'Garden']
const ofType: Readonly<Record<CustomFieldType, fc.Arbitrary<string | boolean | string[]>>> = {
  TEXT: fc.string({ minLength: 1, maxLength: 100 }).map((text) => text.replace(/[\r\n]/g, 'x')),
  LONG_TEXT: fc.string({ minLength: 1 }),
  NUMBER: fc
    .tuple(fc.bigInt({ min: -999_999_999_999n, max: 999_999_999_999n }), fc.nat(999_999_999))
    .map(([whole, part]) => `${whole}.${part}`),
  BOOLEAN: fc.boolean(),
  DATE: fc
    .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  URL: fc.webUrl().filter((url) => url.length <= 500),
  CHOICE: fc.constantFrom(...choices),
  CHOICES: fc.shuffledSubarray(choices, { minLength: 1 }),
}
const typed = fc
  .constantFrom(...(Object.keys(ofType) as CustomFieldType[]))
  .chain((type) => ofType[type].map((value) => ({ type, value })))
const fieldOf = (type: CustomFieldType) =>
  field({ type, ...(type.startsWith('CHOICE') && { choices }) })
const anyValue = fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string()), fc.constant(null))

const save = (fields: readonly CustomField[], sent: object | null, before = {}) =>
  changesOfValues({ fields, before, sent: sent as never, path: 'p' })

describe('values that are saved', () => {
  test('are accepted by their type, and unchanged when they are saved again', () => {
    fc.assert(
      fc.property(typed, ({ type, value }) => {
        const fields = [fieldOf(type)]
        const first = save(fields, { one: value })
        expect(save(fields, first)).toEqual(first)
        expect(storableValues(fields, first as never)).toEqual(first)
      }),
    )
  })

  test('are stored or refused by name, whatever is sent', () => {
    const fields = (Object.keys(ofType) as CustomFieldType[]).map((type) => ({
      ...fieldOf(type),
      key: type.toLowerCase(),
    }))
    const keys = fields.map(({ key }) => key)
    const name = fc.oneof(fc.constantFrom(...keys), fc.string(), fc.constant('__proto__'))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, anyValue)), (entries) => {
        const sent = Object.fromEntries(entries)
        try {
          expect(Object.keys(save(fields, sent)).every((key) => keys.includes(key))).toBe(true)
        } catch (error) {
          if (!(error instanceof ValidationError)) throw error
          const paths = Object.keys(sent).map((key) => `p.${key}`)
          expect(error.violations.every(({ field: path }) => paths.includes(path))).toBe(true)
        }
      }),
    )
  })

  test('outside of limits that were set later remain while they are sent back unchanged', () => {
    const strict = [field({ maxLength: 2 })]
    expect(save(strict, { one: 'Clay' }, { one: 'Clay' })).toEqual({ one: 'Clay' })
    expect(() => save(strict, { one: 'Clays' }, { one: 'Clay' })).toThrow('at most 2 characters')
  })

  test('are all cleared by null', () => {
    expect(save([field(), field({ key: 'two' })], null, { one: 'x' })).toEqual({
      one: null,
      two: null,
    })
  })

  test.each([
    [{ minLength: 3 }, 'ab', 'must have at least 3 characters; it has 2'],
    [{ maxLength: 3 }, '🫖🫖🫖🫖', 'must have at most 3 characters; it has 4'],
    [{ mask: 'AB-##' }, 'AB-1', 'must have the form AB-##'],
    [{ type: 'NUMBER', minimum: '0.1' }, '0.09', 'must be 0.1 or more'],
    [{ type: 'NUMBER', maximum: '9' }, '10', 'must be 9 or less'],
    [{ type: 'DATE', minimum: '2026-01-31' }, '2026-01-30', 'must be 2026-01-31 or more'],
  ] as const)('beyond the limits %j are refused: %s', (own, value, sentence) => {
    expect(() => save([field(own)], { one: value })).toThrow(sentence)
  })

  test('are required when the field is required', () => {
    const fields = [field({ required: true })]
    expect(() => save(fields, {})).toThrow('p.one: is required (One)')
    expect(() => save(fields, { one: '' }, { one: 'x' })).toThrow('is required')
    expect(save(fields, {}, { one: 'x' })).toEqual({})
  })
})

describe('a mask', () => {
  test('accepts matching text, and nothing longer or shorter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (mask) => {
        const fit = [...mask].map((one) => ({ '#': '7', '@': 'é', '*': 'x' })[one] ?? one).join('')
        expect([fitsMask(fit, mask), fitsMask(`${fit}x`, mask)]).toEqual([true, false])
      }),
    )
  })
})

test('responses have only existing fields, and shoppers see those that are shown', () => {
  const fields = [field({ key: 'b', shown: false }), field({ key: 'a' })]
  const values = { a: 'x', b: 'y', gone: 'z' }
  expect(Object.entries(valuesInUse(fields, values))).toEqual([
    ['b', 'y'],
    ['a', 'x'],
  ])
  expect(shownValues(fields, values)).toEqual([{ key: 'a', name: 'One', type: 'TEXT', value: 'x' }])
})
