import { AddressWithContact, DeliveryChoice, Quantity } from '../carts/schemas.ts'
import {
  CatalogReference,
  EstimateV1,
  MultiCurrencyPrice,
  PriceSummary,
  paymentOptions,
  sentPayment,
  TaxableAddress,
} from '../ecom/index.ts'
import {
  Email,
  Guid,
  Json,
  Maybe,
  Omittable,
  OneOf,
  operation,
  POST,
  type Static,
  service,
  Text,
  Type,
} from '../kit/index.ts'

const Amount = () => Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,3})?$' })

/** A line with a price given by the caller. */
export const LineToPrice = Type.Object({
  id: Text(1, 100),
  quantity: Omittable(Quantity()),
  /** Price of one piece. */
  price: Amount(),
  fullPrice: Maybe(Amount()),
  productName: Maybe(Text(0, 200)),
  /** An item of the shop has its collections, delivery profile and tax group; its price is still that of the line. */
  catalogReference: Maybe(CatalogReference),
  physicalProperties: Maybe(
    Type.Object({
      weight: Maybe(Type.Number({ minimum: 0, maximum: 999_999_999.99 })),
      sku: Maybe(Text(0, 40)),
      shippable: Maybe(Type.Boolean()),
    }),
  ),
  itemType: Maybe(Type.Object({ preset: Maybe(Text(0, 50)), custom: Maybe(Text(0, 100)) })),
  deliveryProfileId: Maybe(Text(0, 36)),
  taxGroupId: Maybe(Text(0, 36)),
  taxableAddress: TaxableAddress(),
  paymentOption: Maybe(OneOf(paymentOptions)),
  depositAmount: sentPayment.depositAmount,
})
export type LineToPrice = Static<typeof LineToPrice>

const { cart: _, calculationErrors, ...estimate } = EstimateV1.properties
const Address = AddressWithContact.properties.address

/** Prices lines that are sent, as a cart with them would be priced. */
export const totalsCalculator = service({
  name: 'totals-calculator',
  summary: 'Totals of line items, published form',
  mounts: ['/ecom/v1', '/_api/totals-calculator/v1'],
  operations: {
    calculateTotals: operation({
      route: POST('/calculate-totals'),
      permission: 'anyone',
      callsPerMinute: 600,
      summary: 'Calculate the totals of lines with discounts, delivery and tax',
      description:
        'Prices are those that are sent; nothing is stored. Only merchants ask for another member.',
      request: Type.Object({
        lineItems: Omittable(Type.Array(LineToPrice, { maxItems: 300 })),
        couponCode: Maybe(Text(1, 50)),
        couponId: Maybe(Guid()),
        giftCardCode: Maybe(Text(8, 20)),
        shippingAddress: Address,
        billingAddress: Address,
        selectedShippingOption: Maybe(DeliveryChoice),
        buyerEmail: Maybe(Email()),
        memberId: Maybe(Guid()),
        calculationId: Maybe(Text(1, 100)),
        purchaseFlowId: Maybe(Text(0, 100)),
        businessLocationId: Maybe(Text(0, 100)),
      }),
      response: Type.Object({
        ...estimate,
        calculationErrors: Type.Object({
          ...calculationErrors.properties,
          giftCardCalculationError: Type.Optional(Json()),
        }),
        conversionCurrency: Type.String(),
        taxIncludedInPrice: Type.Boolean(),
        checkoutConversionRate: Type.Optional(Type.String()),
        payAfterFreeTrial: PriceSummary,
        payNowTotalAfterGiftCard: MultiCurrencyPrice,
        totalAfterGiftCard: MultiCurrencyPrice,
      }),
    }),
  },
})
