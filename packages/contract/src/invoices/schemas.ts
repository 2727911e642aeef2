import { Minor } from '../cart/estimate.ts'
import { Guid, Nullable, OneOf, type Page, type Static, Timestamp, Type } from '../kit/index.ts'
import { InvoiceSeller } from './settings.ts'

export const invoiceKinds = ['INVOICE', 'CREDIT_NOTE'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** The most orders that one call issues or lists. */
export const MAX_INVOICED_AT_ONCE = 100

/** The reason why a rate is charged, or none is. */
export const invoiceTaxReasons = [
  'standard',
  'reduced',
  'zero',
  'exempt',
  'reverse-charge',
  'export',
  'intra-community',
  'not-registered',
  'outside-scope',
  'no-rate',
] as const

/** A day, such as `2026-01-31`. */
export const Day = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** The tax of an amount. */
const Rate = {
  /** A fraction: `0.19` is 19 %. */
  rate: Type.String(),
  reason: OneOf(invoiceTaxReasons),
  /** Name of the rate, such as `VAT`. */
  taxName: Type.String(),
  /** ISO 3166-1; empty where unknown. */
  country: Type.String(),
}

/** `net + tax = gross`. Amounts are in minor units of the document’s currency. */
const Taxed = { ...Rate, net: Minor(), tax: Minor(), gross: Minor() }

const InvoiceAllowance = Type.Object({ reason: Type.String(), amount: Minor() })

/** Goods or services. */
export const InvoiceLine = Type.Object({
  ...Taxed,
  /** Line of the order; null for an amount that belongs to no line. */
  lineId: Nullable(Guid()),
  name: Type.String(),
  /** Choices and texts, such as `Size: L`. */
  details: Type.Array(Type.String()),
  sku: Nullable(Type.String()),
  quantity: Type.Integer(),
  /** All pieces without tax, before allowances. */
  listedNet: Minor(),
  /** Discounts without tax: `net = listedNet − allowances`. */
  allowances: Type.Array(InvoiceAllowance),
})
export type InvoiceLine = Static<typeof InvoiceLine>

/** Delivery and fees; also discounts on the whole document. */
export const InvoiceCharge = Type.Object({
  ...Taxed,
  kind: OneOf(['DELIVERY', 'FEE', 'OTHER']),
  /** Id of the delivery or the fee. */
  chargeId: Nullable(Type.String()),
  name: Type.String(),
})
export type InvoiceCharge = Static<typeof InvoiceCharge>

/** All amounts of one rate and reason. */
export const InvoiceTax = Type.Object(Taxed)
export type InvoiceTax = Static<typeof InvoiceTax>

/** `gross = lines − allowances + charges + tax`, `payable = gross + rounding − paid`. */
export const InvoiceTotals = Type.Object({
  lines: Minor(),
  allowances: Minor(),
  charges: Minor(),
  net: Minor(),
  tax: Minor(),
  gross: Minor(),
  /** Difference to the total of the order, for orders with imported sums. */
  rounding: Minor(),
  /** The total of the document: `gross + rounding`. */
  total: Minor(),
  /** Amount paid until the day of issue. */
  paid: Minor(),
  payable: Minor(),
})
export type InvoiceTotals = Static<typeof InvoiceTotals>

export const InvoiceParty = Type.Object({
  name: Type.String(),
  company: Type.String(),
  vatId: Type.String(),
  email: Type.String(),
  /** Lines as the post of the country writes them, without the country. */
  lines: Type.Array(Type.String()),
  country: Type.String(),
  subdivision: Type.String(),
  city: Type.String(),
  postalCode: Type.String(),
  street: Type.String(),
})
export type InvoiceParty = Static<typeof InvoiceParty>

/** The content of a document. It never changes. */
export const InvoiceContent = Type.Object({
  language: Type.String(),
  dueDate: Nullable(Day()),
  /** When goods or services were delivered; null while they are not. */
  deliveryDate: Nullable(Day()),
  orderDate: Day(),
  seller: InvoiceSeller,
  footer: Type.String(),
  buyer: InvoiceParty,
  /** The delivery address, if it is not the buyer’s address. */
  delivery: Nullable(InvoiceParty),
  /** For a credit note: the invoice that it corrects. */
  corrects: Nullable(Type.Object({ number: Type.String(), issueDate: Day() })),
  lines: Type.Array(InvoiceLine),
  charges: Type.Array(InvoiceCharge),
  allowances: Type.Array(InvoiceCharge),
  taxes: Type.Array(InvoiceTax),
  totals: InvoiceTotals,
  /** Names of the payments that were received. */
  payments: Type.Array(Type.String()),
})
export type InvoiceContent = Static<typeof InvoiceContent>

/** A document in a list. */
export const InvoiceSummary = Type.Object({
  id: Guid(),
  kind: OneOf(invoiceKinds),
  /** Without gaps in a year, invoices and credit notes together. */
  number: Type.String(),
  issueDate: Day(),
  orderId: Guid(),
  orderNumber: Type.String(),
  buyerName: Type.String(),
  /** ISO 4217. */
  currency: Type.String(),
  /** Decimals of the currency: 2 for EUR, 0 for JPY, 3 for KWD. */
  exponent: Type.Integer(),
  /** For a credit note: the credited amount. */
  total: Minor(),
  /** For an invoice: the amount of its credit notes. */
  credited: Minor(),
  /** For a credit note: the id of its invoice. */
  correctsId: Nullable(Guid()),
  /**
   * The holder of this address can read the document as PDF with embedded XML (Factur-X); it does not expire.
   */
  pdfUrl: Type.String(),
  /** The same as an e-invoice: UBL in the form of XRechnung (EN 16931). */
  xmlUrl: Type.String(),
  mailedDate: Nullable(Timestamp()),
  createdDate: Timestamp(),
})
export type InvoiceSummary = Static<typeof InvoiceSummary>

export const Invoice = Type.Object({ ...InvoiceSummary.properties, content: InvoiceContent })
export type Invoice = Static<typeof Invoice>

/** The result of one order of a bulk call. */
export const InvoiceResult = Type.Object({
  orderId: Guid(),
  invoice: Nullable(InvoiceSummary),
  /** Whether it was issued now; false for one that was there. */
  issued: Type.Boolean(),
  error: Nullable(Type.Object({ code: Type.String(), description: Type.String() })),
})
export type InvoiceResult = Static<typeof InvoiceResult>

export const InvoiceFile = Type.Unsafe<Page>({ description: 'The bytes of the document' })
