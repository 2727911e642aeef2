import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'
import { limitTransactions } from './transaction-limits.ts'

let home: TestDatabase
let client: Client
/** Statements that were sent. */
let sent: string[]
beforeAll(async () => {
  home = await createEmptyDatabase()
})
afterAll(() => home.drop())
beforeEach(async () => {
  client = new Client({ connectionString: home.url, pipeline: true })
  await client.connect()
  await client.query('CREATE TEMP TABLE seen (n int UNIQUE DEFERRABLE INITIALLY DEFERRED)')
  const query = vi.spyOn(client, 'query')
  limitTransactions(client, { statementTimeoutMs: 1_000, lockTimeoutMs: 1_000 })
  sent = []
  const { query: limited } = client
  Object.assign(client, {
    query: (...args: Parameters<typeof limited>) => {
      const before = query.mock.calls.length
      const answer = limited(...args)
      sent.push(...query.mock.calls.slice(before).map(([text]) => String(text)))
      return answer
    },
  })
  return () => client.end()
})

const BEGIN =
  'BEGIN; SET LOCAL jit = off; SET LOCAL statement_timeout = 1000; SET LOCAL lock_timeout = 1000'
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { code?: string }) => error.code,
  )
const seen = async () => (await client.query('SELECT n FROM seen ORDER BY n')).rows

describe('a statement outside of a transaction', () => {
  test('is sent at once with the begin and the commit of one', async () => {
    const answer = client.query('SELECT $1::int AS n', [7])
    expect(sent).toEqual([BEGIN, 'SELECT $1::int AS n', 'COMMIT'])
    expect((await answer).rows).toEqual([{ n: 7 }])
  })

  test('is ended by its limit, and the next one succeeds', async () => {
    expect(await codeOf(client.query('SELECT pg_sleep(5)'))).toBe('57014')
    expect((await client.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }])
  })

  test('reports its own error, and errors of the commit', async () => {
    expect(await codeOf(client.query('SELECT nothing'))).toBe('42703')
    expect(await codeOf(client.query('INSERT INTO seen VALUES ($1), ($1)', [1]))).toBe('23505')
    expect(await seen()).toEqual([])
  })

  test('works with a callback, too', async () => {
    const n = await new Promise((resolve) => {
      client.query('SELECT $1::int AS n', [7], (_error, { rows }) => resolve(rows[0]?.n))
    })
    expect(n).toBe(7)
    const code = await new Promise((resolve) => {
      client.query('SELECT nothing', (error) => resolve('code' in error && error.code))
    })
    expect(code).toBe('42703')
  })
})

describe('a transaction', () => {
  test('gets its limits at its start, and no others at savepoints', async () => {
    for (const text of ['begin', 'SAVEPOINT part', 'ROLLBACK TO SAVEPOINT part', 'SELECT 1'])
      await client.query(text)
    expect(await codeOf(client.query('SELECT pg_sleep(5)'))).toBe('57014')
    await client.query('rollback')
    expect(sent).toEqual([
      BEGIN.replace('BEGIN', 'begin'),
      'SAVEPOINT part',
      'ROLLBACK TO SAVEPOINT part',
      'SELECT 1',
      'SELECT pg_sleep(5)',
      'rollback',
    ])
  })

  test('has its isolation, and resets its limits at its end', async () => {
    await client.query('start transaction isolation level repeatable read')
    const { rows } = await client.query(
      `SELECT current_setting('transaction_isolation') AS isolation,
              current_setting('lock_timeout') AS wait`,
    )
    expect(rows).toEqual([{ isolation: 'repeatable read', wait: '1s' }])
    await client.query('INSERT INTO seen VALUES (1)')
    await client.query('commit')
    expect(client.getTransactionStatus()).toBe('I')
    expect(await seen()).toEqual([{ n: 1 }])
  })

  test('that cannot start does not change the connection', async () => {
    expect(await codeOf(client.query('begin nonsense'))).toBe('42601')
    sent.length = 0
    await client.query('SELECT 1')
    expect(sent).toEqual([BEGIN, 'SELECT 1', 'COMMIT'])
  })
})
