import { ProductNotFound } from '@vitrine/contract/catalog'
import { PAGE_VARIANTS } from '@vitrine/contract/shop'
import type { Tx } from '../../../../platform/tx.ts'
import type { Breadcrumb, Catalog, Product, Variant } from '../../../catalog/index.ts'
import { allOf, isField, sortOf } from '../rules/filter.ts'
import { type ShopPageDeps, visitor } from './page-deps.ts'
import { shownFields } from './shown-fields.ts'

const RELATED = 8

/** A product with the variants that fit on its page, its breadcrumbs, and others of its collection. */
export async function productPage(
  tx: Tx,
  { catalog, customFields }: ShopPageDeps,
  slug: string,
  choiceIds: readonly string[],
) {
  const product = await catalog.findShown(tx, slug, isListed)
  if (!product) throw ProductNotFound({ slug })
  const breadcrumbs = await catalog.shownPathTo(tx, product.id)
  const selected = isListed(product)
    ? { variants: product.variants, choices: null }
    : await selectedOf(tx, catalog, product, choiceIds)
  return {
    ...selected,
    product,
    breadcrumbs,
    messages: await preorderMessages(tx, catalog, product),
    variantFields: selected.variants.some(hasValues) ? await customFields.of(tx, 'VARIANT') : [],
    customFields: await shownFields(tx, customFields, 'PRODUCT', product),
    related: await relatedProducts(tx, catalog, product.id, breadcrumbs.at(-1)),
  }
}

const isListed = ({ manageVariants, aggregates }: Product): boolean =>
  !manageVariants || aggregates.variantCount <= PAGE_VARIANTS

const hasValues = ({ customFields }: Variant): boolean => Object.keys(customFields).length > 0

async function selectedOf(
  tx: Tx,
  catalog: Catalog,
  product: Product,
  choiceIds: readonly string[],
) {
  const { choices, selected } = await catalog.choicesOf(tx, product, choiceIds)
  const variants: readonly Variant[] = selected ? [selected] : []
  return { choices, variants }
}

const preorderMessages = async (tx: Tx, catalog: Catalog, { id, stock }: Product) =>
  stock.preorderAvailability === 'NO_VARIANTS'
    ? new Map<string, string>()
    : catalog.preorderMessagesOf(tx, id)

/** The newest others of its collection; without one of the whole shop. */
async function relatedProducts(
  tx: Tx,
  catalog: Catalog,
  productId: string,
  collection: Breadcrumb | undefined,
): Promise<readonly Product[]> {
  const filter = collection ? isField('collectionIds', collection.id) : allOf()
  const page = { filter, sort: sortOf('NEWEST'), limit: RELATED + 1, offset: 0 }
  const { items } = await catalog.searchProducts(tx, page, visitor)
  return items.filter(({ id }) => id !== productId).slice(0, RELATED)
}
