import { type FilterNode, InvalidFilter, parseFilter } from '@vitrine/contract/kit'
import type { MemberRole as WireRole } from '@vitrine/contract/member-roles'
import type { Assignment, MemberRole, RoleFilter } from './model.ts'

const accepted = ['memberId', 'roleKey']

/** A filter of equalities, which all must fit. */
export function decodeFilter(filter: unknown): RoleFilter {
  const [members, keys] = accepted.map((field) => wantedOf(parseFilter(filter), field))
  return { ...(members ? { memberIds: members } : {}), ...(keys ? { keys } : {}) }
}

/** What a field must be one of; undefined when nothing is asked of it. */
function wantedOf(node: FilterNode, field: string): readonly string[] | undefined {
  if (node.kind === 'and') {
    return node.parts
      .map((part) => wantedOf(part, field))
      .filter((wanted) => wanted !== undefined)
      .reduce<readonly string[] | undefined>(
        (all, wanted) => (all ? all.filter((one) => wanted.includes(one)) : wanted),
        undefined,
      )
  }
  if (node.kind !== 'test')
    throw InvalidFilter({ accepted }, 'Roles are filtered by equalities only')
  if (!accepted.includes(node.field)) throw InvalidFilter({ field: node.field, accepted })
  const values = [node.value].flat()
  const isKnown = ['$eq', '$in', '$hasSome'].includes(node.operator)
  if (!isKnown || values.some((value) => typeof value !== 'string')) {
    throw InvalidFilter({ field: node.field, accepted: ['$eq', '$in', '$hasSome'] })
  }
  return node.field === field ? values.map(String) : undefined
}

export const encodeRole = ({ key, ...role }: MemberRole): WireRole => ({ roleKey: key, ...role })

export const encodeAssignments = (found: readonly Assignment[]) => ({
  roles: found.map(({ key, title }) => ({ roleKey: key, title })),
})

/** The roles of several members, by the members' ids. */
export const encodeByMember = (found: readonly Assignment[]) =>
  Object.fromEntries(
    [...new Set(found.map(({ memberId }) => memberId))].map((id) => [
      id,
      encodeAssignments(found.filter(({ memberId }) => memberId === id)),
    ]),
  )
