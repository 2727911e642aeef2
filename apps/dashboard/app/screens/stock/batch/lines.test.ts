import type { VariantStock } from '@vitrine/contract/stock'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsOf } from '../save-batch.ts'
import {
  type BatchLine,
  lineOfCode,
  planLine,
  planLines,
  withOneMore,
  withUnknown,
} from './lines.ts'

const [shelf, depot, annex] = ['shelf', 'depot', 'annex']
const place = { productId: 'p', variantId: 'v' }

/** A vase: 5 for sale and 2 held on the shelf, uncounted in the depot, not offered in the annex. */
const vase: VariantStock = {
  ...place,
  productName: 'Vase',
  variantName: 'Large',
  sku: 'VA-1',
  barcode: '4012345678901',
  visible: true,
  stock: [
    {
      itemId: 'i1',
      revision: 7,
      locationId: 'shelf',
      held: 2,
      tracked: true,
      quantity: 5,
      availability: 'IN_STOCK',
    },
    {
      itemId: 'i2',
      revision: 3,
      locationId: 'depot',
      held: 0,
      tracked: false,
      quantity: null,
      availability: 'IN_STOCK',
    },
  ],
}
const line = (text: string): BatchLine => ({ variant: vase, text })
const at = (locationId = 'shelf', to = 'annex') => ({ at: locationId, to })

test('each scan is one piece more, also after a quantity was typed', () => {
  const once = withOneMore([], vase)
  const twice = withOneMore(once, vase)
  expect(twice).toEqual([line('2')])
  expect(withOneMore([line('12')], vase)).toEqual([line('13')])
  const other = { ...vase, variantId: 'w' }
  expect(withOneMore(twice, other).map(({ variant }) => variant.variantId)).toEqual(['w', 'v'])
})

test('a code is found in any case, but only complete', () => {
  expect(lineOfCode([line('1')], 'va-1')).toEqual(line('1'))
  expect(lineOfCode([line('1')], '4012345678901')).toEqual(line('1'))
  expect(lineOfCode([line('1')], 'VA')).toBeUndefined()
})

test('an unknown code is listed once, with its number of scans', () => {
  const unknown = ['X', 'Y', 'X'].reduce(withUnknown, [] as ReturnType<typeof withUnknown>)
  expect(unknown).toEqual([
    { code: 'X', times: 2 },
    { code: 'Y', times: 1 },
  ])
})

describe('goods receipts', () => {
  test('are added to tracked stock, or start tracking', () => {
    expect(planLine('receive', line('3'), at())).toMatchObject({
      items: [{ ...place, locationId: shelf, changeBy: 3 }],
    })
    expect(planLine('receive', line('3'), at('depot'))).toMatchObject({
      items: [{ ...place, locationId: depot, quantity: 3, revision: 3 }],
    })
    expect(planLine('receive', line('3'), at('annex'))).toMatchObject({
      items: [{ ...place, locationId: annex, changeBy: 3 }],
    })
    expect(planLine('receive', line('0'), at())).toEqual({ items: [], pieces: 0 })
  })

  test('send the stock that was shown after a lost response, so that they are added only once', () => {
    const { entries } = planLines('receive', [line('3')], at(), { isRepeated: true })
    expect(entries[0]?.items).toEqual([{ ...place, locationId: shelf, changeBy: 3, revision: 7 }])
  })
})

test('the counted quantity includes reserved pieces', () => {
  expect(planLine('count', line('9'), at())).toMatchObject({
    items: [{ quantity: 7, revision: 7 }],
  })
  expect(planLine('count', line('1'), at())).toEqual({ problem: 'fewerThanHeld' })
  expect(planLine('count', line('4'), at('annex'))).toMatchObject({
    items: [{ quantity: 4, revision: 0 }],
  })
})

describe('a transfer', () => {
  test('cannot exceed the stock, and needs tracked stock', () => {
    expect(planLine('transfer', line('6'), at())).toEqual({ problem: 'belowZero' })
    expect(planLine('transfer', line('1'), at('depot'))).toEqual({ problem: 'notTracked' })
    expect(planLine('transfer', line('1'), at('shelf', 'depot'))).toEqual({
      problem: 'notTracked',
    })
    expect(planLine('transfer', line('x'), at())).toEqual({ problem: 'number' })
  })

  test('has two sides that add up to zero, in the same call', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 1500 }), (n, many) => {
        const { entries } = planLines('transfer', [line(String(n))], at())
        const sum = entries.flatMap(({ items }) => items.map(({ changeBy = 0 }) => changeBy))
        expect(sum.reduce((all, one) => all + one, 0)).toBe(0)
        const lines = Array.from({ length: many }, (_, key) => ({
          key: String(key),
          items: entries[0]?.items ?? [],
        }))
        const parts = partsOf(lines)
        expect(parts.flat()).toEqual(lines)
        for (const part of parts) {
          expect(part.flatMap(({ items }) => items).length).toBeLessThanOrEqual(1000)
        }
      }),
    )
  })
})
