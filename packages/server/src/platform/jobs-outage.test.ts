import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createNotifications, type Notifications } from './db/notifications.ts'
import { startTestPostgres, type TestPostgres } from './db/test-postgres.ts'
import { JobConnectionPool } from './job-connection-pool.ts'
import { createJobs, type Jobs, migrateJobs } from './jobs.ts'
import { createLogger } from './logger.ts'

interface Payloads {
  note: { name: string }
  outlast: Record<never, never>
}

const logger = createLogger('silent')
let postgres: TestPostgres
let notifications: Notifications
let jobs: Jobs<Payloads>
const done: string[] = []
/** The job may start before its creator gets the response, which a crash would lose. */
let answered = () => {}
const isAnswered = new Promise<void>((resolve) => {
  answered = resolve
})
/** Uncaught errors, which would end the process. */
const uncaught: unknown[] = []
const note = (error: unknown) => void uncaught.push(error)
beforeAll(async () => {
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
  postgres = await startTestPostgres()
  const pool = new pg.Pool({ connectionString: postgres.url }).on('error', () => undefined)
  await migrateJobs(pool, logger)
  await pool.end()
  notifications = await createNotifications(postgres.url)
  jobs = createJobs<Payloads>({
    url: postgres.url,
    notifications,
    logger,
    tasks: {
      note: async ({ name }) => void done.push(name),
      // Does its work, and the database is gone when its result is to be stored.
      outlast: async () => {
        done.push('outlasted')
        await isAnswered
        await postgres.crash()
      },
    },
  })
  await jobs.start()
})
afterEach(() => expect(uncaught.splice(0)).toEqual([]))
afterAll(async () => {
  await jobs.stop()
  await notifications.close()
  await postgres.remove()
  process.off('unhandledRejection', note)
  process.off('uncaughtException', note)
})

const add = (name: keyof Payloads, payload: object = {}) =>
  postgres.query(`SELECT graphile_worker.add_job('${name}', '${JSON.stringify(payload)}'::json)`)
const left = async () => (await postgres.query('SELECT id FROM graphile_worker.jobs')).length

test('the result of a job is stored when the database is available again', async () => {
  const connections = notifications.connections()
  await add('outlast')
  answered()
  await expect.poll(() => done.splice(0)).toEqual(['outlasted'])
  await wait(1_000)
  await postgres.start()
  await expect.poll(left).toBe(0)
  expect(done).toEqual([])
  await expect.poll(() => notifications.connections()).toBe(connections + 1)
})

test('another server is reported, but not a lost connection', async () => {
  let others = 0
  const stop = notifications.onOtherServer(() => {
    others += 1
  })
  const connections = notifications.connections()
  await postgres.endSessions()
  await expect.poll(() => notifications.connections()).toBe(connections + 1)
  expect(others).toBe(0)
  await postgres.crash()
  await postgres.start()
  await expect.poll(() => notifications.connections()).toBe(connections + 2)
  expect(others).toBe(1)
  stop()
})

test('a runner retries until the database is available again, and continues', async () => {
  const pool = new JobConnectionPool(postgres.url, 1)
  await postgres.crash()
  const connecting = pool.connect()
  await wait(1_000)
  await postgres.start()
  const client = await connecting
  client.release()
  await pool.end()
  await add('note', { name: 'Ada' })
  await expect.poll(() => done.splice(0)).toEqual(['Ada'])
})
