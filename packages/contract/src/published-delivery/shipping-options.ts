import { guidField, InvalidRevision, sorted, textField } from '../catalog/index.ts'
import * as delivery from '../delivery/index.ts'
import {
  DELETE,
  GET,
  Guid,
  Maybe,
  OneOf,
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

export const shippingOptionFields = {
  ...record,
  title: { ...textField, ...sorted },
  deliveryRegionId: guidField,
}

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
          /** From older clients, instead of the list. */
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
      summary: 'Change a shipping option; regions have their own operations',
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
      summary: 'Add a region to a shipping option',
      request: regionOfOption,
      response: option,
      errors: [delivery.ShippingOptionNotFound, delivery.DeliveryRegionNotFound, InvalidRevision],
      facts: [delivery.ShippingOptionUpdated],
    }),
    removeDeliveryRegion: operation({
      ...write,
      route: POST('/{shippingOptionId}/remove-delivery-region'),
      summary: 'Remove a region from a shipping option',
      request: regionOfOption,
      response: option,
      errors: [delivery.ShippingOptionNotFound, InvalidRevision],
      facts: [delivery.ShippingOptionUpdated],
    }),
  },
})
