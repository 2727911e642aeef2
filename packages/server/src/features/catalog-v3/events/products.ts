import { Product } from '@vitrine/contract/catalog-v3'
import { toWire } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import {
  type Catalog,
  currencyDecimals,
  type Product as FullProduct,
  type MediaUrl,
  productBefore,
} from '../../catalog/index.ts'
import { type KeptFact, outbox } from '../../events/index.ts'
import { encodeProduct } from '../codec/product.ts'
import type { ProductView } from '../codec/product-view.ts'
import { modifiedFields, revived, tell } from './frame.ts'

export interface ProductEventDeps {
  readonly catalog: Pick<Catalog, 'shopOf' | 'findProducts'>
  readonly mediaUrl: MediaUrl
}

const fqdn = 'wix.stores.catalog.v3.product'
/** More changes than these are not gone through: the product is told as it stands. */
const MOST_LATER = 500

/** The product as this fact left it: its fact tells a part, and what came later is taken back. */
export async function wholeProduct(
  deps: ProductEventDeps,
  tx: Tx,
  fact: KeptFact,
  slug: 'created' | 'updated',
) {
  const view = await viewOf(deps, tx)
  const product = await productAfter(deps, tx, fact)
  if (!product) return []
  const entity = writeProduct(view, product)
  if (slug === 'created') return tell(fact, fqdn, slug, { createdEvent: { entity } })
  const past = productBefore(product, [fact]) ?? product
  // Texts bear the moment of the last change; it is none of what changed.
  const before = writeProduct(view, { ...past, updatedDate: product.updatedDate })
  const updatedEvent = { currentEntity: entity, modifiedFields: modifiedFields(before, entity) }
  return tell(fact, fqdn, slug, { updatedEvent })
}

export async function deletedProduct(deps: ProductEventDeps, tx: Tx, fact: KeptFact) {
  const deletedEntity = writeProduct(await viewOf(deps, tx), revived(fact.before))
  return tell(fact, fqdn, 'deleted', { deletedEvent: { deletedEntity } })
}

async function productAfter({ catalog }: ProductEventDeps, tx: Tx, fact: KeptFact) {
  const [product] = await catalog.findProducts(tx, [fact.entityId])
  const later = await outbox.readLater(tx, fact, {
    entities: ['product', 'variants'],
    limit: MOST_LATER + 1,
  })
  return productBefore(product, later.length > MOST_LATER ? [] : later)
}

async function viewOf({ catalog, mediaUrl }: ProductEventDeps, tx: Tx): Promise<ProductView> {
  const shop = await catalog.shopOf(tx)
  const decimals = currencyDecimals(shop.currency)
  const fields: ProductView['fields'] = new Set(['DESCRIPTION', 'MEDIA_ITEMS_INFO', 'URL'])
  return { shop, decimals, mediaUrl, fields, isMerchant: true, conversion: null }
}

const goneStock: FullProduct['stock'] = {
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
    encodeProduct(view, { ...product, stock: product.stock ?? goneStock }, { isWhole: true }),
  ) as object
