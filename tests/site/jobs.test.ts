import { randomUUID } from 'node:crypto'
import { InvalidFilter, violation } from '@vitrine/contract/kit'
import { outsideTransaction } from '@vitrine/server/testing'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Start = ReturnType<TestServer['server']['jobs']['addKind']>

/** These jobs process brands with names of one letter, in the order of their names. */
interface StampInput {
  readonly letter: string
}

/** Marks brands with `!`; one whose name says `broken` cannot be marked. */
function stampingOf(shop: TestServer, name: string, more: object = {}): Start {
  const named = (letter: string) => sql`name ~ ${`^${letter}[0-9]+( broken)?$`}`
  return shop.server.jobs.addKind<StampInput>(name, {
    batch: 10,
    async count(tx, { letter }) {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM brands
         WHERE site_id = ${tx.siteId} AND ${named(letter)}`.execute(tx.db)
      return rows[0]?.count ?? 0
    },
    async next(tx, { letter }, { after, limit, createdUntil }) {
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM brands
         WHERE site_id = ${tx.siteId} AND ${named(letter)} AND created_date <= ${createdUntil}
           AND id::text > ${after ?? ''} ORDER BY id::text LIMIT ${limit}`.execute(tx.db)
      return rows.map(({ id }) => ({ id, cursor: id }))
    },
    async act(tx, _input, ids) {
      const { rows } = await sql<{ name: string }>`
        UPDATE brands SET name = name || '!', revision = revision + 1
         WHERE site_id = ${tx.siteId} AND id = ANY(${[...ids]}::uuid[])
        RETURNING name`.execute(tx.db)
      const broken = rows.find((row) => row.name.includes('broken'))
      if (broken) throw violation('brand.name', 'FORMAT', `${broken.name} cannot be marked`)
      await outsideTransaction(async () => meanwhile?.())
      return []
    },
    ...more,
  }) as Start
}

let shop: TestServer
let stamp: Start
/** Marks all of them or none. */
let stampAll: Start
/** A concurrent action while a batch is processed. */
let meanwhile: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  shop = await startTestServer()
  stamp = stampingOf(shop, 'test.stamp')
  stampAll = stampingOf(shop, 'test.stampAll', {
    atomic: async () => [{ id: 'broken', error: InvalidFilter() }],
  })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const brands = async (letter: string, count: number, from = 0) => {
  const names = Array.from({ length: count }, (_, at) => ({ name: `${letter}${from + at}` }))
  for (let at = 0; at < count; at += 100) {
    await api().catalogV3.bulkCreateBrands({ brands: names.slice(at, at + 100) })
  }
}
const marked = async (letter: string) => {
  const filter = { name: { $startsWith: letter } }
  const paging = { limit: 300 }
  const { brands: found } = await api().catalogV3.queryBrands({ query: { filter, paging } })
  return found.filter(({ name }) => name.endsWith('!')).length
}
const site = () => ({
  siteId: shop.site.id,
  actor: { type: 'system', id: randomUUID() } as const,
})
const begin = async (letter: string) =>
  (await shop.server.platform.work(site(), (tx) => stamp(tx, { letter }))).id
const jobOf = async (id: string) => (await api().jobs.getJob({ id })).job
/** Runs a job like the queue, without waiting for it. */
const run = (id: string, options: { signal?: AbortSignal; isLastAttempt?: boolean } = {}) =>
  shop.server.tasks['jobs.run'](
    { siteId: shop.site.id, id },
    { id: '1', attempt: 1, isLastAttempt: false, signal: undefined, ...options },
  )
