import { describe, expect, test } from 'vitest'
import { parseFilter } from './filter.ts'

describe('a filter', () => {
  test('of a plain value means equality', () => {
    expect(parseFilter({ name: 'Jar' })).toEqual({
      kind: 'test',
      field: 'name',
      operator: '$eq',
      value: 'Jar',
    })
  })

  test('with several keys and several operators means all of them', () => {
    expect(parseFilter({ a: 1, b: { $gt: 1, $lt: 3 } })).toMatchObject({
      kind: 'and',
      parts: [{ field: 'a' }, { kind: 'and', parts: [{ operator: '$gt' }, { operator: '$lt' }] }],
    })
  })

  test('understands the spellings of the public documents', () => {
    expect(parseFilter({ name: { $begins: 'J' } })).toMatchObject({ operator: '$startsWith' })
    expect(parseFilter({ 'thing._id': { $any: ['x'] } })).toMatchObject({
      field: 'thing.id',
      operator: '$hasSome',
    })
  })

  test('can have a field with the name of an object method', () => {
    expect(parseFilter({ toString: 'x' })).toMatchObject({ field: 'toString', operator: '$eq' })
    expect(() => parseFilter({ name: { constructor: 1 } })).toThrow(/"name"/)
  })

  test('that is empty selects everything', () => {
    expect(parseFilter(undefined)).toEqual({ kind: 'and', parts: [] })
    expect(parseFilter(null)).toEqual({ kind: 'and', parts: [] })
  })

  test.each([
    [{ name: { $near: 1 } }, /"name"/],
    [{ $xor: [] }, /\$xor/],
    [{ $or: { a: 1 } }, /list/],
    ['name', /object/],
    [{ name: {} }, /"name"/],
  ])('that is invalid is refused with the reason: %j', (filter, reason) => {
    expect(() => parseFilter(filter)).toThrow(reason)
  })

  test('with endless nesting is refused', () => {
    let filter: unknown = { a: 1 }
    for (let depth = 0; depth < 50; depth += 1) filter = { $not: filter }
    expect(() => parseFilter(filter)).toThrow(/20 levels/)
    expect(() => parseFilter({ a: filter })).toThrow(/20 levels/)
  })

  test.each([
    ['tests', { $or: Array.from({ length: 501 }, () => ({ a: 1 })) }, /500 tests/],
    ['empty groups', { $and: Array.from({ length: 501 }, () => ({})) }, /500 tests/],
    ['operators', { a: { $hasAll: Array.from({ length: 501 }, String) } }, /500 tests/],
    ['values', { a: { $in: Array.from({ length: 1001 }, String) } }, /"a" takes 1000 values/],
  ])('with too many %s is refused', (_, filter, reason) => {
    expect(() => parseFilter(filter)).toThrow(reason)
  })

  test('of the maximum size is accepted', () => {
    expect(parseFilter({ a: { $in: Array.from({ length: 1000 }, String) } })).toBeDefined()
    expect(parseFilter({ $or: Array.from({ length: 500 }, () => ({ a: 1 })) })).toBeDefined()
  })

  test('with an unknown operator is refused with the known ones', () => {
    expect(() => parseFilter({ a: { $near: 1 } })).toThrow(/these are: \$eq, .*\$isEmpty/)
    expect(() => parseFilter({ $xor: [] })).toThrow(/these do: \$and, \$or, \$not/)
  })
})
