import { Product } from '@vitrine/contract/catalog-v3'
import { toWire } from '@vitrine/contract/kit'
import { currencyDigits } from '@vitrine/money'
import {
  type Catalog,
  type Product as FullProduct,
  type MediaUrl,
  productBefore,
} from '../../../areas/catalog/index.ts'
import { outbox, type StoredFact } from '../../../areas/site/events/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { encodeProduct } from '../codec/product.ts'
import type { ProductView } from '../codec/product-view.ts'
import { modifiedFields, toDomainEvents, withDates } from './domain-events.ts'

export interface ProductEventDeps {
  readonly catalog: Pick<Catalog, 'shopOf' | 'findProducts'>
  readonly mediaUrl: MediaUrl
}

const fqdn = 'wix.stores.catalog.v3.product'
/** With more later changes the current product is used instead. */
const MAX_LATER_FACTS = 500

/**
 * The product after this fact: the current one with later facts reverted, because a fact has only the changed
 * fields.
 */
export async function wholeProduct(
  deps: ProductEventDeps,
  tx: Tx,
  fact: StoredFact,
  slug: 'created' | 'updated',
) {
  const view = await viewOf(deps, tx)
  const product = await productAfter(deps, tx, fact)
  if (!product) return []
  const entity = writeProduct(view, product)
  if (slug === 'created') return toDomainEvents(fact, fqdn, slug, { createdEvent: { entity } })
  const past = productBefore(product, [fact]) ?? product
  // `updatedDate` changes with every write, so it is no modified field.
  const before = writeProduct(view, { ...past, updatedDate: product.updatedDate })
  const updatedEvent = { currentEntity: entity, modifiedFields: modifiedFields(before, entity) }
  return toDomainEvents(fact, fqdn, slug, { updatedEvent })
}

export async function deletedProduct(deps: ProductEventDeps, tx: Tx, fact: StoredFact) {
  const deletedEntity = writeProduct(await viewOf(deps, tx), withDates(fact.before))
  return toDomainEvents(fact, fqdn, 'deleted', { deletedEvent: { deletedEntity } })
}

async function productAfter({ catalog }: ProductEventDeps, tx: Tx, fact: StoredFact) {
  const [product] = await catalog.findProducts(tx, [fact.entityId])
  const later = await outbox.readLater(tx, fact, {
    entities: ['product', 'variants'],
    limit: MAX_LATER_FACTS + 1,
  })
  return productBefore(product, later.length > MAX_LATER_FACTS ? [] : later)
}

async function viewOf({ catalog, mediaUrl }: ProductEventDeps, tx: Tx): Promise<ProductView> {
  const shop = await catalog.shopOf(tx)
  const decimals = currencyDigits(shop.currency)
  const fields: ProductView['fields'] = new Set(['DESCRIPTION', 'MEDIA_ITEMS_INFO', 'URL'])
  return { shop, decimals, mediaUrl, fields, isMerchant: true, conversion: null }
}

const noStock: FullProduct['stock'] = {
  status: 'OUT_OF_STOCK',
  tracked: false,
  quantity: null,
  preorder: false,
  preorderStatus: 'DISABLED',
  preorderAvailability: 'NO_VARIANTS',
}

const writeProduct = (view: ProductView, product: FullProduct) =>
  toWire(
    Product,
    encodeProduct(view, { ...product, stock: product.stock ?? noStock }, { isWhole: true }),
  ) as object
