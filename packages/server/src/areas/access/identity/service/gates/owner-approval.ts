import type { Gate } from './gate.ts'

/** An owner has to let the account in; nothing its owner does here makes it go on. */
export const ownerApproval: Gate = async (_tx, _deps, { identity }) =>
  identity.status === 'PENDING' ? { state: 'REQUIRE_OWNER_APPROVAL', identity } : undefined
