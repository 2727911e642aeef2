import { expect, test } from 'vitest'
import { messagesFor } from '../../messages/all.ts'
import type { ChoiceState } from './choices.ts'
import { viewOptions } from './options.ts'
import { anOption } from './product.fixture.ts'

const messages = messagesFor('en', 'en')
const shop = 'https://shop.test'

const noteOn = (own: Partial<ChoiceState>) => {
  const state = { id: 'Amber', exists: true, inStock: false, preorderable: false, ...own }
  const [paper] = viewOptions(
    [anOption('Paper', ['Amber'])],
    new Map([['Amber', state]]),
    messages,
    shop,
  )
  const { unavailable, note } = paper?.choices[0] ?? {}
  return { unavailable, note }
}

test('a choice for preorder is marked and not struck through', () => {
  expect(noteOn({ preorderable: true })).toEqual({ unavailable: undefined, note: 'pre-order' })
})

test('an unavailable choice shows the reason, and an available one shows none', () => {
  expect(noteOn({})).toEqual({ unavailable: 'sold out', note: undefined })
  expect(noteOn({ exists: false }).unavailable).toBe('not available in this combination')
  expect(noteOn({ inStock: true })).toEqual({ unavailable: undefined, note: undefined })
})

test('a choice is shown by its colours or picture; a text choice by its name', () => {
  const looks = (own: object, type: 'color' | 'drop_down' = 'color') => {
    const option = anOption('Glaze', ['Moss'], { type })
    const choices = option.choices.map((one) => ({ ...one, ...own }))
    const [{ value: _, label: __, ...look } = { value: '', label: '' }] =
      viewOptions([{ ...option, choices }], new Map(), messages, shop)[0]?.choices ?? []
    return look
  }
  expect(looks({ value: '#112233' })).toEqual({ colour: '#112233' })
  expect(looks({ colorCodes: ['#112233', '#ffb3a7'] })).toEqual({
    colour: '#112233',
    secondColour: '#ffb3a7',
  })
  const elsewhere = 'https://pictures.example.test/linen.png'
  expect(looks({ image: { url: elsewhere } })).toEqual({ picture: elsewhere })
  expect(looks({ value: '#112233' }, 'drop_down')).toEqual({})
})
