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

  test('may name a field as objects name their methods', () => {
    expect(parseFilter({ toString: 'x' })).toMatchObject({ field: 'toString', operator: '$eq' })
    expect(() => parseFilter({ name: { constructor: 1 } })).toThrow(/"name"/)
  })

  test('of nothing means everything', () => {
    expect(parseFilter(undefined)).toEqual({ kind: 'and', parts: [] })
    expect(parseFilter(null)).toEqual({ kind: 'and', parts: [] })
  })

  test.each([
    [{ name: { $near: 1 } }, /"name"/],
    [{ $xor: [] }, /\$xor/],
    [{ $or: { a: 1 } }, /list/],
    ['name', /object/],
    [{ name: {} }, /"name"/],
  ])('that cannot be read says why: %j', (filter, reason) => {
    expect(() => parseFilter(filter)).toThrow(reason)
  })

  test('nested without end is refused', () => {
    let filter: unknown = { a: 1 }
    for (let depth = 0; depth < 50; depth += 1) filter = { $not: filter }
    expect(() => parseFilter(filter)).toThrow(/20 levels/)
  })
})
