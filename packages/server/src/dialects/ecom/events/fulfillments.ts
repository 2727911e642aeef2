import { toWire } from '@vitrine/contract/kit'
import { OrderWithFulfillments } from '@vitrine/contract/order-fulfillments'
import type { FulfillmentsFeature } from '../../../areas/commerce/fulfillments/index.ts'
import {
  domainEvent,
  type StoredFact,
  type Translators,
  type WireEvent,
} from '../../../areas/site/events/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { encodeWithFulfillments } from '../codec/fulfillment.ts'

export interface FulfillmentEventDeps {
  readonly fulfillments: Pick<FulfillmentsFeature, 'of'>
}

/** Facts of fulfillments as events of the published clients: the order with all of its parcels. */
export function fulfillmentTranslators({ fulfillments }: FulfillmentEventDeps): Translators {
  const updated = async (tx: Tx, fact: StoredFact): Promise<WireEvent[]> => {
    const { orderId } = fact.after as { readonly orderId: string }
    const encoded = encodeWithFulfillments(orderId, await fulfillments.of(tx, [orderId]))
    const body = {
      updatedEvent: { currentEntity: toWire(OrderWithFulfillments, encoded) as object },
    }
    return [
      domainEvent(fact, {
        entityFqdn: 'wix.ecom.v1.fulfillments',
        slug: 'updated',
        entityId: orderId,
        body,
      }),
    ]
  }
  return {
    'fulfillment.created': updated,
    'fulfillment.updated': updated,
    'fulfillment.cancelled': updated,
  }
}
