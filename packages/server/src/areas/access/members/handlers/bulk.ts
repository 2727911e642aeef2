import type { Handlers } from '@vitrine/contract/kit'
import type { members as membersService } from '@vitrine/contract/members'
import type { HandlerContext } from '../../../../transport/call.ts'
import { encodeBulk } from '../codec/bulk.ts'
import type { MembersFeature } from '../index.ts'

type Service = Handlers<typeof membersService, HandlerContext>

export const bulkHandlers = (members: MembersFeature) =>
  ({
    bulkDeleteMembers: async ({ input, tx }) =>
      encodeBulk(await members.removeMany(tx, input.memberIds)),
    bulkDeleteMembersByFilter: async ({ input, tx }) => ({
      jobId: (await members.jobs.delete(tx, input)).id,
    }),
    bulkApproveMembers: async ({ input, tx }) => ({
      jobId: (await members.jobs.approve(tx, input)).id,
    }),
    bulkBlockMembers: async ({ input, tx }) => ({
      jobId: (await members.jobs.block(tx, input)).id,
    }),
  }) satisfies Pick<Service, Extract<keyof Service, `bulk${string}`>>
