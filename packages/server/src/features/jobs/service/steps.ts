import { JobFinished } from '@vitrine/contract/jobs'
import type { Tx } from '../../../platform/tx.ts'
import type { Job, JobKind, JobWorld } from '../model.ts'
import { isOver, reached } from '../rules/progress.ts'
import * as store from '../store.ts'
import { queueNext } from './start-job.ts'

/** Items of a batch, unless a kind says otherwise. */
export const BATCH = 100

/** One run of a job in this process. */
export interface Run {
  readonly world: JobWorld
  readonly id: string
  readonly kind: JobKind<unknown>
  /** A transaction in the name of who asked. */
  readonly work: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>
  /** The same, with the job held; false when the job is over or the step was the last. */
  readonly step: (step: Step) => Promise<boolean>
}

/** One step of a job; false when it was the last. */
export type Step = (tx: Tx, job: Job) => Promise<boolean>

/** A job that is not over, ready to run; what it changes is done by the person who asked for it. */
export async function open(world: JobWorld, siteId: string, id: string): Promise<Run | undefined> {
  const { work } = world.platform
  const system = { siteId, actor: { type: 'system', id: 'jobs' } } as const
  const found = await work(system, (tx) => store.findJob(tx, id))
  if (!found || isOver(found.state)) return undefined
  const kind = world.kindOf(found.kind)
  if (!kind) throw new Error(`There is no kind of job named ${found.kind}`)
  const site = { siteId, actor: found.actor, jobId: id }
  const inName: Run['work'] = (run) => work(site, run)
  const step = (next: Step) => inName((tx) => onward(tx, id, next))
  return { world, id, kind, work: inName, step }
}

async function onward(tx: Tx, id: string, step: Step): Promise<boolean> {
  const job = await store.holdJob(tx, id)
  return job !== undefined && !isOver(job.state) && step(tx, job)
}

/** False while another job of the site comes first: that one calls this one when it ends. */
export const begin =
  ({ kind }: Pick<Run, 'kind'>): Step =>
  async (tx, job) => {
    await store.lockTurn(tx)
    if ((await store.findFirst(tx)) !== job.id) return false
    // Of a job that does all or nothing, nothing is left of an earlier run.
    await store.beginRun(tx, kind.whole ? await store.advanceJob(tx, reached(job, 0)) : job)
    return true
  }

export const notAllowed = 'Who asked for the job may not do it any more'

export async function finish(
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
