import { type PriceSnapshot, price, refundParts } from '@vitrine/pricing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderLine } from '../model/order.ts'
import { refundEntries, saleEntries } from './sale-entries.ts'

const rate = (id: string, value: string) => ({
  id,
  name: id,
  rate: value,
  country: 'DE',
  reason: 'standard' as const,
})

const snapshots = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 5 }),
        unitPrice: fc.integer({ min: 0, max: 9999 }),
        taxGroupId: fc.constantFrom('goods', 'books'),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    percent: fc.integer({ min: 1, max: 100 }),
    pricesIncludeTax: fc.boolean(),
    roundTaxPer: fc.constantFrom('line' as const, 'rate' as const),
  })
  .map(
    ({ lines, percent, pricesIncludeTax, roundTaxPer }): PriceSnapshot => ({
      currency: 'EUR',
      now: '2026-03-01T12:00:00.000Z',
      settings: { pricesIncludeTax, roundTaxPer, roundingMode: 'half-up' },
      lines: lines.map((line, at) => ({ ...line, id: `line${at}`, shippable: false })),
      promotions: [
        {
          id: 'spring',
          name: 'Spring',
          source: 'rule',
          effect: { kind: 'percent-off-price', percent: String(percent) },
          combination: { rank: 0, mode: 'stack' },
        },
      ],
      codes: [],
      delivery: { options: [], chosen: [] },
      fees: [],
      taxes: [
        { taxGroupId: 'goods', rates: [rate('full', '0.19')] },
        { taxGroupId: 'books', rates: [rate('reduced', '0.07')] },
      ],
      buyer: {},
      tenders: [],
    }),
  )

const sumOf = (entries: readonly { readonly amountMinor: number }[]) =>
  entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

describe('the bookings of a sale', () => {
  test('add up to zero, and the buyer owes the total', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const result = price(snapshot)
        const entries = saleEntries(result)
        expect(sumOf(entries)).toBe(0)
        expect(entries[0]).toEqual({ account: 'RECEIVABLE', amountMinor: result.totals.total })
      }),
    )
  })

  test('are reversed by refunds of every line to the cent, tax by tax', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const result = price(snapshot)
        const lines = result.lines.map((line) => ({ id: line.id, price: line }) as OrderLine)
        const sold = { lines, delivery: [], taxes: result.taxes }
        const taxes = new Map<string, number>()
        let paidBack = 0
        for (const { id, quantity } of result.lines) {
          for (let piece = 0; piece < quantity; piece += 1) {
            const parts = refundParts(result, { pieces: { [id]: 1 } }, { pieces: { [id]: piece } })
            const amount = parts.reduce((sum, { afterTax }) => sum + afterTax, 0)
            const { entries } = refundEntries(sold, parts, amount)
            expect(sumOf(entries)).toBe(0)
            paidBack += amount
            for (const { account, detail = '', amountMinor } of entries) {
              if (account === 'TAX') taxes.set(detail, (taxes.get(detail) ?? 0) + amountMinor)
            }
          }
        }
        expect(paidBack).toBe(result.totals.total)
        for (const { account, detail = '', amountMinor } of saleEntries(result)) {
          if (account === 'TAX') taxes.set(detail, (taxes.get(detail) ?? 0) + amountMinor)
        }
        expect([...taxes.values()].every((sum) => sum === 0)).toBe(true)
      }),
    )
  })

  test('balance after partial refunds with deductions, when the rest is refunded', () => {
    const keeping = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 25, maxLength: 25 })
    fc.assert(
      fc.property(snapshots, keeping, (snapshot, percents) => {
        const result = price(snapshot)
        const lines = result.lines.map((line) => ({ id: line.id, price: line }) as OrderLine)
        const sold = { lines, delivery: [], taxes: result.taxes }
        const booked = [...saleEntries(result)]
        let deducted = 0
        for (const [at, { id, quantity }] of result.lines.entries()) {
          const parts = refundParts(result, { pieces: { [id]: quantity } })
          const paid = parts.reduce((sum, { afterTax }) => sum + afterTax, 0)
          const amount = Math.floor((paid * (100 - (percents[at] ?? 0))) / 100)
          const { entries, taxMinor } = refundEntries(sold, parts, amount)
          expect(sumOf(entries)).toBe(0)
          expect(Math.abs(taxMinor)).toBeLessThanOrEqual(paid)
          booked.push(...entries)
          deducted += paid - amount
        }
        booked.push(...refundEntries(sold, [], deducted).entries)
        expect(sumOf(booked)).toBe(0)
        expect(sumOf(booked.filter(({ account }) => account === 'RECEIVABLE'))).toBe(0)
      }),
    )
  })
})
