import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BuyToGetEffect } from './buy-to-get.ts'
import { price } from './price.ts'
import type { Promotion } from './promotion.ts'
import { buyToGetEffects, lineOf, lines, promotionOf, snapshotOf } from './snapshot.test.fixture.ts'
import type { SnapshotLine } from './snapshot.ts'

const pot = lineOf('pot', { unitPrice: 4000 })
const cup = lineOf('cup', { unitPrice: 800, quantity: 3 })
const mug = lineOf('mug', { unitPrice: 1200 })
const cups = { productIds: ['product-cup', 'product-mug'] }
const pots = { productIds: ['product-pot'] }

const aCupForEachPot = (fields: Partial<Promotion> = {}, percent?: string) =>
  promotionOf(
    'gift',
    { kind: 'buy-to-get', bought: pots, buy: 1, get: 1, ...(percent && { percent }) },
    { scope: cups, ...fields },
  )

const discountsOf = (all: readonly SnapshotLine[], ...promotions: readonly Promotion[]) =>
  price(snapshotOf({ lines: all, promotions })).discounts.map((one) => [
    one.promotionId,
    one.amount,
  ])

describe('a buy-and-get promotion', () => {
  test('makes the most expensive of the others free', () => {
    expect(discountsOf([pot, cup, mug], aCupForEachPot())).toEqual([['gift', 1200]])
    const four = { ...pot, quantity: 4 }
    expect(discountsOf([four, cup], aCupForEachPot())).toEqual([['gift', 2400]])
  })

  test('reduces the others by a percentage, rounded for each piece', () => {
    const odd = lineOf('cup', { unitPrice: 333, quantity: 2 })
    const two = { ...pot, quantity: 2 }
    expect(discountsOf([two, odd], aCupForEachPot({}, '50'))).toEqual([['gift', 334]])
  })

  test('reduces nothing until enough is bought, and the verdict names the missing quantity', () => {
    const { verdicts } = price(snapshotOf({ lines: [cup], promotions: [aCupForEachPot()] }))
    expect(verdicts).toMatchObject([{ reason: 'too-few-for-a-set', have: 0, need: 1 }])
  })

  test('uses a piece that could be both for one of them, so that the discount is the largest', () => {
    const all = [
      lineOf('cup', { unitPrice: 1000, quantity: 4 }),
      lineOf('mug', { unitPrice: 100, quantity: 2 }),
    ]
    const anyCup = promotionOf(
      'any',
      { kind: 'buy-to-get', bought: { productIds: ['product-cup'] }, buy: 1, get: 1 },
      { scope: cups },
    )
    expect(discountsOf(all, anyCup)).toEqual([['any', 2000]])
  })

  test('is chosen in a group with the largest discount: applied fully with the rest, or the others alone', () => {
    const combination = { group: 'spring', rank: 0, mode: 'best-of' } as const
    const cent = promotionOf('tenth', { kind: 'percent-off-price', percent: '10' }, { combination })
    const half = promotionOf('half', { kind: 'percent-off-price', percent: '50' }, { combination })
    const gift = aCupForEachPot({ combination })
    // The pot and one cup make the set; two cups are left for the tenth.
    expect(discountsOf([pot, cup], gift, cent)).toEqual([
      ['gift', 800],
      ['tenth', 160],
    ])
    expect(discountsOf([pot, cup], gift, half)).toEqual([['half', 3200]])
  })
})

interface Piece {
  readonly price: number
  readonly isBought: boolean
  readonly isReducible: boolean
}

/** The largest total reduction by brute force: each piece as bought, as reduced and as neither. */
function mostOff(pieces: readonly Piece[], { buy, get }: BuyToGetEffect): number {
  const best = (at: number, bought: number, reduced: number, off: number): number => {
    const piece = pieces[at]
    if (piece === undefined) return bought * get === reduced * buy && bought % buy === 0 ? off : 0
    return Math.max(
      best(at + 1, bought, reduced, off),
      piece.isBought ? best(at + 1, bought + 1, reduced, off) : 0,
      piece.isReducible ? best(at + 1, bought, reduced + 1, off + piece.price) : 0,
    )
  }
  return best(0, 0, 0, 0)
}

const few = lines.map((all) =>
  all
    .slice(0, 4)
    .map((line) => ({ ...line, quantity: Math.min(line.quantity, 2), isGiftCard: undefined })),
)

test('reduces as much as trying every combination', () => {
  const subsets = fc.subarray(['cup', 'plate', 'bowl', 'jug'], { minLength: 1 })
  fc.assert(
    fc.property(few, buyToGetEffects, subsets, subsets, (all, effect, bought, reduced) => {
      const whole = { ...effect, percent: '100', bought: { productIds: bought } }
      const promotion = promotionOf('gift', whole, { scope: { productIds: reduced } })
      const pieces = all.flatMap(({ quantity, unitPrice, productId = '' }) =>
        Array.from({ length: quantity }, () => ({
          price: unitPrice,
          isBought: bought.includes(productId),
          isReducible: reduced.includes(productId),
        })),
      )
      const { discounts } = price(snapshotOf({ lines: all, promotions: [promotion] }))
      const off = discounts.reduce((sum, { amount }) => sum + amount, 0)
      expect(off).toBe(mostOff(pieces, whole))
    }),
    { numRuns: 400 },
  )
})
