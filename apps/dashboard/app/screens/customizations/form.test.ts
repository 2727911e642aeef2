import { expect, test } from 'vitest'
import { english } from '../../messages/index.ts'
import {
  type Customization,
  changeOf,
  checkCustomization,
  choicesOf,
  creationOf,
  emptyCustomization,
  formOf,
  newChoice,
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
  expect(Object.keys(checkCustomization(form, english))).toEqual(['name', 'choices.0'])
  const choices = ['S', ' s '].map((name) => ({ ...newChoice(), name }))
  expect(checkCustomization({ ...form, name: 'Size', choices }, english)).toEqual({
    'choices.1': english.customizations.duplicate,
  })
  expect(checkCustomization({ ...form, name: 'Size', choices: [] }, english)).toEqual({
    choices: english.customizations.tooFew,
  })
})

test('a line of text is sent with its limits and without choices', () => {
  const form = {
    ...emptyCustomization(),
    name: ' Engraving ',
    kind: 'MODIFIER' as const,
    look: 'FREE_TEXT' as const,
    title: 'Your words',
    maxChars: '20',
  }
  expect(checkCustomization(form, english)).toEqual({})
  expect(creationOf(form).customization).toEqual({
    name: 'Engraving',
    customizationType: 'MODIFIER',
    customizationRenderType: 'FREE_TEXT',
    freeTextInput: { title: 'Your words', minCharCount: 0, maxCharCount: 20 },
  })
  for (const wrong of [{ maxChars: '501' }, { minChars: '21' }, { maxChars: 'many' }]) {
    expect(checkCustomization({ ...form, ...wrong }, english)).toEqual({
      maxChars: english.customizations.badCount,
    })
  }
})

test('a swatch is sent with what shows it: a colour, two of them, or a picture', () => {
  const picture = { id: 'linen.jpg', url: '/media/linen.jpg', width: 80, height: 80 }
  const colours = { ...newChoice(), name: 'Dawn', colour: '#111111', second: '#eeeeee' }
  const form = {
    ...emptyCustomization(),
    name: 'Cloth',
    look: 'SWATCH_CHOICES' as const,
    choices: [
      { ...colours, name: 'Night' },
      { ...colours, kind: 'MULTIPLE_COLORS' as const },
      { ...colours, name: 'Linen', kind: 'IMAGE' as const, picture },
    ],
  }
  expect(creationOf(form).customization.choicesSettings?.choices).toEqual([
    { name: 'Night', choiceType: 'ONE_COLOR', colorCode: '#111111' },
    {
      name: 'Dawn',
      choiceType: 'MULTIPLE_COLORS',
      colorCodes: { colorCodes: ['#111111', '#eeeeee'] },
    },
    { name: 'Linen', choiceType: 'IMAGE', image: picture },
  ])
  const bare = form.choices.map((choice) => ({ ...choice, picture: null }))
  expect(checkCustomization({ ...form, choices: bare }, english)).toEqual({
    'choices.2': english.customizations.noPicture,
  })
})

test('a swatch that was not touched is not sent', () => {
  const [choice] = stored.choicesSettings?.choices ?? []
  if (!choice) throw new Error('There is no choice')
  const choices = [
    {
      ...choice,
      choiceType: 'MULTIPLE_COLORS' as const,
      colorCodes: { colorCodes: ['#111111', '#eeeeee'] },
    },
    { ...choice, choiceType: 'IMAGE' as const, image: { url: '/a.png', width: 1, height: 1 } },
  ]
  const shown = { ...stored, choicesSettings: { sortOrder: 'DEFAULT' as const, choices } }
  expect(choicesOf(shown, formOf(shown))).toBeUndefined()
})
