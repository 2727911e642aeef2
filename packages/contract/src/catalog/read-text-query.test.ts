import { describe, expect, test } from 'vitest'
import { readTextQuery } from './read-text-query.ts'

describe('a query whose filter and sort are JSON in text', () => {
  test('is read like the same query as JSON', () => {
    expect(readTextQuery({ filter: '{"price":{"$lt":5}}', sort: '[{"price":"desc"}]' })).toEqual({
      filter: { price: { $lt: 5 } },
      sort: [{ fieldName: 'price', order: 'DESC' }],
    })
  })

  test('accepts plain JSON too, and every form of a sort', () => {
    const filter = { price: 5 }
    expect(readTextQuery({ filter, sort: { price: 'asc', name: 'DESC' } })).toEqual({
      filter,
      sort: [
        { fieldName: 'price', order: 'ASC' },
        { fieldName: 'name', order: 'DESC' },
      ],
    })
    expect(readTextQuery({ sort: [{ fieldName: 'name' }] }).sort).toEqual([
      { fieldName: 'name', order: 'ASC' },
    ])
  })

  test('that is empty selects everything', () => {
    for (const query of [null, undefined, {}, { filter: '', sort: ' ' }, { filter: 'null' }]) {
      expect(readTextQuery(query)).toEqual({ filter: undefined, sort: [] })
    }
  })

  test.each([
    [{ filter: '{"price":' }, 'query.filter must be JSON'],
    [{ sort: 'price' }, 'query.sort must be JSON'],
    [{ sort: '[{"price":"up"}]' }, 'each field asc or desc'],
    [{ sort: '["price"]' }, 'each field asc or desc'],
    [{ sort: [{ fieldName: 5 }] }, 'each field asc or desc'],
    [{ sort: Array.from({ length: 11 }, () => ({ price: 'asc' })) }, 'takes 10 fields'],
  ])('that is invalid is refused: %j', (query, reason) => {
    expect(() => readTextQuery(query)).toThrow(reason)
  })
})
