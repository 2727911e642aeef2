import { AbandonedCheckoutV1 } from '@vitrine/contract/abandoned-checkouts-v1'
import { toWire } from '@vitrine/contract/kit'
import type { Catalog, MediaUrl } from '../../../areas/catalog/index.ts'
import type {
  AbandonedCheckout,
  AbandonedFeature,
} from '../../../areas/commerce/abandoned-checkouts/index.ts'
import { domainEvent, type StoredFact, type Translators } from '../../../areas/site/events/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { encodeAbandoned } from '../codec/abandoned-checkout.ts'

export interface AbandonedEventDeps {
  readonly abandoned: Pick<AbandonedFeature, 'find' | 'restorePathOf'>
  readonly catalog: Pick<Catalog, 'shopOf'>
  readonly mediaUrl: MediaUrl
  siteUrlOf(tx: Tx): Promise<string>
}

const entityFqdn = 'wix.ecom.v1.abandoned_checkout'
type Body = Parameters<typeof domainEvent>[1]['body']

/**
 * Converts facts of abandoned checkouts to events of the published clients, with the current checkout when
 * the event is sent. A deleted one has the data of its fact, without the buyer.
 */
export function abandonedTranslators(deps: AbandonedEventDeps): Translators {
  const write = async (tx: Tx, one: AbandonedCheckout) => {
    const view = {
      shop: await deps.catalog.shopOf(tx),
      mediaUrl: deps.mediaUrl,
      conversion: null,
    }
    const page = new URL(deps.abandoned.restorePathOf(tx, one.id), await deps.siteUrlOf(tx)).href
    return toWire(AbandonedCheckoutV1, encodeAbandoned(view, one, page)) as object
  }
  const event =
    (slug: string, bodyOf: (entity: object) => Body) => async (tx: Tx, fact: StoredFact) => {
      const one = await deps.abandoned.find(tx, fact.entityId)
      if (!one) return []
      const body = bodyOf(await write(tx, one))
      return [domainEvent(fact, { entityFqdn, slug, entityId: fact.entityId, body })]
    }
  return {
    'abandoned_checkout.created': event('created', (entity) => ({ createdEvent: { entity } })),
    'abandoned_checkout.updated': event('updated', (currentEntity) => ({
      updatedEvent: { currentEntity },
    })),
    'abandoned_checkout.recovered': event('recovered', (abandonedCheckout) => ({
      actionEvent: { body: { abandonedCheckout } },
    })),
    'abandoned_checkout.deleted': async (tx, fact) => {
      const deletedEntity = await write(tx, remembered(fact.before))
      const body = { deletedEvent: { deletedEntity } }
      return [domainEvent(fact, { entityFqdn, slug: 'deleted', entityId: fact.entityId, body })]
    },
  }
}

type CheckoutFact = Omit<AbandonedCheckout, 'email' | 'contact' | 'buyerName' | 'lines'> & {
  readonly lines: readonly {
    readonly id: string
    readonly productId: string | null
    readonly name: string
    readonly quantity: number
    readonly price: string
  }[]
}

/** Facts store dates as text. */
function remembered(stored: unknown): AbandonedCheckout {
  const { lines, ...one } = stored as CheckoutFact
  return {
    ...one,
    email: '',
    contact: null,
    buyerName: '',
    createdDate: new Date(one.createdDate),
    updatedDate: new Date(one.updatedDate),
    recoveredDate: one.recoveredDate && new Date(one.recoveredDate),
    activities: one.activities.map((activity) => ({
      ...activity,
      createdDate: new Date(activity.createdDate),
    })),
    lines: lines.map(({ id, productId, name, quantity, price }) => ({
      id,
      name,
      quantity,
      price,
      linePrice: price,
      reference: productId ? { productId, choices: {}, texts: {} } : null,
      descriptionLines: [],
      image: null,
      sku: null,
      weight: null,
      shippable: false,
    })),
  }
}
