import { randomUUID } from 'node:crypto'
import type { Product, StoreVariant } from '@vitrine/contract/catalog-v1'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { viewCards } from '../../views/card.ts'
import { pathTo } from '../../views/collection-tree.ts'
import { viewMedia } from '../../views/media.ts'
import { priceOf, viewPrice } from '../../views/price.ts'
import { seoTextsOf } from '../../views/seo-texts.ts'
import { notFoundRoute } from '../not-found/route.ts'
import type { PageResult, Route } from '../screen.ts'
import { textOf } from './documents.ts'
import { type ExtraDetails, findExtraDetails } from './extra-details.ts'
import { previewOf, productJsonLd } from './json-ld.ts'
import { orderMedia } from './media-order.ts'
import { viewModifiers, withModifiers } from './modifiers.ts'
import { viewOptions } from './options.ts'
import { byPlan, viewPlans } from './plans.ts'
import type { DeferredProductProps, ProductProps } from './product-view.ts'
import { type Selection, selectionFromSearch } from './selection.ts'
import { stockOf } from './stock.ts'

export const productRoute: Route = {
  load: async (context, { slug = '' }) => {
    const { api } = context
    const [{ products }, more] = await Promise.all([
      api.catalogV1.queryProducts({ query: { filter: { slug }, paging: { limit: 1 } } }),
      findExtraDetails(context, slug),
    ])
    const [product] = products
    if (!product) return notFoundRoute.load(context)
    return productPage(context, product, more)
  },
}

async function productPage(
  context: RequestContext,
  product: Product,
  more: ExtraDetails,
): Promise<PageResult<ProductProps, DeferredProductProps>> {
  const { origin, site, url, messages } = context
  const selection = selectionFromSearch(url.searchParams, product.productOptions)
  const [available, variants, breadcrumbs] = await Promise.all([
    findAvailability(context, product, selection),
    findVariants(context, product),
    findBreadcrumbs(context, product, more),
  ])
  const chosen = available?.selectedVariant
  const media = orderMedia(available?.media.items, product.media.items)
  const collection = breadcrumbs.at(-1)
  const price = chosen ? priceOf(chosen.price, product) : viewPrice(product)
  const plans = viewPlans(more.subscriptionDetails, url.searchParams)
  const modifiers = viewModifiers(modifiersOf(product, more), url.searchParams, origin)
  const sku = chosen?.sku || product.sku
  const props: ProductProps = {
    id: product.id,
    addKey: randomUUID(),
    slug: product.slug,
    name: product.name,
    ...(more.subtitle ? { subtitle: more.subtitle } : {}),
    ...(product.brand ? { maker: product.brand } : {}),
    ribbons: ribbonsOf(product, more),
    description: textOf(product.description, more.description),
    sections: product.additionalInfoSections.map(({ title, description }, at) => ({
      title,
      text: textOf(description, more.sections[at]),
    })),
    media: viewMedia(media, origin, product.name),
    collections: breadcrumbs.map(({ name, slug }) => ({ name, slug })),
    price: withModifiers(byPlan(price, plans), modifiers),
    stock: stockOf(product, selection, chosen, variants),
    options: viewOptions(
      available?.productOptions ?? product.productOptions,
      selection,
      variants,
      messages,
      more.looks,
    ),
    selection,
    modifiers,
    plans,
    ...(sku ? { sku } : {}),
    isDigital: product.productType === 'digital',
  }
  const image = previewOf(props.media)
  const own = seoTextsOf(product.seoData)
  const text = own.description || plainText(product.description).slice(0, 200)
  return {
    kind: 'page',
    head: {
      title: own.title || `${product.name} – ${site.name}`,
      ...(text ? { description: text } : {}),
      ...(own.isHidden && { isHiddenFromSearch: true }),
      canonical: links.product(product.slug),
      ...(image ? { image } : {}),
      jsonLd: productJsonLd(product, props, site.url, text),
    },
    props,
    watches: [product.id],
    later: findRelated(context, product, collection?.id),
  }
}

/** Options without variants are listed with the modifiers too; shown once. */
const modifiersOf = (
  { manageVariants, productOptions }: Product,
  { modifiers = [] }: ExtraDetails,
) => (manageVariants ? modifiers : modifiers.slice(0, modifiers.length - productOptions.length))

/** Breadcrumbs to its main category if set, otherwise to its most deeply nested collection. */
async function findBreadcrumbs(
  { api, menu }: RequestContext,
  { collectionIds }: Product,
  more: ExtraDetails,
): Promise<ExtraDetails['breadcrumbs']> {
  if (more.breadcrumbs.length > 0) return more.breadcrumbs
  const { collections, isWhole } = await menu()
  const inMenu = pathTo(collections, ({ id }) => collectionIds.includes(id))
  if (inMenu.length > 0 || isWhole) return inMenu
  const { categories } = await api.categories.queryCategories({
    query: {
      filter: { $and: [{ id: { $in: collectionIds } }, { id: { $ne: ALL_PRODUCTS_ID } }] },
      cursorPaging: { limit: maxCategories },
    },
    fields: ['BREADCRUMBS_INFO'],
  })
  const candidates = categories.map(({ breadcrumbsInfo, id, name, slug }) => [
    ...(breadcrumbsInfo?.breadcrumbs ?? []).map((step) => ({
      id: step.categoryId,
      name: step.categoryName,
      slug: step.categorySlug,
    })),
    { id, name, slug },
  ])
  return candidates.reduce(
    (best, breadcrumbs) => (breadcrumbs.length > best.length ? breadcrumbs : best),
    [],
  )
}

/** Maximum of a product's collections that are compared. */
const maxCategories = 50

const ribbonsOf = ({ ribbon }: Product, { additionalRibbons = [] }: ExtraDetails) =>
  [ribbon, ...additionalRibbons.map(({ name }) => name)].filter(Boolean)

const findAvailability = async ({ api }: RequestContext, product: Product, options: Selection) =>
  product.productOptions.length > 0
    ? api.catalogV1.getProductOptionsAvailability({ id: product.id, options })
    : undefined

/** Only loaded when something is sold out and may be available for pre-order. */
async function findVariants({ api }: RequestContext, { id, stock }: Product) {
  if (stock.inventoryStatus === 'IN_STOCK') return []
  const { variants } = await api.catalogV1.queryStoreVariants({
    query: { filter: { productId: id }, paging: { limit: 100 } },
  })
  return variants satisfies readonly StoreVariant[]
}

const relatedCount = 4

async function findRelated(
  context: RequestContext,
  product: Product,
  collectionId: string | undefined,
): Promise<DeferredProductProps> {
  const collection = collectionId ?? product.collectionIds[0]
  if (!collection) return { related: [] }
  const { products } = await context.api.catalogV1.queryProducts({
    query: {
      filter: {
        $and: [{ collectionIds: { $hasSome: [collection] } }, { id: { $ne: product.id } }],
      },
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      paging: { limit: relatedCount },
    },
  })
  return { related: await viewCards(context, products) }
}

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
