import { randomUUID } from 'node:crypto'
import type { ReportReason } from '@vitrine/contract/product-reviews'
import type { ReturnPolicy, ShopProduct } from '@vitrine/contract/shop'
import { VitrineError } from '@vitrine/sdk'
import { links } from '../../links.ts'
import type { Messages } from '../../messages/index.ts'
import type { Api } from '../../request/api.ts'
import type { RequestContext } from '../../request/context.ts'
import { choiceFromSearch, readReport } from '../../reviews/review-choice.ts'
import { readReviews } from '../../reviews/review-view.ts'
import { viewCards } from '../../views/card.ts'
import { viewDetails } from '../../views/details.ts'
import { viewMedia } from '../../views/media.ts'
import { viewPluginBlocks } from '../../views/plugin-blocks.ts'
import { priceOfVariant, viewPrice } from '../../views/price.ts'
import { seoTextsOf } from '../../views/seo-texts.ts'
import { type PageResult, type Route, redirectTo, type ScreenResult } from '../screen.ts'
import { choiceStates, chosenVariant } from './choices.ts'
import { deliveryTo } from './delivery-line.ts'
import { viewGift } from './gift.ts'
import { previewOf, productJsonLd } from './json-ld.ts'
import { orderMedia } from './media-order.ts'
import { viewModifiers, withModifiers } from './modifiers.ts'
import { viewOptions } from './options.ts'
import { byPlan, viewPlans } from './plans.ts'
import type { ProductProps, TextView } from './product-view.ts'
import { viewQuantities } from './quantities.ts'
import { askQuestion, QUESTION, viewQuestion } from './question.ts'
import { chosenOf, type Selection, selectionFromSearch } from './selection.ts'
import { stockOf } from './stock.ts'
import { askForNotice, viewWait, WAIT_EMAIL, type WaitAnswer } from './waiting.ts'

type Page = Awaited<ReturnType<Api['shop']['productPage']>>

export const productRoute: Route<ProductProps> = {
  load: async (context, { slug = '' }) => {
    const { page, selection } = await loadPage(context, slug)
    const reviews = await readReviews(context, page.product)
    const delivery = await deliveryOf(context, page, selection)
    const question = await viewQuestion(context)
    return productPage(context, page, selection, {
      ...delivery,
      question,
      ...(reviews && { reviews }),
    })
  },
  act: async (context, form) => {
    const slug = decodeURIComponent(context.url.pathname.split('/')[2] ?? '')
    const report = readReport(form)
    if (report) return reportReview(context, slug, report)
    const { page, selection } = await loadPage(context, slug)
    const { product } = page
    const awaited = { product, selection, variant: chosenVariant(product, selection) }
    const answer = form.has(QUESTION)
      ? { question: await askQuestion(context, awaited, form), errors: {} }
      : await waitAnswer(context, awaited, form)
    const reviews = await readReviews(context, product)
    return productPage(context, page, selection, { ...answer, ...(reviews && { reviews }) })
  },
}

async function waitAnswer(
  context: RequestContext,
  awaited: Parameters<typeof askForNotice>[1],
  form: FormData,
) {
  const answer = await askForNotice(context, awaited, String(form.get(WAIT_EMAIL) ?? '').trim())
  return { ...answer, question: await viewQuestion(context) }
}

/** A review that was deleted meanwhile needs no report. */
async function reportReview(
  { api, url }: RequestContext,
  slug: string,
  report: { id: string; reason: ReportReason },
): Promise<ScreenResult<ProductProps>> {
  try {
    await api.productReviews.reportReview(report)
  } catch (error) {
    if (!(error instanceof VitrineError) || ![400, 404].includes(error.status ?? 0)) throw error
  }
  const search = Object.fromEntries(url.searchParams)
  return redirectTo(links.reviews(slug, search, choiceFromSearch(url.searchParams), report.id))
}

async function deliveryOf(
  context: RequestContext,
  { product, choices }: Page,
  selection: Selection,
) {
  const variant = chosenVariant(product, selection)
  const states = choices ? new Map() : choiceStates(product, selection)
  const stock = stockOf(product, { selection, variant, states }, context)
  const delivery = await deliveryTo(context, product, variant, stock)
  return delivery ? { delivery } : {}
}

async function loadPage(context: RequestContext, slug: string) {
  const page = await context.api.shop.productPage({ slug })
  const selection = selectionFromSearch(context.url.searchParams, page.product.options)
  return { page: await withChoices(context, page, selection), selection }
}

