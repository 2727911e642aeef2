import type { Tx } from '../../../../platform/tx.ts'
import type { Job } from '../model.ts'
import { listJobs } from '../store.ts'

/** A page of what a feature stores beside each job of a kind, newest first, each with its job. */
export async function listWithJobs<Stored extends object>(
  tx: Tx,
  page: { readonly kind: string; readonly limit: number; readonly offset: number },
  find: (tx: Tx, jobIds: readonly string[]) => Promise<ReadonlyMap<string, Stored>>,
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
