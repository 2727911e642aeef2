import { JobCancelled, JobCreated, JobNotFound, JobOver } from '@vitrine/contract/jobs'
import { violation } from '@vitrine/contract/kit'
import { newId } from '../../../../platform/ids.ts'
import type { JobOptions } from '../../../../platform/jobs.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Job, JobEngineDeps, JobFailure, JobKind } from '../model.ts'
import { isOver, withProgress } from '../rules/progress.ts'
import * as store from '../store.ts'

const MAX_DAYS_AHEAD = 366

/**
 * Counts the matching items and stores the job together with its task, so that an accepted job is never lost.
 * With a date, `jobs:due` starts it then.
 */
export async function startJob<Input>(
  deps: JobEngineDeps,
  tx: Tx,
  name: string,
  kind: JobKind<Input>,
  input: Input,
  scheduledDate: Date | null = null,
): Promise<Job> {
  if (scheduledDate) requireAhead(deps, tx, scheduledDate)
  const total = await kind.count(tx, input)
  const job = await store.insertJob(tx, { id: newId(), kind: name, input, total, scheduledDate })
  const after = shownJob(deps, job)
  await deps.events.append(tx, { definition: JobCreated, entityId: job.id, after })
  if (!scheduledDate) await queueRun(deps, tx, { siteId: tx.siteId, id: job.id })
  return job
}

function requireAhead({ platform }: JobEngineDeps, tx: Tx, date: Date): void {
  if (date <= tx.now) throw violation('scheduledDate', 'MIN', 'must be in the future')
  if (date > platform.clock.after(tx.now, { days: MAX_DAYS_AHEAD })) {
    throw violation('scheduledDate', 'MAX', `must be at most ${MAX_DAYS_AHEAD} days ahead`)
  }
}

/** A job for responses, with the part of its input that its kind shows. */
export function shownJob({ kindOf }: Pick<JobEngineDeps, 'kindOf'>, job: Job): Job {
  const { shownInput } = kindOf(job.kind) ?? {}
  // Of one that is over nothing else is stored.
  return shownInput && !isOver(job.state) ? { ...job, input: shownInput(job.input) } : job
}

/** Ends a job. If its kind only shows a part of the input, only that part remains stored. */
export async function endJob(
  { kindOf }: Pick<JobEngineDeps, 'kindOf'>,
  tx: Tx,
  job: Job,
  end: { readonly state: 'DONE' | 'FAILED' | 'CANCELLED'; readonly failure?: JobFailure | null },
): Promise<Job> {
  const { shownInput } = kindOf(job.kind) ?? {}
  const after = await store.endJob(tx, job.id, end.state, end.failure)
  if (!shownInput) return after
  return store.reviseJob(tx, job.id, { input: shownInput(job.input), total: job.total })
}

/** Gives up after minutes rather than days, because further jobs wait behind it. */
const ATTEMPTS = 5

const queueRun = (
  { platform }: Pick<JobEngineDeps, 'platform'>,
  tx: Pick<Tx, 'db'>,
  run: { siteId: string; id: string },
  options?: JobOptions,
) =>
  platform.jobs.add(tx, 'jobs.run', run, {
    key: `jobs.run ${run.id}`,
    maxAttempts: ATTEMPTS,
    ...options,
  })

/** Has the next job of the site run, after the one before it has ended in this transaction. */
export async function queueNext(deps: JobEngineDeps, tx: Tx): Promise<void> {
  await store.lockQueue(tx)
  const id = await store.findNextJob(tx)
  if (id !== undefined) await queueRun(deps, tx, { siteId: tx.siteId, id })
}

/** Starts every site's first unfinished job that no process runs. */
export async function resumeJobs(deps: JobEngineDeps): Promise<void> {
  const { platform } = deps
  for (const run of await store.findNextJobOfEachSite(platform, platform.clock.now())) {
    await queueRun(deps, platform, run, { unlessRunning: true })
  }
}

/** Starts due jobs; one behind another job of its site is started by that one. */
export async function startDueJobs(deps: JobEngineDeps): Promise<void> {
  const { platform } = deps
  for (const run of await store.findDueJobs(platform, platform.clock.now())) {
    await queueRun(deps, platform, run, { unlessRunning: true })
  }
}

export async function getJob(tx: Tx, id: string): Promise<Job> {
  const job = await store.findJob(tx, id)
  if (!job) throw JobNotFound({ id })
  return job
}

export async function cancelJob(deps: JobEngineDeps, tx: Tx, id: string): Promise<Job> {
  const before = await store.lockJob(tx, id)
  if (!before) throw JobNotFound({ id })
  if (isOver(before.state)) throw JobOver({ id, state: before.state })
  if (deps.kindOf(before.kind)?.atomic) await store.advanceJob(tx, withProgress(before, 0))
  const after = await endJob(deps, tx, before, { state: 'CANCELLED' })
  const states = { before: shownJob(deps, before), after }
  await deps.events.append(tx, { definition: JobCancelled, entityId: id, ...states })
  await queueNext(deps, tx)
  return after
}
