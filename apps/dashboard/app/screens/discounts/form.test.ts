import { describe, expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { checkDiscount, emptyDiscount, formOf, type Promotion, promotionOf } from './form.ts'
import { sentenceOf } from './sentence.ts'

const stored: Promotion = {
  id: 'one',
  revision: '3',
  name: 'Winter sale',
  active: true,
  status: 'LIVE',
  trigger: 'AUTOMATIC',
  condition: { type: 'SUBTOTAL', fromAmount: '50' },
  effect: { type: 'PERCENT', percent: '20', level: 'SUM' },
  scope: [{ type: 'COLLECTIONS', ids: ['bowls'] }],
  combination: { rank: 0, mode: 'STACK', notOnReducedPrices: false, notOnSubscriptions: false },
  limits: { total: 10 },
  usage: { count: 0, spent: '0.00' },
  codeCount: 0,
  source: 'PROMOTION',
  createdDate: new Date(0),
  updatedDate: new Date(0),
}
const context = {
  messages: english,
  currency: 'EUR',
  locale: 'en',
  collectionName: () => 'Bowls',
}

describe('a discount', () => {
  test('is unchanged by its form', () => {
    const written = promotionOf(formOf(stored), 2, stored)
    expect(written).toMatchObject({
      name: 'Winter sale',
      condition: { type: 'SUBTOTAL', fromAmount: '50' },
      effect: { type: 'PERCENT', percent: '20' },
      scope: stored.scope,
      limits: { total: 10, perBuyer: null },
    })
  })

  test('does not lose fields that the form does not show', () => {
    const odd: Promotion = {
      ...stored,
      effect: { type: 'PERCENT', percent: '20', level: 'PIECE' },
      condition: { type: 'FIRST_ORDER' },
    }
    const written = promotionOf({ ...formOf(odd), name: 'Renamed' }, 2, odd)
    expect(written).toMatchObject({
      name: 'Renamed',
      effect: odd.effect,
      condition: odd.condition,
      scope: odd.scope,
    })
  })

  test('has all fields of the required products', () => {
    const gift: Promotion = {
      ...stored,
      effect: {
        type: 'BUY_GET',
        buy: 1,
        get: 2,
        percent: '50',
        buyScope: [{ type: 'PRODUCTS', ids: ['pot'] }],
      },
      scope: [
        { type: 'COLLECTIONS', ids: ['bowls'] },
        { type: 'PRODUCTS', ids: ['cup', 'mug'] },
      ],
    }
    const { effect, scope } = promotionOf(formOf(gift), 2, gift)
    expect({ effect, scope }).toEqual({ effect: gift.effect, scope: gift.scope })
    expect(sentenceOf({ ...gift, scope: stored.scope }, context)).toBe(
      'Buy 1 of chosen products, get 2 of “Bowls” at 50 % off from €50.00',
    )
  })

  test('sells bundles of two or more pieces at one price', () => {
    const three: Promotion = {
      ...stored,
      effect: { type: 'QUANTITY_PRICE', quantity: 3, price: '10' },
    }
    expect(promotionOf(formOf(three), 2, three).effect).toEqual(three.effect)
    const wrong = { ...formOf(three), quantity: '1', price: '' }
    expect(Object.keys(checkDiscount(wrong, english, 2)).sort()).toEqual(['price', 'quantity'])
  })

  test('shows errors beside the field', () => {
    const form = { ...emptyDiscount, percent: '120', total: 'many', start: '2', end: '1' }
    expect(Object.keys(checkDiscount(form, english, 2)).sort()).toEqual([
      'end',
      'name',
      'percent',
      'total',
    ])
    const typed = { ...emptyDiscount, name: 'Sale', percent: '12,5' }
    expect(checkDiscount(typed, english, 2)).toEqual({})
    expect(promotionOf(typed, 2).effect).toEqual({ type: 'PERCENT', percent: '12.5' })
  })

  test('is one sentence', () => {
    expect(sentenceOf(stored, context)).toBe('20 % off “Bowls” from €50.00')
    const free = { effect: { type: 'FREE_DELIVERY' as const }, scope: [] }
    expect(sentenceOf(free, context)).toBe('Free delivery')
    const first = { ...stored, condition: { type: 'FIRST_ORDER' as const }, scope: [] }
    expect(sentenceOf(first, context)).toBe('20 % off everything, under conditions')
  })
})
