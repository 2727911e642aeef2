import { brokenRule } from '@vitrine/contract/kit'
import {
  MemberBlocked,
  MemberRoleChanged,
  MemberRoleDeleted,
  RoleAssigned,
  RoleDoesNotExist,
  RoleUnassigned,
  TooManyRoles,
} from '@vitrine/contract/member-roles'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../site/events/index.ts'
import type { MembersFeature } from '../members/index.ts'
import type { Assignment, MemberRole } from './model.ts'
import * as store from './store.ts'

const MAX_ROLES = 100
const merchant = { kind: 'merchant' } as const

export interface Deps {
  readonly events: Events
  readonly members: Pick<MembersFeature, 'get'>
}

/** Assigns a role to a member; does nothing when assigned already. */
export async function assignRole(tx: Tx, deps: Deps, memberId: string, key: string): Promise<void> {
  const member = await deps.members.get(tx, merchant, memberId)
  if (!(await store.findRole(tx, key))) throw RoleDoesNotExist({ roleKey: key })
  if (member.status === 'BLOCKED') throw MemberBlocked({ memberId })
  if (!(await store.assign(tx, memberId, key))) return
  const after = { id: memberId, roleKey: key }
  await deps.events.append(tx, { definition: RoleAssigned, entityId: memberId, after })
}

/** Assigns existing roles to many members, skipping roles they already have. Returns the changed members. */
export async function assignRoles(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  assignments: readonly Pick<Assignment, 'memberId' | 'key'>[],
): Promise<ReadonlySet<string>> {
  if (assignments.length === 0) return new Set()
  const newAssignments = await store.assignMany(tx, assignments)
  await events.append(
    tx,
    ...newAssignments.map(({ memberId, key }) => ({
      definition: RoleAssigned,
      entityId: memberId,
      after: { id: memberId, roleKey: key },
    })),
  )
  return new Set(newAssignments.map(({ memberId }) => memberId))
}

export async function unassignRole(
  tx: Tx,
  { events }: Deps,
  memberId: string,
  key: string,
): Promise<void> {
  if (!(await store.unassign(tx, memberId, key))) {
    throw brokenRule('roleKey', 'INVALID_ROLE', 'is no role of this member', { roleKey: key })
  }
  const before = { id: memberId, roleKey: key }
  await events.append(tx, { definition: RoleUnassigned, entityId: memberId, before })
}

export async function rolesOf(tx: Tx, { members }: Deps, memberId: string): Promise<Assignment[]> {
  const { id } = await members.get(tx, merchant, memberId)
  return store.findAssignments(tx, { memberIds: [id] })
}

/** Creates a role, or changes its title. */
export async function putRole(
  tx: Tx,
  { events }: Deps,
  { key, title }: Pick<MemberRole, 'key' | 'title'>,
): Promise<MemberRole> {
  const count = await store.countRoles(tx)
  const before = await store.findRole(tx, key)
  if (!before && count >= MAX_ROLES) throw TooManyRoles()
  const role = { key, title: title.trim(), createdDate: before?.createdDate ?? tx.now }
  await store.putRole(tx, role)
  const fact = { definition: MemberRoleChanged, entityId: key, after: role }
  await events.append(tx, before ? { ...fact, before } : fact)
  return role
}

/** Deletes a role and its assignments. */
export async function deleteRole(tx: Tx, { events }: Deps, key: string): Promise<void> {
  const before = await store.findRole(tx, key)
  if (!before) throw RoleDoesNotExist({ roleKey: key })
  await store.deleteRole(tx, key)
  await events.append(tx, { definition: MemberRoleDeleted, entityId: key, before })
}
