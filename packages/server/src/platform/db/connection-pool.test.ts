import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase, type Database } from './connect.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'
import { transaction } from './transaction.ts'
import { insideTransaction, outsideTransaction } from './transaction-scope.ts'
import { ConnectionUnavailable, isUnavailable } from './unavailable.ts'

let home: TestDatabase
beforeAll(async () => {
  home = await createEmptyDatabase()
})
afterAll(() => home.drop())

const using = async (
  options: Omit<Parameters<typeof connectDatabase>[0], 'url'>,
  work: (database: Database) => Promise<unknown>,
  url = home.url,
) => {
  const database = connectDatabase({ url, ...options })
  await work(database).finally(() => database.close())
}
const ask = ({ db }: Database) => sql`SELECT 1`.execute(db)
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => error,
  )

describe('a caller that waits for a connection', () => {
  test('is refused in time when none becomes free', () =>
    using({ poolSize: 1, acquireTimeoutMs: 2_000 }, async (database) => {
      const held = await database.pool.connect()
      expect(await refusalOf(ask(database))).toBeInstanceOf(ConnectionUnavailable)
      held.release()
      expect(await refusalOf(ask(database))).toBe('answered')
    }))

  test('is refused at once when enough others wait', () =>
    using({ poolSize: 1, maxWaiting: 2 }, async (database) => {
      const held = await database.pool.connect()
      const waiting = [ask(database), ask(database)]
      await expect.poll(() => database.pool.waitingCount).toBe(2)
      expect(await refusalOf(ask(database))).toBeInstanceOf(ConnectionUnavailable)
      expect(await refusalOf(database.pool.query('SELECT 1'))).toBeInstanceOf(ConnectionUnavailable)
      held.release()
      expect(await Promise.all(waiting)).toHaveLength(2)
    }))
})

describe('a transaction', () => {
  const onSecondConnection = () => {
    throw new Error('a second one')
  }

  test('that requests a second connection is refused, and releases its own', () =>
    using({ poolSize: 2, onSecondConnection }, async (database) => {
      const greedy = transaction(database.db, () => ask(database))
      await expect(greedy).rejects.toThrow('a second one')
      const nested = transaction(database.db, () => transaction(database.db, async () => 1))
      await expect(nested).rejects.toThrow('a second one')
      expect(await refusalOf(ask(database))).toBe('answered')
      expect(database.pool.idleCount).toBe(database.pool.totalCount)
    }))

  test('can continue with its own connection, and start work without waiting for it', () =>
    using({ poolSize: 2, onSecondConnection }, async (database) => {
      const done = await transaction(database.db, async (tx) => [
        await transaction(tx, (same) => sql`SELECT 1`.execute(same)),
        await outsideTransaction(() => ask(database)),
      ])
      expect(done).toHaveLength(2)
    }))

  test('is the context of the work in it, also for waiting callers', async () => {
    const other = connectDatabase({ url: home.url, poolSize: 1, onSecondConnection })
    await expect(insideTransaction(() => ask(other))).rejects.toThrow('a second one')
    await other.close()
  })

  test('that stays idle is ended, and its connection replaced', () =>
    using({ poolSize: 1, idleInTransactionTimeoutMs: 50 }, async (database) => {
      const left = transaction(database.db, async (tx) => {
        await sql`SELECT 1`.execute(tx)
        const [client] = (database.pool as unknown as { _clients: NodeJS.EventEmitter[] })._clients
        await new Promise((resolve) => client?.once('end', resolve))
        await sql`SELECT 1`.execute(tx)
      })
      expect(isUnavailable(await refusalOf(left))).toBe(true)
      expect(await refusalOf(ask(database))).toBe('answered')
    }))
})

describe('a connection to a server that is no longer the primary', () => {
  test('is closed after a refused write', () =>
    using({ poolSize: 1 }, async ({ db }) => {
      const idOf = async () =>
        (await sql<{ id: number }>`SELECT pg_backend_pid() AS id`.execute(db)).rows
      const before = await idOf()
      await sql`SET default_transaction_read_only = on`.execute(db)
      const write = () => sql`CREATE TABLE never_made (id int)`.execute(db)
      expect(isUnavailable(await refusalOf(write()))).toBe(true)
      expect(await idOf()).not.toEqual(before)
      expect(await refusalOf(write())).toBe('answered')
    }))

  test('is closed together with its waiting statement, and replaced', () =>
    using({ poolSize: 2 }, async (database) => {
      expect(await refusalOf(ask(database))).toBe('answered')
      const waiting = refusalOf(sql`SELECT pg_sleep(600)`.execute(database.db))
      await expect.poll(() => database.pool.idleCount).toBe(0)
      database.breakOff()
      expect(isUnavailable(await waiting)).toBe(true)
      expect(await refusalOf(ask(database))).toBe('answered')
    }))
})

describe('an unavailable database is distinguished from a programming error', () => {
  test.each([
    ['08006', true],
    ['53100', true],
    ['53300', true],
    ['57P01', true],
    ['57P02', true],
    ['57P03', true],
    ['25006', true],
    ['25P03', true],
    ['58030', true],
    ['57014', false],
    ['23505', false],
    ['42P01', false],
    ['40001', false],
  ])('by its code: %s', (code, isAway) => {
    const error = Object.assign(new DatabaseError('message', 1, 'error'), { code })
    expect(isUnavailable(error)).toBe(isAway)
  })

  test('by a missing socket', () =>
    using(
      {},
      async (database) => expect(isUnavailable(await refusalOf(ask(database)))).toBe(true),
      `postgres://u@/db?host=${encodeURIComponent(path.join(mkdtempSync(path.join(tmpdir(), 'vitrine-test-')), 'none'))}`,
    ))

  test('by a closed port', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as { port: number }
    await new Promise((resolve) => server.close(resolve))
    await using(
      {},
      async (database) => expect(isUnavailable(await refusalOf(ask(database)))).toBe(true),
      `postgres://u@127.0.0.1:${port}/db`,
    )
  })

  test('by connections that have ended with their process', async () => {
    const database = connectDatabase({ url: home.url })
    expect(await refusalOf(ask(database))).toBe('answered')
    await database.close()
    expect(isUnavailable(await refusalOf(ask(database)))).toBe(true)
    expect(isUnavailable(await refusalOf(database.pool.query('SELECT 1')))).toBe(true)
  })

  test('by a connection without a response', async () => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as { port: number }
    await using(
      { acquireTimeoutMs: 50 },
      async (database) => expect(isUnavailable(await refusalOf(ask(database)))).toBe(true),
      `postgres://u@127.0.0.1:${port}/db`,
    )
    server.close()
  })

  test('by a backend that is ended during a statement', () =>
    using({ poolSize: 2 }, async (database) => {
      const working = refusalOf(
        transaction(database.db, async (tx) => {
          const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx)
          await sql`SELECT pg_terminate_backend(${rows[0]?.pid}::int, 5000)`.execute(database.db)
          await sql`SELECT 1`.execute(tx)
        }),
      )
      expect(isUnavailable(await working)).toBe(true)
    }))

  test('and from network errors of other servers', async () => {
    const refused = await refusalOf(fetch('http://127.0.0.1:1/'))
    expect(isUnavailable(refused)).toBe(false)
    expect(isUnavailable((refused as Error).cause)).toBe(false)
  })
})
