import type { PriceSnapshot, Promotion, SnapshotLine, TaxReason } from '@vitrine/pricing'
import { type Order, type OrderView, partsOf } from '../../../orders/index.ts'
import { refundEntries } from '../../../orders/rules/sale-entries.ts'
import type { Refund } from '../../../payments/index.ts'
import type { Invoice } from '../../model.ts'
import { refundContent, restContent } from '../credit-content.ts'
import { type DocumentOptions, invoiceContent } from '../invoice-content.ts'
import { invoiceOf, viewOf, writing } from '../orders.test.fixture.ts'
import { defaultSettings } from '../settings.ts'

const now = writing.now.toISOString()
const rate = (taxGroupId: string, value: string, reason: TaxReason, country = 'DE') => ({
  taxGroupId,
  rates: [{ id: taxGroupId, name: 'VAT', rate: value, country, reason }],
})
const taxes = [
  rate('goods', '0.19', 'standard'),
  rate('books', '0.07', 'reduced'),
  rate('france', '0.055', 'reduced', 'FR'),
  rate('solar', '0', 'zero'),
  rate('courses', '0', 'exempt'),
  rate('small', '0', 'not-registered'),
  rate('reverse', '0', 'reverse-charge', 'AT'),
  rate('community', '0', 'intra-community', 'FR'),
  rate('export', '0', 'export', 'CH'),
  rate('outside', '0', 'outside-scope', 'US'),
  rate('japan', '0.1', 'standard', 'JP'),
]
taxes.push({
  taxGroupId: 'stacked',
  rates: [
    { id: 'state', name: 'State', rate: '0.0625', country: 'US', reason: 'standard' },
    { id: 'city', name: 'City', rate: '0.0125', country: 'US', reason: 'standard' },
  ],
})

const settings = {
  ...defaultSettings,
  footer: 'Thank you & come again <soon>.',
  seller: {
    name: 'Lumen & Söhne <GmbH>',
    address: {
      country: 'DE',
      subdivision: '',
      postalCode: '10115',
      city: 'Berlin',
      addressLine: 'Invalidenstr. 1',
      addressLine2: '',
    },
    vatId: 'DE123456789',
    taxNumber: '27/123/45678',
    register: 'Amtsgericht Berlin HRB 1234',
    contactName: 'Ada Lovelace',
    email: 'office@example.com',
    phone: '+49 30 123456',
    bankName: 'Bank',
    bankHolder: 'Lumen',
    iban: 'DE02 1203 0000 0000 2020 51',
    bic: 'BYLADEM1001',
  },
} satisfies DocumentOptions['settings']

/** Somebody at an address, as an order keeps it. */
const contact = (country: string, more: Readonly<Record<string, string>> = {}) =>
  ({
    address: {
      country,
      city: 'Town',
      postalCode: '1010',
      addressLine: 'Main Street 1',
      ...more,
    },
    contactDetails: {
      firstName: more.firstName ?? 'Ada',
      lastName: more.lastName ?? 'Lovelace',
      ...(more.company && { company: more.company }),
      ...(more.vatId && { vatId: { id: more.vatId } }),
    },
  }) as unknown as NonNullable<Order['billing']>

interface Odd {
  readonly lines: readonly (readonly [taxGroupId: string, quantity: number, unitPrice: number])[]
  readonly names?: readonly string[]
  readonly snapshot?: Partial<PriceSnapshot>
  readonly net?: boolean
  readonly delivery?: readonly [taxGroupId: string, amount: number]
  readonly off?: readonly Promotion['effect'][]
  readonly order?: Partial<Order>
  readonly paid?: number
  readonly writing?: Partial<DocumentOptions>
  readonly seller?: Partial<DocumentOptions['settings']['seller']>
}

const promotion = (effect: Promotion['effect'], at: number): Promotion => ({
  id: `promotion${at}`,
  name: `Spring & Summer ${at}`,
  source: 'rule',
  effect,
  combination: { rank: at, mode: 'stack' },
})

const snapshotOf = (odd: Odd): PriceSnapshot => ({
  currency: 'EUR',
  now,
  settings: { pricesIncludeTax: !odd.net, roundTaxPer: 'rate', roundingMode: 'half-up' },
  lines: odd.lines.map(
    ([taxGroupId, quantity, unitPrice], at): SnapshotLine => ({
      id: `line${String(at).padStart(3, '0')}`,
      quantity,
      unitPrice,
      taxGroupId,
      shippable: true,
    }),
  ),
  promotions: (odd.off ?? []).map(promotion),
  codes: [],
  delivery: deliveryFor(odd),
  fees: [],
  taxes,
  buyer: {},
  tenders: [],
  ...odd.snapshot,
})

