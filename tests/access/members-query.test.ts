import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
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

const found = async (filter: unknown, search?: object) => {
  const input = { query: { filter, ...oldestFirst }, ...(search ? { search } : {}) }
  return letters((await merchant().queryMembers(input)).members)
}

describe('a filter', () => {
  test.each<[string, unknown, string]>([
    ['an empty one', {}, 'abcde'],
    [
      'equality without regard to the case of an address',
      { loginEmail: 'ADA.ONE@example.com' },
      'a',
    ],
    ['$eq', { 'profile.nickname': { $eq: 'bea' } }, 'b'],
    ['$eq of nothing', { 'profile.nickname': null }, 'e'],
    ['$ne', { 'profile.nickname': { $ne: 'bea' } }, 'acde'],
    ['$in', { 'contact.firstName': { $in: ['Ada', 'Dan', 'Nobody'] } }, 'ad'],
    ['$hasSome', { 'contact.firstName': { $hasSome: ['Bea'] } }, 'b'],
    ['$hasAll', { 'contact.firstName': { $hasAll: ['Bea', 'Dan'] } }, ''],
    ['$exists', { 'contact.lastName': { $exists: true } }, 'ac'],
    ['$exists: false', { 'contact.lastName': { $exists: false } }, 'bde'],
    ['$startsWith without regard to case', { 'profile.nickname': { $startsWith: 'BE' } }, 'b'],
    ['$endsWith', { loginEmail: { $endsWith: '@OTHER.example' } }, 'de'],
    ['$contains', { 'profile.title': { $contains: 'uee' } }, 'e'],
    ['$contains beyond the Latin letters', { 'contact.lastName': { $contains: 'ري' } }, 'c'],
    ['$contains of an emoji', { 'profile.nickname': { $contains: '👩‍🚀' } }, 'c'],
    ['$contains of capital umlauts', { 'contact.firstName': { $contains: 'öM' } }, 'c'],
    ['letters that are not composed', { 'profile.nickname': 'Zoe\u0308' }, 'd'],
    ['$gte and $lt on text', { 'contact.firstName': { $gte: 'Bea', $lt: 'Dao' } }, 'bd'],
    ['$and of the builder', { $and: [{ privacyStatus: 'PUBLIC' }, { status: 'APPROVED' }] }, 'bd'],
    ['$or', { $or: [{ 'contact.firstName': 'Ada' }, { 'profile.title': 'Queen' }] }, 'ae'],
    ['$not', { $not: { privacyStatus: 'PUBLIC' } }, 'ace'],
    ['$not over a list', { $not: [{ 'contact.firstName': 'Ada' }] }, 'bcde'],
    ['an id that is none', { id: 'nobody' }, ''],
    ['moments', { createdDate: { $gt: '2026-01-01T12:01:30.000Z' } }, 'cde'],
    ['moments under the client’s name', { _createdDate: { $lte: '2026-01-01T12:00:00Z' } }, 'a'],
    ['moments as numbers', { createdDate: { $lt: Date.UTC(2026, 0, 1, 12, 1) } }, 'a'],
    ['nobody who has signed in', { lastLoginDate: { $exists: true } }, ''],
  ])('understands %s', async (_, filter, expected) => {
    expect(await found(filter)).toBe(expected)
  })

  test('accepts ids and contact ids', async () => {
    const { member } = await merchant().getMember({ id: ids[1] ?? '' })
    expect(await found({ _id: { $in: [ids[0], ids[2], 'none'] } })).toBe('ac')
    expect(await found({ contactId: member.contactId })).toBe('b')
    expect(await found({ 'profile.slug': member.profile?.slug })).toBe('b')
  })

  test.each<[string, unknown]>([
    ['$regex', { loginEmail: { $regex: '.' } }],
    ['a word that begins, on an id', { id: { $startsWith: 'a' } }],
    ['an order of ids', { id: { $gt: 'a' } }],
    ['a part of a moment', { createdDate: { $contains: '2026' } }],
    ['a moment that is none', { createdDate: { $gt: 'soon' } }],
    ['a year nobody keeps', { createdDate: { $gt: '+012026-01-01T00:00:00Z' } }],
    ['a status that does not exist', { status: 'ASLEEP' }],
    ['a list where one value belongs', { loginEmail: { $eq: ['a'] } }],
    ['one value where a list belongs', { loginEmail: { $in: 'a' } }],
    ['a test of presence with a word', { loginEmail: { $exists: 'yes' } }],
    ['a field of every object', { toString: 'a' }],
    ['something that is no filter', 'loginEmail'],
  ])('with %s is refused by name', async (_, filter) => {
    await expect(merchant().queryMembers({ query: { filter } })).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_FILTER',
    })
  })

  test('with a character that text cannot have is refused at its place', async () => {
    const filter = { loginEmail: 'a\0b' }
    await expect(merchant().queryMembers({ query: { filter } })).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'query.filter.loginEmail', violatedRule: 'FORMAT' }],
    })
  })
})

