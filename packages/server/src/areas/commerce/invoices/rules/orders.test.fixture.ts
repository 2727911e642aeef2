import { type PriceSnapshot, price } from '@vitrine/pricing'
import fc from 'fast-check'
import type { Order, OrderLine, OrderView } from '../../orders/index.ts'
import type { Invoice, InvoiceContent } from '../model.ts'
import type { DocumentOptions } from './invoice-content.ts'
import { defaultSettings } from './settings.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
export const writing: DocumentOptions = { settings: defaultSettings, language: 'en', now }

const rate = (id: string, value: string, reason: 'standard' | 'reduced' | 'exempt') => ({
  id,
  name: id,
  rate: value,
  country: 'DE',
  reason,
})
const groups = [
  { taxGroupId: 'goods', rates: [rate('full', '0.19', 'standard')] },
  { taxGroupId: 'books', rates: [rate('reduced', '0.07', 'reduced')] },
  { taxGroupId: 'courses', rates: [rate('exempt', '0', 'exempt')] },
  {
    taxGroupId: 'stacked',
    rates: [rate('state', '0.0625', 'standard'), rate('city', '0.0125', 'standard')],
  },
]
const taxGroupId = fc.constantFrom('goods', 'books', 'courses', 'stacked', 'unknown')
const amount = fc.integer({ min: 0, max: 99_999 })

const snapshots = fc
  .record({
    lines: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 7 }), unitPrice: amount, taxGroupId }),
      { minLength: 1, maxLength: 6 },
    ),
    percent: fc.integer({ min: 0, max: 100 }),
    off: amount,
    delivery: fc.record({ amount, taxGroupId }),
    pricesIncludeTax: fc.boolean(),
    roundTaxPer: fc.constantFrom('line' as const, 'rate' as const),
  })
  .map(
    (one): PriceSnapshot => ({
      currency: 'EUR',
      now: now.toISOString(),
      settings: {
        pricesIncludeTax: one.pricesIncludeTax,
        roundTaxPer: one.roundTaxPer,
        roundingMode: 'half-up',
      },
      lines: one.lines.map((line, at) => ({ ...line, id: `line${at}`, shippable: true })),
      promotions: [
        {
          id: 'spring',
          name: 'Spring',
          source: 'rule',
          effect: { kind: 'percent-off-price', percent: String(one.percent) },
          combination: { rank: 0, mode: 'stack' },
        },
        {
          id: 'coupon',
          name: 'Coupon',
          source: 'rule',
          effect: { kind: 'amount-off-sum', amount: one.off },
          combination: { rank: 1, mode: 'stack' },
        },
      ],
      codes: [],
      delivery: {
        options: [
          {
            id: 'parcel',
            groupId: 'default',
            title: 'Parcel',
            kind: 'shipping',
            taxGroupId: one.delivery.taxGroupId,
            rates: [{ amount: one.delivery.amount, conditions: [] }],
          },
        ],
        chosen: [{ groupId: 'default', optionId: 'parcel' }],
      },
      fees: [],
      taxes: groups,
      buyer: {},
      tenders: [],
    }),
  )

/** Orders of all kinds of rates, discounts and ways to round, as they are when they are placed. */
export const views = snapshots.map((snapshot) => viewOf(snapshot))

/** The order of a snapshot, as it is when it is placed. */
export function viewOf(snapshot: PriceSnapshot, changes: Partial<Order> = {}): OrderView {
  const result = price(snapshot)
  const order = {
    id: 'order',
    number: 10_001,
    buyerName: 'Ada',
    email: null,
    currency: result.currency,
    pricesIncludeTax: snapshot.settings.pricesIncludeTax,
    totals: result.totals,
    discounts: result.discounts,
    delivery: result.delivery,
    taxes: result.taxes,
    shipping: null,
    billing: null,
    fees: [],
    language: 'en',
    fulfillmentState: 'NONE',
    purchasedDate: null,
    createdDate: now,
    ...changes,
  } as unknown as Order
  const lines = result.lines.map(
    (line) =>
      ({
        id: line.id,
        name: line.id,
        descriptionLines: [],
        sku: null,
        quantity: line.quantity,
        refunded: 0,
        price: line,
      }) as unknown as OrderLine,
  )
  return { order, lines, activities: [], payments: [], refunds: [], staffFields: {} }
}

export const invoiceOf = (content: InvoiceContent, changes: Partial<Invoice> = {}): Invoice => ({
  kind: 'INVOICE',
  id: 'invoice',
  year: 2026,
  sequence: 1,
  number: '2026-00001',
  issueDate: '2026-03-01',
  orderId: 'order',
  orderNumber: 10_001,
  currency: 'EUR',
  content,
  correctsId: null,
  refundId: null,
  creditedMinor: 0,
  isCredited: false,
  mailedDate: null,
  createdDate: now,
  ...changes,
})
