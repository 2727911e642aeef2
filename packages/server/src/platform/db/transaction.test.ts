import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectDatabase, type Database } from './connect.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'
import { transaction } from './transaction.ts'

interface Counters {
  counters: { id: number; count: number }
}

let home: TestDatabase
let database: Database
let db: Kysely<Counters>
beforeAll(async () => {
  home = await createEmptyDatabase()
  database = connectDatabase({ url: home.url, poolSize: 4 })
  db = database.db as unknown as Kysely<Counters>
  await sql`CREATE TABLE counters (id int PRIMARY KEY, count int NOT NULL)`.execute(db)
})
beforeEach(async () => {
  await sql`TRUNCATE counters`.execute(db)
  await db
    .insertInto('counters')
    .values([
      { id: 1, count: 0 },
      { id: 2, count: 0 },
    ])
    .execute()
})
afterAll(async () => {
  await database.close()
  await home.drop()
})

const countOf = async (id: number) =>
  (await db.selectFrom('counters').select('count').where('id', '=', id).executeTakeFirstOrThrow())
    .count

const increment = (tx: Kysely<Counters>, id: number) =>
  tx
    .updateTable('counters')
    .set((one) => ({ count: one('count', '+', 1) }))
    .where('id', '=', id)
    .execute()

test('an error undoes everything and is not tried again', async () => {
  let tries = 0
  const failing = transaction(db, async (tx) => {
    tries += 1
    await increment(tx, 1)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect([tries, await countOf(1)]).toEqual([1, 0])
})

test('serializable transactions that conflict all succeed in the end', async () => {
  const raise = () =>
    transaction(
      db,
      async (tx) => {
        const { count } = await tx
          .selectFrom('counters')
          .select('count')
          .where('id', '=', 1)
          .executeTakeFirstOrThrow()
        await sql`SELECT pg_sleep(0.02)`.execute(tx)
        await tx
          .updateTable('counters')
          .set({ count: count + 1 })
          .where('id', '=', 1)
          .execute()
      },
      { isolation: 'serializable' },
    )
  await Promise.all([raise(), raise(), raise()])
  expect(await countOf(1)).toBe(3)
})

test('a deadlock is resolved by running one side again', async () => {
  let tries = 0
  const lock = (first: number, second: number) =>
    transaction(db, async (tx) => {
      tries += 1
      await increment(tx, first)
      await sql`SELECT pg_sleep(0.1)`.execute(tx)
      await increment(tx, second)
    })
  await Promise.all([lock(1, 2), lock(2, 1)])
  expect([await countOf(1), await countOf(2), tries]).toEqual([2, 2, 3])
})

test('a conflict that never ends is reported after three repetitions', async () => {
  let tries = 0
  const conflicting = transaction(db, async (tx) => {
    tries += 1
    await sql`DO $$ BEGIN RAISE EXCEPTION 'busy' USING ERRCODE = '40001'; END $$`.execute(tx)
  })
  await expect(conflicting).rejects.toThrow('busy')
  expect(tries).toBe(4)
})

test('a nested call joins the transaction', async () => {
  const outer = transaction(db, async (tx) => {
    await transaction(tx, (inner) => increment(inner, 1))
    throw new Error('outer fails')
  })
  await expect(outer).rejects.toThrow('outer fails')
  expect(await countOf(1)).toBe(0)
})