describe('a search', () => {
  test('searches the nickname, or up to four named fields', async () => {
    expect(await found({}, { expression: 'a' })).toBe('ab')
    expect(await found({}, { expression: 'Zoe\u0308' })).toBe('d')
    expect(await found({}, { expression: '👩‍🚀' })).toBe('c')
    const fields = ['loginEmail', 'contact.firstName', 'contact.lastName', 'profile.title'] as const
    expect(await found({}, { expression: 'QUEEN', fields })).toBe('e')
    expect(await found({ privacyStatus: 'PUBLIC' }, { expression: 'dan', fields })).toBe('d')
  })

  test.each<[string, object, string, string]>([
    ['no words', { expression: '' }, 'search.expression', 'MIN_LENGTH'],
    [
      'more than 100 characters',
      { expression: 'x'.repeat(101) },
      'search.expression',
      'MAX_LENGTH',
    ],
    [
      'an unknown field',
      { expression: 'a', fields: ['contact.phones'] },
      'search.fields[0]',
      'INVALID_ENUM_VALUE',
    ],
    [
      'five fields',
      { expression: 'a', fields: Array(5).fill('loginEmail') },
      'search.fields',
      'MAX_SIZE',
    ],
    ['half a character', { expression: 'a\ud83d' }, 'search.expression', 'FORMAT'],
  ])('for %s is refused by the name of the field', async (_, search, field, violatedRule) => {
    const { status, body } = await askRaw(shop, '/query', {
      method: 'POST',
      body: JSON.stringify({ search }),
    })
    expect(status).toBe(400)
    expect(body.details.validationError.fieldViolations).toContainEqual(
      expect.objectContaining({ field, violatedRule }),
    )
  })
})

describe('an order', () => {
  test('is newest first by default, and accepts both names of its list', async () => {
    const { members } = await merchant().queryMembers({})
    expect(letters(members)).toBe('edcba')
    const sorting = [{ fieldName: 'profile.nickname', order: 'DESC' as const }]
    const sorted = await merchant().queryMembers({ query: { sorting } })
    expect(letters(sorted.members)).toBe('dcbae')
    const listed = await merchant().listMembers({ sorting: sorting[0] })
    expect(letters(listed.members)).toBe('dcbae')
  })

  test.each([
    ['contact.firstName', 'eabdc'],
    ['contact.lastName', 'bdeac'],
    ['loginEmail', 'abcde'],
    ['createdDate', 'abcde'],
    ['_updatedDate', 'abcde'],
    ['lastLoginDate', 'abcde'],
  ])('by %s counts what is empty as the smallest', async (fieldName, expected) => {
    const sort = [
      { fieldName, order: 'ASC' as const },
      { fieldName: 'createdDate', order: 'ASC' as const },
    ]
    const { members } = await merchant().queryMembers({ query: { sort } })
    expect(letters(members)).toBe(expected)
  })

  test('by an unknown field is refused', async () => {
    const sort = [{ fieldName: 'contact.phones' }]
    await expect(merchant().queryMembers({ query: { sort } })).rejects.toMatchObject({
      status: 400,
      violations: [expect.objectContaining({ field: 'query.sort[0].fieldName' })],
    })
  })
})

