import { expect, test } from 'vitest'
import { joined } from './codec/join-events.ts'

test('two changes of one transaction name all changed fields once', () => {
  const first = { productId: 'p', changedFields: ['name', 'priceData'], revision: '2' }
  const second = { productId: 'p', changedFields: ['priceData', 'collectionIds'], revision: '3' }
  expect(joined(first, second)).toEqual({
    productId: 'p',
    changedFields: ['name', 'priceData', 'collectionIds'],
    revision: '3',
  })
})

test('variants in both have their first previous and their last new value', () => {
  const moved = (id: string, oldValue: number, newValue: number) => ({ id, oldValue, newValue })
  const first = { variants: [moved('a', 1, 2), moved('b', 5, 6)] }
  const second = { variants: [moved('a', 2, 3)], reason: 'MANUAL' }
  expect(joined(first, second)).toEqual({
    reason: 'MANUAL',
    variants: [moved('a', 1, 3), moved('b', 5, 6)],
  })
  const changed = (variantId: string, ...changedFields: string[]) => ({ variantId, changedFields })
  expect(
    joined({ variants: [changed('a', 'sku')] }, { variants: [changed('a', 'sku', 'priceData')] }),
  ).toEqual({ variants: [changed('a', 'sku', 'priceData')] })
})
