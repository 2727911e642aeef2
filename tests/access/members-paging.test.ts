import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFiveMembers, askRaw, oldestFirst } from './five-members.ts'

let shop: TestServer
let ids: string[]
let letters: Awaited<ReturnType<typeof addFiveMembers>>['letters']
const merchant = () => shop.people.merchant().api.members

beforeAll(async () => {
  shop = await startTestServer()
  ;({ ids, letters } = await addFiveMembers(shop))
})
afterAll(() => shop.close())

describe('paging by offset', () => {
  test('returns 50 of a list and 100 of a query by default, and always a total', async () => {
    const page = await merchant().queryMembers({ query: { paging: { limit: 2, offset: 4 } } })
    expect(page.metadata).toEqual({
      count: 1,
      offset: 4,
      total: 5,
      tooManyToCount: false,
      hasNext: false,
    })
    expect(page).not.toHaveProperty('cursorPagingMetadata')
    const none = await merchant().queryMembers({ query: { paging: { limit: 0 } } })
    expect([none.members.length, none.metadata.total, none.metadata.hasNext]).toEqual([0, 5, true])
  })

  test.each([
    ['', 'paging', 1001, 'paging.limit', 1000],
    ['/query', 'query', 101, 'query.paging.limit', 100],
  ])('beyond the limit of %s names the field', async (path, _name, limit, field, threshold) => {
    const packed = Buffer.from(JSON.stringify({ paging: { limit } })).toString('base64url')
    const { status, body } =
      path === ''
        ? await askRaw(shop, `?.r=${packed}`)
        : await askRaw(shop, path, {
            method: 'POST',
            body: JSON.stringify({ query: { paging: { limit } } }),
          })
    expect(status).toBe(400)
    expect(body.details.validationError.fieldViolations).toEqual([
      expect.objectContaining({ field, violatedRule: 'MAX', data: { threshold } }),
    ])
  })

  test('takes a list in the address dotted, packed, or with a repeated key', async () => {
    const dotted = await askRaw(
      shop,
      '?paging.limit=2&paging.offset=1&fieldsets=FULL&sorting.fieldName=createdDate&sorting.order=ASC',
    )
    expect([dotted.status, letters(dotted.body.members)]).toEqual([200, 'bc'])
    expect(dotted.body.members[0].loginEmail).toBe('bea@example.com')
    const sent = { paging: { limit: 1000 }, fieldsets: ['EXTENDED'] }
    const packed = await askRaw(
      shop,
      `?.r=${Buffer.from(JSON.stringify(sent)).toString('base64url')}`,
    )
    expect([packed.status, packed.body.members.length]).toEqual([200, 5])
    expect(packed.body.members[0]).not.toHaveProperty('contact')
    const repeated = await askRaw(shop, '?fieldsets=PUBLIC&fieldsets=FULL')
    expect(repeated.body.members[0]).toHaveProperty('contact')
  })

  test('ends at 10,000 for visitors and members, not for merchants', async () => {
    const far = { paging: { limit: 10, offset: 10_001 } }
    const { api } = shop.people.visitor()
    await expect(api.members.listMembers(far)).rejects.toMatchObject({
      status: 400,
      violations: [expect.objectContaining({ field: 'paging.offset', violatedRule: 'MAX' })],
    })
    await expect(api.members.queryMembers({ query: far })).rejects.toMatchObject({
      violations: [expect.objectContaining({ field: 'query.paging.offset' })],
    })
    expect((await merchant().queryMembers({ query: far })).metadata.total).toBe(5)
  })
})

