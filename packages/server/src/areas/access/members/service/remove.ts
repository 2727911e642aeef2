import { brokenRule } from '@vitrine/contract/kit'
import { MemberDeleted, memberRules } from '@vitrine/contract/members'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Member } from '../model.ts'
import { memberToChange } from './update.ts'

/**
 * Removes a member with its identity, sign-ins and tokens. The fact names who inherits the member's content;
 * by default the owner of the site.
 */
export async function remove(
  tx: Tx,
  deps: Deps,
  id: string,
  contentAssigneeId: string | null = null,
): Promise<void> {
  const member = await memberToChange(tx, id)
  await requireNotStaff(tx, deps, member)
  await deps.identity.remove(tx, id)
  const before = { ...member, contentAssigneeId }
  await deps.events.append(tx, { definition: MemberDeleted, entityId: id, before })
}

async function requireNotStaff(tx: Tx, { staff }: Deps, { id, loginEmail }: Member): Promise<void> {
  const staffMembers = await staff.amongStaff(tx, [loginEmail])
  if (staffMembers.length === 0) return
  const message = 'is the member of somebody who runs the site; take them off the staff first'
  throw brokenRule('id', memberRules.staffStays, message, { memberId: id })
}
