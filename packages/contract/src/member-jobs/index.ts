import { GET, Guid, operation, POST, service, Type } from '../kit/index.ts'
import { PagingMetadata } from '../kit/paging.ts'
import { MemberJobNotFound, MemberJobOver } from './errors.ts'
import { MemberJobCancelled } from './facts.ts'
import { MemberJob } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

const MemberJobReply = Type.Object({ memberJob: MemberJob })

/** What is done to many members in the background: the calls by filter give such a job's id. */
export const memberJobs = service({
  name: 'member-jobs',
  summary: 'Jobs that approve, block or delete members by filter',
  mounts: ['/vitrine/v1'],
  operations: {
    listMemberJobs: operation({
      route: GET('/member-jobs'),
      permission: 'admin',
      summary: 'Jobs, newest first',
      request: Type.Object({
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        offset: Type.Optional(Type.Integer({ minimum: 0 })),
      }),
      response: Type.Object({
        memberJobs: Type.Array(MemberJob),
        pagingMetadata: PagingMetadata,
      }),
    }),
    getMemberJob: operation({
      route: GET('/member-jobs/{id}'),
      permission: 'admin',
      summary: 'One job with its progress and what failed',
      request: Type.Object({ id: Guid() }),
      response: MemberJobReply,
      errors: [MemberJobNotFound],
    }),
    cancelMemberJob: operation({
      route: POST('/member-jobs/{id}/cancel'),
      permission: 'admin',
      writes: true,
      summary: 'Stop after the members at hand; what was done stays done',
      request: Type.Object({ id: Guid() }),
      response: MemberJobReply,
      errors: [MemberJobNotFound, MemberJobOver],
      facts: [MemberJobCancelled],
    }),
  },
})
