import type { InvoiceCharge, InvoiceLine, InvoiceParty } from '@vitrine/contract/invoices'
import { fromMinorUnits } from '@vitrine/money'
import type { Invoice } from '../../model.ts'
import { type NormRate, type NormTax, normTaxes, ratesOf, withLines } from './model.ts'
import {
  CODES,
  chargeName,
  deliveryOf,
  exemptionCode,
  exemptionText,
  identifiersOf,
  meansOf,
  PROFILE,
  priceOf,
  type Texts,
} from './terms.ts'
import { document, type Element, element } from './xml.ts'

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'
const schema = (name: string) => `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`
const text = (name: string, value: string) => element(`cbc:${name}`, value)
const group = (name: string, ...children: readonly (Element | undefined)[]) =>
  element(`cac:${name}`, children)

/** A document as UBL 2.1, in the form of XRechnung 3.0 (EN 16931). */
export function writeUbl(issued: Invoice, texts: Texts): string {
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
      supplier(invoice),
      customer(invoice),
      delivery(invoice),
      ...payment(invoice, texts),
      ...content.allowances.map((one) => allowanceCharge(invoice, one, false, texts)),
      ...content.charges.map((one) => allowanceCharge(invoice, one, true, texts)),
      taxTotal(invoice, texts),
      totals(invoice),
      ...content.lines.map((line, at) => lineOf(invoice, line, at, { money, texts })),
    ],
  }
  return document(root)
}

/** Amounts of minor units with their currency. */
const moneyOf = (currency: string) => (name: string, units: number) =>
  element(`cbc:${name}`, fromMinorUnits(BigInt(units), currency), { currencyID: currency })

function head(invoice: Invoice) {
  const { kind, number, issueDate, orderNumber, content, currency } = invoice
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
    group('InvoicePeriod', text('StartDate', deliveryOf(invoice).from)),
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
  readonly subdivision: string
  readonly country: string
}

const address = (name: string, one: Address) =>
  group(
    name,
    text('StreetName', one.street),
    text('AdditionalStreetName', one.street2),
    text('CityName', one.city),
    text('PostalZone', one.postalCode),
    text('CountrySubentity', one.subdivision),
    group('Country', text('IdentificationCode', one.country)),
  )

const taxScheme = (id: string) => group('TaxScheme', text('ID', id))
const endpoint = (email: string) => element('cbc:EndpointID', email, { schemeID: 'EM' })

const taxNumber = (id: string, scheme: string) =>
  id === '' ? undefined : group('PartyTaxScheme', text('CompanyID', id), taxScheme(scheme))

function supplier(invoice: Invoice) {
  const { seller } = invoice.content
  const ids = identifiersOf(invoice)
  const { addressLine: street, addressLine2: street2, ...place } = seller.address
  return group(
    'AccountingSupplierParty',
    group(
      'Party',
      endpoint(seller.email),
      group('PartyIdentification', text('ID', ids.sellerId)),
      group('PartyName', text('Name', seller.name)),
      address('PostalAddress', { ...place, street, street2 }),
      taxNumber(ids.sellerVatId, 'VAT'),
      taxNumber(seller.taxNumber, 'FC'),
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

const placeOf = ({ street, city, postalCode, subdivision }: InvoiceParty, country: string) => ({
  street,
  street2: '',
  city,
  postalCode,
  subdivision,
  country,
})

function customer(invoice: Invoice) {
  const { buyer } = invoice.content
  const { buyerVatId, buyerCountry } = identifiersOf(invoice)
  return group(
    'AccountingCustomerParty',
    group(
      'Party',
      endpoint(buyer.email),
      address('PostalAddress', placeOf(buyer, buyerCountry)),
      taxNumber(buyerVatId, 'VAT'),
      group('PartyLegalEntity', text('RegistrationName', buyer.company || buyer.name)),
      buyer.company ? group('Contact', text('Name', buyer.name)) : undefined,
    ),
  )
}

function delivery(invoice: Invoice) {
  const { date, party, country } = deliveryOf(invoice)
  return group(
    'Delivery',
    text('ActualDeliveryDate', date),
    party ? group('DeliveryLocation', address('Address', placeOf(party, country))) : undefined,
    party
      ? group('DeliveryParty', group('PartyName', text('Name', party.company || party.name)))
      : undefined,
  )
}

function payment(invoice: Invoice, { terms }: Texts) {
  const { code, account } = meansOf(invoice)
  return [
    group(
      'PaymentMeans',
      text('PaymentMeansCode', code),
      text('PaymentID', invoice.number),
      account
        ? group(
            'PayeeFinancialAccount',
            text('ID', account.iban),
            text('Name', account.holder),
            group('FinancialInstitutionBranch', text('ID', account.bic)),
          )
        : undefined,
    ),
    group('PaymentTerms', text('Note', terms)),
  ]
}

const category = (name: string, { category: id, percent }: NormRate) =>
  group(name, text('ID', id), id === 'O' ? undefined : text('Percent', percent), taxScheme('VAT'))

/** XRechnung wants a rate in each row, also outside the scope of tax. */
const taxRow = (one: NormTax, texts: Texts) =>
  group(
    'TaxCategory',
    text('ID', one.category),
    text('Percent', one.percent),
    text('TaxExemptionReasonCode', exemptionCode(one)),
    text('TaxExemptionReason', exemptionText(one, texts)),
    taxScheme('VAT'),
  )

function allowanceCharge(invoice: Invoice, one: InvoiceCharge, isCharge: boolean, texts: Texts) {
  const money = moneyOf(invoice.currency)
  const reason = isCharge ? chargeName(one, texts) : one.name || texts.discount
  return group(
    'AllowanceCharge',
    text('ChargeIndicator', String(isCharge)),
    text('AllowanceChargeReason', reason),
    money('Amount', one.net),
    category('TaxCategory', ratesOf(invoice)(one)),
  )
}

function taxTotal(invoice: Invoice, texts: Texts) {
  const money = moneyOf(invoice.currency)
  return group(
    'TaxTotal',
    money('TaxAmount', invoice.content.totals.tax),
    ...normTaxes(invoice).map((one) =>
      group(
        'TaxSubtotal',
        money('TaxableAmount', one.net),
        money('TaxAmount', one.tax),
        taxRow(one, texts),
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
  { money, texts }: { readonly money: ReturnType<typeof moneyOf>; readonly texts: Texts },
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
        text('AllowanceChargeReason', reason || texts.discount),
        money('Amount', amount),
      ),
    ),
    group(
      'Item',
      text('Description', line.details.join(', ')),
      text('Name', line.name || texts.refund),
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
