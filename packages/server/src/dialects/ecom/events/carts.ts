import { CartV1, CheckoutV1 } from '@vitrine/contract/ecom'
import { CartV2 } from '@vitrine/contract/ecom-v2'
import { toWire } from '@vitrine/contract/kit'
import type { Catalog, MediaUrl } from '../../../areas/catalog/index.ts'
import type { CartFeature, CartView, ShownStock } from '../../../areas/commerce/cart/index.ts'
import type { CheckoutFeature } from '../../../areas/commerce/checkout/index.ts'
import { domainEvent, type StoredFact, type Translators } from '../../../areas/site/events/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { encodeCart } from '../codec/cart.ts'
import { encodeCartV2 } from '../codec/cart-v2.ts'
import { encodeCheckout } from '../codec/checkout.ts'
import { encodeDeletedCart } from '../codec/deleted-cart.ts'
import { type DeliveryOfCarts, methodOf } from '../codec/delivery-method.ts'
import type { CartShopView } from '../codec/view.ts'

export interface CartEventDeps {
  readonly carts: CartFeature
  readonly checkouts: CheckoutFeature
  readonly delivery: DeliveryOfCarts
  readonly catalog: Pick<Catalog, 'shopOf'>
  readonly mediaUrl: MediaUrl
  shownStockOf(tx: Tx): Promise<ShownStock>
  siteUrlOf(tx: Tx): Promise<string>
}

const merchant = { kind: 'merchant' } as const
const fqdn = { v1: 'wix.ecom.v1.cart', v2: 'wix.ecom.v2.cart', checkout: 'wix.ecom.v1.checkout' }

type Body = Parameters<typeof domainEvent>[1]['body']

const eventOf = (fact: StoredFact, entityFqdn: string, slug: string, body: Body) =>
  domainEvent(fact, { entityFqdn, slug, entityId: fact.entityId, body })

/**
 * Converts facts of carts and checkouts to events of both generations. Facts do not contain the buyer's data,
 * so an event shows the current cart when it is sent; for a cart deleted by then only the deletion is sent.
 */
export function cartTranslators(deps: CartEventDeps): Translators {
  const { carts } = deps
  const cartOf = (tx: Tx, fact: StoredFact) =>
    carts.read(tx, merchant, { kind: 'id', id: fact.entityId, withOrdered: true })

  const updated = async (tx: Tx, fact: StoredFact) => {
    const view = await cartOf(tx, fact)
    if (!view) return []
    const { v1, v2 } = await writeCart(deps, tx, view)
    const isOrdered = fact.changedFields?.includes('orderedDate') && view.cart.orderedDate !== null
    return [
      isOrdered
        ? eventOf(fact, fqdn.v1, 'deleted', { deletedEvent: {} })
        : eventOf(fact, fqdn.v1, 'updated', { updatedEvent: { currentEntity: v1 } }),
      eventOf(fact, fqdn.v2, 'updated', { updatedEvent: { currentEntity: v2 } }),
    ]
  }
  return {
    'cart.created': async (tx, fact) => {
      const view = await cartOf(tx, fact)
      if (!view) return []
      const { v1, v2 } = await writeCart(deps, tx, view)
      return [
        eventOf(fact, fqdn.v1, 'created', { createdEvent: { entity: v1 } }),
        eventOf(fact, fqdn.v2, 'created', { createdEvent: { entity: v2 } }),
      ]
    },
    'cart.updated': updated,
    'cart.merged': updated,
    'cart.calculated': async (_tx, fact) => {
      const { summary } = fact.after as { readonly summary: object }
      return [eventOf(fact, fqdn.v2, 'calculated', { actionEvent: { body: summary } })]
    },
    'cart.deleted': async (_tx, fact) => {
      const { isOrdered, entity } = encodeDeletedCart(fact.before)
      const deletion = eventOf(fact, fqdn.v2, 'deleted', {
        deletedEvent: { deletedEntity: entity },
      })
      return isOrdered
        ? [deletion]
        : [eventOf(fact, fqdn.v1, 'deleted', { deletedEvent: {} }), deletion]
    },
    ...checkoutTranslators(deps),
  }
}

function checkoutTranslators(deps: CartEventDeps): Translators {
  const written = async (tx: Tx, { entityId }: StoredFact) => {
    const checkout = await writeCheckout(deps, tx, entityId)
    return checkout && (toWire(CheckoutV1, checkout) as object)
  }
  return {
    'checkout.created': async (tx, fact) => {
      const entity = await written(tx, fact)
      return entity ? [eventOf(fact, fqdn.checkout, 'created', { createdEvent: { entity } })] : []
    },
    'checkout.updated': async (tx, fact) => {
      const currentEntity = await written(tx, fact)
      return currentEntity
        ? [eventOf(fact, fqdn.checkout, 'updated', { updatedEvent: { currentEntity } })]
        : []
    },
    'checkout.completed': async (tx, fact) => {
      const checkout = await written(tx, fact)
      return checkout
        ? [eventOf(fact, fqdn.checkout, 'completed', { actionEvent: { body: { checkout } } })]
        : []
    },
    'checkout.deleted': async (_tx, fact) => [
      eventOf(fact, fqdn.checkout, 'deleted', { deletedEvent: {} }),
    ],
  }
}

/** The current checkout; undefined when it was deleted. */
export async function writeCheckout(
  deps: CartEventDeps,
  tx: Tx,
  id: string,
): Promise<CheckoutV1 | undefined> {
  const { carts, checkouts } = deps
  if (!(await carts.read(tx, merchant, { kind: 'checkout', id }))) return undefined
  const view = await checkouts.get(tx, merchant, id)
  const coupons = await carts.couponsOf(tx, view.cart)
  return encodeCheckout(await shopOf(deps, tx), view, coupons)
}

async function writeCart(deps: CartEventDeps, tx: Tx, view: CartView) {
  const shop = await shopOf(deps, tx)
  const coupons = await deps.carts.couponsOf(tx, view)
  const estimate = await deps.carts.price(tx, view, { withDelivery: false, withTax: false })
  const method = await methodOf(deps.delivery, tx, view)
  return {
    v1: toWire(CartV1, encodeCart(shop, view, coupons)) as object,
    v2: toWire(CartV2, encodeCartV2(shop, estimate, { coupons, method })) as object,
  }
}

/** The shop as merchants see it, in its own currency. */
const shopOf = async (deps: CartEventDeps, tx: Tx): Promise<CartShopView> => ({
  shop: await deps.catalog.shopOf(tx),
  mediaUrl: deps.mediaUrl,
  conversion: null,
  shownStock: await deps.shownStockOf(tx),
  siteUrl: await deps.siteUrlOf(tx),
  pricesIncludeTax: await deps.carts.pricesIncludeTax(tx),
})
