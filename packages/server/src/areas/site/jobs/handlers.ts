import type { jobs as jobsService } from '@vitrine/contract/jobs'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeJob, encodeJobs } from './codec.ts'
import type { JobsFeature } from './index.ts'

export const jobHandlers = (jobs: JobsFeature) =>
  ({
    listJobs: async ({ input: { limit = 20, offset = 0, ...filter }, tx }) => {
      const { items, total } = await jobs.list(tx, { ...filter, limit, offset })
      return encodeJobs({ items: items.map(jobs.shown), total }, offset)
    },
    getJob: async ({ input, tx }) => ({ job: encodeJob(jobs.shown(await jobs.get(tx, input.id))) }),
    cancelJob: async ({ input, tx }) => ({
      job: encodeJob(jobs.shown(await jobs.cancel(tx, input.id))),
    }),
  }) satisfies Handlers<typeof jobsService, HandlerContext>
