import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '../../../platform/clock.ts'
import { connectDatabase } from '../../../platform/db/connect.ts'
import { createTestDatabase } from '../../../platform/db/test-database.ts'
import { createExpiry } from './index.ts'
import { expiringTables } from './store.ts'

const clock = createTestClock()
let database: Awaited<ReturnType<typeof createTestDatabase>>
let connection: ReturnType<typeof connectDatabase>
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, poolSize: 2 })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const run = (signal?: AbortSignal) =>
  createExpiry({ db: connection.db, clock }).tasks['expired:prune'](
    {},
    { id: '1', attempt: 1, isLastAttempt: false, signal },
  )
const countAttempts = async () =>
  (await connection.db.selectFrom('attempt_counters').select('key').execute()).length
const addAttempts = (count: number, hoursAgo: number) =>
  sql`
  INSERT INTO attempt_counters (site_id, bucket, key, window_start, count)
  SELECT gen_random_uuid(), 'test', n::text, ${clock.after(clock.now(), { hours: -hoursAgo })}, 1
    FROM generate_series(1, ${count}::int) AS n`.execute(connection.db)

describe('expired rows', () => {
  test('are removed a day later, in several batches', async () => {
    await addAttempts(12_001, 25)
    await addAttempts(3, 23)
    await run()
    expect(await countAttempts()).toBe(3)
    clock.pass({ hours: 2 })
    await run()
    expect(await countAttempts()).toBe(0)
  })

  test('remain until the next time when the process is stopping', async () => {
    await addAttempts(2, 25)
    await run(AbortSignal.abort())
    expect(await countAttempts()).toBe(2)
    await run()
    expect(await countAttempts()).toBe(0)
  })

  test('are removed in every table with expiry dates', async () => {
    // Invitations and keys stay for people to see that they have ended; held stock, carts and drafts have jobs of their own.
    const others = ['api_keys', 'carts', 'draft_orders', 'staff_invitations', 'stock_holds']
    const { rows } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = 'expires_date'`.execute(connection.db)
    const ending = rows.map(({ name }) => name).filter((name) => !others.includes(name))
    expect(ending.sort()).toEqual(
      expiringTables
        .filter(({ column }) => column === 'expires_date')
        .map(({ name }) => name)
        .sort(),
    )
  })
})
