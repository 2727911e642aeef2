import { service } from '../kit/index.ts'
import * as bulk from './operations/bulk.ts'
import * as community from './operations/community.ts'
import {
  approveMember,
  blockMember,
  disconnectMember,
  muteMember,
  unmuteMember,
} from './operations/moderation.ts'
import * as reading from './operations/reading.ts'
import * as writing from './operations/writing.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './moves.ts'
export * from './schemas.ts'

/** The members of a site (specification §3, §4, §7). */
export const members = service({
  name: 'members',
  summary: 'Members: read, change, moderate',
  mounts: ['/members', '/_api/members'],
  operations: {
    ...reading,
    ...writing,
    approveMember,
    blockMember,
    disconnectMember,
    muteMember,
    unmuteMember,
    ...bulk,
    ...community,
  },
})