const queued = async () => {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'jobs.run'`.execute(
    shop.server.platform.db,
  )
  return rows.map(({ key }) => key)
}
/** Aborts a run after the first batch of a job. */
function stopAfterBatch() {
  const stopping = new AbortController()
  const stop = shop.server.platform.statements(({ sql: text }) => {
    if (/update "jobs" set "cursor"/.test(text)) stopping.abort()
  })
  return { signal: stopping.signal, stop }
}

describe('a job', () => {
  test('processes all matches in batches, and shows its progress', async () => {
    await brands('a', 25)
    const id = await begin('a')
    expect(await jobOf(id)).toMatchObject({
      kind: 'test.stamp',
      input: { letter: 'a' },
      state: 'QUEUED',
      total: 25,
      processed: 0,
      errors: [],
    })
    await run(id)
    expect(await jobOf(id)).toMatchObject({
      state: 'DONE',
      processed: 25,
      succeeded: 25,
      failed: 0,
      finishedDate: expect.any(Date),
    })
    expect(await marked('a')).toBe(25)
  })

  test('acts in the name of the person who started it', async () => {
    await brands('b', 2)
    const asking = site()
    const { id } = await shop.server.platform.work(asking, (tx) => stamp(tx, { letter: 'b' }))
    await run(id)
    const { rows } = await sql<{ name: string; actor: object; job_id: string }>`
      SELECT name, actor, job_id FROM facts WHERE entity_id = ${id} ORDER BY seq`.execute(
      shop.server.platform.db,
    )
    expect(rows).toEqual([
      { name: 'job.created', actor: asking.actor, job_id: null },
      { name: 'job.finished', actor: asking.actor, job_id: id },
    ])
    expect((await jobOf(id)).actor).toEqual(asking.actor)
  })

  test('finds the item that makes a batch fail, and processes the others', async () => {
    await brands('c', 30)
    await api().catalogV3.bulkCreateBrands({
      brands: [{ name: 'c98 broken' }, { name: 'c99 broken' }],
    })
    const id = await begin('c')
    await run(id)
    const job = await jobOf(id)
    expect(job).toMatchObject({ state: 'DONE', processed: 32, succeeded: 30, failed: 2 })
    expect(job.errors).toEqual([
      expect.objectContaining({ itemId: expect.any(String), code: 'INVALID_ARGUMENT' }),
      expect.objectContaining({ description: expect.stringContaining('cannot be marked') }),
    ])
    expect(await marked('c')).toBe(30)
  })

  test('ignores what is added after it was started', async () => {
    await brands('d', 2)
    const id = await begin('d')
    shop.clock.pass({ seconds: 1 })
    await brands('d', 3, 2)
    await run(id)
    expect(await jobOf(id)).toMatchObject({ state: 'DONE', total: 2, processed: 2 })
  })

  test('that is interrupted continues after the last batch, and does nothing twice', async () => {
    await brands('e', 45)
    const id = await begin('e')
    const { signal, stop } = stopAfterBatch()
    await expect(run(id, { signal })).rejects.toThrow()
    stop()
    expect(await jobOf(id)).toMatchObject({ state: 'RUNNING', processed: 10, total: 45 })

    // A restarted process queues unfinished jobs.
    await sql`DELETE FROM graphile_worker._private_jobs`.execute(shop.server.platform.db)
    await shop.server.jobs.resume()
    expect(await queued()).toEqual([`jobs.run ${id}`])
    await Promise.all([run(id), run(id)])
    expect(await jobOf(id)).toMatchObject({ state: 'DONE', succeeded: 45, failed: 0 })
    expect(await marked('e')).toBe(45)
  })

  test('shows its speed and the remaining seconds while it runs', async () => {
    await brands('f', 30)
    const id = await begin('f')
    const cut = stopAfterBatch()
    const stop = shop.server.platform.statements(({ sql: text }) => {
      if (/update "jobs" set "state"/.test(text)) shop.clock.pass({ seconds: 5 })
    })
    await expect(run(id, { signal: cut.signal })).rejects.toThrow()
    cut.stop()
    stop()
    expect(await jobOf(id)).toMatchObject({ processed: 10, itemsPerSecond: 2, secondsLeft: 10 })
    await api().jobs.cancelJob({ id })
  })

  test('can be cancelled while it runs; changes that were made remain', async () => {
    await brands('g', 25)
    const id = await begin('g')
    const { signal, stop } = stopAfterBatch()
    await expect(run(id, { signal })).rejects.toThrow()
    stop()
    const { job } = await api().jobs.cancelJob({ id })
    expect(job).toMatchObject({ state: 'CANCELLED', processed: 10, finishedDate: expect.any(Date) })
    await run(id)
    expect(await marked('g')).toBe(10)
    await expect(api().jobs.cancelJob({ id })).rejects.toMatchObject({
      status: 409,
      code: 'JOB_OVER',
    })
  })

  test('fails after the last attempt when it meets a system error, and reports it', async () => {
    await brands('h', 1)
    const id = await begin('h')
    await sql`UPDATE jobs SET input = '{"letter": "("}' WHERE id = ${id}`.execute(
      shop.server.platform.db,
    )
    await expect(run(id)).rejects.toThrow()
    expect(await jobOf(id)).toMatchObject({ state: 'RUNNING' })
    await expect(run(id, { isLastAttempt: true })).rejects.toThrow()
    expect(await jobOf(id)).toMatchObject({
      state: 'FAILED',
      failure: 'The job was stopped by an error of the system',
    })
  })
})

describe('a job that does all or nothing', () => {
  const beginAll = async (letter: string, by = site()) =>
    (await shop.server.platform.work(by, (tx) => stampAll(tx, { letter }))).id

  test('changes nothing when one item is refused, and reports the reason', async () => {
    await brands('p', 15)
    await api().catalogV3.bulkCreateBrands({ brands: [{ name: 'p99 broken' }] })
    const id = await beginAll('p')
    await run(id)
    const job = await jobOf(id)
    expect(job).toMatchObject({ state: 'FAILED', succeeded: 0, failed: 1 })
    expect(job.failure).toContain('cannot be marked')
    expect(job.errors).toMatchObject([{ itemId: 'broken', code: InvalidFilter.code }])
    expect(await marked('p')).toBe(0)
  })

  test('changes nothing when its author loses the right while it runs', async () => {
    await brands('q', 15)
    const { apiKey } = await api().apiKeys.createApiKey({ name: 'For a while' })
    const actor = { type: 'api-key', id: apiKey.id } as const
    const id = await beginAll('q', { siteId: shop.site.id, actor } as never)
    meanwhile = async () => {
      meanwhile = undefined
      await api().apiKeys.revokeApiKey({ id: apiKey.id })
    }
    await run(id)
    const job = await jobOf(id)
    expect(job).toMatchObject({ state: 'FAILED', succeeded: 0, failed: 0 })
    expect(job.failure).toContain('may not do it any more')
    expect(await marked('q')).toBe(0)
  })

  test('otherwise makes all changes', async () => {
    await brands('r', 15)
    const id = await beginAll('r')
    await run(id)
    expect(await jobOf(id)).toMatchObject({ state: 'DONE', total: 15, succeeded: 15 })
    expect(await marked('r')).toBe(15)
  })
})

describe('the jobs of a site', () => {
  test('run one after the other, in the order they were started', async () => {
    await brands('i', 12)
    const [first, second] = [await begin('i'), await begin('i')]
    await run(second)
    expect(await jobOf(second)).toMatchObject({ state: 'QUEUED', processed: 0 })
    await sql`DELETE FROM graphile_worker._private_jobs`.execute(shop.server.platform.db)
    await run(first)
    expect(await queued()).toEqual([`jobs.run ${second}`])
    await run(second)
    expect(await jobOf(second)).toMatchObject({ state: 'DONE', total: 12, processed: 0 })
  })

  test('continue when the first of them is cancelled', async () => {
    const [first, second] = [await begin('j'), await begin('j')]
    await sql`DELETE FROM graphile_worker._private_jobs`.execute(shop.server.platform.db)
    await api().jobs.cancelJob({ id: first })
    expect(await queued()).toEqual([`jobs.run ${second}`])
    await run(second)
    expect(await jobOf(second)).toMatchObject({ state: 'DONE' })
  })

  test('are listed newest first, by state and page, in a bounded number of statements', async () => {
    const { statements, result } = await shop.countStatements(() =>
      api().jobs.listJobs({ state: 'DONE', limit: 2 }),
    )
    expect(result.jobs.map(({ state }) => state)).toEqual(['DONE', 'DONE'])
    const [newest, older] = result.jobs
    expect(newest?.createdDate.getTime()).toBeGreaterThanOrEqual(older?.createdDate.getTime() ?? 0)
    expect(result.pagingMetadata).toMatchObject({ count: 2, offset: 0, hasNext: true })
    expect(statements.filter((text) => text.includes('"jobs"'))).toHaveLength(2)
  })

  test('are visible on that site only', async () => {
    const [first] = (await api().jobs.listJobs()).jobs
    const id = first?.id ?? ''
    const other = (await shop.anotherSite()).people.merchant().api
    const missing = { status: 404, code: 'JOB_NOT_FOUND' }
    await expect(other.jobs.getJob({ id })).rejects.toMatchObject(missing)
    await expect(other.jobs.cancelJob({ id })).rejects.toMatchObject(missing)
    expect((await other.jobs.listJobs()).jobs).toEqual([])
  })
})

test('background workers run jobs one after the other', async () => {
  const working = await startTestServer({ runJobs: true })
  const start = stampingOf(working, 'test.stamp')
  const { catalogV3, jobs } = working.people.merchant().api
  await catalogV3.createBrand({ brand: { name: 'z1' } })
  const asking = { siteId: working.site.id, actor: { type: 'system', id: 'test' } } as const
  await working.server.platform.work(asking, async (tx) => {
    for (let count = 0; count < 3; count += 1) await start(tx, { letter: 'z' })
  })
  const states = async () => (await jobs.listJobs()).jobs.map(({ state }) => state)
  await expect.poll(states, { interval: 50 }).toEqual(['DONE', 'DONE', 'DONE'])
  const { brands: found } = await catalogV3.queryBrands({})
  expect(found.map(({ name }) => name)).toEqual(['z1!'])
  await working.close()
})
