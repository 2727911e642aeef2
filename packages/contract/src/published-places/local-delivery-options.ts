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
import { ChangedLocalDelivery, NewLocalDelivery, PublishedLocalDelivery } from './schemas.ts'

const write = { permission: 'admin', writes: true } as const
const byId = { localDeliveryOptionId: Guid() }
const response = Type.Object({ localDeliveryOption: PublishedLocalDelivery })
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
const bulkResponse = Type.Object({
  localDeliveryOptions: Type.Array(PublishedLocalDelivery),
  errors,
})
const bulkMounts = [
  '/v1/bulk/local-delivery-options',
  '/_api/local-delivery-server/v1/bulk/local-delivery-options',
]

/** Delivery by the shop itself, in the form of the published clients (orders contract, section 7.8). */
export const localDeliveryOptions = service({
  name: 'local-delivery-options',
  summary: 'Local delivery, published form',
  mounts: ['/v1/local-delivery-options', '/_api/local-delivery-server/v1/local-delivery-options'],
  operations: {
    createLocalDeliveryOption: operation({
      ...write,
      route: POST(''),
      summary: 'Create a local delivery option',
      request: Type.Object({ localDeliveryOption: NewLocalDelivery }),
      response,
      errors: [...optionErrors, delivery.TooManyDeliveryOptions],
      facts: [delivery.LocalDeliveryOptionCreated],
    }),
    queryLocalDeliveryOptions: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find local delivery options, the latest first',
      request: Type.Object({ query: Maybe(Query()) }),
      response: Type.Object({
        localDeliveryOptions: Type.Array(PublishedLocalDelivery),
        pagingMetadata: ListPage,
      }),
      errors: [InvalidFilter],
    }),
    getLocalDeliveryOption: operation({
      route: GET('/{localDeliveryOptionId}'),
      permission: 'admin',
      summary: 'Read a local delivery option',
      request: Type.Object(byId),
      response,
      errors: [delivery.LocalDeliveryOptionNotFound],
    }),
    updateLocalDeliveryOption: operation({
      ...write,
      route: PATCH('/{localDeliveryOption.id}'),
      summary: 'Change a local delivery option; regions have their own operations',
      request: Type.Object({ localDeliveryOption: ChangedLocalDelivery }),
      response,
      errors: [
        delivery.LocalDeliveryOptionNotFound,
        delivery.InvalidQuantityValue,
        InvalidRevision,
      ],
      facts: [delivery.LocalDeliveryOptionUpdated],
    }),
    deleteLocalDeliveryOption: operation({
      ...write,
      route: DELETE('/{localDeliveryOptionId}'),
      summary: 'Delete a local delivery option',
      request: Type.Object(byId),
      response: Type.Object({}),
      errors: [delivery.LocalDeliveryOptionNotFound],
      facts: [delivery.LocalDeliveryOptionDeleted],
    }),
    addDeliveryRegion: operation({
      ...write,
      route: POST('/add-delivery-region'),
      summary: 'Add a region to a local delivery option',
      request: ofRegion,
      response,
      errors: [
        delivery.LocalDeliveryOptionNotFound,
        delivery.DeliveryRegionNotFound,
        InvalidRevision,
      ],
      facts: [delivery.LocalDeliveryOptionUpdated],
    }),
    removeDeliveryRegion: operation({
      ...write,
      route: POST('/remove-delivery-region'),
      summary:
        'Remove a region from a local delivery option; without regions it is offered everywhere',
      request: ofRegion,
      response,
      errors: [delivery.LocalDeliveryOptionNotFound, InvalidRevision],
      facts: [delivery.LocalDeliveryOptionUpdated],
    }),
    bulkCreateLocalDeliveryOption: operation({
      ...write,
      mounts: bulkMounts,
      route: POST('/create'),
      summary: 'Create up to 100 local delivery options; failures are reported one by one',
      request: Type.Object({
        localDeliveryOptions: Type.Array(NewLocalDelivery, { minItems: 1, maxItems: 100 }),
      }),
      response: bulkResponse,
      facts: [delivery.LocalDeliveryOptionCreated],
    }),
    bulkUpdateLocalDeliveryOption: operation({
      ...write,
      mounts: bulkMounts,
      route: PATCH('/update'),
      summary: 'Change up to 100 local delivery options; failures are reported one by one',
      request: Type.Object({
        localDeliveryOptions: Type.Array(ChangedLocalDelivery, { minItems: 1, maxItems: 100 }),
      }),
      response: bulkResponse,
      facts: [delivery.LocalDeliveryOptionUpdated],
    }),
    bulkDeleteLocalDeliveryOption: operation({
      ...write,
      mounts: bulkMounts,
      route: DELETE('/delete'),
      summary: 'Delete up to 100 local delivery options; failures are reported one by one',
      request: Type.Object({ ids: Type.Array(Guid(), { minItems: 1, maxItems: 100 }) }),
      response: Type.Object({ errors }),
      facts: [delivery.LocalDeliveryOptionDeleted],
    }),
  },
})
