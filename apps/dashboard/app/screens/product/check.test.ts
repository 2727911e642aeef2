import { VitrineError } from '@vitrine/sdk'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { checkProduct } from './check.ts'
import { errorsOfProduct } from './errors.ts'
import { emptyForm, formOf } from './form.ts'
import { pricesOf } from './prices.ts'
import { storedProduct } from './product.fixture.ts'

const stored = formOf(storedProduct(), 2)

test('a stored product has no errors', () => {
  expect(checkProduct(stored, english, 2)).toEqual({})
})

test('an empty form asks for the two required fields', () => {
  expect(checkProduct(emptyForm, english, 2)).toEqual({
    name: 'This cannot be empty.',
    price: 'Enter an amount.',
  })
})

test('an invalid amount is reported with the accepted format', () => {
  const { price } = checkProduct({ ...stored, price: '12.3x' }, english, 2)
  expect(price).toBe('This is no amount. Use digits and one decimal point, such as 12.30.')
})

test('percentages are limited to one hundred', () => {
  const form = { ...stored, discountKind: 'PERCENT' as const, discountValue: '101' }
  expect(checkProduct(form, english, 2).discountValue).toBe('Percent go from 0 to 100.')
})

test('options need different names, and choices', () => {
  const choice = (name: string) => ({ key: name, name, value: name })
  const options = [
    { key: '1', name: 'Size', kind: 'text' as const, choices: [choice('S'), choice(' s ')] },
    { key: '2', name: 'size', kind: 'text' as const, choices: [] },
  ]
  expect(checkProduct({ ...stored, options }, english, 2)).toEqual({
    'options.0.name': 'This name is used twice.',
    'options.1.name': 'This name is used twice.',
    'options.0.choices.0': 'This name is used twice.',
    'options.0.choices.1': 'This name is used twice.',
    'options.1.choices': 'Add at least one choice.',
  })
})

test('an error of the server is shown beside its field', () => {
  const violation = (field: string) => ({
    field,
    description: 'is too long',
    violatedRule: 'MAX_LENGTH' as const,
    data: {},
  })
  const error = new VitrineError({
    kind: 'validation',
    message: '',
    violations: ['product.name', 'product.options[1].choices[0].name'].map(violation),
  })
  expect(errorsOfProduct(error)).toEqual({
    name: 'is too long.',
    'options.1.choices.0': 'is too long.',
  })
})

test('final price, profit and margin follow the form', () => {
  const form = {
    ...stored,
    price: '80',
    cost: '34',
    discountKind: 'PERCENT' as const,
    discountValue: '15',
  }
  expect(pricesOf(form, 2)).toEqual({
    price: '80',
    final: '68.00',
    profit: '34.00',
    margin: '50.0',
  })
  expect(pricesOf({ ...form, price: '8x' }, 2).final).toBeUndefined()
})
