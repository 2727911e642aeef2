import { expect, test } from 'vitest'
import { messagesFor } from '../messages/all.ts'
import { isInStock, type ProductState, productStates, stateOf } from './product-state.ts'

const states = Object.keys(productStates) as ProductState[]

test.each(['en', 'de'] as const)('every state has a different text in %s', (lang) => {
  const words = states.map((state) => messagesFor(lang, lang).states[state])
  expect(new Set(words).size).toBe(states.length)
  expect(words.every(Boolean)).toBe(true)
})

test('every product is in one state', () => {
  const seen = (['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK'] as const).flatMap((stock) =>
    ([true, false] as const).flatMap((preorderable) =>
      (['physical', 'digital'] as const).flatMap((productType) =>
        [true, false].map((isGiftCard) =>
          stateOf({ stock, preorderable, productType, isGiftCard }),
        ),
      ),
    ),
  )
  expect(new Set(seen)).toEqual(new Set(states))
  expect(states.filter(isInStock)).toEqual(['in', 'digital', 'giftCard', 'some'])
})
