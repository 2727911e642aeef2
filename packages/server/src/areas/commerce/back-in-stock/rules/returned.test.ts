import { InventoryChanged, InventoryItemChanged, ProductChanged } from '@vitrine/contract/catalog'
import { expect, test } from 'vitest'
import { returnedProducts } from './returned.ts'

const variant = (variantId: string, inStock: boolean) => ({ variantId, inStock })
const stock = (productId: string, was: object[], is: object[]) => ({
  definition: InventoryChanged,
  entityId: productId,
  before: { productId, variants: was },
  after: { productId, variants: is },
})
const item = (productId: string, was: string, is: string) => ({
  definition: InventoryItemChanged,
  entityId: 'item',
  before: { productId, availability: was },
  after: { productId, availability: is },
})
const product = (entityId: string, was: boolean, is: boolean) => ({
  definition: ProductChanged,
  entityId,
  before: { visible: was },
  after: { visible: is },
})

test('a product is back when one of its variants gets stock after zero', () => {
  const [small, large] = ['small', 'large']
  const facts = [
    stock('back', [variant(small, false)], [variant(small, true)]),
    stock('back', [variant(large, false)], [variant(large, true)]),
    stock('more', [variant(small, true)], [variant(small, true)]),
    stock('gone', [variant(small, true)], [variant(small, false)]),
    stock('new variant', [], [variant(large, true)]),
  ]
  expect(returnedProducts(facts)).toEqual(['back', 'new variant'])
})

test('a preorder is not stock, also for a single item', () => {
  const facts = [
    item('back', 'OUT_OF_STOCK', 'IN_STOCK'),
    item('after preorders', 'PREORDER', 'IN_STOCK'),
    item('ahead', 'OUT_OF_STOCK', 'PREORDER'),
    item('still', 'IN_STOCK', 'IN_STOCK'),
  ]
  expect(returnedProducts(facts)).toEqual(['back', 'after preorders'])
})

test('a product that is visible again is back; after other changes it is not', () => {
  const facts = [product('shown', false, true), product('same', true, true)]
  expect(returnedProducts([...facts, product('hidden', true, false)])).toEqual(['shown'])
})
