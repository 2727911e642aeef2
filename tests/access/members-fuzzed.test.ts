import { memberFilterFields, memberSortFields } from '@vitrine/contract/members'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFiveMembers, askRaw } from './five-members.ts'

let shop: TestServer
let id = ''
beforeAll(async () => {
  shop = await startTestServer()
  const { ids } = await addFiveMembers(shop)
  id = ids[0] ?? ''
})
afterAll(() => shop.close())

const value = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.array(fc.string({ unit: 'binary' })),
  fc.date({ noInvalidDate: false }).map((date) => String(date.valueOf())),
  fc.constantFrom('0000-01-01', '+012345-01-01T00:00:00Z', '2026-02-30', '%', '\\', "'", '\0'),
)
const field = fc.constantFrom(...Object.keys(memberFilterFields), '_id', '__proto__', 'x')
const operator = fc.constantFrom(
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$startsWith',
  '$endsWith',
  '$contains',
  '$exists',
  '$isEmpty',
  '$hasSome',
  '$hasAll',
  '$not',
  '$or',
  '$and',
  '$where',
)
const filter = fc.oneof(
  fc.dictionary(field, fc.oneof(value, fc.dictionary(operator, value)), { maxKeys: 3 }),
  fc.dictionary(operator, fc.array(fc.dictionary(field, value, { maxKeys: 2 })), { maxKeys: 2 }),
  value,
)
const order = fc.record({
  fieldName: fc.oneof(fc.constantFrom(...memberSortFields), value),
  order: fc.oneof(fc.constantFrom('ASC', 'DESC'), value),
})

/** Asserts that neither fails with an undeclared error, whatever is sent. */
const refusesOrAnswers = async (method: string, path: string, body: unknown) => {
  const { status, body: answer } = await askRaw(shop, path, { method, body: JSON.stringify(body) })
  expect([status, status < 500 ? '' : JSON.stringify(answer)]).toEqual([status, ''])
}

test('no query fails, whatever its filter, order, search and cursor are', async () => {
  const query = fc.record(
    { filter, sort: fc.oneof(fc.array(order, { maxLength: 3 }), value), cursorPaging: value },
    { requiredKeys: [] },
  )
  const search = fc.oneof(fc.record({ expression: value, fields: value }), value)
  await fc.assert(
    fc.asyncProperty(fc.record({ query, search }, { requiredKeys: [] }), (body) =>
      refusesOrAnswers('POST', '/query', body),
    ),
    { numRuns: 400 },
  )
})

test('no cursor fails, whatever its content', async () => {
  const cursor = fc
    .record({
      filter,
      search: value,
      sort: fc.oneof(fc.array(order, { maxLength: 2 }), value),
      place: fc.record({ keys: fc.array(fc.oneof(value, fc.string())), id: fc.constant(id) }),
      backwards: fc.boolean(),
      total: fc.nat(),
      offset: fc.nat(),
    })
    .map((made) => Buffer.from(JSON.stringify(made)).toString('base64url'))
  await fc.assert(
    fc.asyncProperty(cursor, (cursor) =>
      refusesOrAnswers('POST', '/query', { query: { cursorPaging: { cursor } } }),
    ),
    { numRuns: 200 },
  )
})

test('no change fails, whatever its content', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), value)
  const contact = fc.record(
    {
      firstName: text,
      lastName: text,
      company: text,
      birthdate: text,
      phones: fc.oneof(fc.array(text, { maxLength: 2 }), value),
      addresses: fc.oneof(
        fc.array(fc.record({ city: text, country: text }, { requiredKeys: [] })),
        value,
      ),
      customFields: fc.dictionary(fc.string(), fc.record({ value: text })),
    },
    { requiredKeys: [] },
  )
  const profile = fc.record({ nickname: text, title: text, photo: value }, { requiredKeys: [] })
  await fc.assert(
    fc.asyncProperty(fc.record({ contact, profile }, { requiredKeys: [] }), (changes) =>
      refusesOrAnswers('PATCH', `/${id}`, { member: changes }),
    ),
    { numRuns: 300 },
  )
})
