import type { Input, Output } from '@vitrine/contract/kit'
import {
  InvalidLineItemAddressIndex,
  MissingCountryInAddress,
  MissingTaxableAddress,
  type taxCalculation,
} from '@vitrine/contract/published-taxes'
import { addDecimals, currencyDigits, multiplyDecimals, toFixedDecimal } from '@vitrine/money'
import type { AmountToTax, TaxedAmount, TaxPlace } from '../../../areas/commerce/tax/index.ts'
import { calculators } from './taxes.ts'

type Request = Input<(typeof taxCalculation)['operations']['calculateTax']>
type Answer = Output<(typeof taxCalculation)['operations']['calculateTax']>
type Line = Request['lineItems'][number]

/** The amounts of all lines at the places where they are taxed. */
export function decodeAmounts({ addresses, lineItems }: Request): AmountToTax[] {
  const places = addresses.map(({ country, subdivision, postalCode }): TaxPlace | undefined =>
    country
      ? { country, subdivision: subdivision ?? undefined, postalCode: postalCode ?? undefined }
      : undefined,
  )
  return lineItems.map((line) => ({
    amount: multiplyDecimals(line.price, String(line.quantity ?? 1)),
    taxGroupId: line.taxGroupId?.toLowerCase() ?? null,
    place: placeOf(line, places),
    isIncluded: line.taxIncludedInPrice ?? undefined,
  }))
}

function placeOf({ id, addressIndex }: Line, places: readonly (TaxPlace | undefined)[]): TaxPlace {
  const at = addressIndex?.singleAddress ?? addressIndex?.multipleAddresses?.destination
  if (at === undefined || at === null) throw MissingTaxableAddress({ lineItemId: id })
  if (at >= places.length) throw InvalidLineItemAddressIndex({ lineItemId: id, index: at })
  const place = places[at]
  if (!place) throw MissingCountryInAddress({ index: at })
  return place
}

export function encodeCalculation(
  { addresses, lineItems, externalId }: Request,
  currency: string,
  taxed: readonly TaxedAmount[],
): Answer {
  const zero = toFixedDecimal('0', currencyDigits(currency))
  const sum = (amounts: readonly string[]) =>
    toFixedDecimal(amounts.reduce(addDecimals, zero), currencyDigits(currency))
  const included = taxed.filter(({ isIncluded }) => isIncluded)
  return {
    ...(externalId && { externalId }),
    currency,
    addresses,
    taxSummary: {
      totalAmount: sum(taxed.map(({ amount }) => amount)),
      totalTax: sum(taxed.map(({ tax }) => tax)),
      totalTaxableAmount: sum(taxed.map(({ taxable }) => taxable)),
      totalTaxIncludedInPrice: sum(included.map(({ tax }) => tax)),
      aggregatedTaxBreakdown: aggregate(taxed, sum),
    },
    lineItemTaxDetails: lineItems.map((line, at) =>
      encodeLine(line, taxed[at] as TaxedAmount, zero),
    ),
    errors: [],
  }
}

const describe = ({ rate }: TaxedAmount) => ({
  taxName: rate.name,
  taxType: rate.taxType,
  jurisdiction: rate.jurisdiction,
  jurisdictionType: rate.jurisdictionType,
  rate: rate.rate,
})

/** One for each rate. */
function aggregate(taxed: readonly TaxedAmount[], sum: (amounts: readonly string[]) => string) {
  const rates = new Map(taxed.map((one) => [JSON.stringify(describe(one)), describe(one)]))
  return [...rates].map(([key, rate]) => ({
    ...rate,
    aggregatedTaxAmount: sum(
      taxed.filter((one) => JSON.stringify(describe(one)) === key).map(({ tax }) => tax),
    ),
  }))
}

function encodeLine(line: Line, taxed: TaxedAmount, zero: string) {
  const { amount, tax, taxable, isIncluded, rate } = taxed
  return {
    id: line.id,
    ...(line.itemName && { itemName: line.itemName }),
    quantity: line.quantity ?? 1,
    taxIncludedInPrice: isIncluded,
    addressIndex: line.addressIndex ?? {},
    taxBreakdown: [
      { ...describe(taxed), taxAmount: tax, taxableAmount: taxable, nonTaxableAmount: zero },
    ],
    taxSummary: {
      fullPrice: amount,
      taxAmount: tax,
      taxableAmount: taxable,
      appId: rate.source === '' ? calculators.manual : calculators.published,
    },
  }
}
