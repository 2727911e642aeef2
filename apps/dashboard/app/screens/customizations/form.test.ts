import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import {
  type Customization,
  changeOf,
  checkCustomization,
  creationOf,
  emptyCustomization,
  formOf,
  newChoice,
} from './form.ts'

const stored: Customization = {
  id: 'c1',
  revision: 3,
  name: 'Glaze',
  key: 'Glaze',
  freeText: null,
  productCount: 0,
  createdDate: new Date(0),
  updatedDate: new Date(0),
  kind: 'OPTION',
  renderType: 'SWATCH_CHOICES',
  choiceOrder: 'DEFAULT',
  choices: ['Sand', 'Sea'].map((name) => ({
    id: name.toLowerCase(),
    name,
    key: name,
    choiceType: 'ONE_COLOR',
    colorCode: '#e8d9b5',
    colorCodes: [],
    image: null,
    displayImage: null,
    addedPrice: null,
    primaryChoiceIds: [],
    productCount: 0,
  })),
}

test('an unchanged option sends its id only', () => {
  expect(changeOf(stored, formOf(stored))).toEqual({ id: 'c1', revision: 3 })
})

test('a new arrangement sends the ids in order, and no choices', () => {
  const form = formOf(stored)
  expect(changeOf(stored, { ...form, choices: form.choices.toReversed() })).toEqual({
    id: 'c1',
    revision: 3,
    arrangedChoiceIds: ['sea', 'sand'],
  })
})

test('changed, added and removed choices are sent, and the others are not', () => {
  const form = formOf(stored)
  const [sand] = form.choices
  const choices = [
    { ...sand!, colour: '#ffffff' },
    { ...newChoice(), name: ' Moss ' },
  ]
  expect(changeOf(stored, { ...form, choices })).toEqual({
    id: 'c1',
    revision: 3,
    choices: [
      { id: 'sand', name: 'Sand', colorCode: '#ffffff' },
      { name: 'Moss', choiceType: 'ONE_COLOR', colorCode: '#888888' },
    ],
    removedChoiceIds: ['sea'],
  })
})

test('a new one needs a name and different choices', () => {
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

test('a text field is sent with its limits and without choices', () => {
  const form = {
    ...emptyCustomization(),
    name: ' Engraving ',
    kind: 'MODIFIER' as const,
    look: 'FREE_TEXT' as const,
    title: 'Your words',
    maxChars: '20',
  }
  expect(checkCustomization(form, english)).toEqual({})
  expect(creationOf(form)).toEqual({
    name: 'Engraving',
    kind: 'MODIFIER',
    renderType: 'FREE_TEXT',
    freeText: { title: 'Your words', minCharCount: 0, maxCharCount: 20 },
  })
  for (const wrong of [{ maxChars: '501' }, { minChars: '21' }, { maxChars: 'many' }]) {
    expect(checkCustomization({ ...form, ...wrong }, english)).toEqual({
      maxChars: english.customizations.badCount,
    })
  }
})

test('a swatch is sent with its colour, two colours, or picture', () => {
  const picture = { id: 'linen.jpg', url: '/media/linen.jpg' }
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
  expect(creationOf(form).choices).toEqual([
    { name: 'Night', choiceType: 'ONE_COLOR', colorCode: '#111111' },
    {
      name: 'Dawn',
      choiceType: 'MULTIPLE_COLORS',
      colorCodes: ['#111111', '#eeeeee'],
    },
    { name: 'Linen', choiceType: 'IMAGE', image: { id: 'linen.jpg' } },
  ])
  const bare = form.choices.map((choice) => ({ ...choice, picture: null }))
  expect(checkCustomization({ ...form, choices: bare }, english)).toEqual({
    'choices.2': english.customizations.noPicture,
  })
})

test('an unchanged swatch is not sent', () => {
  const [choice] = stored.choices
  const image = { id: null, url: 'https://x.test/a.png' }
  const choices = [
    { ...choice!, choiceType: 'MULTIPLE_COLORS' as const, colorCodes: ['#111111', '#eeeeee'] },
    { ...choice!, id: 'i', name: 'Linen', choiceType: 'IMAGE' as const, image },
  ]
  const shown = { ...stored, choices }
  expect(changeOf(shown, formOf(shown))).toEqual({ id: 'c1', revision: 3 })
})
