import { expect, test } from 'vitest'
import { english } from '../../../messages/english.fixture.ts'
import { storedProduct } from '../product.fixture.ts'
import { checkExtras } from './check.ts'
import { type ExtrasForm, formOfExtras, type ModifierForm, newPlan, noExtras } from './form.ts'
import { changesOfExtras, unitOf } from './request.ts'

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

test('unchanged fields are not sent', () => {
  const same = form({ modifiers: [wrapping], plans: [monthly] })
  expect(changesOfExtras(same, same)).toEqual({})
  expect(unitOf(same, same)).toBeUndefined()
})

test('a subtitle is sent trimmed, and has at most 200 characters', () => {
  expect(changesOfExtras(form({ subtitle: ' For two ' }), noExtras)).toEqual({
    subtitle: 'For two',
  })
  expect(errorsOf({ subtitle: 'x'.repeat(200) })).toEqual({})
  expect(errorsOf({ subtitle: 'x'.repeat(201) })).toHaveProperty('subtitle')
})

test('extras are sent with their surcharges', () => {
  expect(changesOfExtras(form({ modifiers: [engraving, wrapping] }), noExtras)).toEqual({
    modifiers: [
      {
        id: 'e',
        mandatory: false,
        freeText: {
          title: 'Your words',
          minCharCount: 0,
          maxCharCount: 40,
          addedPrice: '12.50',
        },
      },
      {
        id: 'w',
        mandatory: true,
        choices: [
          { id: 'p', addedPrice: '0' },
          { id: 'c', addedPrice: '8.5' },
        ],
      },
    ],
  })
})

test('a subscription continues until it is cancelled, or for a number of orders', () => {
  const six = { ...monthly, id: 's', times: '6', discount: 'PERCENT' as const, less: '10' }
  const { subscriptions } = changesOfExtras(form({ plans: [monthly, six] }), noExtras)
  const shared = {
    title: 'Monthly',
    description: '',
    frequency: 'MONTH',
    visible: true,
    interval: 1,
  }
  expect(subscriptions?.items).toEqual([
    { ...shared, billingCycles: null, discount: null },
    { ...shared, id: 's', billingCycles: 6, discount: { type: 'PERCENT', value: '10' } },
  ])
})

test('an emptied content removes the price per unit', () => {
  const bottle = form({ contents: '750' })
  expect(unitOf(bottle, noExtras)?.pricePerUnit).toEqual({
    totalQuantity: '750',
    totalMeasurementUnit: 'ML',
    baseQuantity: '1',
    baseMeasurementUnit: 'L',
  })
  expect(unitOf(noExtras, bottle)).toEqual({ pricePerUnit: null })
  expect(changesOfExtras(noExtras, form({ mainCategoryId: 'c' }))).toEqual({
    mainCollectionId: null,
  })
  const moved = form({ fulfillerId: ' f ' })
  expect(changesOfExtras(moved, noExtras)).toEqual({ delivery: { fulfillerId: 'f' } })
})

test('an error is shown beside its field', () => {
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

test('a stored extra, plan and price per unit are shown in the form', () => {
  const look = { choiceType: 'CHOICE_TEXT' as const, colorCodes: [], image: null, mediaIds: [] }
  const { modifiers, plans, contents } = formOfExtras(
    storedProduct({
      modifiers: [
        {
          id: 'w',
          key: 'Wrapping',
          name: 'Wrapping',
          isShared: true,
          mandatory: true,
          renderType: 'TEXT_CHOICES',
          freeText: null,
          choices: [
            { ...look, id: 'c', key: 'Cloth', name: 'Cloth', colorCode: '', addedPrice: '8.5' },
          ],
        },
      ],
      subscriptions: {
        allowOneTimePurchases: false,
        items: [
          {
            id: 's',
            title: 'Monthly',
            description: '',
            visible: true,
            interval: 2,
            frequency: 'MONTH',
            billingCycles: null,
            discount: { type: 'AMOUNT', value: '5' },
          },
        ],
      },
      pricePerUnit: {
        totalQuantity: '750',
        totalMeasurementUnit: 'ML',
        baseQuantity: '1',
        baseMeasurementUnit: 'L',
      },
    }),
    2,
  )
  expect(modifiers[0]?.choices).toEqual([{ key: 'c', name: 'Cloth', price: '8.50' }])
  expect(plans[0]).toMatchObject({ times: '', interval: '2', discount: 'AMOUNT', less: '5.00' })
  expect(contents).toBe('750')
})
