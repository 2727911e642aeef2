import { NotificationRequest } from '@vitrine/contract/back-in-stock-notifications'
import { toWire } from '@vitrine/contract/kit'
import type { BackInStockFeature } from '../../../areas/commerce/back-in-stock/index.ts'
import { domainEvent, type StoredFact, type Translators } from '../../../areas/site/events/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { encodeNotificationRequest } from '../codec/back-in-stock.ts'

const entityFqdn = 'wix.ecom.v1.back_in_stock_notification_request'
type Body = Parameters<typeof domainEvent>[1]['body']

/**
 * Converts facts of back-in-stock requests to events of the published clients, with the current request when
 * the event is sent, because facts contain no personal data. The event of a deletion does not need it.
 */
export function backInStockTranslators({ find }: Pick<BackInStockFeature, 'find'>): Translators {
  const event = (fact: StoredFact, slug: string, body: Body) =>
    domainEvent(fact, { entityFqdn, slug, entityId: fact.entityId, body })
  const withRequest =
    (slug: string, bodyOf: (entity: object) => Body) => async (tx: Tx, fact: StoredFact) => {
      const request = await find(tx, fact.entityId)
      if (!request) return []
      const entity = toWire(NotificationRequest, encodeNotificationRequest(request)) as object
      return [event(fact, slug, bodyOf(entity))]
    }
  return {
    'back_in_stock_request.created': withRequest('created', (entity) => ({
      createdEvent: { entity },
    })),
    'back_in_stock_request.updated': withRequest('updated', (currentEntity) => ({
      updatedEvent: { currentEntity },
    })),
    'back_in_stock_request.deleted': async (_tx, fact) => [
      event(fact, 'deleted', { deletedEvent: {} }),
    ],
  }
}
