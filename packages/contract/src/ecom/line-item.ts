import { MAX_QUANTITY, Quantity } from '../carts/schemas.ts'
import { RawImage } from '../catalog/raw-media.ts'
import {
  Json,
  MapOf,
  Maybe,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  type TSchema,
  Type,
} from '../kit/index.ts'
import { MultiCurrencyPrice } from './money.ts'

/** The app of products of both catalog versions. */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/**
 * An item of a catalog: `options` contains `variantId`, `options`, `customTextFields` and
 * `subscriptionOptionId`.
 */
export const CatalogReference = Type.Object({
  catalogItemId: Text(1, 36),
  appId: Text(1, 100),
  options: Maybe(MapOf(Json())),
})
export type CatalogReference = Static<typeof CatalogReference>

const Amount = () => Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,3})?$' })

const Words = Type.Object({ original: Type.String(), translated: Type.Optional(Type.String()) })

/** All in the checkout, all after the order, or a deposit for each piece in the checkout and the rest after it. */
export const paymentOptions = [
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'DEPOSIT_ONLINE',
] as const
export type PaymentOption = (typeof paymentOptions)[number]

/** Membership options are accepted and refused with a specific error: there are no memberships. */
const SentPaymentOption = () =>
  OneOf([
    ...paymentOptions,
    'MEMBERSHIP',
    'MEMBERSHIP_OFFLINE',
    'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
  ])

/** How a line is paid that merchants write. */
export const sentPayment = {
  paymentOption: Maybe(SentPaymentOption()),
  /** For one piece; needed for `DEPOSIT_ONLINE`, ignored otherwise. */
  depositAmount: Maybe(Amount()),
}

const ShownText = (most: number) =>
  Type.Object({ original: Text(0, most), translated: Maybe(Text(0, 400)) })

const SentDescriptionLine = Type.Object({
  name: ShownText(100),
  plainText: Maybe(ShownText(600)),
  colorInfo: Maybe(Type.Object({ ...ShownText(500).properties, code: Maybe(Text(0, 100)) })),
})

export const SentImage = () =>
  Maybe(
    Type.Object({
      id: Text(1, 100),
      width: Maybe(Type.Integer({ minimum: 0 })),
      height: Maybe(Type.Integer({ minimum: 0 })),
      altText: Maybe(Text(0, 1000)),
      filename: Maybe(Text(0, 1000)),
    }),
  )

/** Overrides of catalog data in both generations of carts. */
export const sharedOverrides = {
  fullPrice: Maybe(Amount()),
  descriptionLines: Maybe(Type.Array(SentDescriptionLine, { maxItems: 20 })),
  physicalProperties: Maybe(
    Type.Object({
      weight: Maybe(Type.Number({ minimum: 0, maximum: 999_999_999.99 })),
      sku: Maybe(Text(0, 40)),
      shippable: Maybe(Type.Boolean()),
    }),
  ),
  /** A picture of the site. */
  image: SentImage(),
  paymentOption: Maybe(Type.Object({ value: sentPayment.paymentOption })),
  depositAmount: sentPayment.depositAmount,
}

/** Overrides of a line's catalog data; absent fields use the catalog. */
export const CatalogOverrideFields = Type.Object({
  productName: Maybe(ShownText(200)),
  /** One piece with all that its modifiers add. */
  price: Maybe(Amount()),
  ...sharedOverrides,
})
export type CatalogOverrideFields = Static<typeof CatalogOverrideFields>

/** Zero is accepted here and answered with a specific error code. */
const SentQuantity = () => Type.Integer({ minimum: 0, maximum: MAX_QUANTITY })

export const LineItemToAdd = Type.Object({
  quantity: Omittable(SentQuantity()),
  catalogReference: CatalogReference,
  /** Merchants only. */
  catalogOverrideFields: Maybe(CatalogOverrideFields),
  /** Memberships are not supported, so a selected one is refused. */
  selectedMembership: Maybe(Type.Object({ id: Text(1, 100), appId: Text(1, 100) })),
})
export type LineItemToAdd = Static<typeof LineItemToAdd>

const ItemType = Type.Object({
  preset: Maybe(OneOf(['UNRECOGNISED', 'PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE'])),
  custom: Maybe(Text(0, 100)),
})

/** Modifiers of a group, and groups of an item. */
export const MAX_MODIFIERS = 25

const Modifier = <Price extends TSchema>(price: Price) =>
  Type.Object({
    id: Omittable(Text(1, 36)),
    quantity: Maybe(Quantity()),
    label: Maybe(ShownText(100)),
    details: Maybe(ShownText(500)),
    price: Maybe(price),
  })

/** Modifiers of one piece, with their prices. */
export const ModifierGroups = <Price extends TSchema>(price: Price, maxItems = MAX_MODIFIERS) =>
  Maybe(
    Type.Array(
      Type.Object({
        id: Omittable(Text(1, 36)),
        name: Maybe(ShownText(100)),
        modifiers: Type.Array(Modifier(price), { minItems: 1, maxItems }),
      }),
      { maxItems },
    ),
  )

