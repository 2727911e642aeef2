import {
  DELETE,
  defineError,
  defineFact,
  GET,
  Guid,
  InvalidFilter,
  Json,
  MapOf,
  Maybe,
  operation,
  POST,
  PUT,
  type Static,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { MemberNotFound } from '../members/errors.ts'

export const MemberRoleChanged = defineFact('member_role.changed')
export const MemberRoleDeleted = defineFact('member_role.deleted')
export const RoleAssigned = defineFact('member.role_assigned')
export const RoleUnassigned = defineFact('member.role_unassigned')

export const RoleDoesNotExist = defineError({
  code: 'ROLE_DOES_NOT_EXIST',
  status: 404,
  description: 'The site has no role with this key',
})
export const MemberBlocked = defineError({
  code: 'MEMBER_BLOCKED',
  status: 428,
  description: 'A blocked member cannot be given roles',
})
export const TooManyRoles = defineError({
  code: 'TOO_MANY_MEMBER_ROLES',
  status: 409,
  description: 'A site has at most 100 roles for members; delete one first',
})

/** 1–50 letters, digits, `-`, `_` and `.`; case-sensitive. */
const RoleKey = () => Text(1, 50, { pattern: '^[A-Za-z0-9._-]+$' })

/** A role that the owner assigns to members, such as "Wholesale". Its meaning is up to the site. */
export const MemberRole = Type.Object({
  roleKey: RoleKey(),
  title: Text(1, 100),
  createdDate: Timestamp(),
})
export type MemberRole = Static<typeof MemberRole>

const Role = Type.Object({ roleKey: Type.String(), title: Type.String() })
const Roles = Type.Object({ roles: Type.Array(Role) })
const list = ['/vitrine/v1/member-roles']

/** Roles of members (contract section 8.5). */
export const memberRoles = service({
  name: 'member-roles',
  summary: 'Member roles',
  mounts: ['/members/v1/roles', '/_api/members/v1/roles'],
  operations: {
    assignRole: operation({
      route: POST('/members/{memberId}'),
      permission: 'admin',
      writes: true,
      summary: 'Assign a role to a member; no change if the member has it',
      request: Type.Object({ memberId: Guid(), roleKey: RoleKey() }),
      response: Type.Object({ roleKey: Type.String() }),
      errors: [RoleDoesNotExist, MemberBlocked, MemberNotFound],
      facts: [RoleAssigned],
    }),
    unassignRole: operation({
      route: DELETE('/members/{memberId}'),
      permission: 'admin',
      writes: true,
      summary: 'Remove a role from a member',
      description:
        'A role that the member does not have breaks the rule INVALID_ROLE of `roleKey`.',
      request: Type.Object({ memberId: Guid(), roleKey: RoleKey() }),
      response: Type.Object({ roleKey: Type.String() }),
      facts: [RoleUnassigned],
    }),
    getRoles: operation({
      route: GET('/members/{memberId}'),
      permission: 'admin',
      summary: 'List the roles of a member, sorted by title',
      request: Type.Object({ memberId: Guid() }),
      response: Roles,
      errors: [MemberNotFound],
    }),
    queryRoles: operation({
      route: POST('/members/query'),
      permission: 'admin',
      summary: 'Find the roles of up to 1000 members that have any, sorted by member id',
      description: 'Filters by `memberId` and `roleKey` with equality, $in and $hasSome.',
      request: Type.Object({ query: Maybe(Type.Object({ filter: Maybe(Json()) })) }),
      response: Type.Object({ rolesByMemberId: MapOf(Roles) }),
      errors: [InvalidFilter],
    }),
    listRoles: operation({
      route: GET(''),
      mounts: list,
      permission: 'admin',
      summary: 'List the roles of the site, sorted by title',
      request: Type.Object({}),
      response: Type.Object({ roles: Type.Array(MemberRole) }),
    }),
    putRole: operation({
      route: PUT('/{roleKey}'),
      mounts: list,
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Create a role or change its title',
      request: Type.Object({ roleKey: RoleKey(), title: Text(1, 100) }),
      response: Type.Object({ role: MemberRole }),
      errors: [TooManyRoles],
      facts: [MemberRoleChanged],
    }),
    deleteRole: operation({
      route: DELETE('/{roleKey}'),
      mounts: list,
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Delete a role and remove it from all members',
      request: Type.Object({ roleKey: RoleKey() }),
      response: Type.Object({}),
      errors: [RoleDoesNotExist],
      facts: [MemberRoleDeleted],
    }),
  },
})
