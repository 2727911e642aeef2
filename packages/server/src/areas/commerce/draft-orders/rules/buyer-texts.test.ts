import { expect, test } from 'vitest'
import { withoutTexts } from './buyer-texts.ts'

test('texts of the buyer are removed everywhere, and nothing else', () => {
  const line = {
    reference: { productId: 'a', choices: { Colour: 'Red' }, texts: { Engraving: 'For Ada' } },
    shown: {
      descriptionLines: [
        { kind: 'choice', name: 'Colour', value: 'Red' },
        { kind: 'text', name: 'Engraving', value: 'For Ada' },
      ],
    },
    quantity: 2,
    date: new Date(0),
  }
  expect(withoutTexts([line, null])).toEqual([
    {
      reference: { productId: 'a', choices: { Colour: 'Red' }, texts: {} },
      shown: { descriptionLines: [{ kind: 'choice', name: 'Colour', value: 'Red' }] },
      quantity: 2,
      date: new Date(0),
    },
    null,
  ])
})