describe('paging by cursor', () => {
  const walk = async (query: object, limit: number) => {
    const pages: string[] = []
    let cursor: string | undefined
    let prev: string | undefined
    do {
      const page = await merchant().queryMembers({
        query: cursor ? { cursorPaging: { cursor, limit } } : { ...query, cursorPaging: { limit } },
      })
      pages.push(letters(page.members))
      expect(page.cursorPagingMetadata?.count).toBe(page.members.length)
      expect(page.cursorPagingMetadata?.hasNext).toBe(
        Boolean(page.cursorPagingMetadata?.cursors.next),
      )
      cursor = page.cursorPagingMetadata?.cursors.next
      prev = page.cursorPagingMetadata?.cursors.prev
    } while (cursor)
    return { pages, prev }
  }

  test.each([
    [{}, ['ed', 'cb', 'a']],
    [oldestFirst, ['ab', 'cd', 'e']],
    [
      { sort: [{ fieldName: 'lastLoginDate', order: 'DESC' }, ...oldestFirst.sort] },
      ['ab', 'cd', 'e'],
    ],
    [{ sort: [{ fieldName: 'profile.nickname', order: 'ASC' }] }, ['ea', 'bc', 'd']],
    [{ sort: [{ fieldName: 'privacyStatus' }] }, undefined],
    [{ filter: { privacyStatus: 'PRIVATE' }, ...oldestFirst }, ['ac', 'e']],
  ])('walks through all of %j', async (query, expected) => {
    if (!expected) return expect(walk(query, 2)).rejects.toMatchObject({ status: 400 })
    const { pages, prev } = await walk(query, 2)
    expect(pages).toEqual(expected)
    const back = await merchant().queryMembers({
      query: { cursorPaging: { cursor: prev, limit: 2 } },
    })
    expect(letters(back.members)).toBe(expected.at(-2))
    expect(back.cursorPagingMetadata?.hasNext).toBe(true)
  })

  test('neither repeats nor skips when somebody joins between two pages', async () => {
    const first = await merchant().queryMembers({ query: { cursorPaging: { limit: 2 } } })
    const { member } = await merchant().createMember({ member: { loginEmail: 'late@example.com' } })
    const cursor = first.cursorPagingMetadata?.cursors.next
    const second = await merchant().queryMembers({ query: { cursorPaging: { cursor, limit: 3 } } })
    expect(letters(first.members) + letters(second.members)).toBe('edcba')
    expect(second.metadata).toMatchObject({ total: 5, offset: 2 })
    await merchant().deleteMember({ id: member.id })
  })

  test('counts once, then reads each page with one statement', async () => {
    const api = merchant()
    const first = await api.queryMembers({ query: { cursorPaging: { limit: 2 } } })
    const cursor = first.cursorPagingMetadata?.cursors.next
    const { statements } = await shop.countStatements(() =>
      api.queryMembers({ query: { cursorPaging: { cursor } } }),
    )
    expect(statements.filter((text) => text.includes('"members"'))).toHaveLength(1)
  })

  test('accepts only cursors of its own list', async () => {
    const forged = (cursor: unknown) => Buffer.from(JSON.stringify(cursor)).toString('base64url')
    const place = { keys: ['x'], id: ids[0] }
    const rest = { backwards: false, total: 5, offset: 0 }
    const cursors = [
      'nonsense',
      forged({}),
      forged({ ...rest, place: { ...place, id: 'x' } }),
      forged({ ...rest, place }),
      forged({ ...rest, place: { ...place, keys: [] } }),
      forged({ ...rest, place: { ...place, keys: ['2026-02-30 12:00:00+99'] } }),
      forged({ ...rest, place, search: { expression: 7 } }),
      forged({ ...rest, place, sort: [null] }),
    ]
    for (const cursor of cursors) {
      const asked = merchant().queryMembers({ query: { cursorPaging: { cursor } } })
      await expect(asked).rejects.toMatchObject({
        status: 400,
        violations: [expect.objectContaining({ field: 'query.cursorPaging.cursor' })],
      })
    }
    const both = { paging: { limit: 1 }, cursorPaging: { limit: 1 } }
    await expect(merchant().queryMembers({ query: both })).rejects.toMatchObject({
      violations: [expect.objectContaining({ violatedRule: 'ONE_OF_ALIGNMENT' })],
    })
  })
})
