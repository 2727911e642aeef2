import { expect, test } from 'vitest'
import { unsavedOf, type VariantForm, variantsToSave, withChange } from './variant-form.ts'

const base: VariantForm = {
  price: '10.00',
  sku: '',
  visible: true,
  quantity: '1',
  inStock: true,
  cost: '',
  weight: '',
  barcode: '',
  manufacturerPartNumber: '',
  customFields: {},
}
const at = (id: string, price: string, over = base) => ({
  id,
  name: id,
  base: over,
  form: { ...base, price },
})
const sent = withChange(withChange(new Map(), at('a', '11')), at('b', '12'))

test('sent and then unchanged fields are saved', () => {
  expect(unsavedOf(sent, sent).size).toBe(0)
})

test('input while variants were saved is still unsaved, based on the sent values', () => {
  const typed = withChange(withChange(sent, at('a', '11.5')), at('c', '13'))
  const left = unsavedOf(typed, sent)
  expect([...left.keys()]).toEqual(['a', 'c'])
  expect(left.get('a')).toEqual(at('a', '11.5', { ...base, price: '11' }))
  expect(left.get('c')).toEqual(at('c', '13'))
})

test('a line that returns to its earlier value has to be saved again', () => {
  const { id, name, form } = at('a', '10.00')
  const typed = new Map(sent).set('a', { id, name, form, base })
  expect(unsavedOf(typed, sent).get('a')?.form.price).toBe('10.00')
})

test('only differences of a line are sent, with stock when it is tracked', () => {
  const form = { ...base, price: '1,200.5', sku: ' A1 ', cost: '', quantity: '4', inStock: false }
  const changes = withChange(new Map(), { id: 'a', name: 'S', base: { ...base, cost: '3' }, form })
  const own = { id: 'a', price: '1200.5', sku: 'A1', cost: null }
  expect(variantsToSave(changes, true)).toEqual([{ ...own, stock: { quantity: 4 } }])
  expect(variantsToSave(changes, false)).toEqual([{ ...own, stock: { inStock: false } }])
})

test('only changed custom fields of a line are sent', () => {
  const stored = { ...base, customFields: { finish: 'Matt', shelf: 'A-12' } }
  const form = { ...stored, customFields: { ...stored.customFields, finish: '', capacity: '2' } }
  const changes = withChange(new Map(), { id: 'v1', name: 'Large', base: stored, form })
  expect(variantsToSave(changes, false)).toEqual([
    { id: 'v1', customFields: { finish: null, capacity: '2' } },
  ])
})
