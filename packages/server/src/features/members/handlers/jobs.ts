import type { Handlers } from '@vitrine/contract/kit'
import type { memberJobs as jobsService } from '@vitrine/contract/member-jobs'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeJob, encodeJobs } from '../codec/job.ts'
import type { MembersFeature } from '../index.ts'

export const memberJobHandlers = (members: MembersFeature) =>
  ({
    listMemberJobs: async ({ input: { limit = 20, offset = 0 }, tx }) =>
      encodeJobs(await members.listJobs(tx, { limit, offset }), offset),
    getMemberJob: async ({ input, tx }) => ({
      memberJob: encodeJob(await members.getJob(tx, input.id)),
    }),
    cancelMemberJob: async ({ input, tx }) => ({
      memberJob: encodeJob(await members.cancelJob(tx, input.id)),
    }),
  }) satisfies Handlers<typeof jobsService, HandlerContext>
