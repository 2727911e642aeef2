import { IdentityDeleted } from '../../authentication/facts.ts'
import { JobCreated } from '../../jobs/facts.ts'
import {
  BulkReply,
  Filter,
  Guid,
  InvalidFilter,
  Maybe,
  operation,
  POST,
  Type,
} from '../../kit/index.ts'
import { MemberDeleted } from '../facts.ts'
import { MemberSearch } from '../schemas.ts'

const byFilter = <R extends object>(verb: string, summary: string, more: R) =>
  operation({
    route: POST(`/v1/members/bulk/${verb}-by-filter`),
    permission: 'admin',
    writes: true,
    summary,
    description:
      'Runs in the background; follow or cancel the job with the operations of jobs. An empty filter matches all members.',
    request: Type.Object({ filter: Filter(), ...more }),
    response: Type.Object({ jobId: Guid() }),
    errors: [InvalidFilter],
    facts: [JobCreated],
  })

export const bulkDeleteMembers = operation({
  route: POST('/v1/members/bulk/delete'),
  permission: 'admin',
  writes: true,
  summary: 'Remove up to 100 members; failures are reported one by one',
  request: Type.Object({ memberIds: Type.Array(Guid(), { minItems: 1, maxItems: 100 }) }),
  response: BulkReply(),
  facts: [MemberDeleted, IdentityDeleted],
})

export const bulkDeleteMembersByFilter = byFilter('delete', 'Remove all members that match', {
  contentAssigneeId: Maybe(Guid()),
  search: Maybe(MemberSearch),
})
export const bulkApproveMembers = byFilter('approve', 'Approve all members that match', {})
export const bulkBlockMembers = byFilter('block', 'Block all members that match', {})
