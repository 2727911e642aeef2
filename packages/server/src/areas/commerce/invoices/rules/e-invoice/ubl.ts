import type { InvoiceCharge, InvoiceLine, InvoiceParty } from '@vitrine/contract/invoices'
import { currencyExponent, divideDecimals, fromMinorUnits, normalizeDecimal } from '@vitrine/money'
import type { Invoice } from '../../model.ts'
import { type NormRate, normTaxes, ratesOf, withLines } from './model.ts'
import { document, type Element, element } from './xml.ts'

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const schema = (name: string) => `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`
/** Codes of the norm: an invoice, a credit note, a transfer within SEPA, one not defined, pieces. */
const CODES = { invoice: '380', creditNote: '381', sepa: '58', other: '1', piece: 'C62' } as const
/** Decimals of the price of one piece; where they are not enough, it is that of all pieces. */
const PRICE_DIGITS = 4

const text = (name: string, value: string) => element(`cbc:${name}`, value)
const group = (name: string, ...children: readonly (Element | undefined)[]) =>
  element(`cac:${name}`, children)

/** A document as UBL 2.1, in the form of XRechnung 3.0 (EN 16931). */
export function writeUbl(issued: Invoice): string {
  const invoice = withLines(issued)
  const { kind, content, currency } = invoice
  const isInvoice = kind === 'INVOICE'
  const name = isInvoice ? 'Invoice' : 'CreditNote'
  const money = moneyOf(currency)
  const root: Element = {
    name,
    attributes: {
      xmlns: schema(name),
      'xmlns:cac': schema('CommonAggregateComponents'),
      'xmlns:cbc': schema('CommonBasicComponents'),
    },
    content: [
      ...head(invoice),
      supplier(content.seller),
      customer(content.buyer),
      deliveryOf(invoice),
      ...paymentOf(invoice),
      ...content.allowances.map((one) => allowanceCharge(invoice, one, false)),
      ...content.charges.map((one) => allowanceCharge(invoice, one, true)),
      taxTotal(invoice),
      totals(invoice),
      ...content.lines.map((line, at) => lineOf(invoice, line, at, money)),
    ],
  }
  return document(root)
}

/** Amounts of minor units with their currency. */
const moneyOf = (currency: string) => (name: string, units: number) =>
  element(`cbc:${name}`, fromMinorUnits(BigInt(units), currency), { currencyID: currency })

function head({ kind, number, issueDate, orderNumber, content, currency }: Invoice) {
  const isInvoice = kind === 'INVOICE'
  const { corrects, dueDate, footer } = content
  return [
    text('CustomizationID', XRECHNUNG),
    text('ProfileID', PROFILE),
    text('ID', number),
    text('IssueDate', issueDate),
    isInvoice ? text('DueDate', dueDate ?? '') : undefined,
    isInvoice
      ? text('InvoiceTypeCode', CODES.invoice)
      : text('CreditNoteTypeCode', CODES.creditNote),
    text('Note', footer),
    text('DocumentCurrencyCode', currency),
    text('BuyerReference', String(orderNumber)),
    group('OrderReference', text('ID', String(orderNumber))),
    corrects
      ? group(
          'BillingReference',
          group(
            'InvoiceDocumentReference',
            text('ID', corrects.number),
            text('IssueDate', corrects.issueDate),
          ),
        )
      : undefined,
  ]
}

interface Address {
  readonly street: string
  readonly street2: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
}

const address = (name: string, one: Address) =>
  group(
    name,
    text('StreetName', one.street),
    text('AdditionalStreetName', one.street2),
    text('CityName', one.city),
    text('PostalZone', one.postalCode),
    group('Country', text('IdentificationCode', one.country)),
  )

const taxScheme = (id: string) => group('TaxScheme', text('ID', id))
const endpoint = (email: string) => element('cbc:EndpointID', email, { schemeID: 'EM' })

function supplier(seller: Invoice['content']['seller']) {
  const { addressLine: street, addressLine2: street2, ...place } = seller.address
  return group(
    'AccountingSupplierParty',
    group(
      'Party',
      endpoint(seller.email),
      group('PartyName', text('Name', seller.name)),
      address('PostalAddress', { ...place, street, street2 }),
      seller.vatId
        ? group('PartyTaxScheme', text('CompanyID', seller.vatId), taxScheme('VAT'))
        : undefined,
      seller.taxNumber
        ? group('PartyTaxScheme', text('CompanyID', seller.taxNumber), taxScheme('FC'))
        : undefined,
      group(
        'PartyLegalEntity',
        text('RegistrationName', seller.name),
        text('CompanyLegalForm', seller.register),
      ),
      group(
        'Contact',
        text('Name', seller.contactName || seller.name),
        text('Telephone', seller.phone),
        text('ElectronicMail', seller.email),
      ),
    ),
  )
}

const placeOf = ({ street, city, postalCode, country }: InvoiceParty): Address => ({
  street,
  street2: '',
  city,
  postalCode,
  country,
})

const customer = (buyer: InvoiceParty) =>
  group(
    'AccountingCustomerParty',
    group(
      'Party',
      endpoint(buyer.email),
      address('PostalAddress', placeOf(buyer)),
      buyer.vatId
        ? group('PartyTaxScheme', text('CompanyID', buyer.vatId), taxScheme('VAT'))
        : undefined,
      group('PartyLegalEntity', text('RegistrationName', buyer.company || buyer.name)),
      buyer.company ? group('Contact', text('Name', buyer.name)) : undefined,
    ),
  )

