import { setTimeout as wait } from 'node:timers/promises'
import { outsideTransaction } from '../../../platform/db/transaction-scope.ts'
import type { Tx } from '../../../platform/tx.ts'
import { outbox } from '../../events/index.ts'
import type { Job, Refusal } from '../model.ts'
import { isOver, reached, refused } from '../rules/progress.ts'
import { isRefusal } from '../rules/refusal.ts'
import * as store from '../store.ts'
import { BATCH, finish, notAllowed, type Run } from './steps.ts'

const LOOK_EVERY = 500

/** The job was cancelled, or its rights were: nothing of it is to become true. */
class Stopped extends Error {
  readonly why: string | undefined
  constructor(why?: string) {
    super('The job is stopped')
    this.why = why
  }
}

/**
 * Does all of a job in one transaction, batch by batch, so that it becomes true in one moment or never: a
 * process that is killed, a job that is cancelled and an item that is refused leave nothing behind.
 */
export async function runWhole(run: Run, signal: AbortSignal | undefined): Promise<void> {
  try {
    await run.work((tx) => doAll(tx, run, signal))
  } catch (error) {
    if (error instanceof Stopped) await stopped(run, error)
    else if (isRefusal(error)) await run.step((tx, job) => refuse(tx, run, job, error))
    else throw error
  }
}

async function doAll(tx: Tx, run: Run, signal: AbortSignal | undefined): Promise<void> {
  await outbox.keepToSite(tx)
  await waitForOthers(tx, run, signal)
  const tell = progressOf(run)
  const { kind } = run
  let after: string | null = null
  for (let done = 0; ; tell(done)) {
    signal?.throwIfAborted()
    const { input, createdDate: createdUntil } = await stillWanted(tx, run)
    const limit = kind.batch ?? BATCH
    const items = await kind.next(tx, input, { after, limit, createdUntil })
    const last = items.at(-1)
    if (!last) return conclude(tx, run, done)
    const ids = items.map(({ id }) => id)
    const [failure] = await kind.act(tx, input, ids)
    if (failure) throw failure.error
    after = last.cursor
    done += items.length
  }
}

/** Another process may be at it, which is then over or killed. */
async function waitForOthers(tx: Tx, { id }: Run, signal: AbortSignal | undefined): Promise<void> {
  while (!(await store.tryRun(tx, id)))
    await wait(LOOK_EVERY, undefined, { ...(signal && { signal }) })
}

/** The job as it is now, unless it was cancelled or who asked may not do it any more. */
async function stillWanted(tx: Tx, { id, kind, world }: Run): Promise<Job> {
  const job = await store.findJob(tx, id)
  if (!job || isOver(job.state)) throw new Stopped()
  if (!(await world.mayStill(tx, kind.scope))) throw new Stopped(notAllowed)
  return job
}

async function conclude(tx: Tx, { id, world }: Run, done: number): Promise<void> {
  const job = await store.holdJob(tx, id)
  if (!job || isOver(job.state)) throw new Stopped()
  await finish(tx, world, await store.advanceJob(tx, reached(job, done)), 'DONE')
}

/**
 * Says how far the job is, on a connection of its own, because nobody sees into its transaction. Nobody
 * waits for it: others may hold all connections and wait for what the job has locked.
 */
function progressOf({ step, world }: Run): (done: number) => void {
  let isBusy = false
  return (done) => {
    if (isBusy) return
    isBusy = true
    outsideTransaction(() =>
      step(async (tx, job) => Boolean(await store.advanceJob(tx, reached(job, done)))),
    )
      .catch((error: unknown) => world.platform.logger.warn({ error }, 'Progress is not told'))
      .finally(() => {
        isBusy = false
      })
  }
}

async function stopped({ step, world }: Run, { why }: Stopped): Promise<void> {
  if (!why) return
  await step(async (tx, job) =>
    finish(tx, world, await store.advanceJob(tx, reached(job, 0)), 'FAILED', why),
  )
}

async function refuse(tx: Tx, { world, kind }: Run, job: Job, error: Refusal): Promise<boolean> {
  const failures = (await kind.whole?.(tx, job.input, error)) ?? []
  const after = await store.advanceJob(tx, refused(job, failures))
  return finish(tx, world, after, 'FAILED', error.message)
}
