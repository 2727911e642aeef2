import type { MemberJob as WireJob } from '@vitrine/contract/member-jobs'
import type { MemberJob } from '../model.ts'
import { paceOf } from '../rules/progress.ts'

export const encodeJob = (job: MemberJob): WireJob => ({
  id: job.id,
  action: job.action,
  state: job.state,
  filter: job.filter,
  total: job.total,
  done: job.done,
  failed: job.failed,
  failures: [...job.failures],
  createdDate: job.createdDate,
  updatedDate: job.updatedDate,
  ...paceOf(job),
  ...(job.search === null ? {} : { search: job.search }),
  ...(job.failure === null ? {} : { failure: job.failure }),
  ...(job.startedDate === null ? {} : { startedDate: job.startedDate }),
  ...(job.finishedDate === null ? {} : { finishedDate: job.finishedDate }),
})

export const encodeJobs = (
  { jobs, total }: { readonly jobs: readonly MemberJob[]; readonly total: number },
  offset: number,
) => ({
  memberJobs: jobs.map(encodeJob),
  pagingMetadata: {
    count: jobs.length,
    offset,
    total,
    hasNext: offset + jobs.length < total,
  },
})