const deliveryOf = ({ content: { delivery, deliveryDate } }: Invoice) =>
  group(
    'Delivery',
    text('ActualDeliveryDate', deliveryDate ?? ''),
    delivery ? group('DeliveryLocation', address('Address', placeOf(delivery))) : undefined,
    delivery
      ? group('DeliveryParty', group('PartyName', text('Name', delivery.company || delivery.name)))
      : undefined,
  )

function paymentOf({ number, kind, content }: Invoice) {
  const { seller, dueDate } = content
  const isTransfer = seller.iban !== ''
  const isOwed = kind === 'INVOICE' && dueDate !== null
  return [
    group(
      'PaymentMeans',
      text('PaymentMeansCode', isTransfer ? CODES.sepa : CODES.other),
      text('PaymentID', number),
      isTransfer
        ? group(
            'PayeeFinancialAccount',
            text('ID', seller.iban.replaceAll(/\s/g, '')),
            text('Name', seller.bankHolder),
            group('FinancialInstitutionBranch', text('ID', seller.bic)),
          )
        : undefined,
    ),
    isOwed ? group('PaymentTerms', text('Note', `Due by ${dueDate}`)) : undefined,
  ]
}

const category = (name: string, { category: id, percent }: NormRate, reason = '') =>
  group(
    name,
    text('ID', id),
    id === 'O' ? undefined : text('Percent', percent),
    text('TaxExemptionReason', reason),
    taxScheme('VAT'),
  )

function allowanceCharge(invoice: Invoice, one: InvoiceCharge, isCharge: boolean) {
  const money = moneyOf(invoice.currency)
  const reason = one.name || (isCharge ? 'Charge' : 'Allowance')
  return group(
    'AllowanceCharge',
    text('ChargeIndicator', String(isCharge)),
    text('AllowanceChargeReason', reason),
    money('Amount', one.net),
    category('TaxCategory', ratesOf(invoice)(one)),
  )
}

function taxTotal(invoice: Invoice) {
  const money = moneyOf(invoice.currency)
  return group(
    'TaxTotal',
    money('TaxAmount', invoice.content.totals.tax),
    ...normTaxes(invoice).map((one) =>
      group(
        'TaxSubtotal',
        money('TaxableAmount', one.net),
        money('TaxAmount', one.tax),
        category('TaxCategory', one, one.reason),
      ),
    ),
  )
}

function totals({ currency, content: { totals: sums } }: Invoice) {
  const money = moneyOf(currency)
  return group(
    'LegalMonetaryTotal',
    money('LineExtensionAmount', sums.lines),
    money('TaxExclusiveAmount', sums.net),
    money('TaxInclusiveAmount', sums.gross),
    sums.allowances === 0 ? undefined : money('AllowanceTotalAmount', sums.allowances),
    sums.charges === 0 ? undefined : money('ChargeTotalAmount', sums.charges),
    sums.paid === 0 ? undefined : money('PrepaidAmount', sums.paid),
    sums.rounding === 0 ? undefined : money('PayableRoundingAmount', sums.rounding),
    money('PayableAmount', sums.payable),
  )
}

function lineOf(
  invoice: Invoice,
  line: InvoiceLine,
  at: number,
  money: ReturnType<typeof moneyOf>,
) {
  const isInvoice = invoice.kind === 'INVOICE'
  const unitCode = { unitCode: CODES.piece }
  const { price, base } = priceOf(line, invoice.currency)
  const quantity = isInvoice ? 'InvoicedQuantity' : 'CreditedQuantity'
  return group(
    isInvoice ? 'InvoiceLine' : 'CreditNoteLine',
    text('ID', String(at + 1)),
    element(`cbc:${quantity}`, String(line.quantity), unitCode),
    money('LineExtensionAmount', line.net),
    ...line.allowances.map(({ reason, amount }) =>
      group(
        'AllowanceCharge',
        text('ChargeIndicator', 'false'),
        text('AllowanceChargeReason', reason || 'Discount'),
        money('Amount', amount),
      ),
    ),
    group(
      'Item',
      text('Description', line.details.join(', ')),
      text('Name', line.name || 'Refund'),
      group('SellersItemIdentification', text('ID', line.sku ?? '')),
      category('ClassifiedTaxCategory', ratesOf(invoice)(line)),
    ),
    group(
      'Price',
      element('cbc:PriceAmount', price, { currencyID: invoice.currency }),
      element('cbc:BaseQuantity', String(base), unitCode),
    ),
  )
}

/** The price of one piece, or of all of them where that of one would be rounded. */
function priceOf({ listedNet, quantity }: InvoiceLine, currency: string) {
  const whole = fromMinorUnits(BigInt(listedNet), currency)
  const one = divideDecimals(whole, String(quantity), PRICE_DIGITS)
  const isExact = (listedNet * 10 ** (PRICE_DIGITS - currencyExponent(currency))) % quantity === 0
  return isExact ? { price: normalizeDecimal(one), base: 1 } : { price: whole, base: quantity }
}
