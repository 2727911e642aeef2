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

const rateIn = (from: Node | undefined) => ({
  category: from ? textAt(from, 'CategoryCode') : '',
  percent: from ? textAt(from, 'RateApplicablePercent') : '',
})

function lineIn(line: Node) {
  const settled = 'SpecifiedLineTradeSettlement'
  const price = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice'
  const allowances = all(line, `${settled}/SpecifiedTradeAllowanceCharge`)
  return {
    ...rateIn(all(line, `${settled}/ApplicableTradeTax`)[0]),
    amount: amount(
      line,
      `${settled}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
    ),
    reason: '',
    computed: lineSum(
      textAt(line, `${price}/ChargeAmount`),
      textAt(line, `${price}/BasisQuantity`),
      textAt(line, 'SpecifiedLineTradeDelivery/BilledQuantity'),
      allowances.map((one) => amount(one, 'ActualAmount')),
    ),
  }
}

const taxNumber = (party: Node | undefined, scheme: string): string => {
  const ids = party ? all(party, 'SpecifiedTaxRegistration/ID') : []
  return ids.find(({ attributes }) => attributes.schemeID === scheme)?.text ?? ''
}

/** An invoice or a credit note as Cross Industry Invoice. */
export function readCii(xml: string): NormDocument {
  const root = readXml(xml)
  const deal = all(root, 'SupplyChainTradeTransaction')[0] ?? root
  const seller = all(deal, 'ApplicableHeaderTradeAgreement/SellerTradeParty')[0]
  const buyer = all(deal, 'ApplicableHeaderTradeAgreement/BuyerTradeParty')[0]
  const settled = all(deal, 'ApplicableHeaderTradeSettlement')[0] ?? deal
  const beside = (isCharge: boolean) =>
    all(settled, 'SpecifiedTradeAllowanceCharge')
      .filter((one) => textAt(one, 'ChargeIndicator/Indicator') === String(isCharge))
      .map((one) => ({
        ...rateIn(all(one, 'CategoryTradeTax')[0]),
        amount: amount(one, 'ActualAmount'),
        reason: textAt(one, 'Reason'),
        computed: amount(one, 'ActualAmount'),
      }))
  const total = (name: string) =>
    amount(settled, `SpecifiedTradeSettlementHeaderMonetarySummation/${name}`)
  const country = (party: Node | undefined) =>
    party ? textAt(party, 'PostalTradeAddress/CountryID') : ''
  return {
    lines: all(deal, 'IncludedSupplyChainTradeLineItem').map(lineIn),
    allowances: beside(false),
    charges: beside(true),
    taxes: all(settled, 'ApplicableTradeTax').map((one) => ({
      ...rateIn(one),
      base: amount(one, 'BasisAmount'),
      tax: amount(one, 'CalculatedAmount'),
      reason: textAt(one, 'ExemptionReason'),
    })),
    totals: {
      lines: total('LineTotalAmount'),
      allowances: total('AllowanceTotalAmount'),
      charges: total('ChargeTotalAmount'),
      net: total('TaxBasisTotalAmount'),
      tax: total('TaxTotalAmount'),
      gross: total('GrandTotalAmount'),
      paid: total('TotalPrepaidAmount'),
      rounding: total('RoundingAmount'),
      payable: total('DuePayableAmount'),
    },
    sellerVatId: taxNumber(seller, 'VA'),
    sellerTaxNumber: taxNumber(seller, 'FC'),
    sellerId: seller ? textAt(seller, 'ID') : '',
    buyerVatId: taxNumber(buyer, 'VA'),
    sellerCountry: country(seller),
    buyerCountry: country(buyer),
    deliveryCountry: country(all(deal, 'ApplicableHeaderTradeDelivery/ShipToTradeParty')[0]),
    hasDeliveryDay:
      textAt(
        deal,
        'ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString',
      ) !== '' || textAt(settled, 'BillingSpecifiedPeriod/StartDateTime/DateTimeString') !== '',
    dueDate: textAt(settled, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString'),
    terms: textAt(settled, 'SpecifiedTradePaymentTerms/Description'),
    number: textAt(root, 'ExchangedDocument/ID'),
    corrects: textAt(settled, 'InvoiceReferencedDocument/IssuerAssignedID'),
  }
}
