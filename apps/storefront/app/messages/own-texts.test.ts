import { themeTexts } from '@vitrine/contract/theme'
import { readPlaceholders } from '@vitrine/messages'
import { expect, test } from 'vitest'
import { catalogues, messagesFor } from './all.ts'
import { placesOfTexts } from './own-texts.ts'

const at = (catalogue: unknown, place: string): unknown =>
  place.split('.').reduce((branch, key) => (branch as Record<string, unknown>)[key], catalogue)

test.each(Object.entries(placesOfTexts))(
  'the text %s replaces messages with the same placeholders, on every page',
  (key, places) => {
    const { placeholders } = themeTexts[key as keyof typeof themeTexts]
    for (const place of places) {
      for (const catalogue of Object.values(catalogues)) {
        const text = at(catalogue, place)
        expect(text, place).toBeTypeOf('string')
        expect(readPlaceholders(String(text)).names, place).toEqual(placeholders)
      }
    }
  },
)

test('a merchant’s text is used wherever the message is, in its language only', () => {
  const own = { collections: 'Rooms', addToCartFor: 'Take it for {price}' }
  const messages = messagesFor('en', 'en-GB', own)
  expect(messages.layout.collections).toBe('Rooms')
  expect(messages.search.collections).toBe('Rooms')
  expect(messages.buy.addFor({ price: '£9' })).toBe('Take it for £9')
  expect(messages.cart.title).toBe('Cart')
  expect(messagesFor('en', 'en-GB').layout.collections).toBe('Collections')
})
