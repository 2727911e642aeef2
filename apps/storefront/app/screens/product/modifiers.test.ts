import type { ShopProduct } from '@vitrine/contract/shop'
import { expect, test } from 'vitest'
import { isLeftOut, viewModifiers, withModifiers } from './modifiers.ts'
import { byPlan, viewPlans } from './plans.ts'

const look = { choiceType: 'CHOICE_TEXT' as const, colorCode: '', colorCodes: [], image: null }
const choice = (name: string, addedPrice: string) => ({
  ...look,
  id: name,
  key: name,
  name,
  addedPrice,
  mediaIds: [],
})
const modifiers: ShopProduct['modifiers'] = [
  {
    id: 'e',
    name: 'Engraving',
    key: 'Engraving',
    isShared: false,
    mandatory: false,
    renderType: 'FREE_TEXT',
    freeText: { minCharCount: 0, maxCharCount: 3, addedPrice: '12', title: 'Your words' },
    choices: [],
  },
  {
    id: 'w',
    name: 'Wrapping',
    key: 'Wrapping',
    isShared: false,
    mandatory: true,
    renderType: 'TEXT_CHOICES',
    freeText: null,
    choices: [choice('Paper', '0'), choice('Cloth', '8.5')],
  },
]
const price = { value: '84.10', was: '90', currency: 'USD', isFrom: false }
const asked = (text: string) => viewModifiers(modifiers, new URLSearchParams(text))

test('values in the address are chosen ignoring case, and unknown ones are left out', () => {
  const [line, wrapping] = asked('with.Engraving=abcdef&with.wrapping=cloth&with.Wrapping=CLOTH')
  expect(line).toMatchObject({ kind: 'text', typed: 'abc', added: '12' })
  expect(wrapping).toMatchObject({
    chosen: 'Cloth',
    choices: [{ label: 'Paper' }, { added: '8.5' }],
  })
  expect(asked('with.Wrapping=Gold').map(isLeftOut)).toEqual([true, true])
})

test('surcharges are added to both prices exactly', () => {
  expect(withModifiers(price, asked('with.Engraving=a&with.Wrapping=Cloth'))).toMatchObject({
    value: '104.6',
    was: '110.5',
  })
  expect(withModifiers(price, asked('with.Engraving=+'))).toEqual(price)
})

type Plan = NonNullable<ShopProduct['subscriptions']>['items'][number]
const monthly: Plan = {
  id: 'm',
  title: 'Monthly',
  description: '',
  frequency: 'MONTH',
  interval: 1,
  billingCycles: null,
  discount: { type: 'PERCENT', value: '12.5' },
}
const fortnightly: Plan = {
  ...monthly,
  id: 'f',
  title: 'Now and then',
  frequency: 'WEEK',
  interval: 2,
  discount: { type: 'AMOUNT', value: '5' },
}
const details = { items: [monthly, fortnightly], allowOneTimePurchases: true }
const plans = (text: string, own = {}) =>
  viewPlans({ ...details, ...own }, new URLSearchParams(text))

test('a plan has its price, rounded to the currency, besides the price of a single purchase', () => {
  expect(byPlan({ ...price, was: '90' }, plans(''))).toEqual(price)
  expect(byPlan(price, plans('plan=m')).value).toBe('73.59')
  const { was, ...once } = price
  expect(byPlan(once, plans('plan=f'))).toEqual({ ...once, value: '79.1', was: '84.10' })
})

test('with plans only the first plan is chosen; without plans it is a single purchase', () => {
  expect(plans('', { allowOneTimePurchases: false }).chosen).toBe('m')
  expect(plans('plan=m', { items: [] })).toEqual({ plans: [], canBuyOnce: true, chosen: '' })
})
