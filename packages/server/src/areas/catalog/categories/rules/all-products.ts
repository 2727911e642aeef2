import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Filter } from '../../../../platform/db/query-to-sql.ts'

type Test = Extract<Filter, { kind: 'test' }>

const everything: Filter = { kind: 'and', parts: [] }
const nothing: Filter = { kind: 'or', parts: [] }

const naming = new Set(['$eq', '$ne', '$in', '$nin', '$hasSome', '$hasAll'])

/**
 * A filter without the built-in collection: it has no rows, and every product is a member, so no membership
 * list is empty.
 */
export function withoutAllProducts(test: Test): Filter {
  const { operator } = test
  if (operator === '$exists' || operator === '$isEmpty') {
    return test.value === (operator === '$exists') ? everything : nothing
  }
  if (operator === '$startsWith') {
    return ALL_PRODUCTS_ID.startsWith(String(test.value)) ? everything : test
  }
  if (!naming.has(operator)) return test
  const values = [test.value].flat().filter((one) => one !== null)
  const rest = values.filter((one) => one !== ALL_PRODUCTS_ID)
  const isNegative = operator === '$ne' || operator === '$nin'
  if (operator === '$hasAll') return { ...test, value: rest }
  if (rest.length < values.length) return isNegative ? nothing : everything
  return { ...test, operator: isNegative ? '$nin' : '$in', value: rest }
}

/** Whether the built-in collection matches a test on one element of a membership list. */
function fitsAllProducts(filter: Filter): boolean {
  if (filter.kind === 'not') return !fitsAllProducts(filter.part)
  if (filter.kind !== 'test') {
    const { kind, parts } = filter
    return kind === 'and' ? parts.every(fitsAllProducts) : parts.some(fitsAllProducts)
  }
  const { field, operator, value } = filter
  const isSet = field === 'id'
  const operands = [value].flat()
  const equals = (one: unknown) => (one === null ? !isSet : isSet && one === ALL_PRODUCTS_ID)
  switch (operator) {
    case '$eq':
    case '$in':
    case '$hasSome':
      return operands.some(equals)
    case '$ne':
    case '$nin':
      return !operands.some(equals)
    case '$hasAll':
      return operands.every(equals)
    case '$exists':
      return value === isSet
    case '$isEmpty':
      return value !== isSet
    default:
      return false
  }
}

/** Rewrites a test of membership lists so that the built-in collection counts as a member of each. */
export function withAllProducts(test: Test): Filter {
  if (test.operator !== '$matchItems') return withoutAllProducts(test)
  return fitsAllProducts(test.value as Filter) ? everything : test
}
