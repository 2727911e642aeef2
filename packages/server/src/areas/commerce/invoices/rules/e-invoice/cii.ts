import type { InvoiceCharge, InvoiceLine, InvoiceParty } from '@vitrine/contract/invoices'
import { fromMinorUnits } from '@vitrine/money'
import type { Invoice } from '../../model.ts'
import { type NormRate, normTaxes, ratesOf, withLines } from './model.ts'
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

const GUIDELINE = 'urn:cen.eu:en16931:2017'
const DAY_FORMAT = '102'
const UNECE = 'urn:un:unece:uncefact:data'

const text = (name: string, value: string) => element(`ram:${name}`, value)
const group = (name: string, ...children: readonly (Element | undefined)[]) =>
  element(`ram:${name}`, children)

/** A day such as `2026-01-31`, in its element. */
const day = (name: string, value: string, space = 'udt') =>
  group(name, element(`${space}:DateTimeString`, value.replaceAll('-', ''), { format: DAY_FORMAT }))

/** Formats minor units; only the tax total has a currency attribute. */
const moneyOf =
  (currency: string) => (name: string, units: number, attributes?: Element['attributes']) =>
    element(`ram:${name}`, fromMinorUnits(BigInt(units), currency), attributes)

/** A document as Cross Industry Invoice, in the profile EN 16931 of Factur-X. */
export function writeCii(issued: Invoice, texts: Texts): string {
  const invoice = withLines(issued)
  const root: Element = {
    name: 'rsm:CrossIndustryInvoice',
    attributes: {
      'xmlns:rsm': `${UNECE}:standard:CrossIndustryInvoice:100`,
      'xmlns:qdt': `${UNECE}:standard:QualifiedDataType:100`,
      'xmlns:ram': `${UNECE}:standard:ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:udt': `${UNECE}:standard:UnqualifiedDataType:100`,
    },
    content: [
      element('rsm:ExchangedDocumentContext', [
        group('BusinessProcessSpecifiedDocumentContextParameter', text('ID', PROFILE)),
        group('GuidelineSpecifiedDocumentContextParameter', text('ID', GUIDELINE)),
      ]),
      element('rsm:ExchangedDocument', [
        text('ID', invoice.number),
        text('TypeCode', invoice.kind === 'INVOICE' ? CODES.invoice : CODES.creditNote),
        day('IssueDateTime', invoice.issueDate),
        group('IncludedNote', text('Content', invoice.content.footer)),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...invoice.content.lines.map((line, at) => lineOf(invoice, line, at, texts)),
        agreement(invoice),
        delivery(invoice),
        settlement(invoice, texts),
      ]),
    ],
  }
  return document(root)
}

const rateOf = (name: string, { category, percent }: NormRate) =>
  group(
    name,
    text('TypeCode', 'VAT'),
    text('CategoryCode', category),
    category === 'O' ? undefined : text('RateApplicablePercent', percent),
  )

const indicator = (isCharge: boolean) =>
  group('ChargeIndicator', element('udt:Indicator', String(isCharge)))

function lineOf(invoice: Invoice, line: InvoiceLine, at: number, texts: Texts) {
  const money = moneyOf(invoice.currency)
  const unitCode = { unitCode: CODES.piece }
  const { price, base } = priceOf(line, invoice.currency)
  return group(
    'IncludedSupplyChainTradeLineItem',
    group('AssociatedDocumentLineDocument', text('LineID', String(at + 1))),
    group(
      'SpecifiedTradeProduct',
      text('SellerAssignedID', line.sku ?? ''),
      text('Name', line.name || texts.refund),
      text('Description', line.details.join(', ')),
    ),
    group(
      'SpecifiedLineTradeAgreement',
      group(
        'NetPriceProductTradePrice',
        text('ChargeAmount', price),
        element('ram:BasisQuantity', String(base), unitCode),
      ),
    ),
    group(
      'SpecifiedLineTradeDelivery',
      element('ram:BilledQuantity', String(line.quantity), unitCode),
    ),
    group(
      'SpecifiedLineTradeSettlement',
      rateOf('ApplicableTradeTax', ratesOf(invoice)(line)),
      ...line.allowances.map(({ reason, amount }) =>
        group(
          'SpecifiedTradeAllowanceCharge',
          indicator(false),
          money('ActualAmount', amount),
          text('Reason', reason || texts.discount),
        ),
      ),
      group('SpecifiedTradeSettlementLineMonetarySummation', money('LineTotalAmount', line.net)),
    ),
  )
}

interface Address {
  readonly postalCode: string
  readonly street: string
  readonly street2?: string
  readonly city: string
  readonly country: string
  readonly subdivision: string
}

const address = (one: Address) =>
  group(
    'PostalTradeAddress',
    text('PostcodeCode', one.postalCode),
    text('LineOne', one.street),
    text('LineTwo', one.street2 ?? ''),
    text('CityName', one.city),
    text('CountryID', one.country),
    text('CountrySubDivisionName', one.subdivision),
  )

const endpoint = (email: string) =>
  group('URIUniversalCommunication', element('ram:URIID', email, { schemeID: 'EM' }))

const taxNumber = (id: string, scheme: string) =>
  group('SpecifiedTaxRegistration', element('ram:ID', id, { schemeID: scheme }))

function seller(invoice: Invoice) {
  const { seller: one } = invoice.content
  const { sellerId, sellerVatId } = identifiersOf(invoice)
  const { addressLine: street, addressLine2: street2, ...place } = one.address
  return group(
    'SellerTradeParty',
    text('ID', sellerId),
    text('Name', one.name),
    text('Description', one.register),
    group(
      'DefinedTradeContact',
      text('PersonName', one.contactName || one.name),
      group('TelephoneUniversalCommunication', text('CompleteNumber', one.phone)),
      group('EmailURIUniversalCommunication', text('URIID', one.email)),
    ),
    address({ ...place, street, street2 }),
    endpoint(one.email),
    taxNumber(sellerVatId, 'VA'),
    taxNumber(one.taxNumber, 'FC'),
  )
}

function buyer(invoice: Invoice) {
  const { buyer: one } = invoice.content
  const { buyerVatId, buyerCountry: country } = identifiersOf(invoice)
  return group(
    'BuyerTradeParty',
    text('Name', nameOf(one)),
    one.company ? group('DefinedTradeContact', text('PersonName', one.name)) : undefined,
    address({ ...one, country }),
    endpoint(one.email),
    taxNumber(buyerVatId, 'VA'),
  )
}

const nameOf = ({ company, name }: InvoiceParty): string => company || name

const agreement = (invoice: Invoice) =>
  group(
    'ApplicableHeaderTradeAgreement',
    text('BuyerReference', String(invoice.orderNumber)),
    seller(invoice),
    buyer(invoice),
    group('BuyerOrderReferencedDocument', text('IssuerAssignedID', String(invoice.orderNumber))),
  )

/** The only group that the schema requires even when empty. */
function delivery(invoice: Invoice): Element {
  const { date, party, country } = deliveryOf(invoice)
  return {
    name: 'ram:ApplicableHeaderTradeDelivery',
    content: [
      party
        ? group('ShipToTradeParty', text('Name', nameOf(party)), address({ ...party, country }))
        : undefined,
      group('ActualDeliverySupplyChainEvent', day('OccurrenceDateTime', date)),
    ],
  }
}

function settlement(invoice: Invoice, texts: Texts) {
  const { content, currency, number } = invoice
  const { allowances, charges, corrects, dueDate } = content
  return group(
    'ApplicableHeaderTradeSettlement',
    text('PaymentReference', number),
    text('InvoiceCurrencyCode', currency),
    means(invoice),
    ...taxes(invoice, texts),
    group('BillingSpecifiedPeriod', day('StartDateTime', deliveryOf(invoice).from)),
    ...allowances.map((one) => allowanceCharge(invoice, one, false, one.name || texts.discount)),
    ...charges.map((one) => allowanceCharge(invoice, one, true, chargeName(one, texts))),
    group(
      'SpecifiedTradePaymentTerms',
      text('Description', texts.terms),
      day('DueDateDateTime', dueDate ?? ''),
    ),
    totals(invoice),
    corrects
      ? group(
          'InvoiceReferencedDocument',
          text('IssuerAssignedID', corrects.number),
          day('FormattedIssueDateTime', corrects.issueDate, 'qdt'),
        )
      : undefined,
  )
}

function means(invoice: Invoice) {
  const { code, account } = meansOf(invoice)
  return group(
    'SpecifiedTradeSettlementPaymentMeans',
    text('TypeCode', code),
    account
      ? group(
          'PayeePartyCreditorFinancialAccount',
          text('IBANID', account.iban),
          text('AccountName', account.holder),
        )
      : undefined,
    account
      ? group('PayeeSpecifiedCreditorFinancialInstitution', text('BICID', account.bic))
      : undefined,
  )
}

function taxes(invoice: Invoice, texts: Texts) {
  const money = moneyOf(invoice.currency)
  return normTaxes(invoice).map((one) =>
    group(
      'ApplicableTradeTax',
      money('CalculatedAmount', one.tax),
      text('TypeCode', 'VAT'),
      text('ExemptionReason', exemptionText(one, texts)),
      money('BasisAmount', one.net),
      text('CategoryCode', one.category),
      text('ExemptionReasonCode', exemptionCode(one)),
      text('RateApplicablePercent', one.percent),
    ),
  )
}

function allowanceCharge(invoice: Invoice, one: InvoiceCharge, isCharge: boolean, reason: string) {
  const money = moneyOf(invoice.currency)
  return group(
    'SpecifiedTradeAllowanceCharge',
    indicator(isCharge),
    money('ActualAmount', one.net),
    text('Reason', reason),
    rateOf('CategoryTradeTax', ratesOf(invoice)(one)),
  )
}

function totals({ currency, content: { totals: sums } }: Invoice) {
  const money = moneyOf(currency)
  return group(
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    money('LineTotalAmount', sums.lines),
    sums.charges === 0 ? undefined : money('ChargeTotalAmount', sums.charges),
    sums.allowances === 0 ? undefined : money('AllowanceTotalAmount', sums.allowances),
    money('TaxBasisTotalAmount', sums.net),
    money('TaxTotalAmount', sums.tax, { currencyID: currency }),
    sums.rounding === 0 ? undefined : money('RoundingAmount', sums.rounding),
    money('GrandTotalAmount', sums.gross),
    sums.paid === 0 ? undefined : money('TotalPrepaidAmount', sums.paid),
    money('DuePayableAmount', sums.payable),
  )
}
