import { describe, expect, test } from 'vitest'
import { price } from './price.ts'
import { lineOf, promotionOf, rateOf, snapshotOf } from './snapshot.test.fixture.ts'
import type { DeliveryOption, DeliveryRate, PriceSnapshot, SnapshotLine } from './snapshot.ts'

const parcel = (fields: Partial<DeliveryOption> = {}): DeliveryOption => ({
  id: 'parcel',
  groupId: 'default',
  title: 'Parcel',
  kind: 'shipping',
  rates: [{ amount: 500, conditions: [] }],
  ...fields,
})
const choose = (...options: DeliveryOption[]): PriceSnapshot['delivery'] => ({
  options,
  chosen: options.map(({ id, groupId }) => ({ groupId, optionId: id })),
})
const cups: SnapshotLine[] = [
  lineOf('cup', { quantity: 3, shippable: true, weight: '0.35' }),
  lineOf('e-book', { unitPrice: 5000 }),
]
const priceOf = (option: DeliveryOption, fields: Partial<PriceSnapshot> = {}) =>
  price(snapshotOf({ lines: cups, delivery: choose(option), ...fields }))

describe('a delivery rate', () => {
  const rates = (...all: DeliveryRate[]) => priceOf(parcel({ rates: all })).totals.delivery
  const always = (amount: number): DeliveryRate => ({ amount, conditions: [] })

  test('is the lowest that matches', () => {
    expect(rates(always(900), always(700), always(800))).toBe(700)
  })

  test('is matched by exact weight, total and pieces of the delivered lines', () => {
    const when = (condition: DeliveryRate['conditions'][number]) =>
      rates({ amount: 100, conditions: [condition] }, always(900))
    expect(when({ of: 'weight', operator: 'lte', value: '1.05' })).toBe(100)
    expect(when({ of: 'weight', operator: 'lt', value: '1.05' })).toBe(900)
    expect(when({ of: 'total', operator: 'eq', value: 3000 })).toBe(100)
    expect(when({ of: 'quantity', operator: 'gt', value: 3 })).toBe(900)
    expect(when({ of: 'quantity', operator: 'gte', value: 3 })).toBe(100)
  })

  test('can be charged for each piece', () => {
    expect(rates({ amount: 150, multiplyByQuantity: true, conditions: [] })).toBe(450)
  })

  test('is free from an amount on, after rules and before coupons; charges remain', () => {
    const option = parcel({
      freeFrom: 2700,
      charges: [{ description: 'Insurance', amount: 35 }],
    })
    const tenth = { kind: 'percent-off-price', percent: '10' } as const
    const delivery = (source: 'rule' | 'coupon', percent: string) =>
      priceOf(option, { promotions: [promotionOf('p', { ...tenth, percent }, { source })] }).totals
        .delivery
    expect(delivery('rule', '10')).toBe(35)
    expect(delivery('rule', '11')).toBe(535)
    expect(delivery('coupon', '50')).toBe(35)
  })
})

describe('delivery', () => {
  test('explains why an option is not offered', () => {
    const heavy = parcel({
      rates: [{ amount: 1, conditions: [{ of: 'weight', operator: 'gt', value: '20' }] }],
    })
    const abroad = parcel({ id: 'abroad', unavailable: { reason: 'destination', have: 'US' } })
    const { verdicts, delivery, deliveryOffers } = price(
      snapshotOf({
        lines: cups,
        delivery: { ...choose(heavy), options: [heavy, abroad] },
      }),
    )
    expect(delivery).toEqual([])
    expect(deliveryOffers).toEqual([])
    const subject = { subject: 'delivery', groupId: 'default', applies: false }
    expect(verdicts).toEqual([
      { ...subject, id: 'abroad', reason: 'destination', have: 'US' },
      { ...subject, id: 'parcel', reason: 'weight-does-not-fit', have: '1.05', need: '20' },
    ])
  })

  test('costs nothing until an option is chosen, which has to be a candidate', () => {
    const { totals, deliveryOffers, verdicts } = price(
      snapshotOf({
        lines: cups,
        delivery: { options: [parcel()], chosen: [{ groupId: 'default', optionId: 'drone' }] },
      }),
    )
    expect(totals.delivery).toBe(0)
    expect(deliveryOffers).toMatchObject([{ optionId: 'parcel', price: 500 }])
    expect(verdicts.at(-1)).toMatchObject({ id: 'drone', reason: 'unknown-option' })
  })

  test('is calculated for each group, and not for lines without delivery', () => {
    const lines = [...cups, lineOf('sofa', { shippable: true, deliveryGroupId: 'freight' })]
    const freight = parcel({
      id: 'van',
      groupId: 'freight',
      rates: [{ amount: 4000, conditions: [] }],
    })
    const digital = parcel({ groupId: 'none' })
    const { delivery, verdicts } = price(
      snapshotOf({ lines, delivery: choose(parcel(), freight, digital) }),
    )
    expect(delivery.map(({ groupId, lineIds, total }) => [groupId, lineIds, total])).toEqual([
      ['default', ['cup'], 500],
      ['freight', ['sofa'], 4000],
    ])
    expect(verdicts.find(({ groupId }) => groupId === 'none')?.reason).toBe('nothing-to-deliver')
  })

  test('that is free reduces exactly its price and tax', () => {
    const promotions = [
      promotionOf('free', { kind: 'free-delivery' }, { source: 'coupon' }),
      promotionOf('again', { kind: 'free-delivery' }, { source: 'merchant' }),
    ]
    const taxes = [{ taxGroupId: 'goods', rates: [rateOf('vat', '0.19')] }]
    const { totals, discounts, delivery, verdicts } = priceOf(parcel({ taxGroupId: 'goods' }), {
      promotions,
      taxes,
    })
    expect(totals).toMatchObject({ delivery: 500, deliveryDiscount: 500, tax: 0, total: 8000 })
    expect(delivery).toMatchObject([{ price: 500, discount: 500, total: 0, tax: 0 }])
    expect(discounts).toMatchObject([
      { promotionId: 'free', amount: 500, delivery: [{ groupId: 'default', amount: 500 }] },
    ])
    expect(verdicts.find(({ id }) => id === 'again')?.reason).toBe('no-delivery-cost')
  })
})
