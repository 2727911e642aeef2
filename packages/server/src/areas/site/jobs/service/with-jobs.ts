import type { Tx } from '../../../../platform/tx.ts'
import type { Job } from '../model.ts'
import { findJob, listJobs } from '../store.ts'

/** Reads what a feature stores beside each of these jobs, by the ids of the jobs. */
type FindStored<Stored> = (
  tx: Tx,
  jobIds: readonly string[],
) => Promise<ReadonlyMap<string, Stored>>

/** A page of what a feature stores beside each job of a kind, newest first, each with its job. */
export async function listWithJobs<Stored extends object>(
  tx: Tx,
  page: { readonly kind: string; readonly limit: number; readonly offset: number },
  find: FindStored<Stored>,
): Promise<{ items: (Stored & { readonly job: Job })[]; total: number }> {
  const { items: jobs, total } = await listJobs(tx, page)
  const found = await find(
    tx,
    jobs.map(({ id }) => id),
  )
  const items = jobs.flatMap((job) => {
    const stored = found.get(job.id)
    return stored ? [{ ...stored, job }] : []
  })
  return { items, total }
}

/**
 * What a feature stores beside one job, with the job. The job is read first: what is read after a
 * finished job is complete, the other way round a finished job could come with older counts.
 */
export async function findWithJob<Stored extends object>(
  tx: Tx,
  id: string,
  find: FindStored<Stored>,
): Promise<(Stored & { readonly job: Job }) | undefined> {
  const job = await findJob(tx, id)
  const stored = (await find(tx, [id])).get(id)
  return job && stored && { ...stored, job }
}
