import {
  type Decimal,
  Guid,
  Nullable,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

const stored = {
  id: Guid(),
  /** From 1, one more with each change. */
  revision: Type.Integer(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
}
/** Identification of a record to save: without `id` it is created, otherwise `revision` is required. */
const saved = {
  id: Omittable(Guid()),
  revision: Omittable(Type.Integer({ minimum: 1 })),
}
const CountryCode = () => Type.String({ pattern: '^[A-Z]{2}$' })

/** An amount in the site's currency, or a weight in its unit: up to nine digits, three behind the point. */
export const DeliveryAmount = () =>
  Type.Unsafe<Decimal>({
    type: 'string',
    pattern: '^\\d{1,9}(\\.\\d{1,3})?$',
    'x-scalar': 'decimal-text',
  })

export const conditionTypes = ['BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY'] as const
export const conditionOperators = ['EQ', 'GT', 'GTE', 'LT', 'LTE'] as const

/** Compares the weight, price or number of the pieces that are delivered together. */
export const RateCondition = Type.Object({
  type: OneOf(conditionTypes),
  operator: OneOf(conditionOperators),
  value: DeliveryAmount(),
})
/**
 * A delivery price with up to ten conditions, all of which must be met. The lowest matching price is used.
 */
export const ConditionalRate = Type.Object({
  amount: DeliveryAmount(),
  conditions: Type.Array(RateCondition, { maxItems: 10 }),
  /** Whether the amount is for each piece. */
  multiplyByQuantity: Type.Boolean(),
})
export type ConditionalRate = Static<typeof ConditionalRate>

const Rates = () => Type.Array(ConditionalRate, { minItems: 1, maxItems: 50 })
const RegionIds = (maxItems = 50) => Type.Array(Guid(), { maxItems, uniqueItems: true })

/** A country, or parts of it. */
export const Destination = Type.Object({
  countryCode: CountryCode(),
  /** ISO 3166-2, such as `US-NY`; empty for the whole country. */
  subdivisions: Type.Array(Text(1, 50), { maxItems: 100 }),
  /** Single codes, beginnings (`10*`) and ranges (`10115-14199`); empty for all of them. */
  postalCodes: Type.Array(Text(1, 21, { pattern: '^[A-Za-z0-9 ]+(\\*|-[A-Za-z0-9 ]+)?$' }), {
    maxItems: 500,
  }),
})

/** A carrier of a region, such as an app that computes rates. */
export const DeliveryCarrier = Type.Object({
  appId: Guid(),
  /** The price of delivery when the carrier does not answer; null without one. */
  backupRate: Nullable(
    Type.Object({ title: Text(0, 250), amount: DeliveryAmount(), active: Type.Boolean() }),
  ),
  additionalCharges: Type.Array(
    Type.Object({ description: Text(0, 250), amount: DeliveryAmount() }),
    { maxItems: 10 },
  ),
})

const regionFields = {
  /** 1–100 characters, once in a profile. */
  name: Text(1, 100),
  active: Type.Boolean(),
  /** At most 250; none: the rest of the world. */
  destinations: Type.Array(Destination, { maxItems: 250 }),
  carriers: Type.Array(DeliveryCarrier, { maxItems: 25 }),
}
/** A region that goods of a profile are delivered to. The most exact active region of an address counts. */
export const DeliveryRegionRecord = Type.Object({
  id: Guid(),
  ...regionFields,
  createdDate: Timestamp(),
})
export type DeliveryRegionRecord = Static<typeof DeliveryRegionRecord>
export const DeliveryRegionToSave = Type.Object({ id: Omittable(Guid()), ...regionFields })

/** Products that are delivered alike, and where to. */
export const DeliveryProfileRecord = Type.Object({
  ...stored,
  name: Text(1, 100),
  /** Whether it applies to products without a profile. Every site has one. */
  isDefault: Type.Boolean(),
  regions: Type.Array(DeliveryRegionRecord),
})
export type DeliveryProfileRecord = Static<typeof DeliveryProfileRecord>
/** Omitted regions are deleted. */
export const DeliveryProfileToSave = Type.Object({
  ...saved,
  name: Text(1, 100),
  regions: Type.Array(DeliveryRegionToSave, { maxItems: 100 }),
})

const shippingFields = {
  /** The title for buyers. */
  title: Text(1, 1000),
  /** Such as `2–3 days`. */
  estimatedDeliveryTime: Text(0, 500),
  active: Type.Boolean(),
  deliveryRegionIds: RegionIds(),
  rates: Rates(),
  /** Free from this price of the goods on; null: never. */
  freeFrom: Nullable(DeliveryAmount()),
}
/** A way to send goods to regions. */
export const ShippingOptionRecord = Type.Object({ ...stored, ...shippingFields })
export type ShippingOptionRecord = Static<typeof ShippingOptionRecord>
export const ShippingOptionToSave = Type.Object({ ...saved, ...shippingFields })

export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
/** A time of a weekday, by the clock of the shop. */
export const WeeklyTime = Type.Object({
  day: OneOf(weekdays),
  /** `09:30` */
  from: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
  /** Later than `from`; `24:00` is the end of the day. */
  to: Type.String({ pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$' }),
})

/** A postal address. */
export const DeliveryAddress = Type.Object({
  country: CountryCode(),
  subdivision: Text(0, 50),
  city: Text(0, 50),
  postalCode: Text(0, 50),
  streetName: Text(0, 100),
  streetNumber: Text(0, 50),
  /** The street in one line, where it is not split. */
  addressLine: Text(0, 150),
  addressLine2: Text(0, 100),
})

const pickupFields = {
  name: Text(1, 100),
  address: DeliveryAddress,
  /** When it can be fetched, such as `within 2 hours`. */
  deliveryTime: Text(0, 500),
  instructions: Text(0, 1000),
  hours: Type.Array(WeeklyTime, { maxItems: 50 }),
  active: Type.Boolean(),
  /** For buyers of these regions; none: for everybody. */
  deliveryRegionIds: RegionIds(),
  rates: Rates(),
}
/** A pickup location. */
export const PickupLocationRecord = Type.Object({ ...stored, ...pickupFields })
export type PickupLocationRecord = Static<typeof PickupLocationRecord>
export const PickupLocationToSave = Type.Object({ ...saved, ...pickupFields })

const Point = Type.Object({
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
})
/** The area of local delivery; the fields of its `kind` apply. */
export const LocalArea = Type.Object({
  kind: OneOf(['POSTAL_CODES', 'RADIUS', 'POLYGON', 'CITIES']),
  /** Single codes, beginnings and ranges. */
  postalCodes: Type.Array(Text(1, 50), { maxItems: 1000 }),
  /** The centre of a radius. */
  center: Nullable(Point),
  /** The address of the center for display. */
  centerAddress: Text(0, 500),
  /** In kilometres, up to 1000. */
  radiusKilometres: Nullable(Type.Number({ minimum: 0, maximum: 1000 })),
  /** At least three corners. */
  corners: Type.Array(Point, { maxItems: 100 }),
  cities: Type.Array(
    Type.Object({ country: CountryCode(), subdivision: Text(0, 50), name: Text(1, 100) }),
    { maxItems: 100 },
  ),
})
export type LocalArea = Static<typeof LocalArea>

const localFields = {
  areaName: Text(1, 100),
  area: LocalArea,
  estimatedDeliveryTime: Text(0, 500),
  /** When it is delivered; none: whenever it suits. */
  slots: Type.Array(WeeklyTime, { maxItems: 100 }),
  active: Type.Boolean(),
  /** For buyers of these regions; empty: anywhere within the area. */
  deliveryRegionIds: RegionIds(),
  rates: Rates(),
  freeFrom: Nullable(DeliveryAmount()),
}
/** Delivery by the shop itself. */
export const LocalDeliveryRecord = Type.Object({ ...stored, ...localFields })
export type LocalDeliveryRecord = Static<typeof LocalDeliveryRecord>
export const LocalDeliveryToSave = Type.Object({ ...saved, ...localFields })

/** Why an option is not offered. */
export const deliveryRefusals = [
  /** No region of the option has the address. */
  'destination',
  'address-needed',
  /** Outside of the area of local delivery; `have` and `need` are kilometres where it has a radius. */
  'distance',
  'disabled',
  /** No rate matches: `need` is the first unmet condition, and `have` the actual value. */
  'weight-does-not-fit',
  'total-does-not-fit',
  'quantity-does-not-fit',
  'no-rate-fits',
] as const

/** One way to deliver a basket to an address, or why it is none. */
export const OfferedDelivery = Type.Object({
  kind: OneOf(['shipping', 'pickup', 'local']),
  optionId: Guid(),
  title: Type.String(),
  /** The region of the profile that has the address; absent where none has. */
  regionName: Type.Optional(Type.String()),
  /** With all decimals of the site's currency; absent where not available. */
  price: Type.Optional(DeliveryAmount()),
  refusal: Type.Optional(OneOf(deliveryRefusals)),
  have: Type.Optional(Type.String()),
  need: Type.Optional(Type.String()),
})
