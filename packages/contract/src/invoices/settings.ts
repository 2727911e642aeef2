import { OneOf, type Static, Text, Type } from '../kit/index.ts'

/** When an order is invoiced automatically. */
export const invoiceMoments = ['ON_PAYMENT', 'ON_SHIPMENT', 'MANUAL'] as const
export type InvoiceMoment = (typeof invoiceMoments)[number]

export const SellerAddress = Type.Object({
  /** ISO 3166-1 alpha-2; empty until it is known. */
  country: Type.String({ pattern: '^([A-Z]{2})?$' }),
  /** ISO 3166-2 with its country, such as `US-NY`. */
  subdivision: Text(0, 50),
  postalCode: Text(0, 50),
  city: Text(0, 100),
  addressLine: Text(0, 200),
  addressLine2: Text(0, 200),
})

/** The seller on every document. */
export const InvoiceSeller = Type.Object({
  /** The legal name. */
  name: Text(0, 200),
  address: SellerAddress,
  /** With its country, such as `DE123456789`. */
  vatId: Text(0, 50),
  /** The number at the local tax office. */
  taxNumber: Text(0, 50),
  /** Court and number, such as `Amtsgericht Berlin HRB 1234`. */
  register: Text(0, 200),
  contactName: Text(0, 100),
  email: Text(0, 254),
  phone: Text(0, 50),
  bankName: Text(0, 100),
  bankHolder: Text(0, 100),
  iban: Text(0, 40),
  bic: Text(0, 15),
})
export type InvoiceSeller = Static<typeof InvoiceSeller>

/** The number of an account of the bookkeeper. */
const AccountNumber = () => Type.String({ pattern: '^\\d{4,9}$' })

/** Accounts of the bookkeeping by those of the ledger; the defaults are of the German chart SKR 03. */
export const JournalAccounts = Type.Object({
  RECEIVABLE: AccountNumber(),
  SALES: AccountNumber(),
  DISCOUNT: AccountNumber(),
  DELIVERY: AccountNumber(),
  FEES: AccountNumber(),
  TAX: AccountNumber(),
  CLEARING: AccountNumber(),
  /** Payouts of payment providers. */
  BANK: AccountNumber(),
  /** Fees of payment providers. */
  PROVIDER_FEES: AccountNumber(),
  REFUNDS: AccountNumber(),
  DISPUTES: AccountNumber(),
  /** Liabilities from gift cards. */
  GIFT_CARDS: AccountNumber(),
  /** Expense of gift cards given for free. */
  GIFT_CARDS_GIVEN: AccountNumber(),
  /** Income from expired gift cards. */
  GIFT_CARDS_EXPIRED: AccountNumber(),
  /** The unspent store credit of members. */
  STORE_CREDIT: AccountNumber(),
  /** Expense of store credit given by merchants. */
  STORE_CREDIT_GIVEN: AccountNumber(),
  /** Income from expired store credit. */
  STORE_CREDIT_EXPIRED: AccountNumber(),
})
export type JournalAccounts = Static<typeof JournalAccounts>
export type JournalAccount = keyof JournalAccounts

export const journalFormats = ['CSV', 'DATEV'] as const
export type JournalFormat = (typeof journalFormats)[number]

/** How a site writes its invoices. */
export const InvoiceSettings = Type.Object({
  /** Default `MANUAL`. Orders that had an invoice get no second one by themselves. */
  issue: OneOf(invoiceMoments),
  /** Whether the buyer gets documents that are issued automatically by mail; default yes. */
  mail: Type.Boolean(),
  /** Whether refunds and cancellations of invoiced orders create credit notes; default yes. */
  creditNotes: Type.Boolean(),
  /** Precedes the year and the number: `RE-` gives `RE-2026-00001`. */
  numberPrefix: Text(0, 20, { pattern: '^[A-Za-z0-9/._-]*$' }),
  /** Time zone of dates and years, such as `Europe/Berlin`; default `UTC`. */
  timeZone: Text(1, 50),
  /** Days until an unpaid invoice is due, 0–365. */
  dueDays: Type.Integer({ minimum: 0, maximum: 365 }),
  /** Below every document. */
  footer: Text(0, 1000),
  seller: InvoiceSeller,
  /** The accounts of the journal. */
  accounts: JournalAccounts,
})
export type InvoiceSettings = Static<typeof InvoiceSettings>

/** The seller data that a document requires. */
export const SavedInvoiceSettings = Type.Object({
  settings: InvoiceSettings,
  /** Grows with each change; 0 until something is saved. */
  revision: Type.Integer(),
  /** Fields that have to be filled before a document can be issued, such as `seller.name`. */
  missing: Type.Array(Type.String()),
})
