import { setTimeout as wait } from 'node:timers/promises'
import { outsideTransaction } from '../../../../platform/db/transaction-scope.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { outbox } from '../../events/index.ts'
import type { Job, JobFailure, Refusal } from '../model.ts'
import { failureOfRefusal } from '../rules/failures.ts'
import { isOver, withFailures, withProgress } from '../rules/progress.ts'
import { isRefusal } from '../rules/refusal.ts'
import * as store from '../store.ts'
import { BATCH, finish, notAllowed, type Run } from './steps.ts'

const POLL_MS = 500

/** The job was cancelled, or its permission was revoked: rolls everything back. */
class StoppedError extends Error {
  readonly reason: JobFailure | undefined
  constructor(reason?: JobFailure) {
    super('The job is stopped')
    this.reason = reason
  }
}

/**
 * Runs a whole job in one transaction, batch by batch: a killed process, a cancelled job or a refused item
 * leaves no changes.
 */
export async function runAtomic(run: Run, signal: AbortSignal | undefined): Promise<void> {
  try {
    await run.work((tx) => runAllBatches(tx, run, signal))
  } catch (error) {
    if (error instanceof StoppedError) await failStopped(run, error)
    else if (isRefusal(error)) await run.step((tx, job) => failRefused(tx, run, job, error))
    else throw error
  }
}

async function runAllBatches(tx: Tx, run: Run, signal: AbortSignal | undefined): Promise<void> {
  await outbox.declareSingleSite(tx)
  await waitForOthers(tx, run, signal)
  const reportProgress = createProgressReporter(run)
  const { kind } = run
  let after: string | null = null
  for (let done = 0; ; reportProgress(done)) {
    signal?.throwIfAborted()
    const { input, createdDate: createdUntil } = await requireRunnable(tx, run)
    const limit = kind.batch ?? BATCH
    const items = await kind.next(tx, input, { after, limit, createdUntil })
    const last = items.at(-1)
    if (!last) return finishAtomic(tx, run, done)
    const ids = items.map(({ id }) => id)
    const [failure] = await kind.act(tx, input, ids)
    if (failure) throw failure.error
    after = last.cursor
    done += items.length
  }
}

/** Another process may be at it, which is then over or killed. */
async function waitForOthers(tx: Tx, { id }: Run, signal: AbortSignal | undefined): Promise<void> {
  while (!(await store.tryLockRun(tx, id)))
    await wait(POLL_MS, undefined, { ...(signal && { signal }) })
}

/** The current job, unless it was cancelled or its actor has lost the permission. */
async function requireRunnable(tx: Tx, { id, kind, deps }: Run): Promise<Job> {
  const job = await store.findJob(tx, id)
  if (!job || isOver(job.state)) throw new StoppedError()
  if (!(await deps.isStillAllowed(tx, kind.scope))) throw new StoppedError(notAllowed)
  return job
}

async function finishAtomic(tx: Tx, { id, deps }: Run, done: number): Promise<void> {
  const job = await store.lockJob(tx, id)
  if (!job || isOver(job.state)) throw new StoppedError()
  await finish(tx, deps, await store.advanceJob(tx, withProgress(job, done)), 'DONE')
}

/**
 * Stores the progress of the job on a separate connection, because its transaction is not visible yet. Not
 * awaited: other connections may all be waiting for locks of the job.
 */
function createProgressReporter({ step, deps }: Run): (done: number) => void {
  let isBusy = false
  return (done) => {
    if (isBusy) return
    isBusy = true
    outsideTransaction(() =>
      step(async (tx, job) => Boolean(await store.advanceJob(tx, withProgress(job, done)))),
    )
      .catch((error: unknown) =>
        deps.platform.logger.warn({ error }, 'The progress of a job could not be stored'),
      )
      .finally(() => {
        isBusy = false
      })
  }
}

async function failStopped({ step, deps }: Run, { reason }: StoppedError): Promise<void> {
  if (!reason) return
  await step(async (tx, job) =>
    finish(tx, deps, await store.advanceJob(tx, withProgress(job, 0)), 'FAILED', reason),
  )
}

async function failRefused(
  tx: Tx,
  { deps, kind }: Run,
  job: Job,
  error: Refusal,
): Promise<boolean> {
  const failures = (await kind.atomic?.(tx, job.input, error)) ?? []
  const after = await store.advanceJob(tx, withFailures(job, failures))
  return finish(tx, deps, after, 'FAILED', failureOfRefusal(error))
}
