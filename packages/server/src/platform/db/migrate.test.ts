import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, readMigrations } from './migrate.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'

let home: TestDatabase
let directory: string
beforeEach(async () => {
  home = await createEmptyDatabase()
  directory = mkdtempSync(join(tmpdir(), 'migrations-'))
})
afterEach(async () => {
  await home.drop()
  rmSync(directory, { recursive: true })
})

const write = (name: string, sql: string) => writeFileSync(join(directory, name), sql)

async function read(sql: string) {
  const client = new Client({ connectionString: home.url })
  await client.connect()
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  await client.end()
  return rows.flat()
}

test('migrations are applied once, in order', async () => {
  write('0002-fill.sql', `INSERT INTO shelves VALUES ('top'); INSERT INTO shelves VALUES ('low');`)
  write('0001-shelves.sql', 'CREATE TABLE shelves (name text);')
  expect(await migrate(home.url, directory)).toEqual(['0001-shelves', '0002-fill'])
  expect(await migrate(home.url, directory)).toEqual([])
  expect(await read('SELECT name FROM shelves')).toEqual(['top', 'low'])
})

test('processes that start together migrate once', async () => {
  write('0001-shelves.sql', 'CREATE TABLE shelves (name text);')
  const applied = await Promise.all([1, 2, 3].map(() => migrate(home.url, directory)))
  expect(applied.flat()).toEqual(['0001-shelves'])
})

test('a failing migration is rolled back and names its line', async () => {
  write('0001-shelves.sql', 'CREATE TABLE shelves (name text);')
  write('0002-wrong.sql', 'CREATE TABLE boxes (name text);\nINSERT INTO shelf VALUES (1);')
  await expect(migrate(home.url, directory)).rejects.toThrow(
    'Migration 0002-wrong failed: relation "shelf" does not exist (line 2)',
  )
  expect(await read(`SELECT to_regclass('shelves')::text, to_regclass('boxes')::text`)).toEqual([
    'shelves',
    null,
  ])
})

test('a migration that was edited after it had been applied is refused', async () => {
  write('0001-shelves.sql', 'CREATE TABLE shelves (name text);')
  await migrate(home.url, directory)
  write('0001-shelves.sql', 'CREATE TABLE shelves (title text);')
  await expect(migrate(home.url, directory)).rejects.toThrow(
    'Migration 0001-shelves was edited after it had been applied',
  )
})

test('other line endings do not count as an edit', async () => {
  write('0001-shelves.sql', 'CREATE TABLE shelves (\n  name text\n);\n')
  await migrate(home.url, directory)
  write('0001-shelves.sql', 'CREATE TABLE shelves (\r\n  name text\r\n);\r\n')
  expect(await migrate(home.url, directory)).toEqual([])
})

test('a database of a newer release is refused', async () => {
  write('0001-shelves.sql', 'CREATE TABLE shelves (name text);')
  write('0002-boxes.sql', 'CREATE TABLE boxes (name text);')
  await migrate(home.url, directory)
  rmSync(join(directory, '0002-boxes.sql'))
  await expect(migrate(home.url, directory)).rejects.toThrow(/newer release.*0002-boxes/)
})

test.each(['0003-gap.sql', '0001-twice.sql', '0002 spaced.sql', 'notes.sql'])(
  'a file named %s beside 0001-shelves.sql is refused',
  (name) => {
    write('0001-shelves.sql', 'SELECT 1')
    write(name, 'SELECT 1')
    expect(() => readMigrations(directory)).toThrow(/should be named 000[12]-what\.sql/)
  },
)
