import { ImportFinished, type ImportState } from '@vitrine/contract/imports'
import { isUnavailable } from '../../../../platform/db/unavailable.ts'
import { FileMissing } from '../../../../platform/file-storage.ts'
import type { JobRun } from '../../../../platform/jobs.ts'
import type { Import } from '../model.ts'
import { type Failure, failureOf, systemFailure } from '../rules/failures.ts'
import { isOver, isStarted } from '../rules/progress.ts'
import { looksLikeLines, readLines } from '../rules/read-lines.ts'
import { UnreadableFile } from '../rules/unreadable-file.ts'
import {
  beginRun,
  endImport,
  findImport,
  lockImport,
  refreshStatistics,
  setRowsTotal,
} from '../store/imports.ts'
import { findMapping } from '../store/mappings.ts'
import { createConcurrentBatches } from './concurrent-batches.ts'
import type { ImportServiceDeps } from './deps.ts'
import { type Entry, kindOf, type Run, toProduct, weightOf } from './entries.ts'
import { fileMappingOf, productsOf } from './read-products.ts'
import { deleteFile } from './start-import.ts'

/** Entries per transaction, and rows after which a batch of large products is full. */
const BATCH_ENTRIES = 400
const BATCH_ROWS = 2000

/**
 * Imports a file from where an earlier run stopped. Every batch is one transaction that also saves the
 * progress, so nothing is done twice and no product is imported partially.
 */
export async function runImport(
  deps: ImportServiceDeps,
  importKey: { siteId: string; id: string },
  job: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<void> {
  for (;;) {
    const run = await begin(deps, importKey.siteId, importKey.id)
    if (!run) return
    if ((await continueRun(run, job)) || (await isCancelledOrSuperseded(run))) return
  }
}

/** True when the import is finished; false when its stored progress differs from this run's. */
async function continueRun(
  run: Run,
  { signal, isLastAttempt }: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<boolean> {
  const { deps } = run
  const batches = createConcurrentBatches(run)
  try {
    for await (const batch of readAhead(await batchesOf(run))) {
      signal?.throwIfAborted()
      if (!(await batches.add(batch))) return false
      await refreshPlans(run)
    }
    if (!(await batches.finish())) return false
    await end(run, 'DONE')
    if (run.entriesDone - run.skip > 2 * BATCH_ENTRIES) await refreshStatistics(deps, 'whole')
    return true
  } catch (error) {
    await batches.settle()
    if (error instanceof FileMissing && (await isFinished(run))) return true
    if (error instanceof UnreadableFile) {
      await end(run, 'FAILED', failureOf(error))
      return true
    }
    if (isLastAttempt && !isUnavailable(error)) {
      await end(run, 'FAILED', systemFailure('IMPORT_STOPPED'))
    }
    throw error
  }
}

/**
 * Whether the import was cancelled or another run has started. If not, the reply to a commit was lost, or a
 * database crash lost a commit: the run continues from the stored progress.
 */
async function isCancelledOrSuperseded({ work, id, startedDate }: Run): Promise<boolean> {
  const one = await work((tx) => findImport(tx, id))
  return !one || isOver(one.state) || one.runStartedDate?.getTime() !== startedDate.getTime()
}

/** Whether another run has finished the import and deleted its file. */
async function isFinished({ work, id }: Run): Promise<boolean> {
  const one = await work((tx) => findImport(tx, id))
  return !one || isOver(one.state)
}

/** Refreshes statistics each time the import has grown fourfold. */
async function refreshPlans(run: Run): Promise<void> {
  if (run.entriesDone < run.nextStatistics) return
  run.nextStatistics = run.entriesDone * 4
  await refreshStatistics(run.deps, 'rough')
}

async function begin(
  deps: ImportServiceDeps,
  siteId: string,
  id: string,
): Promise<Run | undefined> {
  const system = { siteId, actor: { type: 'system', id: 'imports' } } as const
  const found = await deps.work(system, (tx) => findImport(tx, id))
  if (!found || !isStarted(found.state)) return undefined
  // Changes are recorded under the person who started the import.
  const site = { siteId, actor: found.actor, jobId: id }
  const locked = await deps.work(site, async (tx) => {
    const one = await lockImport(tx, id)
    if (!one || !isStarted(one.state)) return undefined
    await beginRun(tx, one)
    const stored = await findMapping(tx, id)
    return { ...one, mapping: stored && fileMappingOf(stored), runStartedDate: tx.now }
  })
  return locked && toRun(deps, locked, (work) => deps.work(site, work))
}

type StartedImport = Import & Pick<Run, 'mapping'> & { readonly runStartedDate: Date }

const toRun = (deps: ImportServiceDeps, one: StartedImport, work: Run['work']): Run => ({
  deps,
  id: one.id,
  mapping: one.mapping,
  startedDate: one.runStartedDate,
  skip: one.entriesDone,
  entriesDone: one.entriesDone,
  // The first large batch refreshes statistics itself.
  nextStatistics: one.entriesDone + 4 * BATCH_ENTRIES,
  open: async (part) => (await deps.uploads.open(one.storageKey, part)).stream,
  work,
})

/** The remaining entries, in batches; the whole file is scanned once before. */
async function batchesOf(run: Run): Promise<AsyncGenerator<Entry[]>> {
  if (await isLines(run)) {
    let rows = 0
    for await (const _ of readLines(await run.open())) rows += 1
    await run.work((tx) => setRowsTotal(tx, run.id, rows))
    return inBatches(readLines(await run.open()), run.skip)
  }
  return inBatches(await productsOf(run), run.skip)
}

/** Reads and parses one batch while the database writes the previous one. */
async function* readAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  const take = () => {
    const next = source.next()
    // A read error is reported when its batch is due.
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

/** Batches with entries of one kind, because lines of an export depend on earlier ones. */
async function* inBatches(entries: AsyncIterable<Entry>, skip: number): AsyncGenerator<Entry[]> {
  let position = 0
  let weight = 0
  let batch: Entry[] = []
  for await (const entry of entries) {
    position += 1
    if (position <= skip) continue
    const [first] = batch
    if (first && kindOf(first) !== kindOf(entry)) {
      yield batch
      batch = []
      weight = 0
    }
    // Parsed while the database is busy.
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

async function end(run: Run, state: ImportState, failure: Failure | null = null): Promise<void> {
  await run.work(async (tx) => {
    const before = await lockImport(tx, run.id)
    if (!before || isOver(before.state)) return
    await endImport(tx, run.id, state, failure)
    const after = await findImport(tx, run.id)
    await run.deps.events.append(tx, {
      definition: ImportFinished,
      entityId: run.id,
      before,
      after,
    })
    deleteFile(run.deps, tx, before)
  })
}
