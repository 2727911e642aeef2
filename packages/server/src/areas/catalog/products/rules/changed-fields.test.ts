import { expect, test } from 'vitest'
import type { Choice, Product, Variant } from '../../shared/model/product.ts'
import { blankProduct } from './change-product.ts'
import { changedProductFields, changedVariantFields } from './changed-fields.ts'
import { untracked } from './new-stock.ts'

const identity = {
  id: 'product',
  numericId: 1,
  handle: 'jar',
  slug: 'jar',
  createdDate: new Date(0),
  collectionIds: [],
}
const before = blankProduct({ name: 'Jar', price: '5' }, identity)
const choice: Choice = {
  id: 'c',
  key: 'S',
  value: 'S',
  description: 'S',
  mediaIds: [],
  inStock: true,
  visible: true,
  choiceType: 'CHOICE_TEXT',
  colorCodes: [],
  image: null,
  displayImage: null,
}
const sized = (more: Partial<typeof choice> = {}): Product => ({
  ...before,
  options: [
    {
      id: 'o',
      key: 'Size',
      name: 'Size',
      isShared: false,
      type: 'drop_down',
      choices: [{ ...choice, ...more }],
    },
  ],
})

test.each<[string, Partial<Product>]>([
  ['name', { name: 'Pot' }],
  ['price', { base: { ...before.base, price: '6' } }],
  ['cost', { base: { ...before.base, cost: '1' } }],
  ['brand', { brand: { id: 'b', name: 'Acme' } }],
  ['visible', { visible: false }],
  ['discount', { discount: { type: 'AMOUNT', value: '1' } }],
  ['collectionIds', { collectionIds: ['one'] }],
  ['seo', { seo: { tags: [] } }],
])('%s', (name, change) => {
  expect(changedProductFields(before, { ...before, ...change })).toEqual([name])
})

test('derived fields are not changed fields', () => {
  const stock = { ...before.stock, tracked: true, quantity: 3 }
  const stamped = { ...before, stock, revision: 2, updatedDate: new Date(5) }
  expect(changedProductFields(before, stamped)).toEqual([])
  expect(changedProductFields(sized(), sized({ inStock: false }))).toEqual([])
  expect(changedProductFields(sized(), sized({ description: 'Small' }))).toEqual(['options'])
})

test('of a new variant all fields are changed', () => {
  const variant: Variant = {
    id: 'v',
    isDefault: false,
    choiceIds: ['c'],
    price: '5',
    salePrice: null,
    cost: null,
    weight: '1',
    sku: null,
    barcode: null,
    manufacturerPartNumber: null,
    customFields: {},
    visible: true,
    productDimensions: null,
    packageDimensions: null,
    unit: null,
    digitalFile: null,
    stock: untracked,
  }
  expect(changedVariantFields(undefined, variant)).toEqual([
    'choiceIds',
    'price',
    'weight',
    'visible',
  ])
  expect(changedVariantFields(variant, { ...variant, price: '6', sku: 'A' })).toEqual([
    'price',
    'sku',
  ])
  const filled = { ...variant, customFields: { finish: 'Matt' }, manufacturerPartNumber: 'M-1' }
  expect(changedVariantFields(variant, filled).toSorted()).toEqual([
    'customFields',
    'manufacturerPartNumber',
  ])
})
