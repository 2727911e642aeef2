import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BuyToGetEffect } from './buy-to-get.ts'
import { price } from './price.ts'
import type { Promotion, PromotionEffect } from './promotion.ts'
import {
  buyToGetEffects,
  lineOf,
  lines,
  priceEffects,
  promotionOf,
  scopes,
  setEffects,
  snapshotOf,
} from './snapshot.test.fixture.ts'
import type { SnapshotLine } from './snapshot.ts'

interface Piece {
  readonly price: number
  readonly line: SnapshotLine
}

const halfUp = (price: number, percent: string) => {
  const thousandths = Math.round(Number(percent) * 1000)
  return Math.floor((2 * price * thousandths + 100_000) / 200_000)
}

const isInScope = ({ scope }: Promotion, line: SnapshotLine): boolean => {
  const { productIds, collectionIds, excludedProductIds = [], excludesReduced } = scope ?? {}
  const isNamed =
    (productIds === undefined && collectionIds === undefined) ||
    productIds?.includes(line.productId ?? '') ||
    collectionIds?.some((id) => line.collectionIds?.includes(id)) ||
    false
  const isReduced = (line.fullPrice ?? 0) > line.unitPrice
  const isForbidden = line.isGiftCard && !productIds?.includes(line.productId ?? '')
  return (
    isNamed &&
    !excludedProductIds.includes(line.productId ?? '') &&
    !(excludesReduced && isReduced) &&
    !isForbidden
  )
}

/** The reduction of one piece by a price effect. */
function offPiece(effect: PromotionEffect, price: number): number | undefined {
  if (effect.kind === 'percent-off-price') return halfUp(price, effect.percent)
  if (effect.kind === 'amount-off-price') return Math.min(price, effect.amount)
  return effect.kind === 'fixed-price' ? Math.max(0, price - effect.price) : undefined
}

const sizeOf = (effect: PromotionEffect): number | undefined => {
  if (effect.kind === 'bundle') return effect.quantity
  return effect.kind === 'buy-x-get-y' ? effect.buy + effect.get : undefined
}

/** The reduction of a set. */
function offSet(effect: PromotionEffect, set: readonly Piece[]): number {
  const prices = set.map((piece) => piece.price).sort((one, other) => one - other)
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  if (effect.kind === 'bundle') return sum(prices) - effect.price
  if (effect.kind !== 'buy-x-get-y') return 0
  return sum(prices.slice(0, effect.get).map((one) => halfUp(one, effect.percent ?? '100')))
}

/** All ways to choose `count` of some pieces. */
function choose(pieces: readonly Piece[], count: number): Piece[][] {
  if (count === 0) return [[]]
  return pieces.flatMap((piece, index) =>
    choose(pieces.slice(index + 1), count - 1).map((rest) => [piece, ...rest]),
  )
}

/** The largest total reduction by brute force: each piece alone, reduced, or together with any others. */
function mostOff(pieces: readonly Piece[], promotions: readonly Promotion[]): number {
  const [first, ...rest] = pieces
  if (first === undefined) return 0
  let best = mostOff(rest, promotions)
  for (const promotion of promotions) {
    for (const { members, off } of usesOf(promotion, first, rest)) {
      const left = rest.filter((piece) => !members.includes(piece))
      best = Math.max(best, off + mostOff(left, promotions))
    }
  }
  return best
}

interface Use {
  readonly members: readonly Piece[]
  readonly off: number
}

/** All ways in which a promotion can use a piece, alone or together with some of the rest. */
function usesOf(promotion: Promotion, first: Piece, rest: readonly Piece[]): Use[] {
  const { effect } = promotion
  if (effect.kind === 'buy-to-get') return usesOfBuyToGet(promotion, effect, [first, ...rest])
  if (!isInScope(promotion, first.line)) return []
  const off = offPiece(effect, first.price)
  if (off !== undefined) return [{ members: [], off }]
  const size = sizeOf(effect)
  if (size === undefined) return []
  const others = rest.filter(({ line }) => isInScope(promotion, line))
  return choose(others, size - 1).map((members) => ({
    members,
    off: offSet(effect, [first, ...members]),
  }))
}

/** The sets in which the first of the pieces is bought or reduced. */
function usesOfBuyToGet(
  promotion: Promotion,
  effect: BuyToGetEffect,
  all: readonly Piece[],
): Use[] {
  const { bought: scope, buy, get, percent = '100' } = effect
  const buyable = all.filter(({ line }) => isInScope({ ...promotion, scope }, line))
  return choose(buyable, buy).flatMap((bought) => {
    const reducible = all.filter(
      (piece) => !bought.includes(piece) && isInScope(promotion, piece.line),
    )
    return choose(reducible, get).flatMap((reduced) => {
      const members = [...bought, ...reduced]
      const off = reduced.reduce((sum, piece) => sum + halfUp(piece.price, percent), 0)
      return all[0] && members.includes(all[0]) ? [{ members, off }] : []
    })
  })
}

