import { expect, test } from 'vitest'
import { sampleProducts } from '../../shared/model/sample-products.ts'
import { setVariants } from './set-variants.ts'

const [specimen] = sampleProducts
if (!specimen) throw new Error('There is no specimen')
const [variant] = specimen.variants
if (!variant) throw new Error('The specimen has no variant')

const box = { length: '1', width: '2', height: '3', unit: 'M' } as const
const values = { weight: '7', visible: false, productDimensions: box }

test('a change of the only variant changes the product', () => {
  const only = { ...specimen, manageVariants: false, variants: [{ ...variant, isDefault: true }] }
  const after = setVariants(only, values, 2)
  expect(after).toMatchObject({
    visible: false,
    productDimensions: box,
    base: { ...specimen.base, weight: '7' },
    variants: [{ weight: '7', productDimensions: null, packageDimensions: null }],
  })
  expect(after.packageDimensions).toEqual(variant.packageDimensions ?? only.packageDimensions)
  expect(setVariants(after, { productDimensions: null }, 2).productDimensions).toBeNull()
})

test('a change of all of several variants does not change the product', () => {
  const managed = { ...specimen, manageVariants: true, variants: [variant, variant] }
  const after = setVariants(managed, values, 2)
  expect(after).toMatchObject({
    visible: specimen.visible,
    base: specimen.base,
    productDimensions: specimen.productDimensions,
  })
  expect(after.variants).toMatchObject([values, values])
})
