import type { Handlers } from '@vitrine/contract/kit'
import type { members as membersService } from '@vitrine/contract/members'
import type { HandlerContext } from '../../../transport/call.ts'
import type { IdentityFeature } from '../../identity/index.ts'
import type { MembersFeature } from '../index.ts'
import { bulkHandlers } from './bulk.ts'
import { readingHandlers } from './reading.ts'
import { writingHandlers } from './writing.ts'

export { memberFieldHandlers } from './fields.ts'

export const memberHandlers = (
  members: MembersFeature,
  identity: Pick<IdentityFeature, 'requireRecentProof'>,
) =>
  ({
    ...readingHandlers(members),
    ...writingHandlers(members, identity),
    ...bulkHandlers(members),
  }) satisfies Handlers<typeof membersService, HandlerContext>
