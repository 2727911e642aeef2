import type { MemberMove } from '@vitrine/contract/members'
import type { IdentityStatus, MemberStatus } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../platform/tx.ts'
import type { Deps, Member } from '../model.ts'
import { moved } from '../rules.ts'
import { memberToChange, save } from './update.ts'

/** What a member's status means for proving who they are. */
const identityStatusOf: Partial<Record<MemberStatus, IdentityStatus>> = {
  APPROVED: 'ACTIVE',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE',
}

/** Makes a move of the table; in its own target it changes nothing. */
export async function moderate(tx: Tx, deps: Deps, id: string, move: MemberMove): Promise<Member> {
  const before = await memberToChange(tx, id)
  const { status, activityStatus } = moved(before, move)
  if (activityStatus !== before.activityStatus) return save(tx, deps, before, { activityStatus })
  if (status === before.status) return before
  const identityStatus = identityStatusOf[status]
  if (identityStatus) await deps.identity.changeStatus(tx, id, identityStatus)
  return save(tx, deps, before, { status })
}
