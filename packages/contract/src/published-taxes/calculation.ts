import { PostalAddress } from '../carts/schemas.ts'
import {
  defineError,
  Maybe,
  Omittable,
  OneOf,
  operation,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { jurisdictionTypes } from '../taxes/index.ts'

/** `data.lineItemId` is the line. */
export const InvalidLineItemAddressIndex = defineError({
  code: 'INVALID_LINE_ITEM_ADDRESS_INDEX',
  status: 400,
  description: 'A line names an address that is not in the list',
})
export const MissingTaxableAddress = defineError({
  code: 'MISSING_TAXABLE_ADDRESS',
  status: 400,
  description: 'A line says no address at which it is taxed',
})
export const MissingCountryInAddress = defineError({
  code: 'MISSING_COUNTRY_IN_ADDRESS',
  status: 400,
  description: 'The address at which a line is taxed has no country',
})

/** `data.country` is taxed by its subdivisions. */
export const MissingSubdivisionInAddress = defineError({
  code: 'MISSING_SUBDIVISION_IN_ADDRESS',
  status: 400,
  description: 'Taxes of this country differ by subdivision, and the address has none',
})

/** An amount, of up to 15 digits before the point and four behind it. */
const Amount = () => Type.String({ pattern: '^\\d{1,15}(\\.\\d{1,4})?$' })
const Index = () => Type.Integer({ minimum: 0, maximum: 100 })
const AddressIndex = Type.Object({
  singleAddress: Maybe(Index()),
  /** The goods are taxed where they go. */
  multipleAddresses: Maybe(Type.Object({ origin: Maybe(Index()), destination: Maybe(Index()) })),
})

const LineToTax = Type.Object({
  id: Text(1, 100),
  itemName: Maybe(Text(0, 200)),
  quantity: Omittable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  /** Price of one piece. */
  price: Amount(),
  taxGroupId: Maybe(Text(0, 36)),
  appId: Maybe(Text(0, 100)),
  /** Absent: the default of the region or the site. */
  taxIncludedInPrice: Maybe(Type.Boolean()),
  addressIndex: Maybe(AddressIndex),
})

const part = {
  taxName: Type.String(),
  taxType: Type.String(),
  jurisdiction: Type.String(),
  jurisdictionType: OneOf(jurisdictionTypes),
  /** A fraction: `"0.19"` is 19 %. */
  rate: Type.String(),
}

/** Computes the tax of amounts that are sent. Nothing is stored. */
export const taxCalculation = service({
  name: 'tax-calculation',
  summary: 'Tax calculation, published form',
  mounts: ['/billing/v1', '/gateways/billing/v1'],
  operations: {
    calculateTax: operation({
      permission: 'admin',
      route: POST('/calculate-tax'),
      summary: 'Calculate the tax of lines at their addresses',
      description: 'Rounded half up for each line; totals are the sums of the lines.',
      request: Type.Object({
        externalId: Maybe(Text(0, 100)),
        /** The site’s when absent. */
        currency: Maybe(Type.String({ pattern: '^[A-Z]{3}$' })),
        addresses: Type.Array(PostalAddress, { minItems: 1, maxItems: 3 }),
        lineItems: Type.Array(LineToTax, { minItems: 1, maxItems: 300 }),
      }),
      response: Type.Object({
        externalId: Type.Optional(Type.String()),
        currency: Type.String(),
        addresses: Type.Array(PostalAddress),
        taxSummary: Type.Object({
          totalAmount: Type.String(),
          totalTax: Type.String(),
          totalTaxableAmount: Type.String(),
          totalTaxIncludedInPrice: Type.String(),
          aggregatedTaxBreakdown: Type.Array(
            Type.Object({ ...part, aggregatedTaxAmount: Type.String() }),
          ),
        }),
        lineItemTaxDetails: Type.Array(
          Type.Object({
            id: Type.String(),
            itemName: Type.Optional(Type.String()),
            quantity: Type.Integer(),
            taxIncludedInPrice: Type.Boolean(),
            addressIndex: AddressIndex,
            taxBreakdown: Type.Array(
              Type.Object({
                ...part,
                taxAmount: Type.String(),
                taxableAmount: Type.String(),
                nonTaxableAmount: Type.String(),
              }),
            ),
            taxSummary: Type.Object({
              fullPrice: Type.String(),
              taxAmount: Type.String(),
              taxableAmount: Type.String(),
              appId: Type.String(),
            }),
          }),
        ),
        errors: Type.Array(Type.Unknown()),
      }),
      errors: [
        InvalidLineItemAddressIndex,
        MissingTaxableAddress,
        MissingCountryInAddress,
        MissingSubdivisionInAddress,
      ],
    }),
  },
})
