import { type FilterNode, InvalidFilter, parseFilter } from '@vitrine/contract/kit'
import type { MemberRole as WireRole } from '@vitrine/contract/member-roles'
import type { Assignment, MemberRole, RoleFilter } from './model.ts'

const filterFields = ['memberId', 'roleKey']

/** A filter of equalities, which all must fit. */
export function decodeFilter(filter: unknown): RoleFilter {
  const [members, keys] = filterFields.map((field) => acceptedValues(parseFilter(filter), field))
  return { ...(members ? { memberIds: members } : {}), ...(keys ? { keys } : {}) }
}

/** The accepted values of a field; undefined when the filter does not restrict it. */
function acceptedValues(node: FilterNode, field: string): readonly string[] | undefined {
  if (node.kind === 'and') {
    return node.parts
      .map((part) => acceptedValues(part, field))
      .filter((fieldValues) => fieldValues !== undefined)
      .reduce<readonly string[] | undefined>(
        (all, fieldValues) => (all ? all.filter((one) => fieldValues.includes(one)) : fieldValues),
        undefined,
      )
  }
  if (node.kind !== 'test')
    throw InvalidFilter({ accepted: filterFields }, 'Roles are filtered by equalities only')
  if (!filterFields.includes(node.field))
    throw InvalidFilter({ field: node.field, accepted: filterFields })
  const values = [node.value].flat()
  const isKnown = ['$eq', '$in', '$hasSome'].includes(node.operator)
  if (!isKnown || values.some((value) => typeof value !== 'string')) {
    throw InvalidFilter({ field: node.field, accepted: ['$eq', '$in', '$hasSome'] })
  }
  return node.field === field ? values.map(String) : undefined
}

export const encodeRole = ({ key, ...role }: MemberRole): WireRole => ({ roleKey: key, ...role })

export const encodeAssignments = (assignments: readonly Assignment[]) => ({
  roles: assignments.map(({ key, title }) => ({ roleKey: key, title })),
})

/** The roles of several members, by the members' ids. */
export const encodeByMember = (assignments: readonly Assignment[]) =>
  Object.fromEntries(
    [...new Set(assignments.map(({ memberId }) => memberId))].map((id) => [
      id,
      encodeAssignments(assignments.filter(({ memberId }) => memberId === id)),
    ]),
  )
