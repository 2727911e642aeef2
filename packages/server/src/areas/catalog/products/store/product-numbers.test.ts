import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../../../../platform/db/connect.ts'
import { createTestDatabase, type TestDatabase } from '../../../../platform/db/test-database.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { findReusableNumbers } from '../../restore/store/restore-parts.ts'

let home: TestDatabase
let clients: Client[]
beforeAll(async () => {
  home = await createTestDatabase()
  clients = Array.from({ length: 4 }, () => new Client({ connectionString: home.url }))
  await Promise.all(clients.map((client) => client.connect()))
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await home.drop()
})

const noon = Date.parse('2031-05-06T12:00:00.000Z')
const take = async (client: Client, count: number, at: number): Promise<number> => {
  const { rows } = await client.query('SELECT reserve_product_numbers($1, $2) AS first', [
    count,
    at * 1000,
  ])
  return Number(rows[0].first)
}
const one = () => clients[0] as Client

test('a number is the time of its creation, in milliseconds times 1000', async () => {
  expect(await take(one(), 3, noon)).toBe(noon * 1000)
  expect(await take(one(), 1, noon)).toBe(noon * 1000 + 3)
  expect(await take(one(), 1, noon + 1)).toBe((noon + 1) * 1000)
})

test('numbers increase when the clock goes back', async () => {
  const last = await take(one(), 1, noon + 60_000)
  expect(await take(one(), 2, noon)).toBe(last + 1)
  expect(await take(one(), 1, noon)).toBe(last + 3)
})

test('concurrent transactions get different numbers, without waiting for a commit', async () => {
  await Promise.all(clients.map((client) => client.query('BEGIN')))
  const counts = Array.from({ length: 60 }, (_, turn) => (turn % 7) + 1)
  const firsts = await Promise.all(
    counts.map((count, turn) => take(clients[turn % 4] as Client, count, noon + 120_000)),
  )
  const all = firsts.flatMap((first, turn) =>
    Array.from({ length: counts[turn] as number }, (_, place) => first + place),
  )
  expect(new Set(all).size).toBe(all.length)
  // There are no gaps between them.
  expect(Math.max(...all) - Math.min(...all)).toBe(all.length - 1)
  await Promise.all(clients.map((client) => client.query('ROLLBACK')))
})

test('an imported number is unchanged unless it is ahead of the clock, and new ones follow it', async () => {
  const database = connectDatabase({ url: home.url, poolSize: 1 })
  const now = new Date(noon + 86_400_000)
  const tx = { db: database.db, siteId: crypto.randomUUID(), now } as Tx
  const ofNow = now.getTime() * 1000
  const stored = [1_700_000_000_000_001, ofNow - 1, ofNow + 10_000_000]
  expect([...(await findReusableNumbers(tx, [...stored, ofNow + 10_000_001]))]).toEqual(stored)
  expect(await take(one(), 1, noon)).toBe(ofNow + 10_000_001)
  await database.close()
})

test('an error, or an end while waiting, does not block the numbers for others', async () => {
  const [holder, waiter] = clients as [Client, Client]
  const most = '9223372036854775807'
  await expect(waiter.query(`SELECT reserve_product_numbers(2, ${most})`)).rejects.toThrow(
    'out of range',
  )
  await holder.query(`SELECT pg_advisory_lock(hashtext('product_numbers'))`)
  await waiter.query('SET statement_timeout TO 100')
  await expect(take(waiter, 1, noon)).rejects.toThrow('statement timeout')
  await waiter.query('RESET statement_timeout')
  await holder.query(`SELECT pg_advisory_unlock(hashtext('product_numbers'))`)
  const { rows } = await holder.query(`
    SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
     WHERE l.locktype = 'advisory' AND d.datname = current_database()`)
  expect(rows).toEqual([])
  expect(await take(holder, 1, noon)).toBeGreaterThan(noon * 1000)
})
