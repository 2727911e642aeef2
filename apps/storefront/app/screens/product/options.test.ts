import type { Product, StoreVariant } from '@vitrine/contract/catalog-v1'
import { expect, test } from 'vitest'
import { messagesFor } from '../../messages/all.ts'
import { viewOptions } from './options.ts'

type Option = Product['productOptions'][number]

const paper = {
  name: 'Paper',
  optionType: 'drop_down',
  choices: ['Amber', 'White'].map((description) => ({
    value: description,
    description,
    inStock: false,
    visible: true,
  })),
} as Option

const variant = (own: Partial<StoreVariant>) =>
  ({ stock: { inStock: false }, preorderInfo: { enabled: true }, ...own }) as StoreVariant

const remarks = (variants: readonly StoreVariant[]) =>
  viewOptions([paper], {}, variants, messagesFor('en', 'en')).flatMap(({ choices }) =>
    choices.map(({ unavailable, note }) => ({ unavailable, note })),
  )

test('a choice that can be ordered before it is there says so and is not struck', () => {
  expect(remarks([variant({ managedVariant: true, choices: { Paper: 'Amber' } })])).toEqual([
    { unavailable: undefined, note: 'pre-order' },
    { unavailable: 'sold out', note: undefined },
  ])
})

test('choices that make no variants are ordered with their product', () => {
  expect(remarks([variant({ managedVariant: false, choices: {} })])).toEqual([
    { unavailable: undefined, note: 'pre-order' },
    { unavailable: undefined, note: 'pre-order' },
  ])
})
