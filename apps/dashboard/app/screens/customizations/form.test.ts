import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import {
  type Customization,
  changeOf,
  checkCustomization,
  choicesOf,
  creationOf,
  emptyCustomization,
  formOf,
} from './form.ts'

const stored: Customization = {
  id: 'c1',
  revision: '3',
  createdDate: new Date(0),
  updatedDate: new Date(0),
  name: 'Glaze',
  key: 'Glaze',
  customizationType: 'PRODUCT_OPTION',
  customizationRenderType: 'SWATCH_CHOICES',
  choicesSettings: {
    sortOrder: 'DEFAULT',
    choices: ['Sand', 'Sea'].map((name) => ({
      id: name.toLowerCase(),
      name,
      key: name,
      choiceType: 'ONE_COLOR',
      colorCode: '#e8d9b5',
      primaryChoiceIds: [],
    })),
  },
}

test('an option that was not touched sends no choices', () => {
  expect(choicesOf(stored, formOf(stored))).toBeUndefined()
  expect(changeOf(stored, formOf(stored)).customization).toEqual({
    id: 'c1',
    revision: '3',
    name: 'Glaze',
    choicesSettings: { sortOrder: 'DEFAULT' },
  })
})

test('another order sends the whole list with its ids', () => {
  const form = formOf(stored)
  const choices = choicesOf(stored, { ...form, choices: form.choices.toReversed() })?.choices
  expect(choices?.map(({ id }) => id)).toEqual(['sea', 'sand'])
})

test('a new one needs a name and choices that differ', () => {
  const form = emptyCustomization()
  expect(Object.keys(checkCustomization(form, en))).toEqual(['name', 'choices.0'])
  const choices = ['S', ' s '].map((name) => ({ key: name, name, colour: '#888888' }))
  expect(checkCustomization({ ...form, name: 'Size', choices }, en)).toEqual({
    'choices.1': en.customizations.twice,
  })
  expect(checkCustomization({ ...form, name: 'Size', choices: [] }, en)).toEqual({
    choices: en.customizations.tooFew,
  })
})

test('a line of text is sent with its limits and without choices', () => {
  const form = {
    ...emptyCustomization(),
    name: ' Engraving ',
    kind: 'MODIFIER' as const,
    look: 'FREE_TEXT' as const,
    title: 'Your words',
    most: '20',
  }
  expect(checkCustomization(form, en)).toEqual({})
  expect(creationOf(form).customization).toEqual({
    name: 'Engraving',
    customizationType: 'MODIFIER',
    customizationRenderType: 'FREE_TEXT',
    freeTextInput: { title: 'Your words', minCharCount: 0, maxCharCount: 20 },
  })
  for (const wrong of [{ most: '501' }, { fewest: '21' }, { most: 'many' }]) {
    expect(checkCustomization({ ...form, ...wrong }, en)).toEqual({
      most: en.customizations.badCount,
    })
  }
})
