import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectDatabase, type Database } from './connect.ts'
import { StatementNames } from './prepared-statements.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'
import { transaction } from './transaction.ts'

interface Shelves {
  shelves: { id: number; name: string }
}

let home: TestDatabase
let database: Database
let db: Kysely<Shelves>
beforeAll(async () => {
  home = await createEmptyDatabase()
})
afterAll(() => home.drop())
beforeEach(async () => {
  database = connectDatabase({ url: home.url, poolSize: 1, preparesStatements: true })
  db = database.db as unknown as Kysely<Shelves>
  await sql`DROP TABLE IF EXISTS shelves`.execute(db)
  await sql`CREATE TABLE shelves (id int PRIMARY KEY, name text NOT NULL)`.execute(db)
  await sql`INSERT INTO shelves VALUES (1, 'bowls'), (2, 'jars')`.execute(db)
  return () => database.close()
})

const nameOf = async (id: number, on = db) =>
  (await on.selectFrom('shelves').selectAll().where('id', '=', id).execute())[0]?.name
const prepared = async () => {
  const { rows } = await sql<{ statement: string }>`
    SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%shelves%'`.execute(db)
  return rows.map(({ statement }) => statement)
}
const repeat = async (times: number, work: () => Promise<unknown>) => {
  for (let at = 0; at < times; at += 1) await work()
}
const addColumn = () => sql`ALTER TABLE shelves ADD COLUMN height int`.execute(db)

test('a repeated statement is prepared once, with any values', async () => {
  await repeat(4, () => nameOf(1))
  expect(await prepared()).toEqual([])
  expect([await nameOf(1), await nameOf(2), await nameOf(3)]).toEqual(['bowls', 'jars', undefined])
  expect(await prepared()).toEqual(['select * from "shelves" where "id" = $1'])
})

test('statements that are sent in parallel share one prepared statement', async () => {
  await repeat(4, () => nameOf(1))
  const names = await Promise.all([1, 2, 1, 2].map((id) => nameOf(id)))
  expect(names).toEqual(['bowls', 'jars', 'bowls', 'jars'])
  expect(await prepared()).toHaveLength(1)
})

test('a list is planned for its number of rows', async () => {
  await repeat(9, () => db.selectFrom('shelves').select('id').limit(2).execute())
  expect(await prepared()).toEqual([])
})

test('an error leaves a prepared statement usable', async () => {
  const insert = (id: number) => db.insertInto('shelves').values({ id, name: 'cups' }).execute()
  for (const id of [3, 4, 5, 6, 7]) await insert(id)
  await expect(insert(7)).rejects.toMatchObject({ code: '23505' })
  await insert(8)
  expect(await nameOf(8)).toBe('cups')
})

test('a column that a migration adds is read, also by a statement prepared before', async () => {
  await repeat(6, () => nameOf(1))
  await addColumn()
  const rows = await db.selectFrom('shelves').selectAll().where('id', '=', 1).execute()
  expect(rows).toEqual([{ id: 1, name: 'bowls', height: null }])
})

test('a transaction that meets a changed table runs again', async () => {
  await repeat(6, () => nameOf(1))
  await addColumn()
  let runs = 0
  const name = await transaction(db, (tx) => {
    runs += 1
    return nameOf(1, tx as never)
  })
  expect([name, runs]).toEqual(['bowls', 2])
})

test('the number of prepared statements is limited', () => {
  const names = new StatementNames()
  const texts = Array.from({ length: 400 }, (_, at) => `SELECT ${at} WHERE $1`)
  const named = () => texts.map((text) => names.nameOf(text)).filter((name) => name !== undefined)
  for (let at = 0; at < 5; at += 1) named()
  expect(new Set(named()).size).toBe(300)
})
