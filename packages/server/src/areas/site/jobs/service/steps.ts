import { JobFinished } from '@vitrine/contract/jobs'
import type { Tx } from '../../../../platform/tx.ts'
import type { Job, JobEngineDeps, JobFailure, JobKind } from '../model.ts'
import { jobFailure } from '../rules/failures.ts'
import { isOver, withProgress } from '../rules/progress.ts'
import * as store from '../store.ts'
import { endJob, queueNext, shownJob } from './start-job.ts'

/** Default number of items in a batch. */
export const BATCH = 100

/** One run of a job in this process. */
export interface Run {
  readonly deps: JobEngineDeps
  readonly id: string
  readonly kind: JobKind<unknown>
  /** A transaction in the name of the job's actor. */
  readonly work: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>
  /** The same, with the job held; false when the job is over or the step was the last. */
  readonly step: (step: Step) => Promise<boolean>
}

/** One step of a job; false when it was the last. */
export type Step = (tx: Tx, job: Job) => Promise<boolean>

/** An unfinished job, ready to run; its changes are attributed to the person who started it. */
export async function openRun(
  deps: JobEngineDeps,
  siteId: string,
  id: string,
): Promise<Run | undefined> {
  const { work } = deps.platform
  const system = { siteId, actor: { type: 'system', id: 'jobs' } } as const
  const storedJob = await work(system, (tx) => store.findJob(tx, id))
  if (!storedJob || isOver(storedJob.state)) return undefined
  const kind = deps.kindOf(storedJob.kind)
  if (!kind) throw new Error(`There is no kind of job named ${storedJob.kind}`)
  const site = { siteId, actor: storedJob.actor, jobId: id }
  const workAsActor: Run['work'] = (run) => work(site, run)
  const step = (next: Step) => workAsActor((tx) => runStep(tx, id, next))
  return { deps, id, kind, work: workAsActor, step }
}

async function runStep(tx: Tx, id: string, step: Step): Promise<boolean> {
  const job = await store.lockJob(tx, id)
  return job !== undefined && !isOver(job.state) && step(tx, job)
}

/** False while another job of the site is first: it starts this one when it ends. */
export const beginStep =
  ({ kind }: Pick<Run, 'kind'>): Step =>
  async (tx, job) => {
    await store.lockQueue(tx)
    if ((await store.findNextJob(tx)) !== job.id) return false
    // An earlier run of an atomic job left nothing.
    await store.beginRun(tx, kind.atomic ? await store.advanceJob(tx, withProgress(job, 0)) : job)
    return true
  }

export const notAllowed = jobFailure('JOB_NOT_ALLOWED')

export async function finish(
  tx: Tx,
  deps: JobEngineDeps,
  before: Job,
  state: 'DONE' | 'FAILED',
  reason: JobFailure = jobFailure('JOB_STOPPED'),
): Promise<false> {
  const failure = state === 'FAILED' ? reason : null
  const after = await endJob(deps, tx, before, { state, failure })
  const states = { before: shownJob(deps, before), after }
  await deps.events.append(tx, { definition: JobFinished, entityId: before.id, ...states })
  await queueNext(deps, tx)
  return false
}
