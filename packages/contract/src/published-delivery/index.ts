import {
  guidField,
  InvalidRevision,
  idField,
  momentField,
  sorted,
  textField,
} from '../catalog/index.ts'
import * as delivery from '../delivery/index.ts'
import {
  DELETE,
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  OneOf,
  operation,
  PATCH,
  POST,
  Query,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { ListPage, RevisionText } from '../published-taxes/index.ts'

const read = { permission: 'admin' } as const
const write = { permission: 'admin', writes: true } as const
const nothing = Type.Object({})
const list = {
  longGet: true,
  request: Type.Object({ query: Maybe(Query()) }),
  errors: [InvalidFilter],
}

const record = {
  id: { ...idField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
}
export const deliveryProfileFields = { ...record, name: { ...textField, ...sorted } }
export const shippingOptionFields = {
  ...record,
  title: { ...textField, ...sorted },
  deliveryRegionId: guidField,
}

const Region = {
  name: Text(1, 100),
  active: Maybe(Type.Boolean()),
  destinations: Maybe(
    Type.Array(
      Type.Object({
        countryCode: Type.String({ pattern: '^[A-Z]{2}$' }),
        subdivisions: Maybe(Type.Array(Text(1, 50), { maxItems: 100 })),
      }),
      { maxItems: 250 },
    ),
  ),
}
const Charge = Type.Object({ description: Text(0, 250), amount: delivery.DeliveryAmount() })
/** A carrier of a region, as it is sent. */
const carrierOfRegion = Type.Object({
  deliveryRegionId: Guid(),
  deliveryCarrier: Type.Object({
    appId: Guid(),
    backupRate: Maybe(
      Type.Object({
        title: Maybe(Text(0, 250)),
        amount: delivery.DeliveryAmount(),
        active: Maybe(Type.Boolean()),
      }),
    ),
    additionalCharges: Maybe(
      Type.Array(
        Type.Object({ description: Maybe(Text(0, 250)), amount: delivery.DeliveryAmount() }),
        {
          maxItems: 10,
        },
      ),
    ),
  }),
})
const carrierErrors = [
  delivery.DeliveryRegionNotFound,
  delivery.UnknownDeliveryCarrier,
  delivery.BackupRateMissing,
]

export const PublishedRegion = Type.Object({
  id: Guid(),
  ...Region,
  deliveryCarriers: Type.Array(
    Type.Object({
      appId: Guid(),
      backupRate: Type.Optional(
        Type.Object({
          title: Text(0, 250),
          amount: delivery.DeliveryAmount(),
          active: Type.Boolean(),
        }),
      ),
      additionalCharges: Type.Array(Charge),
    }),
  ),
  createdDate: Timestamp(),
})
export const PublishedProfile = Type.Object({
  id: Guid(),
  revision: RevisionText(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  name: Text(1, 100),
  default: Type.Boolean(),
  deliveryRegions: Type.Array(PublishedRegion),
})
const profile = Type.Object({ deliveryProfile: PublishedProfile })
const regionErrors = [
  delivery.DeliveryProfileNotFound,
  delivery.DestinationsCollide,
  delivery.SubdivisionsUnsupported,
  InvalidRevision,
]
const profileFacts = [
  delivery.DeliveryProfileUpdated,
  delivery.ShippingOptionUpdated,
  delivery.PickupLocationUpdated,
  delivery.LocalDeliveryOptionUpdated,
]

/** Delivery profiles with their regions, as published clients know them (contract, section 7.1). */
export const deliveryProfile = service({
  name: 'delivery-profiles',
  summary: 'Delivery profiles, published form',
  mounts: ['/ecom/v1/delivery-profiles'],
  operations: {
    createDeliveryProfile: operation({
      ...write,
      route: POST(''),
      summary: 'Create a delivery profile',
      request: Type.Object({ deliveryProfile: Type.Object({ name: Text(1, 100) }) }),
      response: profile,
      errors: [delivery.TooManyProfiles],
      facts: [delivery.DeliveryProfileCreated],
    }),
    queryDeliveryProfiles: operation({
      ...read,
      ...list,
      route: POST('/query'),
      summary: 'Find delivery profiles, the latest first',
      response: Type.Object({
        deliveryProfiles: Type.Array(PublishedProfile),
        pagingMetadata: ListPage,
      }),
    }),
    getDeliveryProfileByDeliveryRegionId: operation({
      ...read,
      route: GET('/delivery-regions/{deliveryRegionId}'),
      summary: 'Read the delivery profile of a region',
      request: Type.Object({ deliveryRegionId: Guid() }),
      response: profile,
      errors: [delivery.DeliveryRegionNotFound],
    }),
    getDeliveryProfile: operation({
      ...read,
      route: GET('/{deliveryProfileId}'),
      summary: 'Read a delivery profile',
      request: Type.Object({ deliveryProfileId: Guid() }),
      response: profile,
      errors: [delivery.DeliveryProfileNotFound],
    }),
    updateDeliveryProfile: operation({
      ...write,
      route: PATCH('/{deliveryProfile.id}'),
      summary: 'Rename a delivery profile; regions are changed by their own calls',
      request: Type.Object({
        deliveryProfile: Type.Object({
          id: Guid(),
          revision: RevisionText(),
          name: Maybe(Text(1, 100)),
        }),
      }),
      response: profile,
      errors: [delivery.DeliveryProfileNotFound, InvalidRevision],
      facts: [delivery.DeliveryProfileUpdated],
    }),
    deleteDeliveryProfile: operation({
      ...write,
      route: DELETE('/{deliveryProfileId}'),
      summary: 'Delete a delivery profile with its regions',
      request: Type.Object({ deliveryProfileId: Guid() }),
      response: nothing,
      errors: [delivery.DeliveryProfileNotFound, delivery.DefaultProfileStays],
      facts: [delivery.DeliveryProfileDeleted, ...profileFacts.slice(1)],
    }),
    addDeliveryRegion: operation({
      ...write,
      route: POST('/{deliveryProfileId}/delivery-region'),
      summary: 'Add a region to a delivery profile',
      request: Type.Object({
        deliveryProfileId: Guid(),
        deliveryRegion: Type.Object(Region),
        revision: Maybe(RevisionText()),
      }),
      response: profile,
      errors: regionErrors,
      facts: profileFacts,
    }),
    updateDeliveryRegion: operation({
      ...write,
      route: PATCH('/{deliveryProfileId}/delivery-region/{deliveryRegion.id}'),
      summary: 'Change a region of a delivery profile',
      request: Type.Object({
        deliveryProfileId: Guid(),
        deliveryRegion: Type.Object({
          ...Type.Partial(Type.Object(Region)).properties,
          id: Guid(),
        }),
        revision: Maybe(RevisionText()),
      }),
      response: profile,
      errors: [...regionErrors, delivery.DeliveryRegionNotFound],
      facts: profileFacts,
    }),
    removeDeliveryRegion: operation({
      ...write,
      route: DELETE('/{deliveryProfileId}/delivery-region/{deliveryRegionId}'),
      summary: 'Remove a region from a delivery profile; options lose it',
      request: Type.Object({
        deliveryProfileId: Guid(),
        deliveryRegionId: Guid(),
        revision: Maybe(RevisionText()),
      }),
      response: profile,
      errors: [delivery.DeliveryProfileNotFound, delivery.DeliveryRegionNotFound, InvalidRevision],
      facts: profileFacts,
    }),
    listInstalledDeliveryCarriers: operation({
      ...read,
      route: GET('/installed-carriers'),
      summary: 'The carriers of the installation: the site’s own, and plug-ins that compute rates',
      request: nothing,
      response: Type.Object({
        installedDeliveryCarriers: Type.Array(
          Type.Object({
            id: Guid(),
            displayName: Type.String(),
            /** Whether it is added with a rate for when it does not answer. */
            fallbackDefinitionMandatory: Type.Boolean(),
          }),
        ),
      }),
    }),
    addDeliveryCarrier: operation({
      ...write,
      route: POST('/add-delivery-carrier'),
      summary: 'Say what a carrier costs besides in a region, and when it does not answer',
      description:
        'Carriers serve every region, also those that do not name them. The site’s own has no backup rate.',
      request: carrierOfRegion,
      response: profile,
      errors: [...carrierErrors, delivery.DeliveryCarrierExists],
      facts: [delivery.DeliveryProfileUpdated],
    }),
    updateDeliveryCarrier: operation({
      ...write,
      route: PATCH('/update-delivery-carrier'),
      summary: 'Change what a carrier costs besides in a region',
      request: carrierOfRegion,
      response: profile,
      errors: [...carrierErrors, delivery.DeliveryCarrierNotFound],
      facts: [delivery.DeliveryProfileUpdated],
    }),
    removeDeliveryCarrier: operation({
      ...write,
      route: POST('/remove-delivery-carrier'),
      summary: 'Forget what a carrier costs besides in a region; it serves it all the same',
      request: Type.Object({ deliveryRegionId: Guid(), appId: Guid() }),
      response: profile,
      errors: [delivery.DeliveryRegionNotFound],
      facts: [delivery.DeliveryProfileUpdated],
    }),
  },
})

const PublishedRate = Type.Object({
  amount: delivery.DeliveryAmount(),
  conditions: Maybe(
    Type.Array(
      Type.Object({
        type: OneOf(delivery.conditionTypes),
        operator: OneOf(delivery.conditionOperators),
        value: delivery.DeliveryAmount(),
      }),
      { maxItems: 10 },
    ),
  ),
  multiplyByQuantity: Maybe(Type.Boolean()),
})
const optionFields = {
  title: Text(1, 1000),
  estimatedDeliveryTime: Maybe(Text(0, 500)),
  rates: Type.Array(PublishedRate, { minItems: 1, maxItems: 50 }),
}
const RegionIds = () => Type.Array(Guid(), { maxItems: 50 })
export const PublishedShippingOption = Type.Object({
  id: Guid(),
  revision: RevisionText(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  ...optionFields,
  deliveryRegionIds: RegionIds(),
  /** The first of them, for older clients. */
  deliveryRegionId: Type.Optional(Guid()),
})
const option = Type.Object({ shippingOption: PublishedShippingOption })
const regionOfOption = Type.Object({
  shippingOptionId: Guid(),
  deliveryRegionId: Guid(),
  revision: Maybe(RevisionText()),
})

/** Ways to send goods to regions. */
export const shippingOptions = service({
  name: 'shipping-options',
  summary: 'Shipping options, published form',
  mounts: ['/ecom/v1/shipping-options'],
  operations: {
    createShippingOption: operation({
      ...write,
      route: POST(''),
      summary: 'Create a shipping option',
      request: Type.Object({
        shippingOption: Type.Object({
          ...optionFields,
          deliveryRegionIds: Maybe(RegionIds()),
          /** Of older clients, in place of the list. */
          deliveryRegionId: Maybe(Guid()),
        }),
      }),
      response: option,
      errors: [
        delivery.DeliveryRegionNotFound,
        delivery.InvalidQuantityValue,
        delivery.TooManyDeliveryOptions,
      ],
      facts: [delivery.ShippingOptionCreated],
    }),
    queryShippingOptions: operation({
      ...read,
      ...list,
      route: POST('/query'),
      summary: 'Find shipping options, the latest first',
      response: Type.Object({
        shippingOptions: Type.Array(PublishedShippingOption),
        pagingMetadata: ListPage,
      }),
    }),
    getShippingOption: operation({
      ...read,
      route: GET('/{shippingOptionId}'),
      summary: 'Read a shipping option',
      request: Type.Object({ shippingOptionId: Guid() }),
      response: option,
      errors: [delivery.ShippingOptionNotFound],
    }),
    updateShippingOption: operation({
      ...write,
      route: PATCH('/{shippingOption.id}'),
      summary: 'Change a shipping option; regions are added and removed by their own calls',
      request: Type.Object({
        shippingOption: Type.Object({
          id: Guid(),
          revision: RevisionText(),
          ...Type.Partial(Type.Object(optionFields)).properties,
        }),
      }),
      response: option,
      errors: [delivery.ShippingOptionNotFound, delivery.InvalidQuantityValue, InvalidRevision],
      facts: [delivery.ShippingOptionUpdated],
    }),
    deleteShippingOption: operation({
      ...write,
      route: DELETE('/{shippingOptionId}'),
      summary: 'Delete a shipping option',
      request: Type.Object({ shippingOptionId: Guid() }),
      response: nothing,
      errors: [delivery.ShippingOptionNotFound],
      facts: [delivery.ShippingOptionDeleted],
    }),
    addDeliveryRegion: operation({
      ...write,
      route: POST('/{shippingOptionId}/add-delivery-region'),
      summary: 'Offer a shipping option in one more region',
      request: regionOfOption,
      response: option,
      errors: [delivery.ShippingOptionNotFound, delivery.DeliveryRegionNotFound, InvalidRevision],
      facts: [delivery.ShippingOptionUpdated],
    }),
    removeDeliveryRegion: operation({
      ...write,
      route: POST('/{shippingOptionId}/remove-delivery-region'),
      summary: 'Offer a shipping option no longer in a region',
      request: regionOfOption,
      response: option,
      errors: [delivery.ShippingOptionNotFound, InvalidRevision],
      facts: [delivery.ShippingOptionUpdated],
    }),
  },
})
