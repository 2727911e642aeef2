import { LastOwner, StaffNotFound, StaffRemoved, StaffRoleChanged } from '@vitrine/contract/staff'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { Merchant } from '../../../../transport/caller.ts'
import type { Deps, ListedStaff } from '../model.ts'
import { requireReach } from '../rules.ts'
import { deleteIdleAccount } from '../store/accounts.ts'
import { countOtherOwners, deleteGrant, putGrant, readStaff } from '../store/roles.ts'

/** Changes a person's role in its scope: on this site, or on every site. */
export async function changeRole(
  tx: Tx,
  { events }: Deps,
  { id, role }: { readonly id: string; readonly role: StaffRole },
  actor: Merchant,
): Promise<ListedStaff> {
  const before = await requireInReach(tx, id, actor)
  const after = { ...before, role }
  requireReach(actor, after)
  if (role !== 'owner') await requireRemainingOwner(tx, before)
  await putGrant(tx.db, id, { siteId: siteOf(tx, before), role })
  await events.append(tx, { definition: StaffRoleChanged, entityId: id, before, after })
  return after
}

/** Revokes a person's role, and deletes the account with the last one. */
export async function removeStaff(
  tx: Tx,
  { events }: Deps,
  id: string,
  actor: Merchant,
): Promise<void> {
  const before = await requireInReach(tx, id, actor)
  await requireRemainingOwner(tx, before)
  await deleteGrant(tx, id, siteOf(tx, before))
  await deleteIdleAccount(tx, id)
  await events.append(tx, { definition: StaffRemoved, entityId: id, before })
}

/** Staff of this site on whom the actor may act. */
async function requireInReach(tx: Tx, id: string, actor: Merchant): Promise<ListedStaff> {
  const person = await readStaff(tx, id)
  if (!person) throw StaffNotFound({ id })
  requireReach(actor, person)
  return person
}

async function requireRemainingOwner(tx: Tx, { id, role, everySite }: ListedStaff): Promise<void> {
  if (role !== 'owner' || !everySite) return
  if ((await countOtherOwners(tx, id)) === 0) throw LastOwner({ id })
}

const siteOf = (tx: Tx, { everySite }: ListedStaff) => (everySite ? null : tx.siteId)
