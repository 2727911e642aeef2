import {
  all,
  hundredths,
  lineSum,
  type Node,
  type NormDocument,
  readXml,
  textAt,
} from './en16931.test.fixture.ts'

const amount = (from: Node, path: string): number => hundredths(textAt(from, path) || '0')

const rateIn = (from: Node, name: string) => ({
  category: textAt(from, `${name}/ID`),
  percent: textAt(from, `${name}/Percent`),
})

function lineIn(line: Node) {
  const quantity = textAt(line, 'InvoicedQuantity') || textAt(line, 'CreditedQuantity')
  const allowances = all(line, 'AllowanceCharge').map((one) => amount(one, 'Amount'))
  const price = textAt(line, 'Price/PriceAmount')
  return {
    ...rateIn(all(line, 'Item')[0] ?? line, 'ClassifiedTaxCategory'),
    amount: amount(line, 'LineExtensionAmount'),
    reason: '',
    computed: lineSum(price, textAt(line, 'Price/BaseQuantity'), quantity, allowances),
  }
}

const taxNumber = (party: Node | undefined, scheme: string): string => {
  const own = party ? all(party, 'PartyTaxScheme') : []
  const found = own.find((one) => textAt(one, 'TaxScheme/ID') === scheme)
  return found ? textAt(found, 'CompanyID') : ''
}

/** An invoice or a credit note in UBL. */
export function readUbl(xml: string): NormDocument {
  const root = readXml(xml)
  const seller = all(root, 'AccountingSupplierParty/Party')[0]
  const buyer = all(root, 'AccountingCustomerParty/Party')[0]
  const beside = (isCharge: boolean) =>
    all(root, 'AllowanceCharge')
      .filter((one) => textAt(one, 'ChargeIndicator') === String(isCharge))
      .map((one) => ({
        ...rateIn(one, 'TaxCategory'),
        amount: amount(one, 'Amount'),
        reason: textAt(one, 'AllowanceChargeReason'),
        computed: amount(one, 'Amount'),
      }))
  const total = (name: string) => amount(root, `LegalMonetaryTotal/${name}`)
  return {
    lines: [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')].map(lineIn),
    allowances: beside(false),
    charges: beside(true),
    taxes: all(root, 'TaxTotal/TaxSubtotal').map((one) => ({
      ...rateIn(one, 'TaxCategory'),
      base: amount(one, 'TaxableAmount'),
      tax: amount(one, 'TaxAmount'),
      reason: textAt(one, 'TaxCategory/TaxExemptionReason'),
    })),
    totals: {
      lines: total('LineExtensionAmount'),
      allowances: total('AllowanceTotalAmount'),
      charges: total('ChargeTotalAmount'),
      net: total('TaxExclusiveAmount'),
      tax: amount(root, 'TaxTotal/TaxAmount'),
      gross: total('TaxInclusiveAmount'),
      paid: total('PrepaidAmount'),
      rounding: total('PayableRoundingAmount'),
      payable: total('PayableAmount'),
    },
    sellerVatId: taxNumber(seller, 'VAT'),
    sellerTaxNumber: taxNumber(seller, 'FC'),
    sellerId: seller ? textAt(seller, 'PartyIdentification/ID') : '',
    buyerVatId: taxNumber(buyer, 'VAT'),
    sellerCountry: textAt(
      root,
      'AccountingSupplierParty/Party/PostalAddress/Country/IdentificationCode',
    ),
    buyerCountry: textAt(
      root,
      'AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode',
    ),
    deliveryCountry: textAt(root, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode'),
    hasDeliveryDay:
      textAt(root, 'Delivery/ActualDeliveryDate') !== '' ||
      textAt(root, 'InvoicePeriod/StartDate') !== '',
    dueDate: textAt(root, 'DueDate').replaceAll('-', ''),
    terms: textAt(root, 'PaymentTerms/Note'),
    number: textAt(root, 'ID'),
    corrects: textAt(root, 'BillingReference/InvoiceDocumentReference/ID'),
  }
}
