import { expect, test } from 'vitest'
import { readProductForm, readQuantity } from './cart-form.ts'

test.each<[string | undefined, number]>([
  ['3', 3],
  [' 12 ', 12],
  ['2.9', 2],
  ['-4', 0],
  ['1e9', 9999],
  ['', 5],
  ['many', 5],
  [undefined, 5],
])('the quantity %j is read as %i', (typed, quantity) => {
  expect(readQuantity(typed, 5)).toBe(quantity)
})

test('choices, texts and the plan of a product form are sent to the cart', () => {
  const fields = new Map([
    ['Size', '0.5 l'],
    ['Glaze', 'Celadon'],
    ['with.wrap', 'Paper'],
    ['with.engraving', 'For Ada'],
    ['with.card', ''],
    ['plan', 'monthly'],
    ['cart.quantity', '2'],
  ])
  expect(readProductForm('jar', fields, ['engraving', 'card'])).toEqual({
    productId: 'jar',
    options: { Size: '0.5 l', Glaze: 'Celadon', wrap: 'Paper' },
    texts: { engraving: 'For Ada' },
    subscriptionId: 'monthly',
    quantity: 2,
  })
})

test('an option with the name quantity is not the quantity, and a quantity of zero is not added', () => {
  const fields = new Map([
    ['quantity', 'Set of 6'],
    ['cart.quantity', '0'],
    ['plan', ''],
  ])
  expect(readProductForm('cup', fields, [])).toEqual({
    productId: 'cup',
    options: { quantity: 'Set of 6' },
    texts: {},
    quantity: 1,
  })
})
