import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barcodeOf, barWidth, ean13CheckDigit, isEan13 } from './barcode.ts'
import { fittingLines, type LabelLine } from './label-lines.ts'
import { paperOf, placeOf } from './label-places.ts'

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })
const sheets = fc.record({
  columns: fc.integer({ min: 1, max: 5 }),
  rows: fc.integer({ min: 1, max: 13 }),
  marginX: fc.double({ min: 0, max: 20, noNaN: true }),
  marginY: fc.double({ min: 0, max: 20, noNaN: true }),
  gapX: fc.double({ min: 0, max: 5, noNaN: true }),
  gapY: fc.double({ min: 0, max: 5, noNaN: true }),
})

describe('a barcode', () => {
  test('is an EAN-13 with exactly one of the ten last digits', () => {
    fc.assert(
      fc.property(digits, (twelve) => {
        const text = twelve.join('')
        const valid = [...'0123456789'].filter((last) => isEan13(text + last))
        expect(valid).toEqual([String(ean13CheckDigit(text))])
      }),
    )
  })

  test('is invalid when one digit differs', () => {
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (twelve, at, by) => {
        const text = twelve.join('') + ean13CheckDigit(twelve.join(''))
        const changed = [...text].map((digit, place) =>
          place === at ? String((Number(digit) + by) % 10) : digit,
        )
        expect(isEan13(changed.join(''))).toBe(false)
      }),
    )
  })

  test('of printed examples is valid', () => {
    expect(
      ['4006381333931', '9780201379624', '4006381333932', '400638133393'].map(isEan13),
    ).toEqual([true, true, false, false])
  })

  test('is the barcode, else the SKU, as long as it is ASCII', () => {
    expect(barcodeOf({ barcode: '4006381333931', sku: 'A' })).toEqual({
      symbology: 'ean13',
      text: '4006381333931',
    })
    expect(barcodeOf({ barcode: '4006381333932', sku: 'A' })).toMatchObject({
      symbology: 'code128',
      text: '4006381333932',
    })
    expect(barcodeOf({ barcode: ' ', sku: 'AB-1' })).toMatchObject({ text: 'AB-1' })
    expect(barcodeOf({ barcode: null, sku: 'Größe' })).toBe('NOT_PRINTABLE')
    expect(barcodeOf({ barcode: null, sku: null })).toBe('NO_CODE')
  })

  test('is never wider than its space, and never has bars that are too narrow', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 600 }),
        fc.double({ min: 10, max: 200, noNaN: true }),
        (modules, room) => {
          const width = barWidth(modules, room)
          expect(width === undefined).toBe(room / modules < 0.19)
          if (width === undefined) return
          expect(width * modules).toBeLessThanOrEqual(room + 1e-9)
          expect(width).toBeGreaterThanOrEqual(0.19)
          const dots = (width * 203) / 25.4
          if (dots >= 2) expect(dots).toBeCloseTo(Math.round(dots), 9)
        },
      ),
    )
  })
})

describe('labels on a sheet', () => {
  test('are inside of the page and never overlap', () => {
    fc.assert(
      fc.property(sheets, fc.nat(64), (sheet, skipped) => {
        const firstPosition = 1 + (skipped % (sheet.columns * sheet.rows))
        const paper = paperOf({ sheet: { ...sheet, firstPosition } })
        const places = Array.from({ length: 80 }, (_, index) => placeOf(paper, index))
        for (const { x, y } of places) {
          expect(x + paper.label.width).toBeLessThanOrEqual(210 - sheet.marginX + 1e-6)
          expect(y + paper.label.height).toBeLessThanOrEqual(297 - sheet.marginY + 1e-6)
        }
        const corners = places.map(({ page, x, y }) => `${page} ${x.toFixed(3)} ${y.toFixed(3)}`)
        expect(new Set(corners).size).toBe(places.length)
      }),
    )
  })

  test('start at the chosen position, and fill later sheets from the first one', () => {
    const paper = paperOf({ sheet: { columns: 3, rows: 7, firstPosition: 21 } })
    expect(placeOf(paper, 0)).toMatchObject({ page: 0 })
    expect(placeOf(paper, 0).x).toBeGreaterThan(100)
    expect(placeOf(paper, 1)).toMatchObject({ page: 1, x: 8, y: 12 })
  })

  test('of a roll are each a page of their own', () => {
    const paper = paperOf({ roll: { width: 50, height: 25 } })
    expect([0, 1, 2].map((index) => placeOf(paper, index))).toEqual(
      [0, 1, 2].map((page) => ({ page, x: 0, y: 0 })),
    )
  })
})

test('lines without space are left out, the least important first', () => {
  const all = new Set<LabelLine>(['name', 'price', 'choices', 'moreName'])
  const fitting = (room: number) => [...fittingLines(all, { room, lineHeight: 10 })]
  expect([-5, 19, 20, 35, 90].map(fitting)).toEqual([
    [],
    ['name'],
    ['name', 'price'],
    ['name', 'price', 'choices'],
    ['name', 'price', 'choices', 'moreName'],
  ])
})
