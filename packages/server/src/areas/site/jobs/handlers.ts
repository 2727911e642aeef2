import type { jobs as jobsService } from '@vitrine/contract/jobs'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeJob, encodeJobs } from './codec.ts'
import type { JobsFeature } from './index.ts'

export const jobHandlers = (jobs: JobsFeature) =>
  ({
    listJobs: async ({ input: { limit = 20, offset = 0, ...filter }, tx }) =>
      encodeJobs(await jobs.list(tx, { ...filter, limit, offset }), offset),
    getJob: async ({ input, tx }) => ({ job: encodeJob(await jobs.get(tx, input.id)) }),
    cancelJob: async ({ input, tx }) => ({ job: encodeJob(await jobs.cancel(tx, input.id)) }),
  }) satisfies Handlers<typeof jobsService, HandlerContext>
