import { toMinorUnits } from '@vitrine/money'
import { describe, expect, test } from 'vitest'
import { price } from './price.ts'
import type { Promotion } from './promotion.ts'
import { lineOf, now, promotionOf, rateOf, snapshotOf } from './snapshot.test.fixture.ts'
import type { PriceSnapshot } from './snapshot.ts'

const totalsOf = (promotions: readonly Promotion[], fields: Partial<PriceSnapshot> = {}) => {
  const lines = [
    lineOf('cup', { quantity: 3, unitPrice: 999 }),
    lineOf('jug', { quantity: 1, unitPrice: 3000 }),
  ]
  return price(snapshotOf({ lines, promotions, ...fields })).totals
}

describe('discounts', () => {
  test('on prices are rounded for a piece, on sums once', () => {
    const onPrice = promotionOf('a', { kind: 'percent-off-price', percent: '15' })
    const onSum = promotionOf('a', { kind: 'percent-off-sum', percent: '15' })
    // 15 % of 9.99 is 1.4985, of 29.97 + 30.00 it is 8.9955.
    expect(totalsOf([onPrice])).toMatchObject({ subtotal: 5997 - 3 * 150 - 450, discount: 0 })
    expect(totalsOf([onSum])).toMatchObject({ subtotal: 5997, discount: 900, total: 5097 })
  })

  test('of a coupon apply after those of rules: 20 % and 20 % are 36 %', () => {
    const rule = promotionOf('rule', { kind: 'percent-off-price', percent: '20' })
    const coupon = promotionOf(
      'coupon',
      { kind: 'percent-off-sum', percent: '20' },
      { source: 'coupon', code: 'SPRING' },
    )
    const lines = [lineOf('jug', { unitPrice: 10_000 })]
    expect(totalsOf([coupon, rule], { lines, codes: [' spring '] })).toMatchObject({
      listed: 10_000,
      subtotal: 8000,
      discount: 1600,
      total: 6400,
    })
  })

  test('never exceed the price', () => {
    const amount = promotionOf('a', { kind: 'amount-off-sum', amount: 1_000_000 })
    expect(totalsOf([amount])).toMatchObject({ discount: 5997, total: 0 })
    const perPiece = promotionOf('a', { kind: 'amount-off-price', amount: 1500 })
    expect(totalsOf([perPiece])).toMatchObject({ subtotal: 1500 })
    const dearer = promotionOf('a', { kind: 'fixed-price', price: 1200 })
    expect(totalsOf([dearer])).toMatchObject({ subtotal: 3 * 999 + 1200 })
  })

  test('on sets reduce the cheapest of each set, starting with the most expensive pieces', () => {
    const lines = [10, 9, 8, 3, 2, 1].map((unitPrice) => lineOf(`line-${unitPrice}`, { unitPrice }))
    const effect = { kind: 'buy-x-get-y', buy: 2, get: 1 } as const
    expect(totalsOf([promotionOf('a', effect)], { lines }).subtotal).toBe(33 - 8 - 1)
    const half = promotionOf('a', { ...effect, percent: '50' })
    expect(totalsOf([half], { lines }).subtotal).toBe(33 - 4 - 1)
    const bundle = promotionOf('a', { kind: 'bundle', quantity: 3, price: 20 })
    expect(totalsOf([bundle], { lines }).subtotal).toBe(20 + 3 + 2 + 1)
  })

  test('for one piece reduce the cheapest in scope', () => {
    const limits = { isForOnePiece: true }
    const tenth = promotionOf('a', { kind: 'percent-off-sum', percent: '10' }, { limits })
    expect(totalsOf([tenth]).discount).toBe(100)
  })

  test('do not apply to excluded products, nor to gift cards unless the product is named', () => {
    const lines = [
      lineOf('card', { isGiftCard: true, unitPrice: 5000 }),
      lineOf('reduced', { fullPrice: 2000 }),
      lineOf('plan', { subscription: { hasFreeTrial: false } }),
      lineOf('cup'),
    ]
    const half = { kind: 'percent-off-price', percent: '50' } as const
    const subtotal = (fields: Partial<Promotion>) =>
      totalsOf([promotionOf('a', half, fields)], { lines }).subtotal
    expect(subtotal({})).toBe(8000 - 1500)
    expect(subtotal({ scope: { excludesReduced: true } })).toBe(8000 - 1000)
    expect(subtotal({ scope: { excludesSubscriptions: true } })).toBe(8000 - 1000)
    expect(subtotal({ scope: { excludedProductIds: ['product-cup'] } })).toBe(8000 - 1000)
    expect(subtotal({ scope: { productIds: ['product-card'] } })).toBe(8000 - 2500)
  })
})

