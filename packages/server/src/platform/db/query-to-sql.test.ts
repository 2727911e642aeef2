import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Column, type Filter, filterToSql, sortToSql } from './query-to-sql.ts'

const db = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const columns: Record<string, Column> = {
  id: { type: 'uuid', value: sql`p.id` },
  name: { type: 'text', value: sql`p.name` },
  price: { type: 'numeric', value: sql`p.price` },
  tags: {
    type: 'text',
    value: sql`t.tag`,
    some: (test) => sql`EXISTS (SELECT FROM t WHERE ${test})`,
  },
}
const column = (field: string) => columns[field]
const compile = (filter: Filter) => filterToSql(filter, column).compile(db)
const is = (field: string, operator: string, value: unknown): Filter => ({
  kind: 'test',
  field,
  operator,
  value,
})

describe('filterToSql', () => {
  test('puts every value into a parameter', () => {
    const evil = `'; DROP TABLE products; --`
    const { sql: text, parameters } = compile({
      kind: 'and',
      parts: [is('name', '$eq', evil), is('name', '$contains', '50%_\\'), is('price', '$gte', '5')],
    })
    expect(text).toBe('(p.name = $1::text AND p.name ILIKE $2 AND p.price >= $3::numeric)')
    expect(parameters).toEqual([evil, '%50\\%\\_\\\\%', '5'])
  })

  test('denies with IS NOT TRUE, so that empty values are unlike every other', () => {
    expect(compile(is('name', '$ne', 'a')).sql).toBe('(p.name = $1::text) IS NOT TRUE')
    expect(compile(is('name', '$eq', null)).sql).toBe('(p.name IS NOT NULL) IS NOT TRUE')
  })

  test('asks lists whether some value fits, and each value for all', () => {
    expect(compile(is('tags', '$hasSome', ['a', 'b'])).sql).toBe(
      'EXISTS (SELECT FROM t WHERE t.tag = ANY($1::text[]))',
    )
    expect(compile(is('tags', '$hasAll', ['a', 'b'])).sql).toBe(
      '(EXISTS (SELECT FROM t WHERE t.tag = $1::text) AND EXISTS (SELECT FROM t WHERE t.tag = $2::text))',
    )
  })

  test('never hands PostgreSQL an id that it cannot read', () => {
    expect(compile(is('id', '$eq', 'nonsense'))).toMatchObject({ sql: 'FALSE', parameters: [] })
  })

  test('an empty AND is true, an empty OR is false', () => {
    expect(compile({ kind: 'and', parts: [] }).sql).toBe('TRUE')
    expect(compile({ kind: 'not', part: { kind: 'or', parts: [] } }).sql).toBe(
      '(FALSE) IS NOT TRUE',
    )
  })
})

test('sortToSql ends with what makes the order total', () => {
  const order = sortToSql([{ field: 'price', descending: true }], column, sql`p.id`)
  expect(order.compile(db).sql).toBe('p.price DESC, p.id')
})
