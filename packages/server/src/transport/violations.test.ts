import { catalogV3 } from '@vitrine/contract/catalog-v3'
import { Guid, Maybe, Text, type TSchema, Type } from '@vitrine/contract/kit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findViolations } from './violations.ts'

const schema = Type.Object({
  name: Maybe(Text(1, 3)),
  product: Maybe(Type.Object({ id: Guid(), tags: Maybe(Type.Array(Text(1, 3))) })),
})
const rules = (wire: unknown) =>
  Object.fromEntries(findViolations(schema, wire).map((one) => [one.field, one.violatedRule]))

describe('a nullable field', () => {
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
  ])('%j is distinguished: %j', (wire, expected) => {
    expect(rules(wire)).toEqual(expected)
  })
})

test('one broken rule is one violation, within any number of nullable parts', () => {
  const around = fc.array(fc.constantFrom('field', 'list'), { maxLength: 14 })
  fc.assert(
    fc.property(around, (parts) => {
      const made = parts.reduce(
        ({ schema, wire, path }, part) =>
          part === 'list'
            ? { schema: Maybe(Type.Array(schema)), wire: [wire], path: `[0]${path}` }
            : {
                schema: Maybe(Type.Object({ part: schema })),
                wire: { part: wire },
                path: `.part${path}`,
              },
        { schema: Maybe(Text(1, 3)) as TSchema, wire: 'long one' as unknown, path: '' },
      )
      const found = findViolations(Type.Object({ whole: made.schema }), { whole: made.wire })
      expect(found.map(({ field, violatedRule }) => [field, violatedRule])).toEqual([
        [`whole${made.path}`, 'MAX_LENGTH'],
      ])
    }),
  )
})

test('a subscription that is too cheap is refused for that reason alone', () => {
  const subscriptions = [{ title: 'Monthly', discount: { type: 'PERCENT', percentOff: 100 } }]
  const product = { id: 'p', revision: '1', subscriptionDetails: { subscriptions } }
  const found = findViolations(catalogV3.operations.updateProduct.request, { product })
  expect(found).toMatchObject([
    {
      field: 'product.subscriptionDetails.subscriptions[0].discount.percentOff',
      data: { threshold: 99.9 },
    },
  ])
})

test('many invalid fields are all reported, each once', () => {
  const list = Type.Object({ all: Maybe(Type.Array(Maybe(Text(1, 3)))) })
  const all = Array.from({ length: 12 }, () => 'long one')
  const fields = findViolations(list, { all }).map(({ field }) => field)
  expect(fields).toEqual(all.map((_, at) => `all[${at}]`))
  const more = findViolations(list, { all: Array.from({ length: 5000 }, () => 'long one') })
  expect(more.length).toBeLessThan(100)
  expect(more.every(({ violatedRule }) => violatedRule === 'MAX_LENGTH')).toBe(true)
})

test('a number is an index of a list, or a field of that name', () => {
  const numbers = Type.Record(Type.String(), Type.Array(Type.Object({ 1: Text(1, 3) })))
  const found = findViolations(numbers, { 0: [{ 1: 'a' }, { 1: 'long one' }, {}] })
  expect(found.map((one) => one.field)).toEqual(['0[1].1', '0[2].1'])
})

test.each([
  ['10.505', undefined],
  ['-1', 'DECIMAL_GTE'],
  ['1.0000', 'DECIMAL_MAX_SCALE'],
  ['10000000000', 'DECIMAL_LTE'],
  ['0000000001', 'FORMAT'],
  ['1,50', 'FORMAT'],
  ['', 'FORMAT'],
])('an amount "%s" is refused with: %s', (amount, rule) => {
  const variants = [{}, { revenueDetails: { cost: { amount } } }]
  const { request } = catalogV3.operations.updateProduct
  const known = { id: 'p', revision: '1' }
  const found = findViolations(request, { product: { ...known, variantsInfo: { variants } } })
  expect(found.map((one) => one.violatedRule)).toEqual(rule ? [rule] : [])
  expect(found.map((one) => one.field)).toEqual(
    rule ? ['product.variantsInfo.variants[1].revenueDetails.cost.amount'] : [],
  )
})
