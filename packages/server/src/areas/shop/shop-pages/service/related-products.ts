import type { Relation } from '@vitrine/contract/shop'
import type { Tx } from '../../../../platform/tx.ts'
import type { Breadcrumb, Product } from '../../../catalog/index.ts'
import { allOf, isField, sortOf } from '../rules/filter.ts'
import { type ShopPageDeps, visitor } from './page-deps.ts'
import { stockSeen } from './stock-seen.ts'

const RELATED = 8

export interface RelatedProducts {
  readonly relation: Relation
  readonly products: readonly Product[]
}

/**
 * Related products and the relation: those the merchant chose, else products often bought together, else those with the
 * same brand or collection, else the newest of the shop. A relation whose products are all sold out is skipped. One or
 * two statements per relation tried.
 */
export async function relatedProducts(
  tx: Tx,
  deps: ShopPageDeps,
  product: Product,
  collection: Breadcrumb | undefined,
): Promise<RelatedProducts> {
  const { brand, relatedProductIds } = product
  const newestOf = (filter = allOf()) => newest(tx, deps, filter)
  const relations: readonly (readonly [Relation, () => Promise<readonly Product[]>])[] = [
    ['CHOSEN', () => shownProducts(tx, deps, relatedProductIds ?? [])],
    ['BOUGHT_TOGETHER', async () => shownProducts(tx, deps, await deps.boughtWith(tx, product.id))],
    ...(brand ? [['BRAND', () => newestOf(isField('brandId', brand.id))] as const] : []),
    ...(collection
      ? [['COLLECTION', () => newestOf(isField('collectionIds', collection.id))] as const]
      : []),
    ['SHOP', () => newestOf()],
  ]
  for (const [relation, find] of relations) {
    const others = (await find()).filter(({ id }) => id !== product.id)
    const { available, soldOut } = await byStock(tx, deps, others)
    if (available.length === 0) continue
    return { relation, products: [...available, ...soldOut].slice(0, RELATED) }
  }
  return { relation: 'SHOP', products: [] }
}

/** The visible ones of the given products, in the given order. */
export async function shownProducts(
  tx: Tx,
  { catalog }: ShopPageDeps,
  ids: readonly string[],
): Promise<Product[]> {
  if (ids.length === 0) return []
  const products = new Map((await catalog.findListed(tx, ids)).map((one) => [one.id, one]))
  return ids.flatMap((id) => {
    const product = products.get(id.toLowerCase())
    return product?.visible ? [product] : []
  })
}

async function newest(tx: Tx, { catalog }: ShopPageDeps, filter: ReturnType<typeof allOf>) {
  const page = { filter, sort: sortOf('NEWEST'), limit: RELATED + 1, offset: 0 }
  return (await catalog.searchProducts(tx, page, visitor)).items
}

/** Separates available products, including preorders, from sold-out ones. */
async function byStock(tx: Tx, deps: ShopPageDeps, products: readonly Product[]) {
  const seen = await stockSeen(tx, deps, products)
  const isSoldOut = ({ id, stock }: Product) => {
    const { status, preorderAvailability } = seen.get(id) ?? stock
    return status === 'OUT_OF_STOCK' && preorderAvailability === 'NO_VARIANTS'
  }
  return {
    available: products.filter((one) => !isSoldOut(one)),
    soldOut: products.filter(isSoldOut),
  }
}
