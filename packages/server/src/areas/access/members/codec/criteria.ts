import {
  type FieldTest,
  type FilterNode,
  InvalidFilter,
  parseFilter,
  readMoment,
  type Static,
} from '@vitrine/contract/kit'
import {
  type MemberFieldKind,
  memberFilterFields,
  type MemberSearch as WireSearch,
} from '@vitrine/contract/members'
import type { Filter } from '../../../../platform/db/query-to-sql.ts'
import type { Criteria } from '../model.ts'

export type SearchInput = Static<typeof WireSearch> | null | undefined

/** Validates a filter and a search of the wire and converts them to domain fields. */
export function decodeCriteria(filter: unknown, search: SearchInput): Criteria {
  const { expression, fields } = search ?? {}
  return {
    filter: checkFilter(parseFilter(filter)),
    search: expression
      ? {
          expression: expression.normalize('NFC'),
          fields: fields?.length ? fields : ['profile.nickname'],
        }
      : undefined,
  }
}

function checkFilter(node: FilterNode): Filter {
  if (node.kind === 'not') return { kind: 'not', part: checkFilter(node.part) }
  if (node.kind !== 'test') return { kind: node.kind, parts: node.parts.map(checkFilter) }
  const { field, operator } = node
  const fields: Record<string, MemberFieldKind> = memberFilterFields
  const kind = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (!kind) {
    const accepted = Object.keys(fields)
    const message = `"${field}" is not a field that can be filtered by; these are: ${accepted.join(', ')}`
    throw InvalidFilter({ field, accepted }, message)
  }
  const accepted = operatorsOf(kind)
  if (!accepted.includes(operator)) {
    const message = `"${field}" cannot be tested with ${operator}, only with ${accepted.join(', ')}`
    throw InvalidFilter({ field, operator, accepted }, message)
  }
  return { ...node, value: operandOf(node, kind) }
}

const commonOperators = ['$eq', '$ne', '$in', '$nin', '$hasSome', '$hasAll', '$exists']
const orderedOperators = [...commonOperators, '$gt', '$gte', '$lt', '$lte']
const textOperators = [...orderedOperators, '$startsWith', '$endsWith', '$contains', '$isEmpty']

function operatorsOf(kind: MemberFieldKind): readonly string[] {
  if (kind === 'text') return textOperators
  return kind === 'moment' ? orderedOperators : commonOperators
}

const lists = new Set(['$in', '$nin', '$hasSome', '$hasAll'])
const flags = new Set(['$exists', '$isEmpty'])

function operandOf({ field, operator, value }: FieldTest, kind: MemberFieldKind): unknown {
  if (flags.has(operator)) {
    if (typeof value === 'boolean') return value
    throw InvalidFilter({ field, operator }, `${operator} on "${field}" takes true or false`)
  }
  if (lists.has(operator)) {
    if (Array.isArray(value)) return value.map((one) => readValue(field, kind, one))
    throw InvalidFilter({ field, operator }, `${operator} on "${field}" takes a list`)
  }
  if (value === null && (operator === '$eq' || operator === '$ne')) return null
  return readValue(field, kind, value)
}

function readValue(field: string, kind: MemberFieldKind, value: unknown): unknown {
  const parsed = kind === 'moment' ? readMoment(value)?.toISOString() : textOf(field, value)
  const isKnown = typeof kind !== 'object' || kind.includes(String(parsed))
  if (parsed !== undefined && isKnown) return parsed
  throw InvalidFilter({ field }, `"${field}" is compared with ${acceptedBy(kind)}`)
}

const acceptedBy = (kind: MemberFieldKind): string => {
  if (kind === 'moment') return 'a moment such as 2026-01-31T12:00:00.000Z'
  return typeof kind === 'object' ? `one of ${kind.join(', ')}` : 'text'
}

/** Text as stored: in Unicode NFC, login addresses in lower case. */
function textOf(field: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value.includes('\0')) return undefined
  const composed = value.normalize('NFC')
  return field === 'loginEmail' ? composed.trim().toLowerCase() : composed
}
