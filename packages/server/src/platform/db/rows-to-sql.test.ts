import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from './connect.ts'
import { rowsToSql } from './rows-to-sql.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'

let place: TestDatabase
let database: Database
beforeAll(async () => {
  place = await createEmptyDatabase()
  database = connectDatabase({ url: place.url, poolSize: 1 })
})
afterAll(async () => {
  await database.close()
  await place.drop()
})

const columns = {
  id: 'uuid',
  name: 'text',
  seen: 'boolean',
  place: 'integer',
  count: 'bigint',
  price: 'numeric',
  at: 'timestamptz',
  payload: 'json',
  look: 'jsonb',
  ids: 'uuid[]',
  tags: 'text[]',
} as const

const text = fc.oneof(
  fc.string({ unit: 'binary' }).filter((one) => !one.includes('\0')),
  fc.constantFrom('', 'NULL', 'null', '{}', '"', '\\', '{a,b}', ' blanks ', 'ä\n\t"\\', '😀'),
)
const whole = { min: -(2 ** 31), max: 2 ** 31 - 1 }
const json = fc
  .dictionary(
    fc.constantFrom('a', 'b', 'c d'),
    fc.oneof(text, fc.integer(), fc.boolean(), fc.array(text)),
  )
  .map((one) => ({ ...one }))
const row = fc.record(
  Object.fromEntries(
    Object.entries({
      id: fc.uuid(),
      name: text,
      seen: fc.boolean(),
      place: fc.integer(whole),
      count: fc.maxSafeInteger(),
      price: fc.constantFrom('0', '10.50', '-3.25', '999999999.99', '0.0001'),
      at: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
      payload: json,
      look: json,
      ids: fc.array(fc.uuid(), { maxLength: 3 }),
      tags: fc.array(text, { maxLength: 3 }),
    }).map(([name, values]) => [name, fc.option(values as fc.Arbitrary<unknown>)]),
  ),
) as fc.Arbitrary<Record<keyof typeof columns, unknown>>

test('rows are read as they were sent, with any values', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (rows) => {
      const sent = await sql`SELECT * FROM ${rowsToSql(columns, rows)} AS sent`.execute(database.db)
      expect(sent.rows).toEqual(rows)
    }),
    { numRuns: 60 },
  )
})

test('equal values of all rows are sent once, and different ones once for each', async () => {
  const rows = ['a', 'b'].map((name) => ({ id: null, name, look: { is: 'the same' }, seen: true }))
  const given = rowsToSql({ name: 'text', id: 'uuid', look: 'jsonb', seen: 'boolean' }, rows)
  const { parameters } = sql`SELECT * FROM ${given} AS sent`.compile(database.db)
  expect(parameters).toEqual([null, '{"is":"the same"}', 'true', '{"a","b"}'])
  const sent = await sql`SELECT * FROM ${given} AS sent`.execute(database.db)
  expect(sent.rows).toEqual(rows)
})

test('a missing value is null', async () => {
  const rows = [{ id: undefined, name: 'a' }]
  const { rows: sent } = await sql`
    SELECT * FROM ${rowsToSql({ id: 'uuid', name: 'text' }, rows)} AS sent`.execute(database.db)
  expect(sent).toEqual([{ id: null, name: 'a' }])
})
