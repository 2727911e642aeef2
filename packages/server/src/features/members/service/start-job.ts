import { violation } from '@vitrine/contract/kit'
import {
  type MemberJobAction,
  MemberJobCancelled,
  MemberJobCreated,
  MemberJobNotFound,
  MemberJobOver,
} from '@vitrine/contract/member-jobs'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import { decodeCriteria, type SearchAsked } from '../codec/criteria.ts'
import type { Deps, MemberJob } from '../model.ts'
import { isOver } from '../rules/progress.ts'
import { endJob, findJob, findUnfinished, holdJob, insertJob } from '../store/jobs.ts'
import { countMembers } from '../store/query-members.ts'

export interface JobOrder {
  readonly action: MemberJobAction
  readonly filter: unknown
  readonly search?: SearchAsked
  readonly contentAssigneeId?: string | null | undefined
}

/** Counts who fits now and records the job with its work: an accepted job is never forgotten. */
export async function startJob(tx: Tx, deps: Deps, order: JobOrder): Promise<MemberJob> {
  const { action, filter, search = null, contentAssigneeId = null } = order
  if (filter === null || filter === undefined) {
    throw violation('filter', 'REQUIRED_FIELD', 'is required; {} means every member')
  }
  const total = await countMembers(tx, { kind: 'merchant' }, decodeCriteria(filter, search))
  const job = await insertJob(tx, { id: newId(), action, filter, search, contentAssigneeId, total })
  await deps.events.append(tx, { definition: MemberJobCreated, entityId: job.id, after: job })
  await queueRun(deps, tx, { siteId: tx.siteId, id: job.id })
  return job
}

const queueRun = (
  { platform }: Pick<Deps, 'platform'>,
  tx: Pick<Tx, 'db'>,
  run: { siteId: string; id: string },
) => platform.jobs.add(tx, 'members.run', run, { key: `members.run ${run.id}` })

/**
 * Has every job that is not over run again: the work of a process that was killed stays taken for hours.
 * A second run beside a living one is harmless, because only one can move the job at a time.
 */
export async function resumeJobs(deps: Pick<Deps, 'platform'>): Promise<void> {
  for (const run of await findUnfinished(deps.platform)) await queueRun(deps, deps.platform, run)
}

export async function getJob(tx: Tx, id: string): Promise<MemberJob> {
  const found = await findJob(tx, id)
  if (!found) throw MemberJobNotFound({ id })
  return found
}

export async function cancelJob(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  id: string,
): Promise<MemberJob> {
  const before = await holdJob(tx, id)
  if (!before) throw MemberJobNotFound({ id })
  if (isOver(before.state)) throw MemberJobOver({ id, state: before.state })
  const after = await endJob(tx, id, 'CANCELLED')
  await events.append(tx, { definition: MemberJobCancelled, entityId: id, before, after })
  return after
}
