import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, migrationsDirectory, readMigrations } from './migrate.ts'
import { generateSchemaFiles, readSchemaFiles } from './schema-files.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const stale = 'run `npm run db tables` and look at the difference'
let home: TestDatabase
let client: Client
beforeAll(async () => {
  home = await createTestDatabase()
  client = new Client({ connectionString: home.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await home.drop()
})

test('migrating twice changes nothing', async () => {
  const before = await generateSchemaFiles(client)
  expect(await migrate(home.url)).toEqual([])
  expect(await generateSchemaFiles(client)).toEqual(before)
})

test('the numbers of the migrations are consecutive', () => {
  const numbers = readMigrations(migrationsDirectory).map(({ name }) => Number(name.slice(0, 4)))
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('schema.sql equals the result of the migrations', async () => {
  expect((await readSchemaFiles()).schema, stale).toBe((await generateSchemaFiles(client)).schema)
})

test('tables.ts equals the result of the migrations', async () => {
  expect((await readSchemaFiles()).tables, stale).toBe((await generateSchemaFiles(client)).tables)
})
