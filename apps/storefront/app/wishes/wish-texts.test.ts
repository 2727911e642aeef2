import { expect, test } from 'vitest'
import { messagesFor } from '../messages/all.ts'
import { stateText } from '../views/preorder.ts'
import { wishState } from './wish-texts.ts'

const messages = messagesFor('en', 'en-US')
const leaving = { day: '2030-01-21', unit: 'weeks', n: 3 } as const

test('an item of the wish list shows the same stock text as the card of its product', () => {
  expect(wishState({ availability: 'PREORDER', leaving }, messages)).toBe(
    stateText({ state: 'preorder', leaving }, messages),
  )
  expect(wishState({ availability: 'PREORDER', leaving }, messages)).toBe(
    'Pre-order · leaves in 3 weeks',
  )
  expect(wishState({ availability: 'PREORDER' }, messages)).toBe('Pre-order')
  expect(wishState({ availability: 'AVAILABLE' }, messages)).toBe(messages.states.in)
  expect(wishState({ availability: 'SOLD_OUT' }, messages)).toBe(messages.states.out)
  expect(wishState({ availability: 'GONE' }, messages)).toBe(messages.wishes.gone)
})