function deliveryFor({ delivery }: Odd): PriceSnapshot['delivery'] {
  if (!delivery) return { options: [], chosen: [] }
  const [taxGroupId, amount] = delivery
  return {
    options: [
      {
        id: 'parcel',
        groupId: 'default',
        title: 'Parcel',
        kind: 'shipping',
        taxGroupId,
        rates: [{ amount, conditions: [] }],
      },
    ],
    chosen: [{ groupId: 'default', optionId: 'parcel' }],
  }
}

function placed(odd: Odd): OrderView {
  const snapshot = snapshotOf(odd)
  const view = viewOf(snapshot, {
    email: 'ada@example.com',
    billing: contact('DE'),
    shipping: contact('DE'),
    ...odd.order,
  })
  const lines = view.lines.map((line, at) => ({ ...line, name: odd.names?.[at] ?? line.name }))
  const payments = odd.paid
    ? [{ name: 'Gift card', capturedMinor: odd.paid, refundedMinor: 0, state: 'PAID' }]
    : []
  return { ...view, lines, payments: payments as unknown as OrderView['payments'] }
}

const writingOf = (odd: Odd): DocumentOptions => ({
  ...writing,
  settings: { ...settings, seller: { ...settings.seller, ...odd.seller } },
  ...odd.writing,
})

function invoiced(odd: Odd) {
  const view = placed(odd)
  const content = invoiceContent(view, writingOf(odd))
  return { view, odd, invoice: invoiceOf(content, { currency: view.order.currency }) }
}

const note = (invoice: Invoice, content: Invoice['content']): Invoice => ({
  ...invoice,
  kind: 'CREDIT_NOTE',
  number: '2026-00002',
  correctsId: invoice.id,
  content,
})

/** A credit note over all that is left after earlier ones. */
function creditedWhole(odd: Odd, earlier: readonly Invoice[] = []): Invoice {
  const { view, invoice } = invoiced(odd)
  return note(invoice, restContent(invoice, earlier, view, writingOf(odd)))
}

/** A credit note over some pieces of the first line, and over so much more. */
function creditedPart(odd: Odd, quantity: number, beyond: number, withDelivery = false): Invoice {
  const { view, invoice } = invoiced(odd)
  const lineId = view.lines[0]?.id ?? ''
  const pieces = new Map(quantity > 0 ? [[lineId, quantity] as const] : [])
  const deliveryGroupIds = withDelivery ? ['default'] : []
  const parts = partsOf(view, pieces, { deliveryGroupIds })
  const amountMinor = parts.reduce((sum, { afterTax }) => sum + afterTax, beyond)
  const sold = { lines: view.lines, delivery: view.order.delivery, taxes: view.order.taxes }
  const { taxMinor } = refundEntries(sold, parts, amountMinor)
  const refund = {
    id: 'refund',
    orderId: 'order',
    amountMinor,
    taxMinor,
    reason: '',
    lines: [...pieces].map(([id, count]) => ({ lineId: id, quantity: count })),
    deliveryGroupIds,
    deliveryMinor: 0,
    fees: [],
    payments: [{ paymentId: 'p', amountMinor, state: 'DONE', isExternal: true }],
    createdDate: writing.now,
  } as unknown as Refund
  const lines = view.lines.map((line) => ({ ...line, refunded: pieces.get(line.id) ?? 0 }))
  const after = { ...view, lines, refunds: [refund] }
  return note(invoice, refundContent(invoice, after, refund, writingOf(odd)))
}

const vienna = contact('AT', { company: 'Kunst GmbH', vatId: 'ATU12345678' })
const paris = contact('FR', { company: 'Art SARL', vatId: 'FR12345678901', city: 'Paris' })
const zurich = contact('CH', { city: 'Zürich' })
const mixed: Odd = {
  lines: [
    ['goods', 3, 999],
    ['books', 2, 1250],
    ['courses', 1, 4900],
    ['solar', 1, 70_000],
  ],
  delivery: ['goods', 490],
}
const goods: Odd = { lines: [['goods', 3, 3333]], delivery: ['goods', 490] }
const off: Odd['off'] = [
  { kind: 'percent-off-price', percent: '12.5' },
  { kind: 'amount-off-sum', amount: 777 },
]
const many = Array.from({ length: 300 }, (_, at) => {
  const group = ['goods', 'books', 'courses'][at % 3] ?? 'goods'
  return [group, (at % 7) + 1, 101 + at * 37] as const
})

