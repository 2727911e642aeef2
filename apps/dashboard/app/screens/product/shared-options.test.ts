import { expect, test } from 'vitest'
import type { Customization } from '../customizations/form.ts'
import type { ProductV3 } from './extras/form.ts'
import type { OptionForm } from './form.ts'
import { normalizeName } from './normalize-name.ts'
import { optionFormOf, planOptionsAndVariants } from './shared-options.ts'

const choice = (id: string, name: string) => ({ id, choiceId: id, name })
const size = {
  id: 'size',
  name: 'Size',
  customizationRenderType: 'TEXT_CHOICES',
  choicesSettings: { choices: [choice('s', 'S'), choice('m', 'M'), choice('l', 'L')] },
} as unknown as Customization
const glaze = {
  id: 'glaze',
  name: 'Glaze',
  optionRenderType: 'SWATCH_CHOICES',
  key: 'Glaze',
  choicesSettings: { choices: [choice('n', 'Night'), choice('w', 'Shell')] },
}
const variant = (id: string, amount: string, choices: Record<string, string> = {}) => ({
  id,
  visible: true,
  price: { actualPrice: { amount } },
  choices: Object.entries(choices).map(([optionId, choiceId]) => ({
    optionChoiceIds: { optionId, choiceId },
  })),
})
const stored = (options: object[], variants: object[]) =>
  ({ options, variantsInfo: { variants } }) as unknown as ProductV3
const shared = new Map([[normalizeName('Size'), size]])
const own: OptionForm = {
  key: 'o0',
  name: 'Glaze',
  kind: 'color',
  choices: [
    { key: 'c0', name: 'Night', value: '#112233' },
    { key: 'c1', name: 'Shell', value: '#eeeecc' },
  ],
}
const ids = (choices: unknown) =>
  (choices as { optionChoiceIds: { optionId: string; choiceId: string } }[]).map(
    ({ optionChoiceIds }) => `${optionChoiceIds.optionId}=${optionChoiceIds.choiceId}`,
  )

test('a product without variants becomes the first of those its shared option makes', () => {
  const product = stored([], [variant('only', '12')])
  const { options, variantsInfo } = planOptionsAndVariants([optionFormOf(size)], {
    product,
    shared,
    isTracked: false,
  })
  expect(options).toEqual([
    {
      id: 'size',
      choicesSettings: { choices: [{ choiceId: 's' }, { choiceId: 'm' }, { choiceId: 'l' }] },
    },
  ])
  expect(variantsInfo?.variants.map(({ id, choices }) => [id, ...ids(choices)])).toEqual([
    ['only', 'size=s'],
    [undefined, 'size=m'],
    [undefined, 'size=l'],
  ])
  expect(variantsInfo?.variants[1]).toMatchObject({
    price: { actualPrice: { amount: '12' } },
    inventoryItem: { inStock: true },
  })
})

test('variants stay what they are beside an option that joins, and new ones cost what their neighbours do', () => {
  const product = stored(
    [glaze],
    [variant('night', '10', { glaze: 'n' }), variant('shell', '14', { glaze: 'w' })],
  )
  const two = { ...optionFormOf(size), choices: optionFormOf(size).choices.slice(0, 2) }
  const { variantsInfo } = planOptionsAndVariants([own, two], { product, shared, isTracked: true })
  expect(
    variantsInfo?.variants.map(({ id, price, choices }) => [
      id ?? price?.actualPrice?.amount,
      ...ids(choices),
    ]),
  ).toEqual([
    ['night', 'glaze=n', 'size=s'],
    ['10', 'glaze=n', 'size=m'],
    ['shell', 'glaze=w', 'size=s'],
    ['14', 'glaze=w', 'size=m'],
  ])
  expect(variantsInfo?.variants[1]?.inventoryItem).toEqual({ quantity: 0 })
})

test('an option that goes, and a choice that is taken away, leave the first of the variants they made', () => {
  const sold = [
    variant('ns', '1', { glaze: 'n', size: 's' }),
    variant('nm', '2', { glaze: 'n', size: 'm' }),
    variant('ws', '3', { glaze: 'w', size: 's' }),
  ]
  const there = { ...glaze, id: 'size', name: 'Size', choicesSettings: size.choicesSettings }
  const product = stored([glaze, there], sold)
  const known = { product, shared, isTracked: false }
  const alone = planOptionsAndVariants([own], known)
  expect(alone.variantsInfo?.variants.map(({ id }) => id)).toEqual(['ns', 'ws'])
  const small = { ...optionFormOf(size), choices: optionFormOf(size).choices.slice(0, 1) }
  const fewer = planOptionsAndVariants([own, small], known)
  expect(fewer.variantsInfo?.variants.map(({ id }) => id)).toEqual(['ns', 'ws'])
})

test('what is new is named, with a colour where it has one', () => {
  const product = stored([glaze], [variant('night', '10', { glaze: 'n' })])
  const more = {
    ...own,
    choices: [...own.choices, { key: 'c2', name: ' Moss ', value: '#445566' }],
  }
  const material: OptionForm = {
    key: 'x',
    name: 'Material',
    kind: 'text',
    choices: [{ key: 'y', name: 'Clay', value: '' }],
  }
  const { options, variantsInfo } = planOptionsAndVariants([more, material], {
    product,
    shared,
    isTracked: false,
  })
  expect(options?.[0]?.choicesSettings?.choices[2]).toEqual({
    name: 'Moss',
    choiceType: 'ONE_COLOR',
    colorCode: '#445566',
  })
  expect(options?.[1]).toEqual({
    name: 'Material',
    optionRenderType: 'TEXT_CHOICES',
    choicesSettings: { choices: [{ name: 'Clay', choiceType: 'CHOICE_TEXT' }] },
  })
  expect(variantsInfo?.variants[2]?.choices).toEqual([
    {
      optionChoiceNames: { optionName: 'Glaze', choiceName: 'Moss', renderType: 'SWATCH_CHOICES' },
    },
    {
      optionChoiceNames: {
        optionName: 'Material',
        choiceName: 'Clay',
        renderType: 'TEXT_CHOICES',
      },
    },
  ])
})
