import { describe, expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import {
  checkRates,
  emptyRates,
  emptyRow,
  type Rate,
  ratesFormOf,
  ratesOf,
  rateText,
} from './rates.ts'

const money = { currency: 'EUR', locale: 'en', digits: 2 }
const flat: Rate[] = [{ amount: '4.90', conditions: [], multiplyByQuantity: false }]
const tiers: Rate[] = [
  {
    amount: '4.9',
    conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '5' }],
    multiplyByQuantity: false,
  },
  {
    amount: '7.9',
    conditions: [
      { type: 'BY_TOTAL_WEIGHT', operator: 'GT', value: '5' },
      { type: 'BY_TOTAL_WEIGHT', operator: 'LT', value: '31.5' },
    ],
    multiplyByQuantity: false,
  },
]
const mixed: Rate[] = [
  {
    amount: '1',
    conditions: [
      { type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '5' },
      { type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '20' },
    ],
    multiplyByQuantity: false,
  },
]

describe('prices of delivery', () => {
  test.each([
    ['flat', flat],
    ['by weight', tiers],
    ['mixed', mixed],
  ])('are unchanged by their form: %s', (_, rates) => {
    expect(ratesOf(ratesFormOf(rates), money)).toEqual(rates)
  })

  test('that a form cannot show are unchanged', () => {
    expect(ratesFormOf(flat).original).toBeNull()
    expect(ratesFormOf(mixed).original).toEqual(mixed)
    const two = [...flat, ...flat]
    expect(ratesFormOf(two).original).toEqual(two)
  })

  test('are shown in the format of the language', () => {
    const rows = [{ ...emptyRow, to: '2,5', amount: '3,90' }]
    const form = { ...emptyRates, kind: 'BY_TOTAL_WEIGHT' as const, rows }
    expect(checkRates(form, english, money)).toEqual({})
    expect(ratesOf(form, money)).toEqual([
      {
        amount: '3.90',
        conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '2.5' }],
        multiplyByQuantity: false,
      },
    ])
  })

  test('show errors beside the field', () => {
    const rows = [
      { ...emptyRow, from: '3', to: '1', amount: 'much' },
      { ...emptyRow, from: '1.5', amount: '2' },
    ]
    const form = { ...emptyRates, kind: 'BY_TOTAL_QUANTITY' as const, rows }
    expect(Object.keys(checkRates(form, english, money))).toEqual([
      'rates.0.amount',
      'rates.0.to',
      'rates.1.from',
    ])
  })

  test('are one sentence', () => {
    expect(rateText(flat, '60', english, money)).toBe('€4.90; free from €60.00')
    expect(rateText(tiers, null, english, money)).toBe(
      'up to 5 kg €4.90; over 5 kg below 31.5 kg €7.90',
    )
    const free = [{ ...flat[0], amount: '0.00' } as Rate]
    expect(rateText(free, null, english, money)).toBe('free')
  })
})
