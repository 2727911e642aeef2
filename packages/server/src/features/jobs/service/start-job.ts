import { JobCancelled, JobCreated, JobNotFound, JobOver } from '@vitrine/contract/jobs'
import { newId } from '../../../platform/ids.ts'
import type { JobOptions } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Job, JobKind, JobWorld } from '../model.ts'
import { isOver, reached } from '../rules/progress.ts'
import * as store from '../store.ts'

/** Counts what fits now and records the job with its work: an accepted job is never forgotten. */
export async function startJob<Input>(
  world: JobWorld,
  tx: Tx,
  name: string,
  kind: JobKind<Input>,
  input: Input,
): Promise<Job> {
  const total = await kind.count(tx, input)
  const job = await store.insertJob(tx, { id: newId(), kind: name, input, total })
  await world.events.append(tx, { definition: JobCreated, entityId: job.id, after: job })
  await queueRun(world, tx, { siteId: tx.siteId, id: job.id })
  return job
}

/** Gives up after minutes rather than days: the jobs behind it wait. */
const ATTEMPTS = 5

const queueRun = (
  { platform }: Pick<JobWorld, 'platform'>,
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
export async function queueNext(world: JobWorld, tx: Tx): Promise<void> {
  await store.lockTurn(tx)
  const id = await store.findFirst(tx)
  if (id !== undefined) await queueRun(world, tx, { siteId: tx.siteId, id })
}

/** Has every site's first job run that is not over and that nobody is at. */
export async function resumeJobs(world: JobWorld): Promise<void> {
  const { platform } = world
  for (const run of await store.findFirstOfEach(platform)) {
    await queueRun(world, platform, run, { unlessRunning: true })
  }
}

export async function getJob(tx: Tx, id: string): Promise<Job> {
  const found = await store.findJob(tx, id)
  if (!found) throw JobNotFound({ id })
  return found
}

export async function cancelJob(world: JobWorld, tx: Tx, id: string): Promise<Job> {
  const before = await store.holdJob(tx, id)
  if (!before) throw JobNotFound({ id })
  if (isOver(before.state)) throw JobOver({ id, state: before.state })
  if (world.kindOf(before.kind)?.whole) await store.advanceJob(tx, reached(before, 0))
  const after = await store.endJob(tx, id, 'CANCELLED')
  await world.events.append(tx, { definition: JobCancelled, entityId: id, before, after })
  await queueNext(world, tx)
  return after
}