/** Orders that are difficult for e-invoices, by their peculiarity. */
const orders: Readonly<Record<string, Odd>> = {
  'one rate': goods,
  'mixed rates': mixed,
  'prices without tax': { ...mixed, net: true },
  'the smallest amount': { lines: [['goods', 1, 1]] },
  'a free line': {
    lines: [
      ['goods', 1, 0],
      ['books', 1, 1000],
    ],
  },
  'nothing to pay': { lines: [['goods', 2, 0]] },
  'a price that does not divide': { lines: [['goods', 7, 1429]], net: true },
  'discounts on lines and the order': { ...mixed, off },
  'discounts on prices without tax': { ...mixed, off, net: true },
  'a discount of everything': {
    ...goods,
    off: [{ kind: 'percent-off-price', percent: '100' }],
  },
  'delivery at the rate of books': { lines: [['books', 1, 1999]], delivery: ['books', 390] },
  'a fee': {
    ...goods,
    order: {
      fees: [{ id: 'f', code: 'f', name: 'Wrapping', beforeTax: 250, tax: 48, afterTax: 298 }],
    },
  },
  'zero-rated goods': { lines: [['solar', 1, 70_000]] },
  'exempt courses': { lines: [['courses', 1, 4900]], order: { billing: null, shipping: null } },
  'a small business': {
    lines: [['small', 2, 1500]],
    delivery: ['small', 500],
    seller: { vatId: '' },
    writing: { language: 'de' },
  },
  'reverse charge': {
    lines: [['reverse', 5, 1999]],
    net: true,
    order: { billing: vienna, shipping: vienna },
  },
  'an intra-community supply': {
    lines: [['community', 5, 1999]],
    delivery: ['community', 900],
    net: true,
    order: { billing: paris, shipping: paris },
  },
  'an intra-community supply to another address': {
    lines: [['community', 1, 1999]],
    net: true,
    order: { billing: paris, shipping: contact('FR', { city: 'Lyon' }) },
  },
  'an export': {
    lines: [['export', 1, 25_000]],
    delivery: ['export', 2900],
    order: { billing: zurich, shipping: zurich },
  },
  'outside the scope of tax': {
    lines: [['outside', 1, 25_000]],
    order: { billing: contact('US', { subdivision: 'US-NY' }), shipping: null },
  },
  'outside the scope beside taxed goods': {
    lines: [
      ['outside', 1, 2500],
      ['goods', 1, 1000],
    ],
  },
  'a rate with decimals': { lines: [['france', 3, 1055]], order: { shipping: paris } },
  'taxes on top of each other': { lines: [['stacked', 3, 1999]], net: true },
  'no rate at all': { lines: [['unknown', 1, 1000]] },
  yen: {
    lines: [['japan', 3, 1234]],
    delivery: ['japan', 500],
    snapshot: { currency: 'JPY' },
    writing: { language: 'ja' },
  },
  'dinars with three decimals': {
    lines: [['goods', 3, 12_345]],
    snapshot: { currency: 'KWD' },
  },
  'paid by a gift card in part': { ...goods, paid: 1000 },
  'paid as a whole': { ...goods, paid: 10_489 },
  'a name of 400 letters': { ...goods, names: ['Lampenschirmhalterung'.repeat(19)] },
  'names from right to left': {
    ...goods,
    names: ['מנורה (זהב) 5 & שולחן'],
    order: { billing: contact('IL', { firstName: 'עדה', lastName: 'לאבלייס', city: 'תל אביב' }) },
    writing: { language: 'he' },
  },
  'emoji, markup and control characters': {
    ...goods,
    names: ['💡 <b>Lamp</b> "big" & \u0007bright\u000b]]>'],
  },
  'three hundred lines': { lines: many, delivery: ['goods', 1990], off },
}

const notes: Readonly<Record<string, () => Invoice>> = {
  'a credit note of everything': () => creditedWhole({ ...mixed, off }),
  'a credit note of one piece': () => creditedPart({ ...mixed, off }, 1, 0),
  'a credit note of an amount': () => creditedPart(mixed, 0, 1234),
  'a credit note of a piece and something more': () => creditedPart(goods, 1, 99),
  'a credit note of a piece and something less': () => creditedPart(goods, 2, -99),
  'a credit note of delivery alone': () => creditedPart(goods, 0, 0, true),
  'a credit note of what is left': () => {
    const part = creditedPart({ ...goods, off }, 1, 0)
    return creditedWhole({ ...goods, off }, [part])
  },
  'a credit note of an intra-community supply': () =>
    creditedWhole(orders['an intra-community supply'] as Odd),
  'a credit note in yen': () => creditedWhole(orders.yen as Odd),
}

/** Every document with its peculiarity. */
export const corpus: readonly (readonly [name: string, invoice: Invoice])[] = [
  ...Object.entries(orders).map(([name, odd]) => [name, invoiced(odd).invoice] as const),
  ...Object.entries(notes).map(([name, make]) => [name, make()] as const),
]

/** Documents in a currency with more decimals than the norm supports. */
export const TOO_EXACT = 'dinars with three decimals'
