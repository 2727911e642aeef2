import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from './connect.ts'
import { inTurn } from './in-turn.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'

let home: TestDatabase
let database: Database
beforeAll(async () => {
  home = await createEmptyDatabase()
  database = connectDatabase({ url: home.url, poolSize: 1 })
  await sql`CREATE TABLE lines (place serial, line text)`.execute(database.db)
})
afterAll(async () => {
  await database.close()
  await home.drop()
})

const add = (line: string) => sql`INSERT INTO lines (line) VALUES (${line})`
const lines = async () => {
  const { rows } = await sql<{ line: string }>`SELECT line FROM lines ORDER BY place`.execute(
    database.db,
  )
  return rows.map(({ line }) => line)
}

test('statements run in their order, and the next is put together before the last has answered', async () => {
  const told: string[] = []
  await database.db.transaction().execute((tx) =>
    inTurn([
      async () => {
        told.push('first begins')
        await sql`SELECT pg_sleep(0.05)`.execute(tx)
        await add('one').execute(tx)
        told.push('first ends')
      },
      async () => {
        told.push('second begins')
        await add('two').execute(tx)
      },
    ]),
  )
  expect(told).toEqual(['first begins', 'second begins', 'first ends'])
  expect((await lines()).toSorted()).toEqual(['one', 'two'])
})

test('an error is thrown when all that was sent has come to an end, before the rollback', async () => {
  const before = await lines()
  const work = database.db
    .transaction()
    .execute((tx) =>
      inTurn([
        () => add('three').execute(tx),
        () => sql`SELECT 1 / 0 FROM pg_sleep(0.05)`.execute(tx),
        () => add('four').execute(tx),
      ]),
    )
  await expect(work).rejects.toThrow('division by zero')
  expect(await lines()).toEqual(before)
})

test('nothing is begun after an error', async () => {
  const begun: string[] = []
  const work = inTurn([
    async () => {
      begun.push('first')
      throw new Error('The first fails')
    },
    async () => {
      begun.push('second')
    },
  ])
  await expect(work).rejects.toThrow('The first fails')
  expect(begun).toEqual(['first'])
})
