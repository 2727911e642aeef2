import type { OthersChange } from '@vitrine/contract/products'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleProducts } from '../../../catalog/index.ts'
import { repeats } from '../../editing/index.ts'
import { mergeSave } from './merge-save.ts'

const by = { by: { type: 'staff', id: 'ann' }, at: new Date(0) }
const [product] = sampleProducts
const change = (field: string, before: unknown, after: unknown): OthersChange => ({
  field,
  before,
  after,
  ...by,
})
const name = fc.constantFrom('name', 'slug', 'brand', 'cost', 'seo', 'media')
const value = fc.jsonValue({ maxDepth: 3 })

describe('a value that is sent', () => {
  test('equals the one that was read, of any type', () => {
    fc.assert(fc.property(value, (one) => repeats(one, one)))
  })

  test('equals an amount in any notation, and a code only exactly', () => {
    expect(repeats('10', '10.00', 'price')).toBe(true)
    expect(repeats('10', '10.00', 'sku')).toBe(false)
    expect(repeats({ name: 'Kiln' }, { id: '1', name: 'Kiln' })).toBe(true)
    expect(repeats({ name: 'Kiln' }, { id: '1', name: 'Atelier' })).toBe(false)
  })
})

describe('a merge', () => {
  test('never drops a field that nobody else changed', () => {
    fc.assert(
      fc.property(fc.dictionary(name, value), (request) => {
        const others = [change('weight', '1', '2')]
        const merged = mergeSave(request as object, others, product!)
        expect(merged.conflicts).toEqual([])
        expect(merged.request).toMatchObject(request)
      }),
    )
  })

  test('has their value, ours or a conflict, and never loses a change silently', () => {
    fc.assert(
      fc.property(name, value, value, value, (field, base, theirs, ours) => {
        const sent = { [field]: ours } as object
        const { request, conflicts } = mergeSave(sent, [change(field, base, theirs)], product!)
        const isSettled = repeats(ours, base, field) || repeats(ours, theirs, field)
        expect(conflicts.map((one) => one.field)).toEqual(isSettled ? [] : [field])
        expect(request).not.toHaveProperty(field)
      }),
    )
  })
})
