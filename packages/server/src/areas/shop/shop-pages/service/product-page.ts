import { ProductNotFound } from '@vitrine/contract/catalog'
import { PAGE_VARIANTS } from '@vitrine/contract/shop'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Catalog,
  type PreorderTerms,
  type Product,
  paidFor,
  type Variant,
} from '../../../catalog/index.ts'
import type { ShopPageDeps } from './page-deps.ts'
import { relatedProducts } from './related-products.ts'
import { shownFields } from './shown-fields.ts'

/** A product with as many variants as its page shows, its breadcrumbs, and related products. */
export async function productPage(
  tx: Tx,
  deps: ShopPageDeps,
  slug: string,
  choiceIds: readonly string[],
) {
  const { catalog, customFields } = deps
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
    preorders: await preorderTerms(tx, catalog, product),
    variantFields: selected.variants.some(hasValues) ? await customFields.of(tx, 'VARIANT') : [],
    customFields: await shownFields(tx, customFields, 'PRODUCT', product),
    returns: isSent(product) ? await deps.returnPolicyOf(tx, product.id) : null,
    delivery: await deliveryOf(tx, deps, product),
    related: await relatedProducts(tx, deps, product, breadcrumbs.at(-1)),
  }
}

const isListed = ({ manageVariants, aggregates }: Product): boolean =>
  !manageVariants || aggregates.variantCount <= PAGE_VARIANTS

/** Unknown for a product with more variants than its page shows. */
function deliveryOf(tx: Tx, deps: ShopPageDeps, product: Product) {
  if (!isSent(product) || !isListed(product)) return null
  const pieces = product.variants
    .filter(({ visible }) => visible)
    .map((variant) => ({ price: paidFor(variant), weight: variant.weight }))
  const different = new Map(pieces.map((piece) => [JSON.stringify(piece), piece]))
  const deliveryProfileId = product.delivery.deliveryProfileId ?? null
  return deps.deliveryOf(tx, { deliveryProfileId, pieces: [...different.values()] })
}

const isSent = ({ productType, isGiftCard }: Product): boolean =>
  productType === 'physical' && isGiftCard !== true

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

const preorderTerms = async (tx: Tx, catalog: Catalog, { id, stock }: Product) =>
  stock.preorderAvailability === 'NO_VARIANTS'
    ? new Map<string, PreorderTerms>()
    : catalog.preorderTermsOf(tx, id)
