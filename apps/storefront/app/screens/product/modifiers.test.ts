import type { Product } from '@vitrine/contract/catalog-v3'
import { expect, test } from 'vitest'
import { isLeftOut, viewModifiers, withModifiers } from './modifiers.ts'
import { byPlan, viewPlans } from './plans.ts'

const look = { choiceType: 'CHOICE_TEXT' as const, linkedMedia: [] }
const modifiers: Product['modifiers'] = [
  {
    id: 'e',
    name: 'Engraving',
    key: 'Engraving',
    mandatory: false,
    modifierRenderType: 'FREE_TEXT',
    freeTextSettings: {
      minCharCount: 0,
      maxCharCount: 3,
      defaultAddedPrice: '12',
      title: 'Your words',
      key: 'Your words',
    },
  },
  {
    id: 'w',
    name: 'Wrapping',
    key: 'Wrapping',
    mandatory: true,
    modifierRenderType: 'TEXT_CHOICES',
    choicesSettings: {
      choices: [
        { ...look, choiceId: 'p', name: 'Paper', key: 'Paper', addedPrice: '0' },
        { ...look, choiceId: 'c', name: 'Cloth', key: 'Cloth', addedPrice: '8.5' },
      ],
    },
  },
]
const price = { value: '84.10', was: '90', currency: 'USD', isFrom: false }
const asked = (text: string) => viewModifiers(modifiers, new URLSearchParams(text))

test('what the address names is chosen, whatever its letters, and the rest is left out', () => {
  const [line, wrapping] = asked('with.Engraving=abcdef&with.wrapping=cloth&with.Wrapping=CLOTH')
  expect(line).toMatchObject({ kind: 'text', typed: 'abc', added: '12' })
  expect(wrapping).toMatchObject({
    chosen: 'Cloth',
    choices: [{ label: 'Paper' }, { added: '8.5' }],
  })
  expect(asked('with.Wrapping=Gold').map(isLeftOut)).toEqual([true, true])
})

test('what is chosen is added to both prices, exactly', () => {
  expect(withModifiers(price, asked('with.Engraving=a&with.Wrapping=Cloth'))).toMatchObject({
    value: '104.6',
    was: '110.5',
  })
  expect(withModifiers(price, asked('with.Engraving=+'))).toEqual(price)
})

type Plan = NonNullable<Product['subscriptionDetails']>['subscriptions'][number]
const monthly: Plan = {
  id: 'm',
  title: 'Monthly',
  visible: true,
  frequency: 'MONTH' as const,
  interval: 1,
  discount: { type: 'PERCENT', percentOff: '12.5' },
}
const fortnightly: Plan = {
  id: 'f',
  title: 'Now and then',
  visible: true,
  frequency: 'WEEK' as const,
  interval: 2,
  discount: { type: 'AMOUNT', amountOff: '5' },
}
const details = { subscriptions: [monthly, fortnightly], allowOneTimePurchases: true }
const plans = (text: string, own = {}) =>
  viewPlans({ ...details, ...own }, new URLSearchParams(text))

test('a plan costs what it says, rounded to the currency, beside the price of one', () => {
  expect(byPlan({ ...price, was: '90' }, plans(''))).toEqual(price)
  expect(byPlan(price, plans('plan=m')).value).toBe('73.59')
  const { was, ...once } = price
  expect(byPlan(once, plans('plan=f'))).toEqual({ ...once, value: '79.1', was: '84.10' })
})

test('where it comes by plan alone the first plan is chosen; hidden ones are not shown', () => {
  expect(plans('', { allowOneTimePurchases: false }).chosen).toBe('m')
  const subscriptions = [{ ...monthly, visible: false }]
  expect(plans('plan=m', { subscriptions })).toEqual({ plans: [], canBuyOnce: true, chosen: '' })
})
