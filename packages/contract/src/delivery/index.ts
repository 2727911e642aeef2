import { InvalidRevision, ProductNotFound, VariantNotFound } from '../catalog/index.ts'
import {
  DELETE,
  GET,
  Guid,
  Nullable,
  Omittable,
  operation,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import * as errors from './errors.ts'
import * as facts from './facts.ts'
import * as schemas from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

const write = { permission: 'admin', writes: true } as const
const byId = Type.Object({ id: Guid() })
const nothing = Type.Object({})
const optionErrors = [
  errors.DeliveryRegionNotFound,
  errors.InvalidQuantityValue,
  errors.TooManyDeliveryOptions,
  InvalidRevision,
]

const deletion = <Errors extends typeof errors.DeliveryProfileNotFound>(error: Errors) =>
  ({ ...write, request: byId, response: nothing, errors: [error] }) as const

/** The delivery of a site: its regions, options and prices. */
export const delivery = service({
  name: 'delivery',
  summary: 'Delivery: regions, shipping options, pick-up locations, local delivery',
  mounts: ['/vitrine/v1/delivery'],
  operations: {
    listDelivery: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'List all delivery settings, oldest first',
      request: nothing,
      response: Type.Object({
        profiles: Type.Array(schemas.DeliveryProfileRecord),
        shippingOptions: Type.Array(schemas.ShippingOptionRecord),
        pickupLocations: Type.Array(schemas.PickupLocationRecord),
        localDelivery: Type.Array(schemas.LocalDeliveryRecord),
      }),
    }),
    saveDeliveryProfile: operation({
      ...write,
      route: POST('/profiles'),
      summary: 'Create a delivery profile with its regions, or change one by its id and revision',
      description: 'Options lose the regions that are left out.',
      request: Type.Object({ profile: schemas.DeliveryProfileToSave }),
      response: Type.Object({ profile: schemas.DeliveryProfileRecord }),
      errors: [
        errors.DeliveryProfileNotFound,
        errors.DeliveryRegionNotFound,
        errors.DestinationsCollide,
        errors.SubdivisionsUnsupported,
        errors.TooManyProfiles,
        InvalidRevision,
      ],
      facts: [
        facts.DeliveryProfileCreated,
        facts.DeliveryProfileUpdated,
        facts.ShippingOptionUpdated,
        facts.PickupLocationUpdated,
        facts.LocalDeliveryOptionUpdated,
      ],
    }),
    deleteDeliveryProfile: operation({
      ...deletion(errors.DeliveryProfileNotFound),
      route: DELETE('/profiles/{id}'),
      summary: 'Delete a delivery profile with its regions',
      description:
        'Its products are delivered as those of the default profile. Options lose its regions.',
      errors: [errors.DeliveryProfileNotFound, errors.DefaultProfileStays],
      facts: [
        facts.DeliveryProfileDeleted,
        facts.ShippingOptionUpdated,
        facts.PickupLocationUpdated,
        facts.LocalDeliveryOptionUpdated,
      ],
    }),
    saveShippingOption: operation({
      ...write,
      route: POST('/shipping-options'),
      summary: 'Create a shipping option, or change one by its id and revision',
      request: Type.Object({ option: schemas.ShippingOptionToSave }),
      response: Type.Object({ option: schemas.ShippingOptionRecord }),
      errors: [errors.ShippingOptionNotFound, ...optionErrors],
      facts: [facts.ShippingOptionCreated, facts.ShippingOptionUpdated],
    }),
    deleteShippingOption: operation({
      ...deletion(errors.ShippingOptionNotFound),
      route: DELETE('/shipping-options/{id}'),
      summary: 'Delete a shipping option',
      facts: [facts.ShippingOptionDeleted],
    }),
    savePickupLocation: operation({
      ...write,
      route: POST('/pickup-locations'),
      summary: 'Create a pick-up location, or change one by its id and revision',
      request: Type.Object({ location: schemas.PickupLocationToSave }),
      response: Type.Object({ location: schemas.PickupLocationRecord }),
      errors: [errors.PickupLocationNotFound, ...optionErrors],
      facts: [facts.PickupLocationCreated, facts.PickupLocationUpdated],
    }),
    deletePickupLocation: operation({
      ...deletion(errors.PickupLocationNotFound),
      route: DELETE('/pickup-locations/{id}'),
      summary: 'Delete a pick-up location',
      facts: [facts.PickupLocationDeleted],
    }),
    saveLocalDelivery: operation({
      ...write,
      route: POST('/local-delivery'),
      summary: 'Create a local delivery option, or change one by its id and revision',
      description: 'An area without what its kind needs breaks the rule AREA_INCOMPLETE.',
      request: Type.Object({ option: schemas.LocalDeliveryToSave }),
      response: Type.Object({ option: schemas.LocalDeliveryRecord }),
      errors: [errors.LocalDeliveryOptionNotFound, ...optionErrors],
      facts: [facts.LocalDeliveryOptionCreated, facts.LocalDeliveryOptionUpdated],
    }),
    deleteLocalDelivery: operation({
      ...deletion(errors.LocalDeliveryOptionNotFound),
      route: DELETE('/local-delivery/{id}'),
      summary: 'Delete a local delivery option',
      facts: [facts.LocalDeliveryOptionDeleted],
    }),
    testDeliveryAddress: operation({
      route: POST('/test-address'),
      permission: 'admin',
      summary: 'Test which delivery options a basket has at an address, and why others are missing',
      request: Type.Object({
        /** Absent: the options available before the address is known. */
        address: Omittable(
          Type.Object({
            country: Type.String({ pattern: '^[A-Z]{2}$' }),
            subdivision: Omittable(Text(0, 50)),
            postalCode: Omittable(Text(0, 50)),
            city: Omittable(Text(0, 50)),
            latitude: Omittable(Type.Number({ minimum: -90, maximum: 90 })),
            longitude: Omittable(Type.Number({ minimum: -180, maximum: 180 })),
          }),
        ),
        /** The default profile when absent. */
        profileId: Omittable(Guid()),
        /** The lines to deliver; when absent, one piece without price and weight. */
        lines: Omittable(
          Type.Array(
            Type.Object({
              quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
              /** Price of one piece, in the site's currency. */
              price: schemas.DeliveryAmount(),
              /** Weight of one piece, in the site's unit. */
              weight: Omittable(schemas.DeliveryAmount()),
            }),
            { minItems: 1, maxItems: 300 },
          ),
        ),
      }),
      response: Type.Object({ options: Type.Array(schemas.OfferedDelivery) }),
      errors: [errors.DeliveryProfileNotFound],
    }),
    quoteItem: operation({
      route: POST('/quote'),
      permission: 'anyone',
      callsPerMinute: 300,
      summary: 'Quote the lowest delivery cost of one piece of a product to a place',
      description:
        'Of the ways to deliver that the shop has set up, without collecting it oneself. Discounts, taxes and rates of ' +
        'plug-ins are in the costs of a cart.',
      request: Type.Object({
        productId: Guid(),
        /** Absent: the only variant, or the first one. */
        variantId: Omittable(Guid()),
        country: Type.String({ pattern: '^[A-Z]{2}$' }),
        postalCode: Omittable(Text(0, 50)),
      }),
      response: Type.Object({
        /** In the site’s currency; null: nothing fits, or there is nothing to deliver. */
        lowest: Nullable(schemas.DeliveryAmount()),
      }),
      errors: [ProductNotFound, VariantNotFound],
    }),
  },
})
