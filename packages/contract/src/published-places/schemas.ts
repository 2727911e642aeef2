import { guidField, idField, momentField, sorted, textField } from '../catalog/index.ts'
import { conditionOperators, conditionTypes, DeliveryAmount, weekdays } from '../delivery/index.ts'
import { Guid, Maybe, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'
import { RevisionText } from '../published-taxes/schemas.ts'

const record = {
  id: { ...idField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
}
/** Fields by which lists of both may be filtered and sorted. */
export const pickupLocationFields = {
  ...record,
  name: { ...textField, ...sorted },
  deliveryRegionIds: guidField,
}
export const localDeliveryFields = {
  ...record,
  areaName: { ...textField, ...sorted },
  estimatedDeliveryTime: textField,
  deliveryRegionIds: guidField,
}

/** A delivery price under conditions; the lowest matching one is used. */
export const PublishedRate = Type.Object({
  amount: DeliveryAmount(),
  conditions: Maybe(
    Type.Array(
      Type.Object({
        type: OneOf(conditionTypes),
        operator: OneOf(conditionOperators),
        value: DeliveryAmount(),
      }),
      { maxItems: 10 },
    ),
  ),
  multiplyByQuantity: Maybe(Type.Boolean()),
})
const Rates = () => Type.Array(PublishedRate, { minItems: 1, maxItems: 50 })
const RegionIds = () => Type.Array(Guid(), { maxItems: 50 })
const stored = {
  id: Guid(),
  revision: RevisionText(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
}
const changed = { id: Guid(), revision: RevisionText() }

const Address = Type.Object({
  country: Maybe(Type.String({ pattern: '^[A-Z]{2}$' })),
  subdivision: Maybe(Text(0, 50)),
  city: Maybe(Text(0, 50)),
  postalCode: Maybe(Text(0, 50)),
  streetAddress: Maybe(Type.Object({ number: Maybe(Text(0, 50)), name: Maybe(Text(0, 100)) })),
  addressLine: Maybe(Text(0, 150)),
  addressLine2: Maybe(Text(0, 100)),
})
const locationFields = {
  name: Text(1, 100),
  address: Address,
  deliveryTime: Maybe(Text(0, 500)),
  instructions: Maybe(Text(0, 1000)),
  active: Maybe(Type.Boolean()),
  rates: Rates(),
}
/** A pickup location. */
export const PublishedPickupLocation = Type.Object({
  ...stored,
  ...locationFields,
  deliveryRegionIds: RegionIds(),
})
export type PublishedPickupLocation = Static<typeof PublishedPickupLocation>
export const NewPickupLocation = Type.Object({
  ...locationFields,
  deliveryRegionIds: Maybe(RegionIds()),
})
export type NewPickupLocation = Static<typeof NewPickupLocation>
export const ChangedPickupLocation = Type.Object({
  ...changed,
  ...Type.Partial(Type.Object(locationFields)).properties,
})
export type ChangedPickupLocation = Static<typeof ChangedPickupLocation>

const Point = Type.Object({
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
})
const TimeOfDay = Type.Object({
  hours: Maybe(Type.Integer({ minimum: 0, maximum: 24 })),
  minutes: Maybe(Type.Integer({ minimum: 0, maximum: 59 })),
})
/** One of the four areas counts. */
const areas = {
  zipConfig: Maybe(
    Type.Object({ zipCodes: Type.Array(Text(1, 50), { minItems: 1, maxItems: 300 }) }),
  ),
  radiusConfig: Maybe(
    Type.Object({
      address: Maybe(Type.Object({ formattedAddress: Maybe(Text(0, 500)), geocode: Maybe(Point) })),
      radius: Type.Number({ minimum: 0.1, maximum: 50 }),
      /** Read only: areas are measured in kilometres. */
      lengthUnit: Maybe(Text(0, 50)),
    }),
  ),
  customAreaConfig: Maybe(Type.Object({ geocodes: Type.Array(Point, { maxItems: 100 }) })),
  cityConfig: Maybe(
    Type.Object({
      cityItems: Type.Array(
        Type.Object({
          cityName: Text(1, 100),
          subdivision: Maybe(Text(0, 50)),
          country: Type.String({ pattern: '^[A-Z]{2}$' }),
        }),
        { maxItems: 100 },
      ),
    }),
  ),
}
const localFields = {
  areaName: Text(1, 100),
  estimatedDeliveryTime: Maybe(Text(0, 40)),
  ...areas,
  /** When it is delivered, by the clock of the shop. */
  scheduledDeliveryConfig: Maybe(
    Type.Object({
      timeWindows: Maybe(
        Type.Array(
          Type.Object({
            day: OneOf(weekdays),
            start: TimeOfDay,
            end: TimeOfDay,
            enabled: Maybe(Type.Boolean()),
          }),
          { maxItems: 100 },
        ),
      ),
    }),
  ),
  rates: Rates(),
}
/** Delivery by the shop itself. */
export const PublishedLocalDelivery = Type.Object({
  ...stored,
  ...localFields,
  deliveryRegionIds: RegionIds(),
})
export type PublishedLocalDelivery = Static<typeof PublishedLocalDelivery>
export const NewLocalDelivery = Type.Object({
  ...localFields,
  deliveryRegionIds: Maybe(RegionIds()),
})
export type NewLocalDelivery = Static<typeof NewLocalDelivery>
export const ChangedLocalDelivery = Type.Object({
  ...changed,
  ...Type.Partial(Type.Object(localFields)).properties,
})
export type ChangedLocalDelivery = Static<typeof ChangedLocalDelivery>
