import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Column, type Filter, filterToSql } from './query-to-sql.ts'

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
  number: { type: 'bigint', value: sql`p.number` },
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
    expect(text).toBe(
      '(p.name = $1::text AND p.name COLLATE "default" ILIKE $2 AND p.price >= $3::numeric)',
    )
    expect(parameters).toEqual([evil, '%50\\%\\_\\\\%', '5'])
  })

  test('negates with IS NOT TRUE, so that null differs from every value', () => {
    expect(compile(is('name', '$ne', 'a')).sql).toBe('(p.name = $1::text) IS NOT TRUE')
  })

  test('treats null, and the empty text, as a field without a value', () => {
    const empty = "(p.name <> '') IS NOT TRUE"
    expect(compile(is('name', '$eq', null)).sql).toBe(empty)
    expect(compile(is('name', '$eq', '')).sql).toBe(empty)
    expect(compile(is('name', '$isEmpty', true)).sql).toBe(`(p.name <> '') IS NOT TRUE`)
    expect(compile(is('name', '$in', ['a', null])).sql).toBe(`(p.name = $1::text OR ${empty})`)
    expect(compile(is('price', '$ne', null)).sql).toBe(
      '((p.price IS NOT NULL) IS NOT TRUE) IS NOT TRUE',
    )
  })

  test('excludes fields without a value from comparisons', () => {
    expect(compile(is('name', '$lt', 'b')).sql).toBe("(p.name < $1::text AND p.name <> '')")
    expect(compile(is('name', '$contains', '')).sql).toBe(
      `(p.name COLLATE "default" ILIKE $1 AND p.name <> '')`,
    )
  })

  test('compares whole numbers in their type, so that their index is used', () => {
    expect(compile(is('number', '$gt', '17')).sql).toBe('p.number > $1::bigint')
    expect(compile(is('number', '$in', ['1', '2'])).sql).toBe('p.number = ANY($1::bigint[])')
    expect(compile(is('number', '$lt', '1.5')).sql).toBe('p.number < $1::numeric')
    expect(compile(is('number', '$eq', '9'.repeat(20))).sql).toBe('p.number = $1::numeric')
  })

  test('tests lists for some value, and each value for all', () => {
    expect(compile(is('tags', '$hasSome', ['a', 'b'])).sql).toBe(
      'EXISTS (SELECT FROM t WHERE t.tag = ANY($1::text[]))',
    )
    expect(compile(is('tags', '$hasAll', ['a', 'b'])).sql).toBe(
      '(EXISTS (SELECT FROM t WHERE t.tag = $1::text) AND EXISTS (SELECT FROM t WHERE t.tag = $2::text))',
    )
  })

  test('never sends an invalid id to PostgreSQL', () => {
    expect(compile(is('id', '$eq', 'nonsense'))).toMatchObject({ sql: 'FALSE', parameters: [] })
  })

  test('an empty AND is true, an empty OR is false', () => {
    expect(compile({ kind: 'and', parts: [] }).sql).toBe('TRUE')
    expect(compile({ kind: 'not', part: { kind: 'or', parts: [] } }).sql).toBe(
      '(FALSE) IS NOT TRUE',
    )
  })
})
