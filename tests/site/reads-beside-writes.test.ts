import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopback, type Receiver, startReceiver } from './receiver.fixture.ts'
import { type Supplier, startSupplier } from './supplier.fixture.ts'

let shop: TestServer
let receiver: Receiver
let supplier: Supplier
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  receiver = await startReceiver()
  supplier = await startSupplier()
})
afterAll(async () => {
  await shop.close()
  await receiver.stop()
  await supplier.stop()
})

const api = () => shop.people.merchant().api

/** The answer of a call during which other writes are committed: right before it reads a table. */
async function readBeside<Answer>(
  table: string,
  read: () => Promise<Answer>,
  writes: readonly (readonly [string, readonly unknown[]])[],
): Promise<Answer> {
  const { db, jobPool } = shop.server.platform
  const writer = await jobPool.connect()
  await writer.query(`BEGIN; LOCK TABLE ${table}`)
  const reading = read()
  const isWaiting = async () => {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'
         AND query LIKE ${`%${table}%`}`.execute(db)
    return rows.length > 0
  }
  await expect.poll(isWaiting).toBe(true)
  for (const [statement, values] of writes) await writer.query(statement, [...values])
  await writer.query('COMMIT')
  writer.release()
  return reading
}

test('a delivery of a webhook comes with as many attempts as it has had', async () => {
  const type = 'com.wix.ecommerce.catalog.api.v1.ProductCreated'
  const { webhook } = await api().webhooks.createWebhook({ url: receiver.url, events: [type] })
  const { id } = webhook
  receiver.answer = () => 500
  const { delivery: sent } = await api().webhooks.sendTestEvent({ id, eventType: type })
  const call = { id, deliveryId: sent.id }
  const read = async () => (await api().webhooks.getDelivery(call)).delivery
  await expect.poll(async () => (await read()).attempts).toBe(1)

  const delivery = await readBeside('webhook_attempts', read, [
    [
      `INSERT INTO webhook_attempts (site_id, delivery_id, number, at, milliseconds, status)
       SELECT site_id, delivery_id, 2, at, 5, 200 FROM webhook_attempts WHERE delivery_id = $1`,
      [sent.id],
    ],
    [
      `UPDATE webhook_deliveries SET state = 'DELIVERED', attempts = 2, delivered_date = now()
        WHERE id = $1`,
      [sent.id],
    ],
  ])
  expect(delivery.log.map(({ number }) => number)).toEqual(
    Array.from({ length: delivery.attempts }, (_, at) => at + 1),
  )
  expect(delivery).toMatchObject({ state: 'WAITING', lastAttempt: { status: 500 } })
  expect(await read()).toMatchObject({ state: 'DELIVERED', lastAttempt: { status: 200 } })
})

test('a scheduled import whose import has failed says so with it', async () => {
  supplier.serve('/bowls.csv', { body: 'Name,SKU,Price\nBowl,B-1,20\n' })
  const { schedule } = await api().imports.createImportSchedule({
    name: 'Bowls',
    url: supplier.at('/bowls.csv'),
    format: 'OTHER',
    timetable: { every: 'DAY', time: '06:00' },
  })
  await api().imports.runImportSchedule({ id: schedule.id })
  const read = async () => (await api().imports.listImportSchedules({})).schedules[0]
  await expect.poll(async () => (await read())?.lastImport?.state).toBe('DONE')
  const importId = (await read())?.lastImport?.id

  const found = await readBeside('imports', read, [
    [`UPDATE imports SET state = 'FAILED', failure = 'The disk is full' WHERE id = $1`, [importId]],
    [`UPDATE import_schedules SET failures = 1 WHERE last_import_id = $1`, [importId]],
  ])
  expect(found).toMatchObject({ failures: 1, lastImport: { state: 'FAILED' } })
})
