import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { describe, expect, test } from 'vitest'
import { countToSql, type KeysetCursor, type Page, pageToSql } from './page-to-sql.ts'
import type { Column } from './query-to-sql.ts'
import { toResultPage } from './result-page.ts'

const db = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const columns: Record<string, Column> = {
  number: { type: 'bigint', value: sql`n`, required: true },
  price: { type: 'numeric', value: sql`price`, required: true },
  stock: { type: 'bigint', value: sql`stock` },
}
const by = (field: string, descending = false) => ({ field, descending })
const walk = (place: KeysetCursor['place'], more: Partial<KeysetCursor> = {}): KeysetCursor => ({
  backwards: false,
  inclusive: false,
  ...(place && { place }),
  ...more,
})
const partsOf = (page: Partial<Page>) =>
  pageToSql({ sort: [], limit: 10, offset: 0, ...page }, (field) => columns[field], ['number'])
const orderOf = (page: Partial<Page>) => partsOf(page).order.compile(db).sql
const beyond = (page: Partial<Page>) => partsOf(page).beyond.compile(db)

describe('an order', () => {
  test('is made total by the unique field, in the direction of the last key', () => {
    expect(orderOf({})).toBe('n')
    expect(orderOf({ sort: [by('price')] })).toBe('price, n')
    expect(orderOf({ sort: [by('stock'), by('price', true)] })).toBe('stock, price DESC, n DESC')
  })

  test('ends at a unique field, and has each field once', () => {
    expect(orderOf({ sort: [by('number', true), by('price')] })).toBe('n DESC')
    expect(orderOf({ sort: [by('price'), by('price', true)] })).toBe('price, n DESC')
  })

  test('is reversed for paging backwards', () => {
    expect(orderOf({ sort: [by('price')], walk: walk(undefined, { backwards: true }) })).toBe(
      'price DESC, n DESC',
    )
  })
})

describe('rows after a position', () => {
  test('are all rows without one', () => {
    expect(beyond({ walk: walk(undefined) }).sql).toBe('TRUE')
  })

  test('are found by one comparison of all keys in the same direction', () => {
    const query = beyond({ sort: [by('price')], walk: walk(['1.5', '7']) })
    expect(query.sql).toBe('(price, n) > ($1::numeric, $2::bigint)')
    expect(query.parameters).toEqual(['1.5', '7'])
    const back = { walk: walk(['7'], { backwards: true, inclusive: true }) }
    expect(beyond(back).sql).toBe('(n) <= ($1::bigint)')
  })

  test('can have no value, which counts as the largest', () => {
    const sort = [by('stock')]
    expect(beyond({ sort, walk: walk(['3', '7']) }).sql).toBe(
      '((stock > $1::bigint OR stock IS NULL) OR (stock = $2::bigint AND (n > $3::bigint OR (n = $4::bigint AND FALSE))))',
    )
    expect(beyond({ sort, walk: walk([null, '7']) }).sql).toMatch(/^\(FALSE OR \(stock IS NULL AND/)
    expect(beyond({ sort, walk: walk([null, '7'], { backwards: true }) }).sql).toMatch(
      /^\(stock IS NOT NULL OR/,
    )
  })
})

test('the next page reads one more row and does not count again', () => {
  const slice = (page: Partial<Page>) => partsOf(page).slice.compile(db).parameters
  expect(slice({ offset: 30 })).toEqual([10, 30])
  expect(slice({ walk: walk(['7']) })).toEqual([11, 0])
  const page = { sort: [], limit: 10, offset: 0 }
  const list = sql`list`
  expect(countToSql(page, list).compile(db).sql).toBe('SELECT count(*) AS total FROM list')
  expect(countToSql({ ...page, walk: walk(['7'], { total: 4 }) }, list).compile(db)).toMatchObject({
    sql: 'SELECT $1::bigint AS total',
    parameters: [4],
  })
})

describe('a found page', () => {
  const row = (id: number) => ({ total: 9, rank: id, place: [String(id)], id })
  const idOf = ({ id }: { id: number }) => id

  test('has no items but a total when its only row is empty', () => {
    const rows = [{ total: 9, rank: null, place: null, id: 0 }]
    expect(toResultPage(rows, { limit: 2, walk: undefined }, idOf)).toEqual({ items: [], total: 9 })
  })

  test('has its end and whether there are more in that direction', () => {
    const rows = [row(3), row(2), row(1)]
    const back = walk(['4'], { backwards: true })
    expect(toResultPage(rows, { limit: 2, walk: back }, idOf)).toEqual({
      items: [2, 3],
      total: 9,
      hasMore: true,
      edges: { first: ['2'], last: ['3'] },
    })
  })
})
