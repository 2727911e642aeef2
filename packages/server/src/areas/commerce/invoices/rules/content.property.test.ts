import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderView, partsOf } from '../../orders/index.ts'
import { refundEntries } from '../../orders/rules/sale-entries.ts'
import type { Refund } from '../../payments/index.ts'
import type { InvoiceContent } from '../model.ts'
import { refundContent, restContent } from './credit-content.ts'
import { brokenRules } from './e-invoice/norm.ts'
import { invoiceContent } from './invoice-content.ts'
import { invoiceOf, views, writing } from './orders.test.fixture.ts'
import { isSameRate } from './taxes.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

/** Whether all amounts of a document add up, to the cent. */
function expectSums({ lines, charges, allowances, taxes, totals }: InvoiceContent): void {
  const priced = [...lines, ...charges, ...allowances, ...taxes]
  expect(priced.every(({ net, tax, gross }) => net + tax === gross)).toBe(true)
  for (const line of lines) {
    expect(line.listedNet - sum(line.allowances.map(({ amount }) => amount))).toBe(line.net)
    expect(line.allowances.every(({ amount }) => amount >= 0)).toBe(true)
  }
  expect(totals.lines).toBe(sum(lines.map(({ net }) => net)))
  expect(totals.charges).toBe(sum(charges.map(({ net }) => net)))
  expect(totals.allowances).toBe(sum(allowances.map(({ net }) => net)))
  expect(totals.net).toBe(totals.lines - totals.allowances + totals.charges)
  expect(totals.net).toBe(sum(taxes.map(({ net }) => net)))
  expect(totals.tax).toBe(sum(taxes.map(({ tax }) => tax)))
  expect(totals.gross).toBe(totals.net + totals.tax)
  expect(totals.total).toBe(totals.gross + totals.rounding)
  expect(totals.payable).toBe(totals.total - totals.paid)
  for (const rate of taxes) {
    const own = (of: readonly { rate: string }[]) =>
      of.filter((one) => isSameRate(one as typeof rate, rate)) as (typeof rate)[]
    const nets = (of: readonly { rate: string }[]) => sum(own(of).map(({ net }) => net))
    expect(nets(lines) + nets(charges) - nets(allowances)).toBe(rate.net)
  }
}

const refundsOf = (view: OrderView) =>
  fc.array(
    fc.record({
      pieces: fc.array(fc.nat({ max: 3 }), {
        minLength: view.lines.length,
        maxLength: view.lines.length,
      }),
      withDelivery: fc.boolean(),
      beyond: fc.integer({ min: -200, max: 200 }),
    }),
    { maxLength: 3 },
  )

interface OrderShape {
  readonly pieces: readonly number[]
  readonly withDelivery: boolean
  readonly beyond: number
}

/** Refunds the available part of a request, as orders plan it. */
function refund(
  view: OrderView,
  asked: OrderShape,
  at: number,
): { refund: Refund; view: OrderView } | undefined {
  const pieces = new Map(
    view.lines.flatMap((line, index) => {
      const count = Math.min(asked.pieces[index] ?? 0, line.quantity - line.refunded)
      return count > 0 ? [[line.id, count] as const] : []
    }),
  )
  const isDelivered = view.refunds.some((one) => one.deliveryGroupIds.length > 0)
  const deliveryGroupIds = asked.withDelivery && !isDelivered ? ['default'] : []
  const parts = partsOf(view, pieces, { deliveryGroupIds })
  const left = view.order.totals.total - sum(view.refunds.map((one) => one.amountMinor))
  const amountMinor = Math.min(sum(parts.map(({ afterTax }) => afterTax)) + asked.beyond, left)
  if (amountMinor < 1) return undefined
  const sold = { lines: view.lines, delivery: view.order.delivery, taxes: view.order.taxes }
  const { taxMinor } = refundEntries(sold, parts, amountMinor)
  const made = {
    id: `refund${at}`,
    orderId: 'order',
    amountMinor,
    taxMinor,
    reason: '',
    lines: [...pieces].map(([lineId, quantity]) => ({ lineId, quantity })),
    deliveryGroupIds,
    deliveryMinor: 0,
    fees: [],
    payments: [{ paymentId: 'p', amountMinor, state: 'DONE', isExternal: true }],
    createdDate: writing.now,
  } as const
  const lines = view.lines.map((line) => ({
    ...line,
    refunded: line.refunded + (pieces.get(line.id) ?? 0),
  }))
  return { refund: made, view: { ...view, lines, refunds: [...view.refunds, made] } }
}

describe('an invoice by the rules of EN 16931', () => {
  test('adds up to the total of its order, rate by rate', () => {
    fc.assert(
      fc.property(views, (view) => {
        const content = invoiceContent(view, writing)
        expectSums(content)
        expect(brokenRules({ content })).toEqual([])
        expect(content.totals).toMatchObject({ total: view.order.totals.total, rounding: 0 })
        const charged = sum(view.order.taxes.map(({ amount }) => amount))
        expect(content.totals.tax).toBe(charged)
      }),
    )
  })
})

describe('credit notes', () => {
  test('reverse the bookings of refunds, and with the rest the whole invoice', () => {
    const cases = views.chain((view) => fc.tuple(fc.constant(view), refundsOf(view)))
    fc.assert(
      fc.property(cases, ([placed, asked]) => {
        const invoice = invoiceOf(invoiceContent(placed, writing))
        let view = placed
        const notes = asked.flatMap((one, at) => {
          const made = refund(view, one, at)
          if (!made) return []
          view = made.view
          const content = refundContent(invoice, view, made.refund, writing)
          expectSums(content)
          expect(brokenRules({ content })).toEqual([])
          expect(content.totals).toMatchObject({
            total: made.refund.amountMinor,
            tax: made.refund.taxMinor,
            rounding: 0,
          })
          return [invoiceOf(content)]
        })
        const rest = restContent(invoice, notes, view, writing)
        expectSums(rest)
        if (rest.totals.total > 0) expect(brokenRules({ content: rest })).toEqual([])
        const all = [...notes.map(({ content }) => content), rest]
        expect(sum(all.map(({ totals }) => totals.total))).toBe(invoice.content.totals.total)
        expect(sum(all.map(({ totals }) => totals.tax))).toBe(invoice.content.totals.tax)
        for (const rate of invoice.content.taxes) {
          const own = all.flatMap(({ taxes }) => taxes).filter((one) => isSameRate(one, rate))
          expect(sum(own.map(({ net }) => net))).toBe(rate.net)
          expect(sum(own.map(({ tax }) => tax))).toBe(rate.tax)
        }
      }),
    )
  })
})
