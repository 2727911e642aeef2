import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from './db/connect.ts'
import { createNotifications, type Notifications } from './db/listen.ts'
import { createTestDatabase, type TestDatabase } from './db/test-database.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLogger } from './logger.ts'

interface Payloads {
  greet: { name: string }
  stumble: { times: number }
  dawdle: Record<never, never>
  fetch: { until: string }
}

let home: TestDatabase
let database: Database
let notifications: Notifications
let jobs: Jobs<Payloads>
const done: string[] = []
beforeAll(async () => {
  home = await createTestDatabase()
  database = connectDatabase({ url: home.url, poolSize: 2 })
  notifications = await createNotifications(home.url)
  jobs = createJobs<Payloads>({
    url: home.url,
    notifications,
    logger: createLogger('silent'),
    lanes: [{ tasks: ['fetch'], concurrency: 2 }],
    tasks: {
      fetch: async ({ until }) => {
        await expect.poll(() => done).toContain(until)
        done.push('fetched')
      },
      greet: async ({ name }) => void done.push(name),
      stumble: async ({ times }, job) => {
        if (job.attempt <= times) throw new Error('stumbled')
        done.push(`arrived at attempt ${job.attempt}, the last: ${job.isLastAttempt}`)
      },
      dawdle: async () => {
        done.push('begun')
        await new Promise((resolve) => setTimeout(resolve, 300))
        done.push('finished')
      },
    },
  })
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await notifications.close()
  await database.close()
  await home.drop()
})

test('a job runs when its transaction is committed and never when it is not', async () => {
  const failing = database.db.transaction().execute(async (db) => {
    await jobs.add({ db }, 'greet', { name: 'nobody' })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await database.db.transaction().execute(async (db) => {
    await jobs.add({ db }, 'greet', { name: 'Ada' })
    expect(done).toEqual([])
  })
  await expect.poll(() => done.splice(0)).toEqual(['Ada'])
})

test('whoever waits for a machine elsewhere holds up nobody else', async () => {
  for (let count = 0; count < 3; count += 1) await jobs.add(database, 'fetch', { until: 'Grace' })
  await jobs.add(database, 'greet', { name: 'Grace' })
  await expect.poll(() => done).toHaveLength(4)
  expect(done.splice(0)).toEqual(['Grace', 'fetched', 'fetched', 'fetched'])
})

test('a key keeps one waiting job, the newest, until its time', async () => {
  const runAt = new Date(Date.now() + 300)
  await jobs.add(database, 'greet', { name: 'old' }, { key: 'greeting', runAt })
  await jobs.add(database, 'greet', { name: 'new' }, { key: 'greeting' })
  await expect.poll(() => done).toEqual(['new'])
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(done.splice(0)).toEqual(['new'])
})

test('a job that throws is tried again', { timeout: 15_000 }, async () => {
  await jobs.add(database, 'stumble', { times: 1 }, { maxAttempts: 2 })
  await expect
    .poll(() => done.splice(0), { timeout: 12_000 })
    .toEqual(['arrived at attempt 2, the last: true'])
})

test('stopping waits for what runs', async () => {
  await jobs.add(database, 'dawdle', {})
  await expect.poll(() => done).toEqual(['begun'])
  await jobs.stop()
  expect(done.splice(0)).toEqual(['begun', 'finished'])
})
