import { ImportFinished, type ImportState } from '@vitrine/contract/imports'
import { isUnavailable } from '../../../platform/db/unavailable.ts'
import { FileMissing } from '../../../platform/file-storage.ts'
import type { JobRun } from '../../../platform/jobs.ts'
import type { Import, Row } from '../model.ts'
import { parseProductCsv } from '../rules/parse-product-csv.ts'
import { isOver } from '../rules/progress.ts'
import { looksLikeLines, readLines } from '../rules/read-lines.ts'
import { readRows } from '../rules/read-rows.ts'
import { gatherRows, scanRows } from '../rules/scattered.ts'
import { UnreadableFile } from '../rules/unreadable-file.ts'
import {
  beginRun,
  endImport,
  findImport,
  holdImport,
  refreshStatistics,
  setRowsTotal,
} from '../store.ts'
import { type Entry, kindOf, type Run, toProduct, weightOf } from './entries.ts'
import { createLanes } from './lanes.ts'
import { forgetFile } from './start-import.ts'
import type { ImportWorld } from './world.ts'

/** Products of one transaction, and rows after which a batch of big products is full. */
const BATCH_ENTRIES = 400
const BATCH_ROWS = 2000

/**
 * Brings a file in, from wherever an earlier run stopped. Every batch is one transaction that also
 * says how far the import is, so nothing is done twice and no product is half there.
 */
export async function runImport(
  world: ImportWorld,
  place: { siteId: string; id: string },
  job: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<void> {
  for (;;) {
    const run = await begin(world, place.siteId, place.id)
    if (!run) return
    if ((await goOn(run, job)) || (await hasGoneElsewhere(run))) return
  }
}

/** True when the import is over; false when it is not where this run has brought it. */
async function goOn(
  run: Run,
  { signal, isLastAttempt }: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<boolean> {
  const { world } = run
  const lanes = createLanes(run)
  try {
    for await (const batch of ahead(await batchesOf(run))) {
      signal?.throwIfAborted()
      if (!(await lanes.add(batch))) return false
      await keepPlansFresh(run)
    }
    if (!(await lanes.finish())) return false
    await end(run, 'DONE')
    if (run.entriesDone - run.skip > 2 * BATCH_ENTRIES) await refreshStatistics(world, 'whole')
    return true
  } catch (error) {
    await lanes.settle()
    if (error instanceof FileMissing && (await isDecided(run))) return true
    if (error instanceof UnreadableFile) {
      await end(run, 'FAILED', error.message)
      return true
    }
    if (isLastAttempt && !isUnavailable(error)) {
      await end(run, 'FAILED', 'The import was stopped by an error of the system')
    }
    throw error
  }
}

/**
 * Whether the import was cancelled or another run has begun. If not, the answer to a commit was lost, or a crash
 * of the database took a commit back: it goes on from where the database says it is.
 */
async function hasGoneElsewhere({ work, id, startedDate }: Run): Promise<boolean> {
  const one = await work((tx) => findImport(tx, id))
  return !one || isOver(one.state) || one.runStartedDate?.getTime() !== startedDate.getTime()
}

/** Whether another run has brought the import to its end, and its file is gone. */
async function isDecided({ work, id }: Run): Promise<boolean> {
  const one = await work((tx) => findImport(tx, id))
  return !one || isOver(one.state)
}

/** Each time the import has grown fourfold. */
async function keepPlansFresh(run: Run): Promise<void> {
  if (run.entriesDone < run.nextStatistics) return
  run.nextStatistics = run.entriesDone * 4
  await refreshStatistics(run.world, 'rough')
}

async function begin(world: ImportWorld, siteId: string, id: string): Promise<Run | undefined> {
  const system = { siteId, actor: { type: 'system', id: 'imports' } } as const
  const found = await world.work(system, (tx) => findImport(tx, id))
  if (!found || isOver(found.state)) return undefined
  // What an import changes is done by the person who started it.
  const site = { siteId, actor: found.actor, jobId: id }
  const held = await world.work(site, async (tx) => {
    const one = await holdImport(tx, id)
    if (!one || isOver(one.state)) return undefined
    await beginRun(tx, one)
    return { ...one, runStartedDate: tx.now }
  })
  return held && toRun(world, held, (work) => world.work(site, work))
}

type Begun = Import & { readonly runStartedDate: Date }

const toRun = (world: ImportWorld, one: Begun, work: Run['work']): Run => ({
  world,
  id: one.id,
  startedDate: one.runStartedDate,
  skip: one.entriesDone,
  entriesDone: one.entriesDone,
  // The first large batch has looked by itself.
  nextStatistics: one.entriesDone + 4 * BATCH_ENTRIES,
  open: async (part) => (await world.uploads.open(one.storageKey, part)).stream,
  work,
})

/** The entries behind those that are decided, in batches; the whole file is read once before. */
async function batchesOf(run: Run): Promise<AsyncGenerator<Entry[]>> {
  if (await isLines(run)) {
    let rows = 0
    for await (const _ of readLines(await run.open())) rows += 1
    await run.work((tx) => setRowsTotal(tx, run.id, rows))
    return inBatches(readLines(await run.open()), run.skip)
  }
  const gathered = await readOnce(run)
  return inBatches(parseProductCsv(await run.open(), gathered), run.skip)
}

/** One batch is read and cut into rows while the database takes the one before. */
async function* ahead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  const take = () => {
    const next = source.next()
    // What is wrong with the file is told when its turn comes.
    next.catch(() => undefined)
    return next
  }
  try {
    for (let next = take(); ; ) {
      const { done, value } = await next
      if (done) return
      next = take()
      yield value
    }
  } finally {
    await source.return(undefined)
  }
}

async function isLines(run: Run): Promise<boolean> {
  const head: Uint8Array[] = []
  for await (const chunk of await run.open({ start: 0, end: 63 })) head.push(chunk)
  return looksLikeLines(Buffer.concat(head))
}

/** The first reading of a table: its rows are counted, scattered products are found. */
async function readOnce(run: Run): Promise<Map<string, Row[]>> {
  const { rows, suspects } = await scanRows(readRows(await run.open(), 'handles'))
  await run.work((tx) => setRowsTotal(tx, run.id, rows))
  return suspects.size > 0 ? gatherRows(readRows(await run.open()), suspects) : new Map()
}

/** Entries of one kind in a batch: lines of an export build upon those before them. */
async function* inBatches(entries: AsyncIterable<Entry>, skip: number): AsyncGenerator<Entry[]> {
  let place = 0
  let weight = 0
  let batch: Entry[] = []
  for await (const entry of entries) {
    place += 1
    if (place <= skip) continue
    const [first] = batch
    if (first && kindOf(first) !== kindOf(entry)) {
      yield batch
      batch = []
      weight = 0
    }
    // While the database is at work.
    if (entry.kind === 'product') toProduct(entry)
    batch.push(entry)
    weight += weightOf(entry)
    if (batch.length < BATCH_ENTRIES && weight < BATCH_ROWS) continue
    yield batch
    batch = []
    weight = 0
  }
  if (batch.length > 0) yield batch
}

async function end(run: Run, state: ImportState, failure: string | null = null): Promise<void> {
  await run.work(async (tx) => {
    const before = await holdImport(tx, run.id)
    if (!before || isOver(before.state)) return
    await endImport(tx, run.id, state, failure)
    const after = await findImport(tx, run.id)
    await run.world.events.append(tx, {
      definition: ImportFinished,
      entityId: run.id,
      before,
      after,
    })
    forgetFile(run.world, tx, before)
  })
}
