import { catalogV3 } from '@vitrine/contract/catalog-v3'
import { FieldMaskOf, operation, PATCH, Type, ValidationError } from '@vitrine/contract/kit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withinMasks } from './field-masks.ts'

const { updateProduct, bulkUpdateProducts } = catalogV3.operations
const product = {
  id: 'p',
  revision: '1',
  name: 'Jug',
  visible: false,
  brand: { name: 'Kiln' },
  physicalProperties: { pricePerUnit: null, fulfillerId: 'f', shippingGroupId: 's' },
  variantsInfo: { variants: [{ id: 'v' }] },
}
const known = { id: 'p', revision: '1' }
const masked = (fieldMask: unknown, sent: object = product) =>
  (withinMasks(updateProduct, { product: sent, fieldMask }) as { product: unknown }).product
const refusal = (work: () => unknown) => {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof ValidationError) return error.violations[0]
    throw error
  }
}

describe('a mask limits a change to the fields it names', () => {
  test.each<[string, unknown]>([
    ['as a list', ['name', 'product.visible']],
    ['as text', 'name, visible'],
    ['as paths', { paths: ['product.name', 'visible'] }],
  ])('in the form %s', (_, mask) => {
    expect(masked(mask)).toEqual({ ...known, name: 'Jug', visible: false })
  })

  test('including parts of them, and whole lists', () => {
    expect(masked('physicalProperties.fulfillerId')).toEqual({
      ...known,
      physicalProperties: { fulfillerId: 'f' },
    })
    expect(masked('variantsInfo.variants.price.actualPrice')).toEqual({
      ...known,
      variantsInfo: product.variantsInfo,
    })
    // What is cleared as a whole is cleared as far as the mask goes.
    const cleared = masked('physicalProperties.fulfillerId', { ...known, physicalProperties: null })
    expect(cleared).toEqual({ ...known, physicalProperties: { fulfillerId: null } })
  })

  test('which can be read-only, or absent in the change: they change nothing', () => {
    expect(masked(['createdDate', 'slug', 'url', 'variantSummary.variantCount'])).toEqual(known)
  })

  test('not at all when it is empty, absent or the object itself', () => {
    for (const mask of [undefined, null, [], '', ' , ', 'product', { paths: [] }]) {
      expect(masked(mask)).toEqual(product)
    }
  })

  test('of each element of a list, by its own mask or by one for all', () => {
    const products = [{ product, fieldMask: 'name' }, { product: { ...product, id: 'q' } }]
    expect(withinMasks(bulkUpdateProducts, { products })).toEqual({
      products: [{ product: { ...known, name: 'Jug' }, fieldMask: 'name' }, products[1]],
    })
    expect(withinMasks(bulkUpdateProducts, { products, fieldMask: ['visible', 'name'] })).toEqual({
      products: [
        { product: { ...known, name: 'Jug' }, fieldMask: 'name' },
        { product: { id: 'q', revision: '1', name: 'Jug', visible: false } },
      ],
      fieldMask: ['visible', 'name'],
    })
  })
})

test('an unknown path is refused by its name', () => {
  expect(refusal(() => masked(['name', 'nmae']))).toMatchObject({
    field: 'fieldMask',
    violatedRule: 'VALIDATION',
    description: expect.stringMatching(
      /^names "nmae", which is no field of product; there are .*name/,
    ),
    data: { path: 'nmae' },
  })
  expect(refusal(() => masked('physicalProperties.weight'))?.data).toEqual({
    path: 'physicalProperties.weight',
  })
  expect(refusal(() => masked('name.first'))?.data).toEqual({ path: 'name.first' })
  const products = [{ product }, { product, fieldMask: ['nope'] }]
  expect(refusal(() => withinMasks(bulkUpdateProducts, { products }))?.field).toBe(
    'products[1].fieldMask',
  )
})

test('a mask of all given fields changes nothing, and one of some keeps exactly those', () => {
  const names = ['a', 'b', 'c', 'd'] as const
  const thing = Type.Object({
    id: Type.String(),
    ...Object.fromEntries(names.map((name) => [name, Type.Optional(Type.Unknown())])),
  })
  const change = operation({
    route: PATCH('/things/{thing.id}'),
    permission: 'admin',
    summary: 'Change a thing',
    request: Type.Object({ thing, fieldMask: FieldMaskOf('thing') }),
    response: Type.Object({ thing }),
  })
  const value = fc.dictionary(fc.constantFrom(...names), fc.jsonValue())
  fc.assert(
    fc.property(value, fc.subarray([...names], { minLength: 1 }), (sent, mask) => {
      const own = { ...sent, id: 'x' }
      const stored = Object.entries(own).filter(
        ([name]) => name === 'id' || mask.includes(name as never),
      )
      const limited = withinMasks(change, {
        thing: own,
        fieldMask: mask.map((name) => `thing.${name}`),
      })
      expect(limited).toMatchObject({ thing: Object.fromEntries(stored) })
      expect(Object.keys((limited as { thing: object }).thing).length).toBe(stored.length)
    }),
  )
})
