import { InvalidRevision } from '../catalog/index.ts'
import * as delivery from '../delivery/index.ts'
import {
  DELETE,
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  operation,
  PATCH,
  POST,
  Query,
  service,
  Type,
} from '../kit/index.ts'
import { ListPage, RevisionText } from '../published-taxes/schemas.ts'
import { ChangedPickupLocation, NewPickupLocation, PublishedPickupLocation } from './schemas.ts'

const write = { permission: 'admin', writes: true } as const
const byId = { pickupLocationId: Guid() }
const response = Type.Object({ pickupLocation: PublishedPickupLocation })
const ofRegion = Type.Object({
  ...byId,
  deliveryRegionId: Guid(),
  revision: Maybe(RevisionText()),
})
const optionErrors = [delivery.DeliveryRegionNotFound, delivery.InvalidQuantityValue]
const BulkError = Type.Object({
  code: Type.String(),
  description: Type.String(),
  data: Type.Unknown(),
})
/** Failed ones, by id, or by position in the request where they have none. */
const errors = Type.Array(Type.Object({ id: Type.String(), error: BulkError }))
const bulkResponse = Type.Object({ pickupLocations: Type.Array(PublishedPickupLocation), errors })
const bulkMounts = ['/v1/bulk/pickup-locations', '/_api/pickup-locations/v1/bulk/pickup-locations']

/** Pickup locations, in the form of the published clients (orders contract, section 7.8). */
export const pickupLocations = service({
  name: 'pickup-locations',
  summary: 'Pick-up locations, published form',
  mounts: ['/v1/pickup-locations', '/_api/pickup-locations/v1/pickup-locations'],
  operations: {
    createPickupLocation: operation({
      ...write,
      route: POST(''),
      summary: 'Create a pick-up location',
      request: Type.Object({ pickupLocation: NewPickupLocation }),
      response,
      errors: [...optionErrors, delivery.TooManyDeliveryOptions],
      facts: [delivery.PickupLocationCreated],
    }),
    queryPickupLocation: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find pick-up locations, the latest first',
      request: Type.Object({ query: Maybe(Query()) }),
      response: Type.Object({
        pickupLocations: Type.Array(PublishedPickupLocation),
        pagingMetadata: ListPage,
      }),
      errors: [InvalidFilter],
    }),
    getPickupLocation: operation({
      route: GET('/{pickupLocationId}'),
      permission: 'admin',
      summary: 'Read a pick-up location',
      request: Type.Object(byId),
      response,
      errors: [delivery.PickupLocationNotFound],
    }),
    updatePickupLocation: operation({
      ...write,
      route: PATCH('/{pickupLocation.id}'),
      summary: 'Change a pick-up location; regions have their own operations',
      request: Type.Object({ pickupLocation: ChangedPickupLocation }),
      response,
      errors: [delivery.PickupLocationNotFound, delivery.InvalidQuantityValue, InvalidRevision],
      facts: [delivery.PickupLocationUpdated],
    }),
    deletePickupLocation: operation({
      ...write,
      route: DELETE('/{pickupLocationId}'),
      summary: 'Delete a pick-up location',
      request: Type.Object(byId),
      response: Type.Object({}),
      errors: [delivery.PickupLocationNotFound],
      facts: [delivery.PickupLocationDeleted],
    }),
    addDeliveryRegion: operation({
      ...write,
      route: POST('/{pickupLocationId}/add-delivery-region'),
      summary: 'Add a region to a pick-up location',
      request: ofRegion,
      response,
      errors: [delivery.PickupLocationNotFound, delivery.DeliveryRegionNotFound, InvalidRevision],
      facts: [delivery.PickupLocationUpdated],
    }),
    removeDeliveryRegion: operation({
      ...write,
      route: POST('/{pickupLocationId}/remove-delivery-region'),
      summary: 'Remove a region from a pick-up location; without regions it is offered everywhere',
      request: ofRegion,
      response,
      errors: [delivery.PickupLocationNotFound, InvalidRevision],
      facts: [delivery.PickupLocationUpdated],
    }),
    bulkCreatePickupLocation: operation({
      ...write,
      mounts: bulkMounts,
      route: POST('/create'),
      summary: 'Create up to 100 pick-up locations; failures are reported one by one',
      request: Type.Object({
        pickupLocations: Type.Array(NewPickupLocation, { minItems: 1, maxItems: 100 }),
      }),
      response: bulkResponse,
      facts: [delivery.PickupLocationCreated],
    }),
    bulkUpdatePickupLocation: operation({
      ...write,
      mounts: bulkMounts,
      route: PATCH('/update'),
      summary: 'Change up to 100 pick-up locations; failures are reported one by one',
      request: Type.Object({
        pickupLocations: Type.Array(ChangedPickupLocation, { minItems: 1, maxItems: 100 }),
      }),
      response: bulkResponse,
      facts: [delivery.PickupLocationUpdated],
    }),
    bulkDeletePickupLocation: operation({
      ...write,
      mounts: bulkMounts,
      route: DELETE('/delete'),
      summary: 'Delete up to 100 pick-up locations; failures are reported one by one',
      request: Type.Object({
        pickupLocationIds: Type.Array(Guid(), { minItems: 1, maxItems: 100 }),
      }),
      response: Type.Object({ errors }),
      facts: [delivery.PickupLocationDeleted],
    }),
  },
})
