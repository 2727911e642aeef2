import { InvalidRevision, sorted, textField } from '../catalog/index.ts'
import * as delivery from '../delivery/index.ts'
import {
  DELETE,
  GET,
  Guid,
  Maybe,
  operation,
  PATCH,
  POST,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { ListPage, RevisionText } from '../published-taxes/index.ts'
import { list, nothing, read, record, write } from './shared.ts'

export const deliveryProfileFields = { ...record, name: { ...textField, ...sorted } }
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
/** A carrier of a region in requests. */
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

/** Delivery profiles with their regions, in the form of the published clients (contract, section 7.1). */
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
      summary: 'Rename a delivery profile; regions have their own operations',
      request: Type.Object({
        deliveryProfile: Type.Object({
          id: Guid(),
          revision: RevisionText(),
          name: Maybe(Text(1, 100)),
          /** The current value; any other is refused. */
          default: Maybe(Type.Boolean()),
          /** Existing ones; others are refused. */
          deliveryRegions: Maybe(
            Type.Array(Type.Object({ id: Maybe(Text(0, 100)), name: Maybe(Text(0, 100)) }), {
              maxItems: 100,
            }),
          ),
        }),
      }),
      response: profile,
      errors: [
        delivery.DeliveryProfileNotFound,
        delivery.DefaultProfileIsFixed,
        delivery.RegionsHaveTheirOwnCalls,
        InvalidRevision,
      ],
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
      summary: 'Remove a region from a delivery profile and its options',
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
      summary:
        'List the carriers of the installation: the site’s own, and plug-ins that calculate rates',
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
      summary: 'Add the surcharges and the backup rate of a carrier to a region',
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
      summary: 'Change the surcharges and the backup rate of a carrier in a region',
      request: carrierOfRegion,
      response: profile,
      errors: [...carrierErrors, delivery.DeliveryCarrierNotFound],
      facts: [delivery.DeliveryProfileUpdated],
    }),
    removeDeliveryCarrier: operation({
      ...write,
      route: POST('/remove-delivery-carrier'),
      summary: 'Remove the surcharges of a carrier from a region; it still serves the region',
      request: Type.Object({ deliveryRegionId: Guid(), appId: Guid() }),
      response: profile,
      errors: [delivery.DeliveryRegionNotFound],
      facts: [delivery.DeliveryProfileUpdated],
    }),
  },
})
