import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Filter } from '../../../platform/db/query-to-sql.ts'

type Test = Extract<Filter, { kind: 'test' }>

const everything: Filter = { kind: 'and', parts: [] }
const nothing: Filter = { kind: 'or', parts: [] }

const naming = new Set(['$eq', '$ne', '$in', '$nin', '$hasSome', '$hasAll'])

/** Every product is in the built-in collection, which has no rows, so that no list of collections is empty. */
export function withoutAllProducts(test: Test): Filter {
  const { operator } = test
  if (operator === '$exists' || operator === '$isEmpty') {
    return test.value === (operator === '$exists') ? everything : nothing
  }
  if (!naming.has(operator)) return test
  const values = [test.value].flat().filter((one) => one !== null)
  const rest = values.filter((one) => one !== ALL_PRODUCTS_ID)
  const isNegative = operator === '$ne' || operator === '$nin'
  if (operator === '$hasAll') return { ...test, value: rest }
  if (rest.length < values.length) return isNegative ? nothing : everything
  return { ...test, operator: isNegative ? '$nin' : '$in', value: rest }
}
