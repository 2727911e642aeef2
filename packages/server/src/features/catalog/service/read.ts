import { CollectionNotFound, ProductNotFound, VariantNotFound } from '@vitrine/contract/catalog'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { Found } from '../../../platform/db/found-page.ts'
import type { Filter } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../model/product.ts'
import type { Reader } from '../model/reader.ts'
import type { Collection } from '../model/shop.ts'
import { availabilityOf, isComplete, questionsOf } from '../rules/availability.ts'
import { readSelection } from '../rules/options.ts'
import { type CollectionQuery, findCollection, queryCollections } from '../store/collections.ts'
import {
  findIdBySlug,
  findIdsByHandle,
  findProduct,
  findProducts,
  findShownIds,
} from '../store/find-products.ts'
import { findPresence } from '../store/presence.ts'
import { type ProductQuery, queryProducts } from '../store/query-products.ts'
import {
  findSelected,
  queryStoreVariants,
  queryVariants,
  type StoreVariantQuery,
  type VariantPage,
} from '../store/query-variants.ts'
import { type KnownTotals, neverKnown } from './known-totals.ts'

export type { Reader } from '../model/reader.ts'

const visible = { kind: 'test', field: 'visible', operator: '$eq', value: true } as const

/** A question as far as its reader may ask it. */
export const narrowed = <Q extends { readonly filter: ProductQuery['filter'] }>(
  query: Q,
  { seesHidden }: Reader,
): Q =>
  seesHidden
    ? query
    : { ...query, filter: { kind: 'and', parts: [visible, byShownWords(query.filter)] } }

/** Visitors find nothing by the codes of hidden variants. */
function byShownWords(filter: Filter): Filter {
  if (filter.kind === 'not') return { ...filter, part: byShownWords(filter.part) }
  if (filter.kind !== 'test') return { ...filter, parts: filter.parts.map(byShownWords) }
  return filter.field === 'words' ? { ...filter, field: 'shownWords' } : filter
}

async function requireProduct(
  tx: Tx,
  id: string,
  reader: Reader,
  variants: boolean,
): Promise<Product> {
  const product = await findProduct(tx, id, { variants })
  if (product && (product.visible || reader.seesHidden)) return product
  throw ProductNotFound({ productId: id })
}

const isField = (field: string, value: unknown) =>
  ({ kind: 'test', field, operator: '$eq', value }) as const

const findStoreVariants = (tx: Tx, query: StoreVariantQuery, reader: Reader) =>
  queryStoreVariants(tx, narrowed(query, reader))

export const reading = {
  getProduct: (tx: Tx, id: string, reader: Reader) => requireProduct(tx, id, reader, true),

  /** The same without variants that options make; an only variant is there. */
  async getProductAlone(tx: Tx, id: string, reader: Reader): Promise<Product> {
    const product = await requireProduct(tx, id, reader, false)
    return product.manageVariants ? product : requireProduct(tx, id, reader, true)
  },

  async getProductBySlug(tx: Tx, slug: string, reader: Reader): Promise<Product> {
    const id = await findIdBySlug(tx, slug)
    if (id !== undefined) return requireProduct(tx, id, reader, true)
    throw ProductNotFound({ slug })
  },

  async queryProducts(
    tx: Tx,
    query: ProductQuery,
    reader: Reader,
    totals: Pick<KnownTotals, 'use'> = neverKnown,
  ): Promise<Found<Product>> {
    return totals.use(tx.siteId, narrowed(query, reader), (asked) => queryProducts(tx, asked))
  },

  /** Whole products, variants included, in one pass; unknown ids are left out. */
  findProducts: (tx: Tx, ids: readonly string[]) => findProducts(tx, ids, { variants: true }),
  /** The same without their variants, for lists. */
  findListed: (tx: Tx, ids: readonly string[]) => findProducts(tx, ids, { variants: false }),

  /** Which of these products everybody can see. */
  shownProducts: findShownIds,

  findIdsByHandle,

  async findProductByHandle(tx: Tx, handle: string): Promise<Product | undefined> {
    const id = (await findIdsByHandle(tx, [handle])).get(handle)
    return id === undefined ? undefined : findProduct(tx, id, { variants: true })
  },

  /** One page of a product's variants that agree with a selection, or of those named. */
  async queryVariants(
    tx: Tx,
    id: string,
    page: { choices?: Readonly<Record<string, string>> } & Omit<VariantPage, 'choiceIds'>,
    reader: Reader,
  ) {
    const product = await requireProduct(tx, id, reader, false)
    const { choices = {}, ...rest } = page
    const selected = [...readSelection(product.options, choices).values()]
    const choiceIds = product.manageVariants ? selected : []
    return { product, ...(await queryVariants(tx, product, { ...rest, choiceIds })) }
  },

  queryStoreVariants: findStoreVariants,

  async getStoreVariant(tx: Tx, id: string, reader: Reader) {
    const [productId, variantId] = [id.slice(0, 36), id.slice(37).toLowerCase()]
    const which =
      variantId === DEFAULT_VARIANT_ID ? isField('isManaged', false) : isField('ownId', variantId)
    const filter: Filter = { kind: 'and', parts: [isField('productId', productId), which] }
    const query = { filter, sort: [], limit: 1, offset: 0 }
    const { items } = await findStoreVariants(tx, query, reader)
    const [found] = items
    if (found && id[36] === '-') return found
    throw VariantNotFound({ variantId: id })
  },

  async optionsAvailability(
    tx: Tx,
    id: string,
    choices: Readonly<Record<string, string>>,
    reader: Reader,
  ) {
    const product = await requireProduct(tx, id, reader, false)
    const selection = readSelection(product.options, choices)
    const presence = await findPresence(tx, product.id, questionsOf(product, selection))
    const selected = isComplete(product, selection)
      ? await findSelected(tx, product, selection)
      : undefined
    return { product, ...availabilityOf(product, selection, { selected, presence }) }
  },

  queryCollections: (tx: Tx, query: Omit<CollectionQuery, 'visibleOnly'>, reader: Reader) =>
    queryCollections(tx, { ...query, visibleOnly: !reader.seesHidden }),

  async getCollection(
    tx: Tx,
    by: { id: string } | { slug: string },
    reader: Reader,
  ): Promise<Collection> {
    const collection = await findCollection(tx, by, !reader.seesHidden)
    if (collection) return collection
    throw CollectionNotFound(by)
  },
}
