import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainDecimal, toValue, toWire } from './convert.ts'
import { Amount, DecimalNumber, Maybe, Query, Timestamp, Type } from './index.ts'

const Thing = Type.Object({
  price: Amount(),
  made: Type.Optional(Timestamp()),
  parts: Type.Array(Type.Object({ weight: Maybe(DecimalNumber()) })),
  byName: Type.Record(Type.String(), Type.Object({ cost: Amount() })),
})

describe('two forms of one value', () => {
  test('money becomes exact text and dates become moments', () => {
    const wire = {
      price: 19.9,
      made: '2026-01-31T12:00:00.000Z',
      parts: [{ weight: 0.1 }, { weight: null }, {}],
      byName: { Größe: { cost: 1e-7 } },
    }
    expect(toValue(Thing, wire)).toEqual({
      price: '19.9',
      made: new Date('2026-01-31T12:00:00.000Z'),
      parts: [{ weight: '0.1' }, { weight: null }, {}],
      byName: { Größe: { cost: '0.0000001' } },
    })
  })

  test('converting to values and back gives the same wire form', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => cents / 100)
    const wires = fc.record({
      price: amount,
      parts: fc.array(fc.record({ weight: fc.option(amount) })),
      byName: fc.dictionary(fc.string(), fc.record({ cost: amount }), { noNullPrototype: true }),
    })
    fc.assert(
      fc.property(wires, (wire) => {
        expect(toWire(Thing, toValue(Thing, wire))).toEqual(wire)
      }),
    )
  })

  test.each(['', '  ', 'abc', '1e3', '0x10', 'Infinity', '1.2.3', '1,50'])(
    'text that is no decimal (%o) is sent unchanged, and refused by the server',
    (price) => {
      expect(toWire(Thing, { price, parts: [], byName: {} })).toMatchObject({ price })
    },
  )

  test('null in an optional field that is not nullable counts as absent', () => {
    const query = Query()
    const sent = { paging: { limit: null, offset: 3 }, cursorPaging: null }
    expect(toValue(query, sent)).toEqual({ paging: { offset: 3 } })
    expect(sent.paging.limit).toBeNull()
  })

  test('a decimal never shows an exponent and keeps its number', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e20, max: 1e20 }),
        (number) => {
          const text = plainDecimal(number)
          expect(text).not.toContain('e')
          expect(Number(text)).toBe(number === 0 ? Number(text) : number)
        },
      ),
    )
  })
})
