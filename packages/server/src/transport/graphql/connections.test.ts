import { operation, PagingMetadata, POST, Query, Type } from '@vitrine/contract/kit'
import { describe, expect, test } from 'vitest'
import { argumentOf, type PagedList, pagedOf, toConnection, toPagedInput } from './connections.ts'

const list = operation({
  route: POST('/query'),
  permission: 'anyone',
  summary: 'A list',
  request: Type.Object({ query: Type.Optional(Query()) }),
  response: Type.Object({ items: Type.Array(Type.String()), metadata: PagingMetadata }),
})
const paged = pagedOf(list) as PagedList

describe('a paged list', () => {
  test('is an operation with items and paging in its response', () => {
    expect(paged).toEqual({
      items: 'items',
      metadata: 'metadata',
      holder: 'query',
      style: 'cursor',
      takesOffset: true,
    })
    expect(pagedOf({ ...list, writes: true })).toBeUndefined()
    expect(pagedOf({ ...list, request: Type.Object({}) })).toBeUndefined()
  })

  test('is paged by cursor, which contains filter and sort', () => {
    const query = { filter: { a: 1 }, sort: [] }
    expect(toPagedInput(paged, { query, first: 5 })).toEqual({
      query: { ...query, cursorPaging: { limit: 5 } },
    })
    expect(toPagedInput(paged, { query, first: 5, after: 'sealed' })).toEqual({
      query: { cursorPaging: { limit: 5, cursor: 'sealed' } },
    })
  })

  test('continues by offset when it started by offset', () => {
    const reply = { items: ['a', 'b'], metadata: { count: 2, offset: 2, total: 7 } }
    const page = toConnection(paged, { first: 2 }, reply)
    const { startCursor, endCursor } = page.pageInfo as Record<string, string>
    const query = { filter: { a: 1 }, paging: { limit: 2, offset: 2 } }
    expect(toPagedInput(paged, { query, after: endCursor })).toEqual({
      query: { ...query, paging: { limit: 2, offset: 4 } },
    })
    expect(toPagedInput(paged, { query, before: startCursor })).toEqual({
      query: { ...query, paging: { limit: 2, offset: 0 } },
    })
    const last = toConnection(paged, {}, { ...reply, metadata: { count: 2, offset: 5, total: 7 } })
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, endCursor: null })
  })

  test('names the fields of paging like its arguments', () => {
    expect(argumentOf(paged, 'query.cursorPaging.limit')).toBe('first')
    expect(argumentOf(paged, 'query.cursorPaging.cursor')).toBe('after')
    expect(argumentOf(paged, 'query.filter')).toBe('query.filter')
    expect(argumentOf(undefined, 'limit')).toBe('limit')
  })
})
