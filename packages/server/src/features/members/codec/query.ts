import {
  type FilterNode,
  fieldName,
  InvalidFilter,
  parseFilter,
  violation,
} from '@vitrine/contract/kit'
import {
  memberFilterFields,
  memberSortFields,
  type memberSearchFields as searchFields,
} from '@vitrine/contract/members'
import type { Filter } from '../../../platform/db/query-to-sql.ts'
import type { MemberQuery } from '../model.ts'

type SearchField = (typeof searchFields)[number]
interface Order {
  readonly fieldName: string
  readonly order?: 'ASC' | 'DESC'
}
type Orders = readonly Order[] | Order | null | undefined

export interface QueryAsked {
  readonly filter?: unknown
  readonly sort?: Orders
  readonly sorting?: Orders
  readonly paging?: { readonly limit?: number; readonly offset?: number } | null
  readonly search?: {
    readonly expression?: string | null
    readonly fields?: readonly SearchField[] | null
  } | null
  /** The wire path of the sort list, to name it when it is wrong. */
  readonly sortPath: string
}

const DEFAULT_LIMIT = 50

/** A list or query as the wire asks for it → domain query; names a field that cannot be asked for. */
export function decodeQuery(asked: QueryAsked): MemberQuery {
  const { expression, fields } = asked.search ?? {}
  return {
    filter: decodeFilter(asked.filter),
    search: expression
      ? { expression, fields: fields?.length ? fields : ['profile.nickname'] }
      : undefined,
    sort: decodeSort(asked.sort ?? asked.sorting, asked.sortPath),
    limit: asked.paging?.limit ?? DEFAULT_LIMIT,
    offset: asked.paging?.offset ?? 0,
  }
}

function decodeSort(sort: Orders, path: string): MemberQuery['sort'] {
  const orders = sort ? [sort].flat() : []
  return orders.map(({ fieldName: name, order }: Order, index) => {
    const field = fieldName(name)
    if ((memberSortFields as readonly string[]).includes(field)) {
      return { field, descending: order === 'DESC' }
    }
    const sentence = `must be one of ${memberSortFields.join(', ')}`
    throw violation(`${path}.${index}.fieldName`, 'INVALID_ENUM_VALUE', sentence, {
      allowedValues: memberSortFields,
    })
  })
}

const decodeFilter = (filter: unknown): Filter => checked(parseFilter(filter))

function checked(node: FilterNode): Filter {
  if (node.kind === 'not') return { kind: 'not', part: checked(node.part) }
  if (node.kind !== 'test') return { kind: node.kind, parts: node.parts.map(checked) }
  const { field, operator, value } = node
  if (!(memberFilterFields as readonly string[]).includes(field)) {
    throw InvalidFilter({ field }, `"${field}" cannot be filtered by`)
  }
  const values = listed.has(operator) ? value : [value]
  if (!Array.isArray(values)) {
    throw InvalidFilter({ field, operator }, `${operator} on "${field}" takes a list`)
  }
  const fits = operator === '$exists' || operator === '$isEmpty' ? isBoolean : fitting(field)
  if (!values.every((one) => fits(one) || (one === null && operator === '$eq'))) {
    throw InvalidFilter({ field, operator }, `The value of ${operator} on "${field}" does not fit`)
  }
  return node
}

const listed = new Set(['$in', '$nin', '$hasSome', '$hasAll'])
const isBoolean = (value: unknown) => typeof value === 'boolean'
const isText = (value: unknown) => typeof value === 'string' && !value.includes('\0')
const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const fitting = (field: string) => (field.endsWith('Date') ? isMoment : isText)
