import { type MemberJobAction, MemberJobFinished } from '@vitrine/contract/member-jobs'
import type { JobRun } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import { decodeCriteria, type SearchAsked } from '../codec/criteria.ts'
import type { Deps, MemberJob } from '../model.ts'
import { isOver, withFailure } from '../rules/progress.ts'
import { advanceJob, beginRun, endJob, findJob, holdJob } from '../store/jobs.ts'
import { nextMembers } from '../store/query-members.ts'
import { moderate } from './moderate.ts'
import { remove } from './remove.ts'
import { refusalOf } from './remove-many.ts'

/** Members of one transaction. */
const BATCH = 50

/**
 * Acts on the members that fit, from wherever an earlier run stopped. Every batch is one transaction
 * that also says how far the job is, so nothing is done twice and nobody is left out.
 */
export async function runJob(
  deps: Deps,
  { siteId, id }: { siteId: string; id: string },
  { signal, isLastAttempt }: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<void> {
  const system = { siteId, actor: { type: 'system', id: 'members' } } as const
  const found = await deps.platform.work(system, (tx) => findJob(tx, id))
  if (!found || isOver(found.state)) return
  // What a job changes is done by the person who started it.
  const site = { siteId, actor: found.actor, jobId: id }
  const step = (work: Step) => deps.platform.work(site, (tx) => onward(tx, id, work))
  try {
    await step(async (tx, job) => {
      await beginRun(tx, job)
      return true
    })
    do signal?.throwIfAborted()
    while (await step((tx, job) => actOnBatch(tx, deps, job)))
  } catch (error) {
    if (isLastAttempt) await step((tx, job) => finish(tx, deps, job, 'FAILED'))
    throw error
  }
}

/** One step of a job; false when it was the last. */
type Step = (tx: Tx, job: MemberJob) => Promise<boolean>

async function onward(tx: Tx, id: string, step: Step): Promise<boolean> {
  const job = await holdJob(tx, id)
  return job !== undefined && !isOver(job.state) && step(tx, job)
}

async function actOnBatch(tx: Tx, deps: Deps, job: MemberJob): Promise<boolean> {
  const ids = await nextMembers(tx, decodeCriteria(job.filter, job.search as SearchAsked), {
    after: job.cursor,
    createdUntil: job.createdDate,
    limit: BATCH,
  })
  let moving = job
  for (const id of ids) {
    const refusal = await refusalOf(() => acts[job.action](tx, deps, id, job))
    moving = refusal
      ? {
          ...moving,
          cursor: id,
          failed: moving.failed + 1,
          failures: withFailure(moving.failures, { ...refusal, memberId: id }),
        }
      : { ...moving, cursor: id, done: moving.done + 1 }
  }
  if (ids.length > 0) await advanceJob(tx, moving)
  return ids.length === BATCH || finish(tx, deps, moving, 'DONE')
}

type Act = (tx: Tx, deps: Deps, id: string, job: MemberJob) => Promise<unknown>

const acts: Record<MemberJobAction, Act> = {
  APPROVE: (tx, deps, id) => moderate(tx, deps, id, 'approve'),
  BLOCK: (tx, deps, id) => moderate(tx, deps, id, 'block'),
  DELETE: (tx, deps, id, job) => remove(tx, deps, id, job.contentAssigneeId),
}

async function finish(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  before: MemberJob,
  state: 'DONE' | 'FAILED',
): Promise<false> {
  const failure = state === 'FAILED' ? 'The job was stopped by an error of the system' : null
  const after = await endJob(tx, before.id, state, failure)
  const fact = { definition: MemberJobFinished, entityId: before.id, before, after }
  await events.append(tx, fact)
  return false
}
