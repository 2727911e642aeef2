import { expect, test } from 'vitest'
import { english } from '../../../messages/index.ts'
import { markupOf } from '../../../shared/render.fixture.tsx'
import { changesOfExtras, preorderChange, unitChange } from './changes.ts'
import { checkExtras } from './check.ts'
import {
  type ExtrasForm,
  formOfExtras,
  type ModifierForm,
  newPlan,
  noExtras,
  type ProductV3,
} from './form.ts'
import { Modifiers } from './modifiers.tsx'

const engraving: ModifierForm = {
  key: 'e',
  name: 'Engraving',
  look: 'FREE_TEXT',
  mandatory: false,
  price: '12,50',
  line: { title: 'Your words', fewest: 0, most: 40 },
  choices: [],
}
const wrapping: ModifierForm = {
  key: 'w',
  name: 'Wrapping',
  look: 'TEXT_CHOICES',
  mandatory: true,
  price: '',
  choices: [
    { key: 'p', name: 'Paper', price: '' },
    { key: 'c', name: 'Cloth', price: '8.5' },
  ],
}
const monthly = { ...newPlan(), title: ' Monthly ' }
const form = (change: Partial<ExtrasForm>): ExtrasForm => ({ ...noExtras, ...change })
const errorsOf = (change: Partial<ExtrasForm>) => checkExtras(form(change), english, 2)

test('what was not touched is not sent', () => {
  const same = form({ modifiers: [wrapping], plans: [monthly] })
  expect(changesOfExtras(same, same)).toEqual({})
  expect(unitChange(same, same)).toBeUndefined()
  expect(preorderChange(same, same)).toBeUndefined()
})

test('a subtitle is sent trimmed, and has at most 200 characters', () => {
  expect(changesOfExtras(form({ subtitle: ' For two ' }), noExtras)).toEqual({
    subtitle: 'For two',
  })
  expect(errorsOf({ subtitle: 'x'.repeat(200) })).toEqual({})
  expect(errorsOf({ subtitle: 'x'.repeat(201) })).toHaveProperty('subtitle')
})

test('extras are sent with what each adds to the price', () => {
  expect(changesOfExtras(form({ modifiers: [engraving, wrapping] }), noExtras)).toEqual({
    modifiers: [
      {
        id: 'e',
        mandatory: false,
        freeTextSettings: {
          title: 'Your words',
          minCharCount: 0,
          maxCharCount: 40,
          defaultAddedPrice: '12.50',
        },
      },
      {
        id: 'w',
        mandatory: true,
        choicesSettings: {
          choices: [
            { choiceId: 'p', addedPrice: '0' },
            { choiceId: 'c', addedPrice: '8.5' },
          ],
        },
      },
    ],
  })
})

test('a subscription goes on until somebody ends it, or as often as it says', () => {
  const six = { ...monthly, id: 's', times: '6', discount: 'PERCENT' as const, less: '10' }
  const { subscriptionDetails } = changesOfExtras(form({ plans: [monthly, six] }), noExtras)
  expect(subscriptionDetails?.subscriptions).toEqual([
    { title: 'Monthly', frequency: 'MONTH', visible: true, interval: 1, autoRenewal: true },
    {
      id: 's',
      title: 'Monthly',
      frequency: 'MONTH',
      visible: true,
      interval: 1,
      billingCycles: 6,
      discount: { type: 'PERCENT', percentOff: '10' },
    },
  ])
})

test('an emptied content takes the price per unit away, and no limit lets any number be ordered', () => {
  const bottle = form({ contents: '750' })
  expect(unitChange(bottle, noExtras)).toEqual({
    totalQuantity: '750',
    totalMeasurementUnit: 'ML',
    baseQuantity: '1',
    baseMeasurementUnit: 'L',
  })
  expect(unitChange(noExtras, bottle)).toBeNull()
  expect(preorderChange(form({ preorder: true }), noExtras)).toEqual({ enabled: true, message: '' })
  expect(preorderChange(form({ preorderLimit: ' 20 ' }), noExtras)).toMatchObject({ limit: 20 })
  expect(changesOfExtras(noExtras, form({ mainCategoryId: 'c' }))).toEqual({ mainCategoryId: null })
})

test('what is wrong is said beside its field', () => {
  expect(errorsOf({ modifiers: [engraving, wrapping], plans: [monthly] })).toEqual({})
  expect(errorsOf({ modifiers: [{ ...engraving, price: 'x' }] })).toEqual({
    'modifiers.0.price': english.amount['not-a-number'],
  })
  const plan = { ...newPlan(), interval: '51', times: '1', discount: 'PERCENT' as const }
  expect(
    errorsOf({ plans: [{ ...plan, less: '100' }], contents: '-1', preorderLimit: 'x' }),
  ).toEqual({
    'plans.0.title': english.field.required,
    'plans.0.interval': english.extras.badInterval,
    'plans.0.times': english.extras.badTimes,
    'plans.0.less': english.extras.badPercent,
    contents: english.amount.negative,
    preorderLimit: english.field.whole,
  })
})

test('an option that makes no variants is no extra of its own, and stays when extras are saved', () => {
  const plain = { ...wrapping, isOption: true }
  const before = form({ modifiers: [plain] })
  const markup = markupOf(
    <Modifiers
      form={before}
      errors={{}}
      set={() => {}}
      money={{ currency: 'USD', locale: 'en-US', digits: 2 }}
    />,
  )
  expect(markup).not.toContain('Wrapping')
  const sent = changesOfExtras(form({ modifiers: [plain, engraving] }), before).modifiers
  expect(sent?.map(({ id }) => id)).toEqual(['w', 'e'])
})

test('options that make no variants are known among the extras by their names', () => {
  const choices = [{ choiceId: 'n', name: 'Night', addedPrice: '0' }]
  const glaze = { id: 'g', name: 'Glaze', modifierRenderType: 'TEXT_CHOICES', mandatory: true }
  const product = {
    modifiers: [{ ...glaze, choicesSettings: { choices } }],
    additionalRibbons: [],
    visibleInPos: true,
  } as unknown as ProductV3
  const read = (plainOptions: readonly string[]) =>
    formOfExtras({ product, plainOptions, preorder: undefined, unit: undefined }, 2).modifiers
  expect(read(['glaze '])).toMatchObject([{ name: 'Glaze', isOption: true }])
  expect(read([])[0]?.isOption).toBeUndefined()
})
