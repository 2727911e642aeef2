import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyForm, formOf, type ProductForm } from './form.ts'
import { storedProduct } from './product.fixture.ts'
import { createRequest, updateRequest } from './request.ts'

const base = formOf(storedProduct(), 2)
const amount = fc
  .tuple(fc.nat(999_999), fc.nat(99))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`)
const line = fc
  .string({ minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() === text && text !== '')

test('a form that nobody touched changes nothing', () => {
  expect(updateRequest('id', formOf(storedProduct(), 2), base)).toEqual({ id: 'id' })
})

test('only what was changed is sent, in the words of the request', () => {
  const form: ProductForm = {
    ...base,
    price: '1,234.50',
    discountKind: 'PERCENT',
    discountValue: '15',
    brand: ' Shore ',
  }
  expect(updateRequest('id', form, base)).toEqual({
    id: 'id',
    priceData: { price: '1234.50' },
    discount: { type: 'PERCENT', value: '15' },
    brand: 'Shore',
  })
})

test('every changed field reaches the request exactly', () => {
  fc.assert(
    fc.property(
      fc.record({ name: line, price: amount, weight: amount, sku: line, ribbon: line }),
      (changes) => {
        const request = updateRequest('id', { ...emptyForm, ...changes }, emptyForm)
        expect(request).toEqual({
          id: 'id',
          name: changes.name,
          priceData: { price: changes.price },
          weight: changes.weight,
          sku: changes.sku,
          ribbon: changes.ribbon,
        })
      },
    ),
  )
})

test('colours travel by code and name, words by their name alone', () => {
  const options: ProductForm['options'] = [
    {
      key: '1',
      name: 'Glaze',
      kind: 'color',
      choices: [{ key: '1', name: 'Night', value: '#112233' }],
    },
    { key: '2', name: 'Size', kind: 'text', choices: [{ key: '1', name: 'Large', value: 'old' }] },
  ]
  expect(updateRequest('id', { ...base, options }, base).productOptions).toEqual([
    { name: 'Glaze', choices: [{ value: '#112233', description: 'Night' }] },
    { name: 'Size', choices: [{ value: 'Large', description: 'Large' }] },
  ])
})

test('a cost that is emptied is cleared, not set to nothing', () => {
  const had = { ...base, cost: '12.00' }
  expect(updateRequest('id', { ...had, cost: '' }, had)).toEqual({
    id: 'id',
    costAndProfitData: null,
  })
})

test('managed variants keep their own SKU and weight', () => {
  const form = { ...base, manageVariants: true, sku: 'other', weight: '9' }
  expect(updateRequest('id', form, base)).toEqual({ id: 'id', manageVariants: true })
})

test('a new product has a name and a price, and no cost unless one was typed', () => {
  const request = createRequest({ ...emptyForm, name: ' Moon jar ', price: '12,50' })
  expect(request).toMatchObject({ name: 'Moon jar', priceData: { price: '12.50' }, visible: true })
  expect(request).not.toHaveProperty('costAndProfitData')
  expect(request).not.toHaveProperty('id')
})
