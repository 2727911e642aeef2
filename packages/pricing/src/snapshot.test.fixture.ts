import fc from 'fast-check'
import type { BuyToGetEffect } from './buy-to-get.ts'
import type { Combination, Promotion, PromotionEffect, PromotionScope } from './promotion.ts'
import type {
  DeliveryOption,
  Fee,
  LinePayment,
  PriceSettings,
  PriceSnapshot,
  SnapshotLine,
  TaxGroupRates,
  TaxRate,
  Tender,
} from './snapshot.ts'

export const now = '2026-03-01T12:00:00.000Z'

/** A line of one piece for 10.00 without delivery; `fields` override this. */
export const lineOf = (id: string, fields: Partial<SnapshotLine> = {}): SnapshotLine => ({
  id,
  quantity: 1,
  unitPrice: 1000,
  productId: `product-${id}`,
  shippable: false,
  ...fields,
})

export const promotionOf = (
  id: string,
  effect: PromotionEffect,
  fields: Partial<Promotion> = {},
): Promotion => ({
  id,
  name: id,
  source: 'rule',
  effect,
  combination: { rank: 0, mode: 'stack' },
  ...fields,
})

export const rateOf = (id: string, rate: string, fields: Partial<TaxRate> = {}): TaxRate => ({
  id,
  name: id,
  rate,
  country: 'DE',
  reason: 'standard',
  ...fields,
})

export const netSettings: PriceSettings = {
  pricesIncludeTax: false,
  roundTaxPer: 'rate',
  roundingMode: 'half-up',
}

export const snapshotOf = (fields: Partial<PriceSnapshot> = {}): PriceSnapshot => ({
  currency: 'EUR',
  now,
  settings: netSettings,
  lines: [],
  promotions: [],
  codes: [],
  delivery: { options: [], chosen: [] },
  fees: [],
  taxes: [],
  buyer: {},
  tenders: [],
  ...fields,
})

const productIds = ['cup', 'plate', 'bowl', 'jug'] as const
const collectionIds = ['kitchen', 'sale'] as const
const amount = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 5000 }))
const percent = fc.constantFrom('0', '5', '12.5', '20', '33.333', '50', '99.9', '100')

export const scopes: fc.Arbitrary<PromotionScope> = fc.record(
  {
    productIds: fc.subarray([...productIds], { minLength: 1 }),
    collectionIds: fc.subarray([...collectionIds], { minLength: 1 }),
    excludesReduced: fc.boolean(),
    excludedProductIds: fc.subarray([...productIds], { maxLength: 1 }),
  },
  { requiredKeys: [] },
)

export const priceEffects: fc.Arbitrary<PromotionEffect> = fc.oneof(
  fc.record({ kind: fc.constant('percent-off-price' as const), percent }),
  fc.record({ kind: fc.constant('amount-off-price' as const), amount }),
  fc.record({ kind: fc.constant('fixed-price' as const), price: amount }),
)

export const setEffects: fc.Arbitrary<PromotionEffect> = fc.oneof(
  fc.record({
    kind: fc.constant('buy-x-get-y' as const),
    buy: fc.integer({ min: 0, max: 2 }),
    get: fc.integer({ min: 1, max: 2 }),
    percent,
  }),
  fc.record({
    kind: fc.constant('bundle' as const),
    quantity: fc.integer({ min: 2, max: 4 }),
    price: amount,
  }),
)

export const buyToGetEffects: fc.Arbitrary<BuyToGetEffect> = fc.record({
  kind: fc.constant('buy-to-get' as const),
  bought: scopes,
  buy: fc.integer({ min: 1, max: 2 }),
  get: fc.integer({ min: 1, max: 2 }),
  percent,
})

const otherEffects: fc.Arbitrary<PromotionEffect> = fc.oneof(
  fc.record({ kind: fc.constant('percent-off-sum' as const), percent }),
  fc.record({ kind: fc.constant('amount-off-sum' as const), amount }),
  fc.record({ kind: fc.constant('free-delivery' as const) }),
)

const combinations: fc.Arbitrary<Combination> = fc.record({
  group: fc.constantFrom(undefined, 'spring', 'clearance'),
  rank: fc.integer({ min: 0, max: 2 }),
  mode: fc.constantFrom('stack', 'best-of', 'exclusive'),
})

