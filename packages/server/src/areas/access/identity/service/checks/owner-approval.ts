import type { SignInCheck } from './sign-in-check.ts'

/** Requires the approval of the site's owner; the person who signs in can do nothing here. */
export const ownerApproval: SignInCheck = async (_tx, _deps, { identity }) =>
  identity.status === 'PENDING' ? { state: 'REQUIRE_OWNER_APPROVAL', identity } : undefined
