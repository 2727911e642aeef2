import { isUnavailable } from '../../../platform/db/unavailable.ts'
import type { JobRun } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Job, JobWorld, Refusal } from '../model.ts'
import { moved, reached } from '../rules/progress.ts'
import { isRefusal, refusalOf } from '../rules/refusal.ts'
import * as store from '../store.ts'
import { runWhole } from './run-whole.ts'
import { BATCH, begin, finish, notAllowed, open, type Run } from './steps.ts'

/** A run that goes batch by batch. */
interface BatchRun extends Run {
  /** Items of the next transaction; fewer after one of them was refused. */
  limit: number
  /** Items of the last transaction. */
  taken: number
}

/**
 * Works a job off from wherever an earlier run stopped. Every batch is one transaction that also says
 * how far the job is, so nothing is done twice and nothing is left out; a job that is done wholly or not
 * at all is one transaction in all.
 */
export async function runJob(
  world: JobWorld,
  { siteId, id }: { siteId: string; id: string },
  { signal, isLastAttempt }: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<void> {
  const run = await open(world, siteId, id)
  if (!run) return
  try {
    if (!(await run.step(begin(run)))) return
    if (run.kind.whole) await runWhole(run, signal)
    else await runBatches({ ...run, limit: run.kind.batch ?? BATCH, taken: 0 }, signal)
  } catch (error) {
    if (isLastAttempt && !isUnavailable(error)) await run.step((tx, job) => giveUp(tx, run, job))
    throw error
  }
}

async function giveUp(tx: Tx, { world, kind }: Run, job: Job): Promise<boolean> {
  return finish(tx, world, kind.whole ? await store.advanceJob(tx, reached(job, 0)) : job, 'FAILED')
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
    const goesOn = await run.step((tx, job) => act(tx, run, job))
    run.limit = Math.min(run.limit * 2, run.kind.batch ?? BATCH)
    return goesOn
  } catch (error) {
    if (!isRefusal(error) || run.taken === 0) throw error
    if (run.taken === 1) return run.step((tx, job) => passOver(tx, run, job, error))
    run.limit = Math.ceil(run.taken / 2)
    return true
  }
}

async function act(tx: Tx, run: BatchRun, job: Job): Promise<boolean> {
  run.taken = 0
  // Rights that were taken away while the job waited or ran stop it.
  if (!(await run.world.mayStill(tx, run.kind.scope)))
    return finish(tx, run.world, job, 'FAILED', notAllowed)
  const items = await nextItems(tx, run, job, run.limit)
  run.taken = items.length
  const ids = items.map(({ id }) => id)
  const failures = ids.length === 0 ? [] : await run.kind.act(tx, job.input, ids)
  const after = ids.length === 0 ? job : await store.advanceJob(tx, moved(job, items, failures))
  return items.length === run.limit || finish(tx, run.world, after, 'DONE')
}

async function passOver(tx: Tx, run: Run, job: Job, error: Refusal): Promise<boolean> {
  const items = await nextItems(tx, run, job, 1)
  const failures = items.map(({ id }) => ({ id, error: refusalOf(error) }))
  await store.advanceJob(tx, moved(job, items, failures))
  return true
}

const nextItems = (tx: Tx, { kind }: Run, job: Job, limit: number) =>
  kind.next(tx, job.input, { after: job.cursor, limit, createdUntil: job.createdDate })
