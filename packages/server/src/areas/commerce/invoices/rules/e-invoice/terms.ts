import type { InvoiceCharge, InvoiceLine, InvoiceTax } from '@vitrine/contract/invoices'
import { currencyExponent, divideDecimals, fromMinorUnits, normalizeDecimal } from '@vitrine/money'
import type { Invoice } from '../../model.ts'
import { type Category, type NormTax, normTaxes } from './model.ts'

/** The texts of an e-invoice, in the language of its document. */
export interface Texts {
  /** Names for lines without one. */
  readonly refund: string
  readonly discount: string
  readonly delivery: string
  readonly fee: string
  /** Payment or credit terms; empty where no amount is open. */
  readonly terms: string
  readonly reason: (reason: InvoiceTax['reason']) => string
}

/** The business process (BT-23). */
export const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/** Codes of the norm: kinds of documents, payment methods, pieces. */
export const CODES = {
  invoice: '380',
  creditNote: '381',
  transfer: '30',
  sepa: '58',
  undefined: '1',
  piece: 'C62',
} as const

const exemptionCodes: Partial<Record<Category, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

export const exemptionCode = ({ category }: NormTax): string => exemptionCodes[category] ?? ''
export const exemptionText = ({ reasons }: NormTax, { reason }: Texts): string =>
  reasons.map(reason).filter(Boolean).join(' ')

export const chargeName = ({ name, kind }: InvoiceCharge, { delivery, fee }: Texts): string =>
  name || (kind === 'DELIVERY' ? delivery : fee)

const has = (invoice: Invoice, category: Category) =>
  normTaxes(invoice).some((one) => one.category === category)

/**
 * Tax identifiers of the parties. Outside the scope of tax no VAT ID may be given (BR-O-02), and a seller
 * always has at least one number (BR-CO-26). A buyer without an address gets the place of taxation (BR-11).
 */
export function identifiersOf(invoice: Invoice) {
  const { seller, buyer, delivery, taxes } = invoice.content
  const isOutside = has(invoice, 'O')
  const sellerVatId = isOutside ? '' : seller.vatId
  return {
    sellerVatId,
    sellerId: sellerVatId === '' ? seller.vatId || seller.taxNumber : '',
    buyerVatId: isOutside ? '' : buyer.vatId,
    buyerCountry:
      buyer.country ||
      delivery?.country ||
      taxes.find(({ country }) => country !== '')?.country ||
      seller.address.country,
  }
}

/**
 * Date and place of the delivery. An intra-community supply requires both, even before it is sent (BR-IC-11,
 * BR-IC-12).
 */
export function deliveryOf(invoice: Invoice) {
  const { delivery, deliveryDate, buyer } = invoice.content
  const isIntraCommunity = has(invoice, 'K')
  return {
    date: deliveryDate ?? '',
    /** The first day of the supply; empty unless no day of delivery is known and one is needed. */
    from: isIntraCommunity && deliveryDate === null ? invoice.issueDate : '',
    party: delivery ?? (isIntraCommunity ? buyer : null),
    country: delivery?.country || identifiersOf(invoice).buyerCountry,
  }
}

/** How it is paid: a credit note does not name the account of the seller. */
export function meansOf({ kind, currency, content: { seller } }: Invoice) {
  const iban = seller.iban.replaceAll(/\s/g, '')
  if (kind !== 'INVOICE' || iban === '') return { code: CODES.undefined, account: undefined }
  return {
    code: currency === 'EUR' ? CODES.sepa : CODES.transfer,
    account: { iban, holder: seller.bankHolder, bic: seller.bic },
  }
}

/** Decimals of the price of one piece; where they are not enough, it is that of all pieces. */
const PRICE_DIGITS = 4

/** The price of one piece, or of all of them where that of one would be rounded. */
export function priceOf({ listedNet, quantity }: InvoiceLine, currency: string) {
  const whole = fromMinorUnits(BigInt(listedNet), currency)
  const one = divideDecimals(whole, String(quantity), PRICE_DIGITS)
  const isExact = (listedNet * 10 ** (PRICE_DIGITS - currencyExponent(currency))) % quantity === 0
  return isExact ? { price: normalizeDecimal(one), base: 1 } : { price: whole, base: quantity }
}
