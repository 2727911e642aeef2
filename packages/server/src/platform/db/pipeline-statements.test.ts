import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from './connect.ts'
import { pipelineStatements } from './pipeline-statements.ts'
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

test('statements run in their order, and the next is built before the last has a result', async () => {
  const steps: string[] = []
  await database.db.transaction().execute((tx) =>
    pipelineStatements([
      async () => {
        steps.push('first begins')
        await sql`SELECT pg_sleep(0.05)`.execute(tx)
        await add('one').execute(tx)
        steps.push('first ends')
      },
      async () => {
        steps.push('second begins')
        await add('two').execute(tx)
      },
    ]),
  )
  expect(steps).toEqual(['first begins', 'second begins', 'first ends'])
  expect((await lines()).toSorted()).toEqual(['one', 'two'])
})

test('an error is thrown after all sent statements have ended, before the rollback', async () => {
  const before = await lines()
  const work = database.db
    .transaction()
    .execute((tx) =>
      pipelineStatements([
        () => add('three').execute(tx),
        () => sql`SELECT 1 / 0 FROM pg_sleep(0.05)`.execute(tx),
        () => add('four').execute(tx),
      ]),
    )
  await expect(work).rejects.toThrow('division by zero')
  expect(await lines()).toEqual(before)
})

test('nothing is sent after an error', async () => {
  const started: string[] = []
  const work = pipelineStatements([
    async () => {
      started.push('first')
      throw new Error('The first fails')
    },
    async () => {
      started.push('second')
    },
  ])
  await expect(work).rejects.toThrow('The first fails')
  expect(started).toEqual(['first'])
})