const conditions: fc.Arbitrary<Promotion['conditions']> = fc.record({
  match: fc.constantFrom('all', 'any'),
  of: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('subtotal' as const), scope: scopes, from: amount }),
      fc.record({
        kind: fc.constant('quantity' as const),
        from: fc.integer({ min: 1, max: 5 }),
        to: fc.integer({ min: 3, max: 20 }),
      }),
      fc.constant({ kind: 'first-order' as const }),
    ),
    { minLength: 1, maxLength: 3 },
  ),
})

const promotion: fc.Arbitrary<Omit<Promotion, 'id' | 'name'>> = fc.record({
  source: fc.constantFrom('rule', 'rule', 'coupon', 'merchant'),
  effect: fc.oneof(priceEffects, setEffects, buyToGetEffects, otherEffects),
  scope: scopes,
  conditions: fc.option(conditions, { nil: undefined, freq: 3 }),
  limits: fc.record({ isForOnePiece: fc.boolean(), budgetLeft: amount }, { requiredKeys: [] }),
  combination: combinations,
})

export const promotions: fc.Arbitrary<Promotion[]> = fc
  .array(promotion, { maxLength: 7 })
  .map((all) => all.map((one, index) => ({ ...one, id: `p${index}`, name: `Promotion ${index}` })))

const payment: fc.Arbitrary<LinePayment> = fc.constantFrom(
  { kind: 'online' },
  { kind: 'online' },
  { kind: 'offline' },
  { kind: 'deposit', deposit: 0 },
)

const line: fc.Arbitrary<Omit<SnapshotLine, 'id'>> = fc.record({
  quantity: fc.integer({ min: 1, max: 6 }),
  unitPrice: amount,
  fullPrice: fc.option(fc.constant(6000), { nil: undefined }),
  productId: fc.constantFrom(...productIds),
  collectionIds: fc.subarray([...collectionIds]),
  shippable: fc.boolean(),
  weight: fc.constantFrom('0', '0.25', '1.4'),
  taxGroupId: fc.constantFrom('goods', 'books', 'export', undefined),
  isGiftCard: fc.constantFrom(undefined, undefined, undefined, true),
  payment,
})

export const lines: fc.Arbitrary<SnapshotLine[]> = fc
  .array(line, { minLength: 1, maxLength: 6 })
  .map((all) => all.map((one, index) => ({ ...one, id: `line-${index}` })))

const options: DeliveryOption[] = [
  {
    id: 'parcel',
    groupId: 'default',
    title: 'Parcel',
    kind: 'shipping',
    rates: [
      { amount: 490, conditions: [{ of: 'weight', operator: 'lte', value: '5' }] },
      { amount: 120, multiplyByQuantity: true, conditions: [] },
    ],
    freeFrom: 9000,
    charges: [{ description: 'Insurance', amount: 35 }],
    taxGroupId: 'goods',
  },
]

const fees: Fee[] = [{ id: 'gift-wrap', name: 'Gift wrap', amount: 250, taxGroupId: 'books' }]

export const taxes: TaxGroupRates[] = [
  { taxGroupId: 'goods', rates: [rateOf('standard', '0.19'), rateOf('city', '0.00875')] },
  { taxGroupId: 'books', rates: [rateOf('reduced', '0.07', { reason: 'reduced' })] },
  { taxGroupId: 'export', rates: [rateOf('export', '0', { reason: 'export' })] },
]

const tenders: fc.Arbitrary<Tender[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom<Tender['kind'][]>('gift-card', 'store-credit'),
      balance: fc.integer({ min: 0, max: 4000 }),
    }),
    { maxLength: 3 },
  )
  .map((all) => all.map((one, index) => ({ ...one, id: `tender-${index}` })))

export const settings: fc.Arbitrary<PriceSettings> = fc.record({
  pricesIncludeTax: fc.boolean(),
  roundTaxPer: fc.constantFrom('line', 'rate'),
  roundingMode: fc.constantFrom('half-up', 'half-even'),
})

/** Baskets of every kind: with or without taxes in prices, in currencies with 0, 2 and 3 decimals. */
export const snapshots: fc.Arbitrary<PriceSnapshot> = fc.record({
  currency: fc.constantFrom('JPY', 'EUR', 'KWD'),
  now: fc.constant(now),
  settings,
  lines,
  promotions,
  codes: fc.constant([]),
  delivery: fc.constantFrom(
    { options, chosen: [] },
    { options, chosen: [{ groupId: 'default', optionId: 'parcel' }] },
  ),
  fees: fc.constantFrom([], fees),
  taxes: fc.constant(taxes),
  buyer: fc.record({ previousOrders: fc.constantFrom(0, 3) }),
  tenders,
})
