import type { VariantStock } from '@vitrine/contract/stock'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import {
  type LabelsForm,
  labelProblems,
  labelRequest,
  labelsOnSheet,
  numberOf,
  totalOf,
  usualSettings,
} from './form.ts'
import { withStored } from './settings.ts'

const variant = (variantId: string, quantity: number | null, held = 0): VariantStock => ({
  productId: 'jug',
  variantId,
  productName: 'Jug',
  variantName: variantId,
  sku: `JUG-${variantId}`,
  barcode: null,
  visible: true,
  stock: [
    {
      itemId: `item-${variantId}`,
      revision: 1,
      locationId: 'shop',
      tracked: quantity !== null,
      quantity,
      held,
      availability: 'IN_STOCK',
    },
  ],
})
const variants = [variant('S', 4, 1), variant('M', 0), variant('L', null)]
const form = (changes: Partial<LabelsForm> = {}): LabelsForm => ({
  ...usualSettings,
  firstPosition: '1',
  each: 'one',
  quantities: {},
  ...changes,
})
const problems = (changes: Partial<LabelsForm>) =>
  labelProblems(form(changes), variants, english.labelPrint.problems)

test('each variant has one label, or as many as in stock; one without tracking', () => {
  expect(totalOf(form(), variants)).toBe(3)
  expect(totalOf(form({ each: 'stock' }), variants)).toBe(5 + 0 + 1)
  expect(labelRequest(form({ each: 'stock' }), variants).labels).toEqual([
    { productId: 'jug', variantId: 'S', quantity: 5 },
    { productId: 'jug', variantId: 'L', quantity: 1 },
  ])
})

test('an entered number replaces that, and 0 leaves a variant out', () => {
  const typed = form({ each: 'stock', quantities: { 'jug/S': '2', 'jug/L': '0' } })
  expect(labelRequest(typed, variants).labels).toEqual([
    { productId: 'jug', variantId: 'S', quantity: 2 },
  ])
})

test('a print has either a sheet or a roll', () => {
  expect(labelRequest(form({ firstPosition: '5', marginX: '7,2' }), variants)).toMatchObject({
    sheet: { columns: 3, rows: 8, firstPosition: 5, marginX: 7.2 },
    content: { name: true, choices: true, price: true },
  })
  const roll = labelRequest(form({ paper: 'roll', width: '40' }), variants)
  expect(roll).toMatchObject({ roll: { width: 40, height: 32 } })
  expect(roll).not.toHaveProperty('sheet')
})

test('an error is shown at its field', () => {
  expect(problems({})).toEqual({})
  expect(problems({ columns: '0', gapX: 'x', width: 'not used' })).toEqual({
    columns: 'Type a number from 1 to 10.',
    gapX: 'Type a number from 0 to 20.',
  })
  expect(problems({ firstPosition: '25' })).toEqual({
    firstPosition: 'Type a position from 1 to 24.',
  })
  expect(problems({ columns: '10', gapX: '5', rows: '24', marginY: '20' })).toEqual({
    columns:
      'Labels would be narrower than 20 mm. Type fewer beside each other, or smaller margins and gaps.',
    rows: 'Labels would be lower than 12 mm. Type fewer below each other, or smaller margins and gaps.',
  })
  expect(problems({ paper: 'roll', height: '5', columns: '0' })).toEqual({
    height: 'Type a number from 12 to 297.',
  })
  const all = (text: string) => ({ 'jug/S': text, 'jug/M': '0', 'jug/L': '0' })
  expect(problems({ quantities: all('0') })).toHaveProperty('quantities')
  expect(problems({ quantities: all('1.5') })).toHaveProperty('quantities')
  expect(problems({ quantities: all('1001') })).toEqual({
    quantities: 'At most 1000 labels fit in one file.',
  })
})

test('numbers are typed with a point or a comma', () => {
  expect(['7.2', ' 7,2 ', '8', '', '-1', '1e3'].map(numberOf)).toEqual([
    7.2,
    7.2,
    8,
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ])
  expect(labelsOnSheet(form({ rows: '' }))).toBe(0)
})

test('stored settings in another format are replaced by the defaults', () => {
  expect(withStored(null)).toEqual(usualSettings)
  expect(withStored({ columns: 4, rows: '7', paper: 'a5', other: '' })).toEqual({
    ...usualSettings,
    rows: '7',
  })
})
