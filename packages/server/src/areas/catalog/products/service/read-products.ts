import { CollectionNotFound, ProductNotFound, VariantNotFound } from '@vitrine/contract/catalog'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { Filter } from '../../../../platform/db/query-to-sql.ts'
import type { ResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { type CollectionQuery, findCollection, queryCollections } from '../../categories/index.ts'
import { readSelection } from '../../options/index.ts'
import type { Product, Variant } from '../../shared/model/product.ts'
import type { Reader } from '../../shared/model/reader.ts'
import type { Collection } from '../../shared/model/shop.ts'
import { noTotalsCache, type TotalsCache } from '../../shared/service/totals-cache.ts'
import {
  availabilityOf,
  type ChoiceState,
  choiceStatesOf,
  findOpenChoices,
  findPreorderDates,
  findPreorderTerms,
  findPresence,
  findSelected,
  isComplete,
  presenceQueriesOf,
  queryStoreVariants,
  queryVariants,
  type StoreVariantQuery,
  type VariantPage,
} from '../../variants/index.ts'
import {
  findIdBySlug,
  findIdsByHandle,
  findProduct,
  findProductAddresses,
  findProducts,
  findShownIds,
  findShownProduct,
} from '../store/find-products.ts'
import { type ProductQuery, queryProducts } from '../store/query-products.ts'

const visible = { kind: 'test', field: 'visible', operator: '$eq', value: true } as const

/** The query restricted to what the reader may see. */
export const visibleTo = <Q extends { readonly filter: ProductQuery['filter'] }>(
  query: Q,
  { seesHidden }: Reader,
): Q =>
  seesHidden
    ? query
    : { ...query, filter: { kind: 'and', parts: [visible, byVisibleWords(query.filter)] } }

/** Visitors cannot search by the codes of hidden variants. */
function byVisibleWords(filter: Filter): Filter {
  if (filter.kind === 'not') return { ...filter, part: byVisibleWords(filter.part) }
  if (filter.kind !== 'test') return { ...filter, parts: filter.parts.map(byVisibleWords) }
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
  queryStoreVariants(tx, visibleTo(query, reader))

export const productReads = {
  getProduct: (tx: Tx, id: string, reader: Reader) => requireProduct(tx, id, reader, true),

  /** Like `getProduct`, without the managed variants; an only variant is included. */
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
    totals: Pick<TotalsCache, 'useTotal'> = noTotalsCache,
  ): Promise<ResultPage<Product>> {
    return totals.useTotal(tx.siteId, visibleTo(query, reader), (requested) =>
      queryProducts(tx, requested),
    )
  },

  /** Whole products with variants in one pass; unknown ids are left out. */
  findProducts: (tx: Tx, ids: readonly string[]) => findProducts(tx, ids, { variants: true }),
  /** Like `findProducts`, without variants, for lists. */
  findListed: (tx: Tx, ids: readonly string[]) => findProducts(tx, ids, { variants: false }),

  /** A visible product by its slug, with its variants if `variants` returns true. */
  findShown: (tx: Tx, slug: string, variants: (product: Product) => boolean) =>
    findShownProduct(tx, slug, { variants }),
  /** Slugs of the products that visitors see. */
  productAddresses: findProductAddresses,

  /** Which of these products are visible to everybody. */
  shownProducts: findShownIds,

  findIdsByHandle,

  async findProductByHandle(tx: Tx, handle: string): Promise<Product | undefined> {
    const id = (await findIdsByHandle(tx, [handle])).get(handle)
    return id === undefined ? undefined : findProduct(tx, id, { variants: true })
  },

  /** One page of a product's variants that match a selection, or of those named. */
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
    const presence = await findPresence(tx, product.id, presenceQueriesOf(product, selection))
    const selected = isComplete(product, selection)
      ? await findSelected(tx, product, selection)
      : undefined
    return { product, ...availabilityOf(product, selection, { selected, presence }) }
  },

  choicesOf,
  /** The texts about preorders of a product's variants, for buyers. */
  preorderTermsOf: findPreorderTerms,
  /** The first expected shipping days of preorders of products. */
  preorderDatesOf: findPreorderDates,

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

/**
 * The variant of the selected choices, and the availability of each other choice: at most three statements.
 */
async function choicesOf(
  tx: Tx,
  product: Product,
  choiceIds: readonly string[],
): Promise<{ choices: readonly ChoiceState[]; selected: Variant | undefined }> {
  const selection = selectionOf(product, choiceIds)
  const presence = await findPresence(tx, product.id, presenceQueriesOf(product, selection))
  const open =
    product.stock.preorderAvailability === 'NO_VARIANTS'
      ? new Set<string>()
      : await findOpenChoices(tx, product, selection)
  const selected = isComplete(product, selection)
    ? await findSelected(tx, product, selection)
    : undefined
  return { choices: choiceStatesOf(product, presence, open), selected }
}

/** Choices of the product among these ids, one of each option. */
const selectionOf = ({ options }: Product, choiceIds: readonly string[]) =>
  new Map(
    options.flatMap(({ id, choices }): [string, string][] => {
      const chosen = choices.find((one) => choiceIds.includes(one.id))
      return chosen ? [[id, chosen.id]] : []
    }),
  )
