import type { Handlers } from '@vitrine/contract/kit'
import type { memberRoles as rolesService } from '@vitrine/contract/member-roles'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeFilter, encodeAssignments, encodeByMember, encodeRole } from './codec.ts'
import type { MemberRolesFeature } from './index.ts'

export const memberRoleHandlers = (roles: MemberRolesFeature) =>
  ({
    assignRole: async ({ tx, input: { memberId, roleKey } }) => {
      await roles.assign(tx, memberId, roleKey)
      return { roleKey }
    },
    unassignRole: async ({ tx, input: { memberId, roleKey } }) => {
      await roles.unassign(tx, memberId, roleKey)
      return { roleKey }
    },
    getRoles: async ({ tx, input }) => encodeAssignments(await roles.of(tx, input.memberId)),
    queryRoles: async ({ tx, input }) => ({
      rolesByMemberId: encodeByMember(
        await roles.query(tx, decodeFilter(input.query?.filter ?? undefined)),
      ),
    }),
    listRoles: async ({ tx }) => ({ roles: (await roles.list(tx)).map(encodeRole) }),
    putRole: async ({ tx, input: { roleKey, title } }) => ({
      role: encodeRole(await roles.put(tx, { key: roleKey, title })),
    }),
    deleteRole: async ({ tx, input }) => {
      await roles.delete(tx, input.roleKey)
      return {}
    },
  }) satisfies Handlers<typeof rolesService, HandlerContext>
