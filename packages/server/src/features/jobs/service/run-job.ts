import { JobFinished } from '@vitrine/contract/jobs'
import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import type { JobRun } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Job, JobKind, JobWorld } from '../model.ts'
import { isOver, moved } from '../rules/progress.ts'
import { refusalOf } from '../rules/refusal.ts'
import * as store from '../store.ts'
import { queueNext } from './start-job.ts'

const BATCH = 100

/** One run of a job in this process. */
interface Run {
  readonly world: JobWorld
  readonly kind: JobKind<unknown>
  readonly step: (work: Step) => Promise<boolean>
  /** Items of the next transaction; fewer after one of them was refused. */
  limit: number
  /** Items of the last transaction. */
  taken: number
}

/** One step of a job; false when it was the last. */
type Step = (tx: Tx, job: Job) => Promise<boolean>

/**
 * Works a job off from wherever an earlier run stopped. Every batch is one transaction that also says
 * how far the job is, so nothing is done twice and nothing is left out.
 */
export async function runJob(
  world: JobWorld,
  { siteId, id }: { siteId: string; id: string },
  { signal, isLastAttempt }: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<void> {
  const run = await open(world, siteId, id)
  if (!run) return
  try {
    let goesOn = await run.step(begin)
    while (goesOn) {
      signal?.throwIfAborted()
      goesOn = await nextBatch(run)
    }
  } catch (error) {
    if (isLastAttempt) await run.step((tx, job) => finish(tx, world, job, 'FAILED'))
    throw error
  }
}

async function open(world: JobWorld, siteId: string, id: string): Promise<Run | undefined> {
  const { work } = world.platform
  const system = { siteId, actor: { type: 'system', id: 'jobs' } } as const
  const found = await work(system, (tx) => store.findJob(tx, id))
  if (!found || isOver(found.state)) return undefined
  const kind = world.kindOf(found.kind)
  if (!kind) throw new Error(`There is no kind of job named ${found.kind}`)
  // What a job changes is done by the person who asked for it.
  const site = { siteId, actor: found.actor, jobId: id }
  const step = (next: Step) => work(site, (tx) => onward(tx, id, next))
  return { world, kind, step, limit: kind.batch ?? BATCH, taken: 0 }
}

async function onward(tx: Tx, id: string, step: Step): Promise<boolean> {
  const job = await store.holdJob(tx, id)
  return job !== undefined && !isOver(job.state) && step(tx, job)
}

/** False while another job of the site comes first: that one calls this one when it ends. */
async function begin(tx: Tx, job: Job): Promise<boolean> {
  await store.lockTurn(tx)
  if ((await store.findFirst(tx)) !== job.id) return false
  await store.beginRun(tx, job)
  return true
}

/** One more batch. One that is refused as a whole is tried in halves, down to the item it is about. */
async function nextBatch(run: Run): Promise<boolean> {
  try {
    const goesOn = await run.step((tx, job) => act(tx, run, job))
    run.limit = Math.min(run.limit * 2, run.kind.batch ?? BATCH)
    return goesOn
  } catch (error) {
    if (!(error instanceof ApplicationError || error instanceof ValidationError)) throw error
    if (run.taken === 0) throw error
    if (run.taken === 1) return run.step((tx, job) => passOver(tx, run, job, error))
    run.limit = Math.ceil(run.taken / 2)
    return true
  }
}

async function act(tx: Tx, run: Run, job: Job): Promise<boolean> {
  run.taken = 0
  // Rights that were taken away while the job waited or ran stop it.
  if (!(await run.world.mayStill(tx, run.kind.scope)))
    return finish(tx, run.world, job, 'FAILED', 'Who asked for the job may not do it any more')
  const items = await nextItems(tx, run, job, run.limit)
  run.taken = items.length
  const ids = items.map(({ id }) => id)
  const failures = ids.length === 0 ? [] : await run.kind.act(tx, job.input, ids)
  const after = ids.length === 0 ? job : await store.advanceJob(tx, moved(job, items, failures))
  return items.length === run.limit || finish(tx, run.world, after, 'DONE')
}

async function passOver(
  tx: Tx,
  run: Run,
  job: Job,
  error: ApplicationError | ValidationError,
): Promise<boolean> {
  const items = await nextItems(tx, run, job, 1)
  const failures = items.map(({ id }) => ({ id, error: refusalOf(error) }))
  await store.advanceJob(tx, moved(job, items, failures))
  return true
}

const nextItems = (tx: Tx, { kind }: Run, job: Job, limit: number) =>
  kind.next(tx, job.input, { after: job.cursor, limit, createdUntil: job.createdDate })

async function finish(
  tx: Tx,
  world: JobWorld,
  before: Job,
  state: 'DONE' | 'FAILED',
  why = 'The job was stopped by an error of the system',
): Promise<false> {
  const failure = state === 'FAILED' ? why : null
  const after = await store.endJob(tx, before.id, state, failure)
  const fact = { definition: JobFinished, entityId: before.id, before, after }
  await world.events.append(tx, fact)
  await queueNext(world, tx)
  return false
}