/** Details of a custom item besides its price; displayed as sent. */
export const customDetails = {
  descriptionLines: Maybe(Type.Array(SentDescriptionLine, { maxItems: 10 })),
  /** The page of the item. */
  url: Maybe(
    Type.Object({
      relativePath: Maybe(Text(0, 2000)),
      url: Type.String({ maxLength: 2000, pattern: '^https?://[^\\s<>"]+$' }),
    }),
  ),
  priceDescription: Maybe(ShownText(100)),
  policies: Maybe(
    Type.Array(Type.Object({ title: Maybe(Text(0, 100)), content: Text(0, 2000) }), {
      maxItems: 10,
    }),
  ),
  rootCatalogItemId: Maybe(Text(1, 36)),
  catalogReference: Maybe(CatalogReference),
  /** The price is not known yet; see `priceDescription`. */
  priceUndetermined: Maybe(Type.Boolean()),
  /** When a service is rendered, and for how many. */
  serviceProperties: Maybe(
    Type.Object({
      scheduledDate: Maybe(Timestamp()),
      numberOfParticipants: Maybe(Type.Integer({ minimum: 1, maximum: 10_000 })),
    }),
  ),
  /** Whether only members order it. */
  membersOnly: Maybe(Type.Boolean()),
}

export const taxableAddressTypes = ['BUSINESS', 'BILLING', 'SHIPPING'] as const

/** The address that determines the tax of an item, the seller’s or the buyer’s; absent: the default. */
export const TaxableAddress = () =>
  Maybe(
    Type.Object({
      addressType: Maybe(OneOf(['UNKNOWN_TAXABLE_ADDRESS', ...taxableAddressTypes])),
    }),
  )

/** A custom item of a merchant; never merged with another. */
export const CustomLineItem = Type.Object({
  quantity: Omittable(SentQuantity()),
  price: Amount(),
  fullPrice: Maybe(Amount()),
  productName: Type.Object({ original: Text(1, 200), translated: Maybe(Text(0, 400)) }),
  itemType: ItemType,
  physicalProperties: Maybe(
    Type.Object({
      weight: Maybe(Type.Number({ minimum: 0, maximum: 999_999_999.99 })),
      sku: Maybe(Text(0, 40)),
      shippable: Maybe(Type.Boolean()),
    }),
  ),
  ...customDetails,
  /** A picture of the site. */
  media: SentImage(),
  /** Their prices are added to `price`. */
  modifierGroups: ModifierGroups(Amount()),
  quantityAvailable: Maybe(Type.Integer({ minimum: 0, maximum: MAX_QUANTITY })),
  taxGroupId: Maybe(Text(0, 36)),
  deliveryProfileId: Maybe(Text(0, 36)),
  taxableAddress: TaxableAddress(),
  fixedQuantity: Maybe(Type.Boolean()),
  ...sentPayment,
})
export type CustomLineItem = Static<typeof CustomLineItem>

/** A line of a cart, priced from the catalog when it is read. */
export const LineItem = Type.Object({
  id: Type.String(),
  quantity: Type.Integer(),
  catalogReference: Type.Optional(
    Type.Object({
      catalogItemId: Type.String(),
      appId: Type.String(),
      options: Type.Optional(MapOf(Json())),
    }),
  ),
  productName: Words,
  url: Type.Optional(
    Type.Object({ relativePath: Type.Optional(Type.String()), url: Type.String() }),
  ),
  /** One piece, after the product’s own discount. */
  price: MultiCurrencyPrice,
  priceBeforeDiscounts: MultiCurrencyPrice,
  fullPrice: MultiCurrencyPrice,
  /** `price` × quantity; 0 for what cannot be bought. */
  lineItemPrice: MultiCurrencyPrice,
  modifiersTotalPrice: MultiCurrencyPrice,
  /** For custom items; modifiers of products are lines of the description. */
  modifierGroups: Type.Optional(Json()),
  priceDescription: Type.Optional(Words),
  policies: Type.Optional(Json()),
  descriptionLines: Type.Array(
    Type.Object({
      name: Words,
      lineType: Type.String(),
      plainText: Type.Optional(Words),
      colorInfo: Type.Optional(
        Type.Object({ original: Type.String(), translated: Type.String(), code: Type.String() }),
      ),
    }),
  ),
  image: Type.Optional(RawImage),
  availability: Type.Object({
    status: OneOf(['AVAILABLE', 'NOT_FOUND', 'NOT_AVAILABLE', 'PARTIALLY_AVAILABLE']),
    quantityAvailable: Type.Optional(Type.Integer()),
  }),
  physicalProperties: Type.Object({
    weight: Type.Optional(Type.Number()),
    sku: Type.Optional(Type.String()),
    shippable: Type.Boolean(),
  }),
  itemType: Type.Object({
    preset: Type.Optional(Type.String()),
    custom: Type.Optional(Type.String()),
  }),
  serviceProperties: Type.Optional(
    Type.Object({
      scheduledDate: Type.Optional(Timestamp()),
      numberOfParticipants: Type.Optional(Type.Integer()),
    }),
  ),
  paymentOption: OneOf(paymentOptions),
  /** For one piece; with `DEPOSIT_ONLINE` only. */
  depositAmount: Type.Optional(MultiCurrencyPrice),
  /** Overrides of catalog data by a merchant. */
  catalogOverrideFields: Type.Optional(Json()),
  subscriptionOptionInfo: Type.Optional(Json()),
  rootCatalogItemId: Type.Optional(Type.String()),
  deliveryProfileId: Type.Optional(Type.String()),
  /** The address that determines the tax. */
  taxableAddress: Type.Object({ addressType: OneOf(taxableAddressTypes) }),
  taxGroupId: Type.Optional(Type.String()),
  customLineItem: Type.Boolean(),
  fixedQuantity: Type.Boolean(),
  priceUndetermined: Type.Boolean(),
  membersOnly: Type.Boolean(),
})
export type LineItem = Static<typeof LineItem>
