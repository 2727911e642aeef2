import type { Handlers } from '@vitrine/contract/kit'
import type { members as membersService } from '@vitrine/contract/members'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { QueryPages } from '../../../../transport/query-pages.ts'
import type { MembersFeature } from '../index.ts'
import { bulkHandlers } from './bulk.ts'
import { readingHandlers } from './read-members.ts'
import { type MemberErasure, writingHandlers } from './write-members.ts'

export { memberFieldHandlers } from './fields.ts'

export const memberHandlers = (
  members: MembersFeature,
  erasure: MemberErasure,
  pages: QueryPages,
) =>
  ({
    ...readingHandlers(members, pages),
    ...writingHandlers(members, erasure),
    ...bulkHandlers(members),
  }) satisfies Handlers<typeof membersService, HandlerContext>
