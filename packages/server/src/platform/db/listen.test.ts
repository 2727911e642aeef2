import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNotifications } from './listen.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'

let home: TestDatabase
let other: Client
beforeAll(async () => {
  home = await createEmptyDatabase()
  other = new Client({ connectionString: home.url })
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await home.drop()
})

const notify = (channel: string, payload: string) =>
  other.query('SELECT pg_notify($1, $2)', [channel, payload])

test('each listener hears its channel until it stops', async () => {
  const notifications = await createNotifications(home.url)
  const heard: string[] = []
  const stop = await notifications.listen('Prices', (payload) => heard.push(`prices ${payload}`))
  await notifications.listen('stock', (payload) => heard.push(`stock ${payload}`))
  await notify('Prices', '1')
  await notify('stock', '2')
  await notify('elsewhere', '3')
  await expect.poll(() => heard).toEqual(['prices 1', 'stock 2'])
  stop()
  await notify('Prices', '4')
  await notify('stock', '5')
  await expect.poll(() => heard).toEqual(['prices 1', 'stock 2', 'stock 5'])
  await notifications.close()
})

test('a lost connection is made again, and the gap is told', async () => {
  const notifications = await createNotifications(home.url)
  const heard: string[] = []
  await notifications.listen('prices', (payload) => heard.push(payload), {
    onGap: () => heard.push('gap'),
  })
  await other.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE application_name = 'vitrine listen' AND datname = current_database()`,
  )
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['gap'])
  await notify('prices', 'after')
  await expect.poll(() => heard).toEqual(['gap', 'after'])
  await notifications.close()
})
