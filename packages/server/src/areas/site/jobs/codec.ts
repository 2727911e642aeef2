import type { Job as WireJob } from '@vitrine/contract/jobs'
import { pagingMetadataOf } from '../../../transport/paging.ts'
import type { Job } from './model.ts'
import { paceOf } from './rules/progress.ts'

export const encodeJob = (job: Job): WireJob => ({
  id: job.id,
  kind: job.kind,
  input: job.input,
  state: job.state,
  total: job.total,
  processed: job.succeeded + job.failed,
  succeeded: job.succeeded,
  failed: job.failed,
  errors: [...job.errors],
  actor: job.actor,
  createdDate: job.createdDate,
  updatedDate: job.updatedDate,
  ...paceOf(job),
  ...(job.failure === null ? {} : { failure: job.failure }),
  ...(job.failureCause && { failureCause: job.failureCause }),
  ...(job.scheduledDate === null ? {} : { scheduledDate: job.scheduledDate }),
  ...(job.startedDate === null ? {} : { startedDate: job.startedDate }),
  ...(job.finishedDate === null ? {} : { finishedDate: job.finishedDate }),
})

export const encodeJobs = (
  { items, total }: { readonly items: readonly Job[]; readonly total: number },
  offset: number,
) => {
  const pagingMetadata = pagingMetadataOf(items.length, offset, total)
  return { jobs: items.map(encodeJob), pagingMetadata }
}