describe('combination', () => {
  const percent = (id: string, value: string, combination: Partial<Promotion['combination']>) =>
    promotionOf(
      id,
      { kind: 'percent-off-price', percent: value },
      { combination: { group: 'spring', rank: 0, mode: 'stack', ...combination } },
    )
  const lines = [lineOf('jug', { unitPrice: 1000 })]
  const resultOf = (...promotions: Promotion[]) => price(snapshotOf({ lines, promotions }))

  test('stacks by rank, on the reduced price', () => {
    const amount = promotionOf(
      'amount',
      { kind: 'amount-off-price', amount: 100 },
      { combination: { rank: 1, mode: 'stack' } },
    )
    expect(resultOf(percent('half', '50', {}), amount).totals.subtotal).toBe(400)
    expect(resultOf(percent('half', '50', { rank: 2 }), amount).totals.subtotal).toBe(450)
  })

  test('applies the best of a group, and names it in the verdicts of the others', () => {
    const { totals, verdicts } = resultOf(
      percent('a', '10', { mode: 'best-of' }),
      percent('b', '30', { mode: 'best-of' }),
    )
    expect(totals.subtotal).toBe(700)
    expect(verdicts).toContainEqual({
      subject: 'promotion',
      id: 'a',
      applies: false,
      reason: 'better-alternative',
      by: 'b',
    })
  })

  test('applies an exclusive promotion alone in its group, over all phases', () => {
    const onSum = promotionOf(
      'sum',
      { kind: 'percent-off-sum', percent: '50' },
      { combination: { group: 'spring', rank: 0, mode: 'stack' } },
    )
    const { totals, verdicts } = resultOf(percent('alone', '10', { mode: 'exclusive' }), onSum)
    expect(totals.total).toBe(900)
    expect(verdicts).toContainEqual({
      subject: 'promotion',
      id: 'sum',
      applies: false,
      reason: 'excluded',
      by: 'alone',
    })
    const { discounts } = resultOf(
      percent('alone', '10', { mode: 'exclusive', rank: 1 }),
      percent('first', '5', {}),
    )
    expect(discounts.map(({ promotionId }) => promotionId)).toEqual(['first'])
  })

  test('leaves out a promotion whose budget would be exceeded', () => {
    const dear = { ...percent('b', '30', { mode: 'best-of' }), limits: { budgetLeft: 299 } }
    const { totals, verdicts } = resultOf(percent('a', '10', { mode: 'best-of' }), dear)
    expect(totals.subtotal).toBe(900)
    expect(verdicts[0]).toMatchObject({ id: 'b', reason: 'budget-exhausted', have: 299, need: 300 })
  })
})

describe('verdicts explain why a promotion does not apply', () => {
  const effect = { kind: 'percent-off-price', percent: '10' } as const
  const lines = [lineOf('cup', { quantity: 2 })]
  const verdictOf = (fields: Partial<Promotion>, snapshot: Partial<PriceSnapshot> = {}) => {
    const promotions = [promotionOf('a', effect, fields)]
    const { verdicts } = price(snapshotOf({ lines, promotions, ...snapshot }))
    const { subject: _, id: __, applies: ___, ...rest } = verdicts[0] ?? {}
    return rest
  }

  test.each<[string, Partial<Promotion>, object]>([
    ['a code', { code: 'X' }, { reason: 'code-not-entered' }],
    ['the switch', { isEnabled: false }, { reason: 'disabled' }],
    [
      'its start',
      { schedule: { from: '2026-03-02T00:00:00.000Z' } },
      { reason: 'not-started', have: now, need: '2026-03-02T00:00:00.000Z' },
    ],
    ['its end', { schedule: { until: now } }, { reason: 'ended', have: now, need: now }],
    [
      'its uses',
      { limits: { total: { limit: 5, used: 5 } } },
      { reason: 'used-up', have: 5, need: 5 },
    ],
    [
      'uses by the buyer',
      { limits: { perBuyer: { limit: 1, used: 1 } } },
      { reason: 'used-up-by-buyer', have: 1, need: 1 },
    ],
    [
      'the subtotal',
      { conditions: { match: 'all', of: [{ kind: 'subtotal', from: 2001 }] } },
      { reason: 'subtotal-too-low', have: 2000, need: 2001 },
    ],
    [
      'too many pieces',
      { conditions: { match: 'all', of: [{ kind: 'quantity', from: 1, to: 1 }] } },
      { reason: 'quantity-too-high', have: 2, need: 1 },
    ],
    [
      'the buyer',
      { conditions: { match: 'all', of: [{ kind: 'members', memberIds: ['m'] }] } },
      { reason: 'other-buyer' },
    ],
    [
      'every alternative',
      {
        conditions: {
          match: 'any',
          of: [{ kind: 'country', countries: ['AT', 'CH'] }, { kind: 'first-order' }],
        },
      },
      { reason: 'no-condition-holds', have: 'DE', need: 'AT CH' },
    ],
    ['the scope', { scope: { productIds: ['lamp'] } }, { reason: 'nothing-in-scope' }],
    [
      'the size of a set',
      { effect: { kind: 'bundle', quantity: 3, price: 1 } },
      { reason: 'too-few-for-a-set', have: 2, need: 3 },
    ],
    ['the price', { effect: { kind: 'fixed-price', price: 1000 } }, { reason: 'no-effect' }],
    ['delivery', { effect: { kind: 'free-delivery' } }, { reason: 'no-delivery-cost' }],
  ])('because of %s', (_, fields, verdict) => {
    expect(verdictOf(fields, { buyer: { country: 'DE', previousOrders: 2 } })).toEqual(verdict)
  })

  test('and that a code is unknown', () => {
    expect(price(snapshotOf({ codes: ['NOPE'] })).verdicts).toEqual([
      { subject: 'code', id: 'NOPE', applies: false, reason: 'code-unknown' },
    ])
  })

  test('or the discount, with ranges that include their ends', () => {
    const conditions = { match: 'all', of: [{ kind: 'subtotal', from: 2000, to: 2000 }] } as const
    expect(verdictOf({ conditions })).toEqual({ reason: 'applies', amount: 200 })
  })
})

