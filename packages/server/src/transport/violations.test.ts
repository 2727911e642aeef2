import { catalogV3 } from '@vitrine/contract/catalog-v3'
import { Guid, Maybe, Text, Type } from '@vitrine/contract/kit'
import { describe, expect, test } from 'vitest'
import { findViolations } from './violations.ts'

const schema = Type.Object({
  name: Maybe(Text(1, 3)),
  product: Maybe(Type.Object({ id: Guid(), tags: Maybe(Type.Array(Text(1, 3))) })),
})
const rules = (wire: unknown) =>
  Object.fromEntries(findViolations(schema, wire).map((one) => [one.field, one.violatedRule]))

describe('a field that may be null', () => {
  test.each([
    [{ name: null, product: null }, {}],
    [{ name: 'Anna' }, { name: 'MAX_LENGTH' }],
    [{ name: 1 }, { name: 'FORMAT' }],
    [{ product: {} }, { 'product.id': 'REQUIRED_FIELD' }],
    [{ product: { id: 'x' } }, { 'product.id': 'FORMAT' }],
    [{ product: 'x' }, { product: 'FORMAT' }],
    [
      { product: { id: crypto.randomUUID(), tags: ['a', 'long one'] } },
      { 'product.tags[1]': 'MAX_LENGTH' },
    ],
  ])('%j is told apart: %j', (wire, expected) => {
    expect(rules(wire)).toEqual(expected)
  })
})

test.each([
  ['10.505', undefined],
  ['-1', 'DECIMAL_GTE'],
  ['1.0000', 'DECIMAL_MAX_SCALE'],
  ['10000000000', 'DECIMAL_LTE'],
  ['0000000001', 'FORMAT'],
  ['1,50', 'FORMAT'],
  ['', 'FORMAT'],
])('an amount "%s" is told what is wrong with it: %s', (amount, rule) => {
  const variants = [{}, { revenueDetails: { cost: { amount } } }]
  const { request } = catalogV3.operations.updateProduct
  const known = { id: 'p', revision: '1' }
  const found = findViolations(request, { product: { ...known, variantsInfo: { variants } } })
  expect(found.map((one) => one.violatedRule)).toEqual(rule ? [rule] : [])
  expect(found.map((one) => one.field)).toEqual(
    rule ? ['product.variantsInfo.variants[1].revenueDetails.cost.amount'] : [],
  )
})
