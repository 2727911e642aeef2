import { isUnavailable } from '../../../../platform/db/unavailable.ts'
import type { JobRun } from '../../../../platform/jobs.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Job, JobEngineDeps, Refusal } from '../model.ts'
import { advanced, withProgress } from '../rules/progress.ts'
import { isRefusal, refusalOf } from '../rules/refusal.ts'
import * as store from '../store.ts'
import { runAtomic } from './run-atomic.ts'
import { BATCH, beginStep, finish, notAllowed, openRun, type Run } from './steps.ts'

/** A run that goes batch by batch. */
interface BatchRun extends Run {
  /** Items of the next transaction; fewer after one of them was refused. */
  limit: number
  /** Items of the last transaction. */
  batchSize: number
}

/**
 * Runs a job from where an earlier run stopped. Every batch is one transaction that also stores the progress
 * of the job, so nothing is repeated or skipped; an atomic job is a single transaction.
 */
export async function runJob(
  deps: JobEngineDeps,
  { siteId, id }: { siteId: string; id: string },
  { signal, isLastAttempt }: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<void> {
  const run = await openRun(deps, siteId, id)
  if (!run) return
  try {
    if (!(await run.step(beginStep(run)))) return
    if (run.kind.atomic) await runAtomic(run, signal)
    else await runBatches({ ...run, limit: run.kind.batch ?? BATCH, batchSize: 0 }, signal)
  } catch (error) {
    if (isLastAttempt && !isUnavailable(error)) await run.step((tx, job) => failJob(tx, run, job))
    throw error
  }
}

async function failJob(tx: Tx, { deps, kind }: Run, job: Job): Promise<boolean> {
  return finish(
    tx,
    deps,
    kind.atomic ? await store.advanceJob(tx, withProgress(job, 0)) : job,
    'FAILED',
  )
}

async function runBatches(run: BatchRun, signal: AbortSignal | undefined): Promise<void> {
  let goesOn = true
  while (goesOn) {
    signal?.throwIfAborted()
    goesOn = await nextBatch(run)
  }
}

/** One more batch. One that is refused as a whole is tried in halves, down to the item it is about. */
async function nextBatch(run: BatchRun): Promise<boolean> {
  try {
    const goesOn = await run.step((tx, job) => actOnBatch(tx, run, job))
    run.limit = Math.min(run.limit * 2, run.kind.batch ?? BATCH)
    return goesOn
  } catch (error) {
    if (!isRefusal(error) || run.batchSize === 0) throw error
    if (run.batchSize === 1) return run.step((tx, job) => skipItem(tx, run, job, error))
    run.limit = Math.ceil(run.batchSize / 2)
    return true
  }
}

async function actOnBatch(tx: Tx, run: BatchRun, job: Job): Promise<boolean> {
  run.batchSize = 0
  // Rights that were taken away while the job waited or ran stop it.
  if (!(await run.deps.isStillAllowed(tx, run.kind.scope)))
    return finish(tx, run.deps, job, 'FAILED', notAllowed)
  const items = await nextItems(tx, run, job, run.limit)
  run.batchSize = items.length
  const ids = items.map(({ id }) => id)
  const failures = ids.length === 0 ? [] : await run.kind.act(tx, job.input, ids)
  const after = ids.length === 0 ? job : await store.advanceJob(tx, advanced(job, items, failures))
  return items.length === run.limit || finish(tx, run.deps, after, 'DONE')
}

async function skipItem(tx: Tx, run: Run, job: Job, error: Refusal): Promise<boolean> {
  const items = await nextItems(tx, run, job, 1)
  const failures = items.map(({ id }) => ({ id, error: refusalOf(error) }))
  await store.advanceJob(tx, advanced(job, items, failures))
  return true
}

const nextItems = (tx: Tx, { kind }: Run, job: Job, limit: number) =>
  kind.next(tx, job.input, { after: job.cursor, limit, createdUntil: job.createdDate })
