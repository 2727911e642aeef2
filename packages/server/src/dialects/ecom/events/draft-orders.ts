import { DraftOrderV1 } from '@vitrine/contract/draft-orders-v1'
import { toWire } from '@vitrine/contract/kit'
import type { MediaUrl } from '../../../areas/catalog/index.ts'
import type { DraftOrdersFeature } from '../../../areas/commerce/draft-orders/index.ts'
import { domainEvent, type StoredFact, type Translators } from '../../../areas/site/events/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { encodeDraftV1 } from '../codec/draft-order.ts'

export interface DraftOrderEventDeps {
  readonly drafts: Pick<DraftOrdersFeature, 'find'>
  readonly mediaUrl: MediaUrl
  shopOf(tx: Tx): Promise<{ readonly locale: string }>
}

const entityFqdn = 'wix.ecom.v1.draft_order'
type Body = Parameters<typeof domainEvent>[1]['body']

/**
 * Converts facts of draft orders to events of the published clients, with the current draft when they are
 * sent.
 */
export function draftOrderTranslators(deps: DraftOrderEventDeps): Translators {
  const event = (fact: StoredFact, slug: string, body: Body) =>
    domainEvent(fact, { entityFqdn, slug, entityId: fact.entityId, body })
  const entityOf = async (tx: Tx, { entityId }: StoredFact) => {
    const view = await deps.drafts.find(tx, entityId)
    if (!view) return undefined
    const { locale } = await deps.shopOf(tx)
    const shop = { locale, mediaUrl: deps.mediaUrl, isMerchant: true }
    return toWire(DraftOrderV1, encodeDraftV1(shop, view)) as object
  }
  const updated = async (tx: Tx, fact: StoredFact) => {
    const currentEntity = await entityOf(tx, fact)
    return currentEntity ? [event(fact, 'updated', { updatedEvent: { currentEntity } })] : []
  }
  return {
    'draft_order.created': async (tx, fact) => {
      const entity = await entityOf(tx, fact)
      return entity ? [event(fact, 'created', { createdEvent: { entity } })] : []
    },
    'draft_order.updated': updated,
    'draft_order.applied': updated,
    'draft_order.deleted': async (_tx, fact) => [event(fact, 'deleted', { deletedEvent: {} })],
  }
}
