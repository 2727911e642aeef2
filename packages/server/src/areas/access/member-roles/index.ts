import type { Tx } from '../../../platform/tx.ts'
import type { MemberRole } from './model.ts'
import * as service from './service.ts'
import { findAssignments, keysOf, listRoles } from './store.ts'

export type MemberRolesFeature = ReturnType<typeof createMemberRoles>

export const createMemberRoles = (deps: service.Deps) => ({
  list: listRoles,
  put: (tx: Tx, role: Pick<MemberRole, 'key' | 'title'>) => service.putRole(tx, deps, role),
  delete: (tx: Tx, key: string) => service.deleteRole(tx, deps, key),
  assign: (tx: Tx, memberId: string, key: string) => service.assignRole(tx, deps, memberId, key),
  unassign: (tx: Tx, memberId: string, key: string) =>
    service.unassignRole(tx, deps, memberId, key),
  assignMany: (tx: Tx, assignments: Parameters<typeof service.assignRoles>[2]) =>
    service.assignRoles(tx, deps, assignments),
  keysOf,
  of: (tx: Tx, memberId: string) => service.rolesOf(tx, deps, memberId),
  query: findAssignments,
})
