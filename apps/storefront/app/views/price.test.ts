import { expect, test } from 'vitest'
import { aProduct, aVariant } from '../screens/product/product.fixture.ts'
import { isFree, priceOfRange, priceOfVariant, viewPrice } from './price.ts'

const range = (min: string, max: string) => ({ min, max })

test('a card shows the lowest price, the price before, and whether there are higher ones', () => {
  const priced = { price: range('8.00', '12.00'), listPrice: range('10.00', '12.00') }
  expect(priceOfRange(priced, 'EUR')).toEqual({
    value: '8.00',
    currency: 'EUR',
    was: '10.00',
    isFrom: true,
  })
  const one = { price: range('8.00', '8.00'), listPrice: range('8.00', '8.00') }
  expect(priceOfRange(one, 'EUR')).toEqual({ value: '8.00', currency: 'EUR', isFrom: false })
  expect(priceOfRange({ price: null, listPrice: null }, 'EUR')).toBeUndefined()
})

test('a page shows the price of the cheapest variant with its price before', () => {
  const product = aProduct({
    price: range('40.00', '50.00'),
    listPrice: range('50.00', '100.00'),
    variants: [aVariant({ price: '50.00' }), aVariant({ price: '100.00', salePrice: '40.00' })],
  })
  expect(viewPrice(product, 'EUR')).toMatchObject({ value: '40.00', was: '100.00', isFrom: true })
  expect(viewPrice({ ...product, variants: [] }, 'EUR')).toMatchObject({ was: '50.00' })
})

test('a price per litre is that of the variant', () => {
  const per = {
    totalQuantity: '500',
    totalMeasurementUnit: 'ML' as const,
    baseQuantity: '1',
    baseMeasurementUnit: 'L' as const,
  }
  const variant = aVariant({ unitPrice: '40.00' })
  expect(priceOfVariant(variant, { pricePerUnit: per }, 'EUR').perUnit).toEqual({
    value: '40.00',
    quantity: '1',
    unit: 'L',
  })
})

test('only a price of zero for all variants is free, not a reduced or partial one', () => {
  const price = { value: '0.00', currency: 'EUR', isFrom: false }
  expect(isFree(price)).toBe(true)
  expect(isFree({ ...price, isFrom: true })).toBe(false)
  expect(isFree({ ...price, was: '8.00' })).toBe(false)
  expect(isFree({ ...price, value: '0.01' })).toBe(false)
})
