import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase, countStatements, type Database } from './connect.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'

let home: TestDatabase
let database: Database
beforeAll(async () => {
  home = await createEmptyDatabase()
  database = connectDatabase({ url: home.url, poolSize: 3 })
})
afterAll(async () => {
  await database.close()
  await home.drop()
})

const read = async (expression: string) => {
  const { rows } = await sql<{ value: unknown }>`SELECT ${sql.raw(expression)} AS value`.execute(
    database.db,
  )
  return rows[0]?.value
}

describe('values arrive exact', () => {
  test.each([
    [`12345678901234567890.10::numeric`, '12345678901234567890.10'],
    [`'{0.10,2.00}'::numeric[]`, ['0.10', '2.00']],
    [`9007199254740991::bigint`, 9007199254740991],
    [`'{1,NULL,3}'::bigint[]`, [1, null, 3]],
    [`'2026-02-03T04:05:06.789+02:00'::timestamptz`, new Date('2026-02-03T02:05:06.789Z')],
    [`'2026-02-03'::date`, '2026-02-03'],
    [`'2026-02-03 04:05'::timestamp`, '2026-02-03 04:05:00'],
    [`'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
    [`'{"Ä", NULL}'::text[]`, ['Ä', null]],
    [`'\\x00ff'::bytea`, Buffer.from([0, 255])],
    [`NULL::bigint`, null],
  ])('%s', async (expression, value) => {
    expect(await read(expression)).toEqual(value)
  })

  test('a bigint that a number cannot hold is refused, not rounded', async () => {
    await expect(read('9007199254740993::bigint')).rejects.toThrow(/9007199254740993 is too large/)
  })
})

test('statements are counted for the work that sends them and no other', async () => {
  const ask = (n: number) => sql`SELECT ${n}::int`.execute(database.db)
  const [one, three] = await Promise.all([
    countStatements(() => ask(1)),
    countStatements(() => Promise.all([ask(1), ask(2), ask(3)])),
    ask(4),
  ])
  expect([one.statements.length, three.statements.length]).toEqual([1, 3])
})

test('begin and commit do not count', async () => {
  const { statements } = await countStatements(() =>
    database.db.transaction().execute((tx) => sql`SELECT 1`.execute(tx)),
  )
  expect(statements).toEqual(['SELECT 1'])
})

test('a listener gets each statement, including failing ones, until it stops', async () => {
  const received: string[] = []
  const stop = database.onStatement(({ sql, error }) =>
    received.push(error ? `failed: ${sql}` : sql),
  )
  await read('1')
  await read('nothing').catch(() => undefined)
  stop()
  await read('2')
  expect(received).toEqual(['SELECT 1 AS value', 'failed: SELECT nothing AS value'])
})

test('a connection that breaks, idle or at work, is replaced', async () => {
  const other = connectDatabase({ url: home.url, poolSize: 1 })
  const end = (pid: unknown) =>
    sql`SELECT pg_terminate_backend(${pid}::int, 5000)`.execute(other.db)
  await end(await read('pg_backend_pid()'))
  await expect.poll(() => read('1').catch(() => 'broken')).toBe(1)
  const working = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx)
    await end(rows[0]?.pid)
    await sql`SELECT 1`.execute(tx)
  })
  await expect(working).rejects.toThrow(/terminat|connection/)
  await expect.poll(() => read('1').catch(() => 'broken')).toBe(1)
  await other.close()
})

describe('plans are not JIT-compiled, whatever the database sets', () => {
  const settingOf = async (options: { readonly url?: string; readonly isPooled?: boolean }) => {
    const own = connectDatabase({ url: home.url, poolSize: 1, ...options })
    const { rows } = await sql<{ jit: string }>`SHOW jit`.execute(own.db)
    await own.close()
    return rows[0]?.jit
  }
  beforeAll(async () => {
    const name = await read('current_database()')
    await sql`ALTER DATABASE ${sql.id(String(name))} SET jit = on`.execute(database.db)
  })

  test('directly, and through a pooler', async () => {
    expect(await settingOf({})).toBe('off')
    expect(await settingOf({ isPooled: true })).toBe('off')
  })

  test('unless the address sets it', async () => {
    const more = home.url.includes('?') ? '&' : '?'
    expect(await settingOf({ url: `${home.url}${more}options=-c%20jit%3Don` })).toBe('on')
  })
})