describe('what visitors and members can read', () => {
  test('excludes hidden fields, which have no value in filter, search and order', async () => {
    const { api } = shop.people.visitor()
    const seen = async (query: object, search?: object) =>
      letters((await api.members.queryMembers({ query, ...(search ? { search } : {}) })).members)
    expect(await seen({})).toBe('db')
    expect(await seen({ filter: { loginEmail: { $startsWith: 'b' } } })).toBe('')
    expect(await seen({ filter: { 'contact.firstName': 'Dan' } })).toBe('')
    expect(await seen({ filter: { activityStatus: 'ACTIVE' } })).toBe('')
    expect(await seen({}, { expression: 'dan', fields: ['contact.firstName'] })).toBe('')
    expect(await seen({ sort: [{ fieldName: 'contact.firstName', order: 'ASC' }] })).toHaveLength(2)
    expect(await seen({ filter: { 'profile.nickname': 'bea', status: 'APPROVED' } })).toBe('b')
  })

  test('includes their own whole profile, and others with public fields', async () => {
    const { api, id, email } = await shop.people.member()
    const { members } = await api.members.queryMembers({
      query: { filter: {} },
      fieldsets: ['FULL'],
    })
    expect(letters(members)).toHaveLength(2)
    const self = members.find((one) => one.id === id)
    expect(self).toMatchObject({ loginEmail: email, privacyStatus: 'PRIVATE' })
    expect(self?.lastLoginDate).toBeInstanceOf(Date)
    const other = members.find((one) => one.id !== id)
    expect(other).toMatchObject({ status: 'UNKNOWN', activityStatus: 'UNKNOWN' })
    expect(other).not.toHaveProperty('loginEmail')
    const byEmail = await api.members.queryMembers({ query: { filter: { loginEmail: email } } })
    expect(byEmail.members.map((one) => one.id)).toEqual([id])
    await merchant().deleteMember({ id })
  })
})

describe('with very many members', () => {
  test.each([
    ['members_by_creation', sql`created_date DESC, id DESC`, sql`created_date < now()`],
    ['members_by_update', sql`updated_date, id`, sql`updated_date > now()`],
    [
      'members_by_login',
      sql`coalesce(last_login_date, '-infinity'::timestamptz), id`,
      sql`coalesce(last_login_date, '-infinity'::timestamptz) > now()`,
    ],
    [
      'members_by_nickname',
      sql`lower(coalesce(nickname, '')), id`,
      sql`lower(coalesce(nickname, '')) > 'a'`,
    ],
    ['members_by_email', sql`lower(login_email), id`, sql`lower(login_email) = 'a'`],
    ['members_by_text', sql`id`, sql`nickname ILIKE '%needle%'`],
    ['members_by_text', sql`id`, sql`lower(login_email) ILIKE '%needle%'`],
  ])('an index answers: %s', async (index, order, condition) => {
    // Few members are found faster by their site than by their words.
    const site = index === 'members_by_text' ? sql`TRUE` : sql`site_id = ${shop.site.id}::uuid`
    const plan = await shop.server.platform.db.transaction().execute(async (db) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(db)
      if (index === 'members_by_text') await sql`SET LOCAL enable_indexscan = off`.execute(db)
      else await sql`SET LOCAL enable_sort = off`.execute(db)
      const { rows } = await sql<Record<string, string>>`
        EXPLAIN SELECT * FROM members WHERE ${site} AND ${condition}
        ORDER BY ${order} LIMIT 50`.execute(db)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain(index)
  })
})
