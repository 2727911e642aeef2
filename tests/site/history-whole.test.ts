import { outsideTransaction } from '@vitrine/server/testing'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { diffLines, dumpCatalog } from './history-dump.fixture.ts'

const ROWS = 1050
const BATCH = 200

let shop: TestServer
/** The import that is undone again and again. */
let groupId: string
let imported: string[]
let empty: string[]
/** A concurrent action after this number of undone batches; undefined once it has run. */
let meanwhile: { readonly batch: number; readonly run: () => Promise<unknown> } | undefined
let batches: number[]

beforeAll(async () => {
  shop = await startTestServer()
  const { undoHandlers } = shop.server
  const { product } = undoHandlers
  const undo: typeof product = async (tx, facts) => {
    const conflicts = await product(tx, facts)
    batches.push(facts.length)
    if (meanwhile?.batch === batches.length) await outsideTransaction(meanwhile.run)
    return conflicts
  }
  Object.assign(undoHandlers, { product: undo, variants: undo })
  empty = await dumpCatalog(shop)
  const rows = Array.from({ length: ROWS }, (_, at) => `r${at},Row ${at},1,R`)
  const body = `Handle,Title,Variant Price,Vendor\n${rows.join('\n')}\n`
  groupId = (await api().imports.startImport({ fileName: 'large.csv' }, { body })).import.id
  await perform('imports.run', groupId)
  imported = await dumpCatalog(shop)
})
afterAll(() => shop.close())
beforeEach(() => {
  batches = []
  meanwhile = undefined
})

const api = () => shop.people.merchant().api
const perform = (task: 'imports.run' | 'jobs.run', id: string, signal?: AbortSignal) =>
  shop.server.tasks[task](
    { siteId: shop.site.id, id },
    { id: '1', attempt: 1, isLastAttempt: false, signal },
  )
const jobOf = async (id: string) => (await api().jobs.getJob({ id })).job
const undoAll = async (group: string) => {
  const { jobId = '', undone } = await api().history.undoGroup({ groupId: group })
  expect(undone).toBe(0)
  return jobId
}
const productIn = async (row: number) => {
  const filter = { name: `Row ${row}` }
  return (await api().catalogV1.queryProducts({ query: { filter } })).products[0]?.id ?? ''
}
const rename = (id: string) =>
  api().catalogV1.updateProduct({ product: { id, name: 'Taken up by others' } })

describe('the undo of more than a thousand changes', () => {
  test('restores everything except later changes of others, and lists all of it', async () => {
    // The newest go first: these are not reached when they are changed.
    const [one, other] = [await productIn(3), await productIn(5)]
    meanwhile = { batch: 2, run: async () => [await rename(one), await rename(other)] }
    const jobId = await undoAll(groupId)
    await perform('jobs.run', jobId)
    const job = await jobOf(jobId)
    expect(job).toMatchObject({ kind: 'history.undo', state: 'FAILED', succeeded: 0, failed: 2 })
    expect(job.failure).toContain('nothing was undone')
    expect(job.errors.map(({ itemId }) => itemId).toSorted()).toEqual([one, other].toSorted())
    const conflict = { field: 'name', reason: 'CHANGED', is: 'Taken up by others' }
    expect(job.errors).toContainEqual(
      expect.objectContaining({
        code: 'UNDO_CONFLICTS',
        data: {
          conflicts: expect.arrayContaining([
            expect.objectContaining({ ...conflict, changedBy: expect.anything() }),
          ]),
          total: expect.any(Number),
        },
      }),
    )
    const different = diffLines(imported, await dumpCatalog(shop))
    expect(different.filter((line) => !line.includes(one) && !line.includes(other))).toEqual([])
    expect(different.length).toBeGreaterThan(0)
    // Its conflicts are now reported before anything begins.
    await expect(api().history.undoGroup({ groupId })).rejects.toMatchObject({
      code: 'UNDO_CONFLICTS',
    })
    for (const entityId of [one, other]) {
      const { entries } = await api().history.listHistory({ entityType: 'product', entityId })
      await api().history.undoChange({ id: entries[0]?.id ?? '' })
    }
    expect(diffLines(imported, await dumpCatalog(shop))).toEqual([])
  })

  test('changes nothing when it is cancelled', async () => {
    const jobId = await undoAll(groupId)
    meanwhile = {
      batch: 3,
      async run() {
        await expect.poll(async () => (await jobOf(jobId)).succeeded).toBeGreaterThanOrEqual(BATCH)
        await api().jobs.cancelJob({ id: jobId })
      },
    }
    await perform('jobs.run', jobId)
    expect(batches.length).toBe(3)
    expect(await jobOf(jobId)).toMatchObject({ state: 'CANCELLED', succeeded: 0, failed: 0 })
    expect(diffLines(imported, await dumpCatalog(shop))).toEqual([])
  })

  test('changes nothing when it is interrupted or stopped, and starts again later', async () => {
    const jobId = await undoAll(groupId)
    await expect(api().history.undoGroup({ groupId: jobId })).rejects.toMatchObject({
      code: 'STILL_GOING_ON',
    })
    const cut = () =>
      sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'vitrine keeps to %'`.execute(
        shop.server.platform.db,
      )
    meanwhile = { batch: 2, run: cut }
    await expect(perform('jobs.run', jobId)).rejects.toThrow()
    expect(await jobOf(jobId)).toMatchObject({ state: 'RUNNING' })
    expect(diffLines(imported, await dumpCatalog(shop))).toEqual([])

    const stopping = new AbortController()
    meanwhile = { batch: batches.length + 2, run: async () => stopping.abort() }
    await expect(perform('jobs.run', jobId, stopping.signal)).rejects.toThrow()
    expect(diffLines(imported, await dumpCatalog(shop))).toEqual([])

    meanwhile = undefined
    await Promise.all([perform('jobs.run', jobId), perform('jobs.run', jobId)])
    expect(await jobOf(jobId)).toMatchObject({ state: 'DONE', failed: 0 })
    expect(diffLines(empty, await dumpCatalog(shop))).toEqual([])
    // It is a change itself, and as large.
    const again = await undoAll(jobId)
    await perform('jobs.run', again)
    expect(await jobOf(again)).toMatchObject({ state: 'DONE', failed: 0 })
    expect(diffLines(imported, await dumpCatalog(shop))).toEqual([])
  })

  test('reads a batch at a time, and delays no feed but that of its own site', async () => {
    const other = (await shop.anotherSite()).people.merchant().api
    const cursors = {
      own: (await api().changes.listChanges({})).cursor,
      other: (await other.changes.listChanges({})).cursor,
    }
    const named = async ({ changes }: typeof other, after: string) =>
      (await changes.listChanges({ after, entities: 'brand' })).changes.length
    const jobId = await undoAll(groupId)
    meanwhile = {
      batch: 2,
      async run() {
        for (const shopApi of [api(), other]) {
          await shopApi.catalogV3.createBrand({ brand: { name: 'Meanwhile' } })
        }
        await expect.poll(() => named(other, cursors.other)).toBe(1)
        expect(await named(api(), cursors.own)).toBe(0)
      },
    }
    await perform('jobs.run', jobId)
    expect(await jobOf(jobId)).toMatchObject({ state: 'DONE' })
    expect(Math.max(...batches)).toBeLessThanOrEqual(BATCH)
    await expect.poll(() => named(api(), cursors.own)).toBeGreaterThan(0)
  })
})