const bestOf = { group: 'spring', rank: 0, mode: 'best-of' } as const
const weighed = (effects: fc.Arbitrary<PromotionEffect>, maxLength: number) =>
  fc
    .array(fc.record({ effect: effects, scope: scopes }), { minLength: 1, maxLength })
    .map((all) =>
      all.map(({ effect, scope }, index) =>
        promotionOf(`p${index}`, effect, { scope, combination: bestOf }),
      ),
    )

const upToPieces = (most: number) =>
  lines.map((all) => {
    let left = most
    return all.flatMap((line) => {
      const quantity = Math.min(line.quantity, left)
      left -= quantity
      return quantity === 0 ? [] : [{ ...line, quantity }]
    })
  })
const piecesOf = (all: readonly SnapshotLine[]): Piece[] =>
  all.flatMap((line) =>
    Array.from({ length: line.quantity }, () => ({ price: line.unitPrice, line })),
  )
const takenOff = (all: readonly SnapshotLine[], promotions: readonly Promotion[]) => {
  const { totals } = price(snapshotOf({ lines: all, promotions }))
  return totals.listed - totals.subtotal
}

describe('the best combination of a group', () => {
  test('reduces as much as trying every combination', () => {
    const effects = fc.oneof(priceEffects, setEffects, setEffects)
    fc.assert(
      fc.property(upToPieces(8), weighed(effects, 3), (all, promotions) => {
        expect(takenOff(all, promotions)).toBe(mostOff(piecesOf(all), promotions))
      }),
      { numRuns: 500 },
    )
  })

  test('compares buy-and-get promotions with all others, piece by piece', () => {
    const effects = fc.oneof(buyToGetEffects, buyToGetEffects, priceEffects, setEffects)
    fc.assert(
      fc.property(upToPieces(6), weighed(effects, 3), (all, promotions) => {
        expect(takenOff(all, promotions)).toBe(mostOff(piecesOf(all), promotions))
      }),
      { numRuns: 500 },
    )
  })

  test('of a single promotion for sets is found without a search, too', () => {
    fc.assert(
      fc.property(upToPieces(8), weighed(setEffects, 1), (all, promotions) => {
        expect(takenOff(all, promotions)).toBe(mostOff(piecesOf(all), promotions))
      }),
      { numRuns: 300 },
    )
  })

  test('compares a bundle of some pieces with percents off others', () => {
    const all = [
      lineOf('cup', { quantity: 3, unitPrice: 400 }),
      lineOf('jug', { quantity: 1, unitPrice: 3000 }),
    ]
    const promotions = [
      promotionOf(
        'three',
        { kind: 'bundle', quantity: 3, price: 900 },
        { scope: { productIds: ['product-cup'] }, combination: bestOf },
      ),
      promotionOf('tenth', { kind: 'percent-off-price', percent: '10' }, { combination: bestOf }),
    ]
    const { lines: priced, verdicts } = price(snapshotOf({ lines: all, promotions }))
    expect(priced.map(({ id, total }) => [id, total])).toEqual([
      ['cup', 900],
      ['jug', 2700],
    ])
    expect(verdicts.map(({ id, amount }) => [id, amount])).toEqual([
      ['tenth', 300],
      ['three', 300],
    ])
  })

  test('reduces one piece by a promotion for one piece, whatever the quantity of its line', () => {
    const all = [
      lineOf('cup', { quantity: 3, unitPrice: 400 }),
      lineOf('jug', { quantity: 1, unitPrice: 400 }),
    ]
    const onePiece = { limits: { isForOnePiece: true }, combination: bestOf }
    const promotions = [
      promotionOf('half', { kind: 'percent-off-price', percent: '50' }, onePiece),
      promotionOf('free', { kind: 'percent-off-price', percent: '100' }, onePiece),
      promotionOf('tenth', { kind: 'percent-off-price', percent: '10' }, { combination: bestOf }),
    ]
    const { discounts } = price(snapshotOf({ lines: all, promotions }))
    expect(discounts.map(({ promotionId, amount }) => [promotionId, amount])).toEqual([
      ['free', 400],
      ['tenth', 120],
    ])
  })

  test('is limited for carts too large to search, and still uses each piece once', () => {
    const all = Array.from({ length: 50 }, (_, index) =>
      lineOf(`line-${index}`, { quantity: 1000, unitPrice: 100 + index }),
    )
    const promotions = [2, 3, 4, 5, 6].map((quantity) =>
      promotionOf(
        `bundle-${quantity}`,
        { kind: 'bundle', quantity, price: quantity * 90 },
        { combination: bestOf },
      ),
    )
    const { lines: priced, totals } = price(snapshotOf({ lines: all, promotions }))
    expect(totals.subtotal).toBe(50_000 * 90)
    expect(priced.flatMap(({ units }) => units).every((unit) => unit.discounts.length === 1)).toBe(
      true,
    )
  })
})