test('amounts are whole minor units in currencies with 0, 2 and 3 decimals', () => {
  const shares = ['JPY', 'EUR', 'KWD'].map((currency) => {
    const unitPrice = Number(toMinorUnits('10', currency))
    const taxes = [{ taxGroupId: 'goods', rates: [rateOf('standard', '0.19')] }]
    const lines = [lineOf('cup', { quantity: 3, unitPrice, taxGroupId: 'goods' })]
    const promotions = [promotionOf('a', { kind: 'amount-off-sum', amount: 1 })]
    const { exponent, lines: priced } = price(snapshotOf({ currency, lines, promotions, taxes }))
    return [
      exponent,
      ...(priced[0]?.units ?? []).map(({ count, beforeTax, tax }) => [count, beforeTax, tax]),
    ]
  })
  expect(shares).toEqual([
    [0, [2, 10, 2], [1, 9, 2]],
    [2, [2, 1000, 190], [1, 999, 190]],
    [3, [2, 10_000, 1900], [1, 9999, 1900]],
  ])
})

test.each<[string, Partial<PriceSnapshot>]>([
  ['lines[a].quantity', { lines: [lineOf('a', { quantity: 0 })] }],
  ['lines[a].quantity', { lines: [lineOf('a', { quantity: 100_001 })] }],
  ['lines[a].unitPrice', { lines: [lineOf('a', { unitPrice: -1 })] }],
  ['lines[a].unitPrice', { lines: [lineOf('a', { unitPrice: 9.99 })] }],
  ['lines: ids must be unique', { lines: [lineOf('a'), lineOf('a')] }],
  ['lines: the sum', { lines: [lineOf('a', { unitPrice: 10 ** 15, quantity: 10 })] }],
  ['now: must be an instant', { now: 'tomorrow' }],
  [
    'promotions[p].effect.percent',
    { promotions: [promotionOf('p', { kind: 'percent-off-sum', percent: '100.1' })] },
  ],
  ['is not a currency', { currency: 'Euro' }],
  ['tenders[t].balance', { tenders: [{ id: 't', kind: 'gift-card', balance: -5 }] }],
  ['taxes[g].rates[r]', { taxes: [{ taxGroupId: 'g', rates: [rateOf('r', '19')] }] }],
])('a snapshot that cannot be priced is refused: %s', (message, fields) => {
  expect(() => price(snapshotOf(fields))).toThrow(message)
})

test('the example of the README has the documented result', () => {
  const readme = snapshotOf({
    settings: { pricesIncludeTax: true, roundTaxPer: 'rate', roundingMode: 'half-up' },
    lines: [lineOf('cup', { quantity: 3, unitPrice: 999, taxGroupId: 'goods' })],
    taxes: [{ taxGroupId: 'goods', rates: [rateOf('vat', '0.19')] }],
    promotions: [
      promotionOf(
        'spring',
        { kind: 'percent-off-price', percent: '15' },
        { conditions: { match: 'all', of: [{ kind: 'subtotal', from: 5000 }] } },
      ),
    ],
  })
  const { totals, verdicts } = price(readme)
  expect(totals.total).toBe(2997)
  expect(verdicts[0]).toMatchObject({ reason: 'subtotal-too-low', have: 2997, need: 5000 })
})