/** With very many variants only those of the selection are loaded. */
async function withChoices({ api }: RequestContext, page: Page, selection: Selection) {
  const { product, choices } = page
  const choiceIds = chosenOf(product, selection).map(({ id }) => id)
  if (choices === null || choiceIds.length === 0) return page
  return api.shop.productPage({ slug: product.slug, choiceIds })
}

/** How many of the related products a page shows. */
const relatedCount = 4

function productPage(
  context: RequestContext,
  page: Page,
  selection: Selection,
  more: Pick<ProductProps, 'delivery' | 'reviews' | 'question'> & Partial<WaitAnswer>,
): PageResult<ProductProps> {
  const { site } = context
  const { product } = page
  const props = propsOf(context, page, selection)
  const image = previewOf(props.media)
  const own = seoTextsOf(product.seo)
  const text = own.description || plainText(product.description).slice(0, 200)
  return {
    kind: 'page',
    head: {
      title: own.title || `${product.name} – ${site.name}`,
      ...(text ? { description: text } : {}),
      ...(own.isHidden && { isHiddenFromSearch: true }),
      canonical: links.product(product.slug),
      ...(image ? { image } : {}),
      jsonLd: productJsonLd(
        product,
        { ...props, ...more },
        {
          origin: site.url,
          today: context.today,
          description: text,
          returns: page.returns,
          delivery: page.delivery,
          country: new Intl.Locale(site.locale).region,
        },
      ),
    },
    props: {
      ...props,
      ...more,
      related: viewCards(page.related.slice(0, relatedCount), page.currency, context),
      relation: page.relation,
    },
    watches: [product.id],
  }
}

function propsOf(
  context: RequestContext,
  page: Page,
  selection: Selection,
): Omit<ProductProps, 'question'> {
  const { origin, url, messages } = context
  const { product, currency, breadcrumbs } = page
  const chosen = chosenVariant(product, selection)
  const states = page.choices
    ? new Map(page.choices.map((one) => [one.id, one]))
    : choiceStates(product, selection)
  const plans = viewPlans(product.subscriptions, url.searchParams)
  const modifiers = viewModifiers(product.modifiers, url.searchParams, origin)
  const price = chosen ? priceOfVariant(chosen, product, currency) : viewPrice(product, currency)
  const stock = stockOf(product, { selection, variant: chosen, states }, context)
  const wait = viewWait(context, { product, selection, variant: chosen }, stock)
  const { id, slug, name, subtitle, brand, infoSections } = product
  return {
    id,
    slug,
    name,
    currency,
    selection,
    modifiers,
    plans,
    addKey: randomUUID(),
    ...(product.manageVariants && chosen && { variantId: chosen.id }),
    ...(product.isGiftCard && { gift: viewGift(url.searchParams) }),
    ...(subtitle ? { subtitle } : {}),
    ...(brand ? { maker: brand.name } : {}),
    ribbons: ribbonsOf(product),
    description: textOf(product),
    details: viewDetails([...product.customFields, ...(chosen?.customFields ?? [])], messages),
    sections: infoSections.map((one) => ({ title: one.title, text: textOf(one) })),
    plugins: viewPluginBlocks(page.sections, messages.locale),
    media: viewMedia(orderMedia(product, selection), origin, name),
    collections: breadcrumbs.map((one) => ({ name: one.name, slug: one.slug })),
    ...(price ? { price: withModifiers(byPlan(price, plans), modifiers) } : {}),
    stock,
    quantities: viewQuantities(product.quantityLimits, messages),
    ...(page.returns && { returns: returnsOf(page.returns, messages) }),
    ...(wait && { wait }),
    options: viewOptions(product.options, states, messages, origin),
    ...(chosen?.sku ? { sku: chosen.sku } : {}),
    ...(chosen?.manufacturerPartNumber ? { partNumber: chosen.manufacturerPartNumber } : {}),
    ...(chosen?.gtin && { gtin: chosen.gtin }),
    related: [],
    relation: page.relation,
  }
}

const returnsOf = ({ windowDays: n, isFree }: ReturnPolicy, { product }: Messages): string =>
  isFree ? product.freeReturns({ n }) : product.returns({ n })

/** Documents are only sent where HTML cannot represent them. */
const textOf = ({
  description: html,
  document,
}: Pick<ShopProduct, 'description' | 'document'>): TextView =>
  document ? { html, document: { nodes: document.nodes } } : { html }

const ribbonsOf = ({ ribbon, additionalRibbons }: ShopProduct) =>
  [...(ribbon ? [ribbon] : []), ...additionalRibbons].map(({ name }) => name)

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
