import { describe, expect, test } from 'vitest'
import {
  flagField,
  guidField,
  listField,
  momentField,
  numberField,
  sorted,
  textField,
} from './query-fields.ts'
import { readQuery } from './read-query.ts'

const fields = {
  id: guidField,
  name: { ...textField, ...sorted },
  price: numberField,
  at: momentField,
  visible: flagField,
  'options.*': listField('text'),
}
const filterOf = (filter: unknown) => readQuery(fields, { filter }).filter
const refusalOf = (filter: unknown) => {
  try {
    return filterOf(filter)
  } catch (error) {
    return (error as Error).message
  }
}

describe('readQuery', () => {
  test('returns values in their typed form', () => {
    expect(filterOf({ price: { $gt: 1e-7 } })).toMatchObject({ value: '0.0000001' })
    expect(filterOf({ price: '5.50' })).toMatchObject({ operator: '$eq', value: '5.50' })
    expect(filterOf({ at: { $lt: '2026-01-01T00:00:00Z' } })).toMatchObject({
      value: new Date('2026-01-01T00:00:00Z'),
    })
    expect(filterOf({ _id: { $in: ['ABC'] } })).toMatchObject({ field: 'id', value: ['abc'] })
    expect(filterOf({ 'options.Size': { $all: ['S'] } })).toMatchObject({ operator: '$hasAll' })
  })

  test('names a field that cannot be queried, and those that can', () => {
    expect(refusalOf({ colour: 'red' })).toContain('"colour" is not a field')
    expect(refusalOf({ price: { $startsWith: '1' } })).toContain('only with $eq')
    expect(refusalOf({ price: 'cheap' })).toContain('"price" is compared with a number')
    expect(refusalOf({ visible: 'maybe' })).toContain('true or false')
  })

  test('pages by offset from the start, 100 at a time', () => {
    expect(readQuery(fields, null)).toMatchObject({ limit: 100, offset: 0, sort: [] })
    expect(readQuery(fields, { cursorPaging: { limit: 7 } }).limit).toBe(7)
    expect(() => readQuery(fields, { cursorPaging: { cursor: 'x' } })).toThrow('paged by offset')
    expect(() => readQuery(fields, { paging: {}, cursorPaging: {} })).toThrow(
      'the other way to page',
    )
  })

  test('sorts by sortable fields, also under their published names', () => {
    const sort = [{ fieldName: 'name', order: 'DESC' }]
    expect(readQuery(fields, { sort }).sort).toEqual([{ field: 'name', descending: true }])
    expect(() => readQuery(fields, { sort: [{ fieldName: 'price' }] })).toThrow(
      '"price" is not a field that can be sorted by; these are: name',
    )
    expect(() => readQuery(fields, { sort: [{ fieldName: 'constructor' }] })).toThrow('sorted by')
  })

  test('accepts null as a value, also in a list, but not where a value is required', () => {
    expect(filterOf({ name: null })).toMatchObject({ operator: '$eq', value: null })
    expect(filterOf({ price: { $in: ['1', null] } })).toMatchObject({ value: ['1', null] })
    expect(refusalOf({ 'options.Size': { $hasAll: [null] } })).toContain('compared with text')
    expect(refusalOf({ price: { $gt: null } })).toContain('compared with a number')
  })

  test.each([
    [{ at: 'price 5' }, 'a moment such as'],
    [{ at: '2026-13-45' }, 'a moment such as'],
    [{ at: '2026-02-31' }, 'a moment such as'],
    [{ at: '2026-02-31T00:00:00.000Z' }, 'a moment such as'],
    [{ at: '2026-01-01T24:00:01Z' }, 'a moment such as'],
    [{ _id: { $in: 'abc' } }, '$in on "id" takes a list'],
    [{ price: { $nin: 5 } }, '$nin on "price" takes a list'],
    [{ 'options.Size': { $hasAll: 'S' } }, '$hasAll on "options.Size" takes a list'],
    [{ 'options.Size': { $any: 'S' } }, '$hasSome on "options.Size" takes a list'],
    [{ at: 8.64e15 }, 'a moment such as'],
    [{ price: 'NaN' }, 'a number'],
    [{ price: { $lt: '1e5' } }, 'a number'],
    [{ name: 'null\u0000' }, 'compared with text'],
    [{ name: { $contains: '\ud800' } }, 'compared with text'],
    [{ 'options.\u0000': 'S' }, 'not a field'],
    [{ name: ['a', 'b'] }, 'for one of several values use $in'],
    [{ options: 'S' }, 'options.<name>'],
    [{ 'options.': 'S' }, 'not a field'],
  ])('refuses %j', (filter, reason) => {
    expect(refusalOf(filter)).toContain(reason)
  })
})
