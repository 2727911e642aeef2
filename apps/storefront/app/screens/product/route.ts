import type { Product, StoreVariant } from '@vitrine/contract/catalog-v1'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { RequestContext } from '../../../server/context.ts'
import { links } from '../../links.ts'
import { viewCards } from '../../views/card.ts'
import { viewMedia } from '../../views/media.ts'
import { priceOf, viewPrice } from '../../views/price.ts'
import { wayTo } from '../../views/room-tree.ts'
import { searchTexts } from '../../views/search-texts.ts'
import { lostRoute } from '../lost/route.ts'
import type { PageAnswer, Route } from '../screen.ts'
import { textOf } from './documents.ts'
import { previewOf, productFacts } from './facts.ts'
import { orderMedia } from './media-order.ts'
import { viewModifiers, withModifiers } from './modifiers.ts'
import { findMore, type More } from './more.ts'
import { viewOptions } from './options.ts'
import { byPlan, viewPlans } from './plans.ts'
import type { ProductLater, ProductProps } from './product-view.ts'
import { type Selection, selectionFromSearch } from './selection.ts'
import { stockOf } from './stock.ts'

export const productRoute: Route = {
  load: async (context, { slug = '' }) => {
    const { api } = context
    const [{ products }, more] = await Promise.all([
      api.catalogV1.queryProducts({ query: { filter: { slug }, paging: { limit: 1 } } }),
      findMore(context, slug),
    ])
    const [product] = products
    if (!product) return lostRoute.load(context)
    return productPage(context, product, more)
  },
}

async function productPage(
  context: RequestContext,
  product: Product,
  more: More,
): Promise<PageAnswer<ProductProps, ProductLater>> {
  const { origin, site, url, messages } = context
  const selection = selectionFromSearch(url.searchParams, product.productOptions)
  const [available, variants, way] = await Promise.all([
    findAvailability(context, product, selection),
    findVariants(context, product),
    findWay(context, product, more),
  ])
  const chosen = available?.selectedVariant
  const media = orderMedia(available?.media.items, product.media.items)
  const room = way.at(-1)
  const price = chosen ? priceOf(chosen.price, product) : viewPrice(product)
  const plans = viewPlans(more.subscriptionDetails, url.searchParams)
  const modifiers = viewModifiers(modifiersOf(product, more), url.searchParams, origin)
  const sku = chosen?.sku || product.sku
  const props: ProductProps = {
    slug: product.slug,
    name: product.name,
    ...(product.brand ? { maker: product.brand } : {}),
    ribbons: ribbonsOf(product, more),
    description: textOf(product.description, more.description),
    sections: product.additionalInfoSections.map(({ title, description }, at) => ({
      title,
      text: textOf(description, more.sections[at]),
    })),
    media: viewMedia(media, origin, product.name),
    rooms: way.map(({ name, slug }) => ({ name, slug })),
    price: withModifiers(byPlan(price, plans), modifiers),
    stock: stockOf(product, selection, chosen, variants),
    options: viewOptions(
      available?.productOptions ?? product.productOptions,
      selection,
      variants,
      messages,
      more.looks,
    ),
    ...{ selection, modifiers, plans },
    ...(sku ? { sku } : {}),
    isDigital: product.productType === 'digital',
  }
  const image = previewOf(props.media)
  const own = searchTexts(product.seoData)
  const text = own.description || plainText(product.description).slice(0, 200)
  return {
    kind: 'page',
    head: {
      title: own.title || `${product.name} – ${site.name}`,
      ...(text ? { description: text } : {}),
      ...(own.isHidden && { isHiddenFromSearch: true }),
      canonical: links.product(product.slug),
      ...(image ? { image } : {}),
      jsonLd: productFacts(product, props, site.url, text),
    },
    props,
    watches: [product.id],
    later: findBeside(context, product, room?.id),
  }
}

/** Options that make no variants are told behind the modifiers, too; they are shown once. */
const modifiersOf = ({ manageVariants, productOptions }: Product, { modifiers = [] }: More) =>
  manageVariants ? modifiers : modifiers.slice(0, modifiers.length - productOptions.length)

/** The way to its main category, where its merchant named one; otherwise to the innermost room it is in. */
async function findWay(
  { api, menu }: RequestContext,
  { collectionIds }: Product,
  more: More,
): Promise<More['way']> {
  if (more.way.length > 0) return more.way
  const { rooms, isWhole } = await menu()
  const known = wayTo(rooms, ({ id }) => collectionIds.includes(id))
  if (known.length > 0 || isWhole) return known
  const { categories } = await api.categories.queryCategories({
    query: {
      filter: { $and: [{ id: { $in: collectionIds } }, { id: { $ne: ALL_PRODUCTS_ID } }] },
      cursorPaging: { limit: mostAsked },
    },
    fields: ['BREADCRUMBS_INFO'],
  })
  const ways = categories.map(({ breadcrumbsInfo, id, name, slug }) => [
    ...(breadcrumbsInfo?.breadcrumbs ?? []).map((step) => ({
      ...{ id: step.categoryId, name: step.categoryName, slug: step.categorySlug },
    })),
    { id, name, slug },
  ])
  return ways.reduce((best, way) => (way.length > best.length ? way : best), [])
}

/** Rooms of a thing that are looked at for the innermost. */
const mostAsked = 50

const ribbonsOf = ({ ribbon }: Product, { additionalRibbons = [] }: More) =>
  [ribbon, ...additionalRibbons.map(({ name }) => name)].filter(Boolean)

const findAvailability = async ({ api }: RequestContext, product: Product, options: Selection) =>
  product.productOptions.length > 0
    ? api.catalogV1.getProductOptionsAvailability({ id: product.id, options })
    : undefined

/** Only needed where something is missing and might still be ordered. */
async function findVariants({ api }: RequestContext, { id, stock }: Product) {
  if (stock.inventoryStatus === 'IN_STOCK') return []
  const { variants } = await api.catalogV1.queryStoreVariants({
    query: { filter: { productId: id }, paging: { limit: 100 } },
  })
  return variants satisfies readonly StoreVariant[]
}

const besideCount = 4

async function findBeside(
  context: RequestContext,
  product: Product,
  roomId: string | undefined,
): Promise<ProductLater> {
  const room = roomId ?? product.collectionIds[0]
  if (!room) return { beside: [] }
  const { products } = await context.api.catalogV1.queryProducts({
    query: {
      filter: { $and: [{ collectionIds: { $hasSome: [room] } }, { id: { $ne: product.id } }] },
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      paging: { limit: besideCount },
    },
  })
  return { beside: await viewCards(context, products) }
}

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
