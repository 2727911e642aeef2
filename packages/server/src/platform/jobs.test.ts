import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from './db/connect.ts'
import { createNotifications, type Notifications } from './db/notifications.ts'
import { createTestDatabase, type TestDatabase } from './db/test-database.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLogger } from './logger.ts'

interface Payloads {
  greet: { name: string }
  stumble: { times: number }
  dawdle: Record<never, never>
  fetch: { until: string }
  tick: Record<string, unknown>
}

let home: TestDatabase
let database: Database
let notifications: Notifications
let jobs: Jobs<Payloads>
const done: string[] = []
let ticks = 0
/** Lets the job `dawdle` end. */
let finish = () => {}
beforeAll(async () => {
  home = await createTestDatabase()
  database = connectDatabase({ url: home.url, poolSize: 2 })
  notifications = await createNotifications(home.url)
  // No process was running when it was due.
  await sql`
    INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    VALUES ('tick', now() - interval '1 day', now() - interval '30 minutes')`.execute(database.db)
  jobs = createJobs<Payloads>({
    url: home.url,
    notifications,
    logger: createLogger('silent'),
    takeoverEveryMs: 100,
    crontab: '*/5 * * * * tick',
    workerGroups: [{ tasks: ['fetch'], concurrency: 2 }],
    tasks: {
      fetch: async ({ until }) => {
        await expect.poll(() => done).toContain(until)
        done.push('fetched')
      },
      tick: async () => {
        ticks += 1
      },
      greet: async ({ name }) => void done.push(name),
      stumble: async ({ times }, job) => {
        if (job.attempt <= times) throw new Error('stumbled')
        done.push(`arrived at attempt ${job.attempt}, the last: ${job.isLastAttempt}`)
      },
      dawdle: async () => {
        done.push('started')
        await new Promise<void>((resolve) => (finish = resolve))
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

test('a job that waits for another server does not block others', async () => {
  for (let count = 0; count < 3; count += 1) await jobs.add(database, 'fetch', { until: 'Grace' })
  await jobs.add(database, 'greet', { name: 'Grace' })
  await expect.poll(() => done).toHaveLength(4)
  expect(done.splice(0)).toEqual(['Grace', 'fetched', 'fetched', 'fetched'])
})

test('a key has one waiting job, the newest, until its time', async () => {
  const runAt = new Date(Date.now() + 300)
  // At once: on a busy machine the first could be due before the second comes.
  await database.db.transaction().execute(async (db) => {
    await jobs.add({ db }, 'greet', { name: 'old' }, { key: 'greeting', runAt })
    await jobs.add({ db }, 'greet', { name: 'new' }, { key: 'greeting' })
    await jobs.add({ db }, 'greet', { name: 'later' }, { runAt: new Date(runAt.getTime() + 1) })
  })
  await expect.poll(() => done).toContain('later')
  expect(done.splice(0)).toEqual(['new', 'later'])
})

test('a job that throws is tried again', async () => {
  await jobs.add(database, 'stumble', { times: 1 }, { maxAttempts: 2 })
  await expect.poll(() => done.splice(0)).toEqual(['arrived at attempt 2, the last: true'])
})

test('missed scheduled runs are made up for', async () => {
  await expect.poll(() => ticks).toBeGreaterThan(0)
})

/** A job that is stored as taken by a runner. */
async function takenBy(runner: string, name: string): Promise<void> {
  const runAt = new Date(Date.now() + 3_600_000)
  await jobs.add(database, 'greet', { name }, { key: name, runAt })
  await sql`
    UPDATE graphile_worker._private_jobs
       SET locked_by = ${runner}, locked_at = now(), run_at = now(), attempts = max_attempts
     WHERE key = ${name}`.execute(database.db)
}

test('a job of a runner that has ended is taken over, even at its last attempt', async () => {
  await takenBy('pool-gone', 'left behind')
  await expect.poll(() => done.splice(0)).toEqual(['left behind'])
})

test('a job of a runner on another server is left to it until that has ended', async () => {
  const release = await notifications.holdLock('job runner pool-other')
  await takenBy('pool-other', 'theirs')
  await takenBy('pool-gone', 'anybody’s')
  await expect.poll(() => done.splice(0)).toEqual(['anybody’s'])
  await release()
  await expect.poll(() => done.splice(0)).toEqual(['theirs'])
})

test('a job that a runner took without getting the response is released again', async () => {
  await jobs.add(database, 'dawdle', {})
  await expect.poll(() => done).toEqual(['started'])
  const { rows } = await sql<{ runner: string }>`
    SELECT locked_by AS runner FROM graphile_worker.jobs
     WHERE task_identifier = 'dawdle'`.execute(database.db)
  await takenBy(rows[0]?.runner ?? '', 'unheard')
  await expect.poll(() => done).toContain('unheard')
  finish()
  await expect.poll(() => done).toHaveLength(3)
  expect(done.splice(0).toSorted()).toEqual(['finished', 'started', 'unheard'])
})

test('stopping waits for running jobs', async () => {
  await jobs.add(database, 'dawdle', {})
  await expect.poll(() => done).toEqual(['started'])
  const stopped = jobs.stop().then(() => done.push('stopped'))
  finish()
  await stopped
  expect(done.splice(0)).toEqual(['started', 'finished', 'stopped'])
})
