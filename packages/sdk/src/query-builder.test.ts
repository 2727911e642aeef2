import { parseFilter } from '@vitrine/contract/kit'
import { expect, test } from 'vitest'
import { query } from './query-builder.ts'
import type { WireQuery } from './query-types.ts'

/** A list that answers offset queries the way the server does, and remembers them. */
function listOf(total: number, metadata: object = { total }) {
  const asked: WireQuery[] = []
  const send = async (wire: WireQuery) => {
    asked.push(wire)
    const { limit, offset } = wire.paging ?? { limit: 0, offset: 0 }
    const count = Math.max(0, Math.min(limit, total - offset))
    const products = Array.from({ length: count }, (_, index) => ({ number: offset + index }))
    return { products, metadata: { count, offset, ...metadata } as { total?: number } }
  }
  return { asked, send }
}
const empty = () => query(listOf(0).send)

test('without conditions it queries the first fifty of everything', () => {
  expect(empty().build()).toEqual({ paging: { limit: 50, offset: 0 } })
})

test('one condition is used directly, several are joined', () => {
  const one = empty().eq('name', 'Jar')
  expect(one.build().filter).toEqual({ name: 'Jar' })
  expect(one.gt('price', '5').build().filter).toEqual({
    $and: [{ name: 'Jar' }, { price: { $gt: '5' } }],
  })
})

test('every operator is one of the contract', () => {
  const all = empty()
    .eq('a', null)
    .ne('a', 1)
    .ge('a', 1)
    .gt('a', 1)
    .le('a', 1)
    .lt('a', 1)
    .in('a', [1])
    .hasSome('a', [1])
    .hasAll('a', [1])
    .startsWith('a', 'x')
    .endsWith('a', 'x')
    .contains('a', 'x')
    .exists('a')
    .isEmpty('a')
    .isNotEmpty('a')
  const tree = parseFilter(all.build().filter)
  expect(
    tree.kind === 'and' && tree.parts.map((part) => part.kind === 'test' && part.operator),
  ).toEqual([
    '$eq',
    '$ne',
    '$gte',
    '$gt',
    '$lte',
    '$lt',
    '$in',
    '$hasSome',
    '$hasAll',
    '$startsWith',
    '$endsWith',
    '$contains',
    '$exists',
    '$eq',
    '$ne',
  ])
})

test('between includes its lower end and excludes its upper one', () => {
  expect(empty().between('price', '5', '10').build().filter).toEqual({
    price: { $gte: '5', $lt: '10' },
  })
})

test('values of a list can be arguments or an array', () => {
  const filter = { ids: { $hasSome: ['a', 'b'] } }
  expect(empty().hasSome('ids', 'a', 'b').build().filter).toEqual(filter)
  expect(empty().hasSome('ids', ['a', 'b']).build().filter).toEqual(filter)
  expect(empty().hasAll('ids', ['a']).build().filter).toEqual({ ids: { $hasAll: ['a'] } })
})

test('conditions combine with and, or, not', () => {
  const cheap = empty().lt('price', '5')
  const jar = empty().eq('name', 'Jar')
  expect(jar.or(cheap).build().filter).toEqual({
    $or: [{ name: 'Jar' }, { price: { $lt: '5' } }],
  })
  expect(jar.and(cheap).build().filter).toEqual({
    $and: [{ name: 'Jar' }, { price: { $lt: '5' } }],
  })
  expect(jar.not(cheap).build().filter).toEqual({
    $and: [{ name: 'Jar' }, { $not: { price: { $lt: '5' } } }],
  })
})

test('a step does not change the builder before it', () => {
  const start = empty().eq('name', 'Jar')
  start.eq('brand', 'x').ascending('price').limit(5)
  expect(start.build()).toEqual({ filter: { name: 'Jar' }, paging: { limit: 50, offset: 0 } })
})

test('sorting keeps the order of its fields', () => {
  expect(empty().descending('price', 'name').ascending('id').build().sort).toEqual([
    { fieldName: 'price', order: 'DESC' },
    { fieldName: 'name', order: 'DESC' },
    { fieldName: 'id', order: 'ASC' },
  ])
})

test('pages go forward to the last and back, with filter and sort', async () => {
  const { asked, send } = listOf(45)
  const first = await query(send).eq('visible', true).ascending('name').limit(20).find()
  expect(first).toMatchObject({ length: 20, totalCount: 45, totalPages: 3, currentPage: 0 })
  expect([first.hasPrev(), first.hasNext()]).toEqual([false, true])
  const last = await (await first.next()).next()
  expect(last.items.map(({ number }) => number)).toEqual([40, 41, 42, 43, 44])
  expect([last.currentPage, last.hasPrev(), last.hasNext()]).toEqual([2, true, false])
  expect((await last.prev()).items[0]).toEqual({ number: 20 })
  expect(asked.map(({ paging }) => paging?.offset)).toEqual([0, 20, 40, 20])
  expect(asked[3]).toMatchObject({ filter: { visible: true }, sort: [{ fieldName: 'name' }] })
})

test('skip sets the start; going back stops at the first item', async () => {
  const page = await query(listOf(45).send).skip(5).limit(20).find()
  expect(page.items[0]).toEqual({ number: 5 })
  expect(page.currentPage).toBeUndefined()
  expect((await page.prev()).items[0]).toEqual({ number: 0 })
  expect((await query(listOf(45).send).skipTo(40).find()).length).toBe(5)
})

test('when there are too many to count, a full page has a next one', async () => {
  const page = await query(listOf(100, { total: 1, tooManyToCount: true }).send)
    .limit(10)
    .find()
  expect([page.totalCount, page.totalPages, page.hasNext()]).toEqual([undefined, undefined, true])
})

test('a list with cursors is paged by them alone', async () => {
  const asked: WireQuery[] = []
  const pages: Record<string, { next?: string; prev?: string }> = {
    '': { next: 'c1' },
    c1: { next: 'c2', prev: 'c0' },
    c2: { prev: 'c1' },
  }
  const send = async (wire: WireQuery) => {
    asked.push(wire)
    const cursor = wire.cursorPaging?.cursor ?? ''
    return { members: [{ cursor }], pagingMetadata: { count: 1, cursors: pages[cursor] ?? {} } }
  }
  const first = await query(send).eq('status', 'APPROVED').skipTo('').limit(1).find()
  expect([first.hasPrev(), first.hasNext(), first.cursors]).toEqual([false, true, { next: 'c1' }])
  const last = await (await first.next()).next()
  expect([last.items, last.hasNext(), last.currentPage]).toEqual([
    [{ cursor: 'c2' }],
    false,
    undefined,
  ])
  expect((await last.next()).items).toEqual([])
  expect((await last.prev()).items).toEqual([{ cursor: 'c1' }])
  expect(asked[0]).toEqual({ filter: { status: 'APPROVED' }, cursorPaging: { limit: 1 } })
  expect(asked[1]).toEqual({ cursorPaging: { limit: 1, cursor: 'c1' } })
})

test('a page has its query', async () => {
  const page = await query(listOf(3).send).ascending('name').limit(2).find()
  expect(page.query.build().sort).toEqual([{ fieldName: 'name', order: 'ASC' }])
})
