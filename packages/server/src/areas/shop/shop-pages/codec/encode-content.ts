import type { PagePicture, PageSection } from '@vitrine/contract/pages'
import type { ProductCard, ShopContent, ShopSection } from '@vitrine/contract/shop'
import type { Product } from '../../../catalog/index.ts'
import type { ContentSources, ContentView } from '../service/page-content.ts'
import { encodeArticleCard, encodeShown } from './encode-article.ts'
import { encodeCard, type PageView } from './encode-card.ts'
import { encodeLink, encodeTop } from './encode-collection.ts'

type EncodedSection = Omit<ShopSection, 'untranslated'>

interface Context {
  readonly sources: ContentSources
  readonly view: PageView
  /** The newest available product, for sections that show it by default. */
  readonly featured: ProductCard | null
}

/** A page with the content of its sections; deleted items are left out. */
export function encodeContent(
  { content, sources, languages, untranslated }: ContentView,
  view: PageView,
): ShopContent {
  const { title, description, sections } = content
  const showsNewest = sections.some(({ hero }) => hero?.newestProduct && !hero.picture)
  const featured = showsNewest ? featuredOf(sources.newest, view) : null
  const context = { sources, view, featured }
  return {
    title,
    description,
    sections: sections.map((one) => ({
      ...encodeSection(one, context),
      untranslated: untranslatedIn(one, untranslated),
    })),
    languages: [...languages],
    untranslated: untranslated.filter((path) => !path.startsWith('sections.')),
  }
}

/** Paths within a section, such as `button.label`. */
const untranslatedIn = ({ id }: PageSection, untranslated: readonly string[]): string[] =>
  untranslated
    .filter((path) => path.startsWith(`sections.${id}.`))
    .map((path) => path.split('.').slice(3).join('.'))

function featuredOf(newest: readonly Product[], view: PageView): ProductCard | null {
  const cards = newest.map((one) => encodeCard(one, view))
  const isBuyable = ({ stock, preorderable }: ProductCard) =>
    stock !== 'OUT_OF_STOCK' || preorderable
  return cards.find((card) => card.pictures.length > 0 && isBuyable(card)) ?? null
}

function encodeSection(section: PageSection, context: Context): EncodedSection {
  const { id, hero, story, quote, columns, questions, video, contactForm, newsletter } = section
  const { sources, view } = context
  const pictureOf = (one: PagePicture | undefined) => encodeShown(one, sources.media, view.mediaUrl)
  if (hero) {
    const { title = '', text = '', button = null } = hero
    const product = hero.newestProduct && !hero.picture ? context.featured : null
    return { id, hero: { title, text, picture: pictureOf(hero.picture), product, button } }
  }
  if (story) {
    const { title = '', html, picture, pictureSide = 'END' } = story
    return { id, story: { title, html, picture: pictureOf(picture), pictureSide } }
  }
  if (quote) return { id, quote: { text: quote.text, author: quote.author ?? '' } }
  if (columns) {
    const shown = columns.columns.map(({ title = '', text = '', picture, button = null }) => ({
      title,
      text,
      picture: pictureOf(picture),
      button,
    }))
    return { id, columns: { title: columns.title ?? '', columns: shown } }
  }
  if (questions) return { id, questions: { ...questions, title: questions.title ?? '' } }
  if (video) {
    const { mediaId, description, title = '' } = video
    const shown = pictureOf({ mediaId, altText: description })
    return { id, video: { title, description, video: shown } }
  }
  if (contactForm) {
    const { title = '', text = '', withPhone = false } = contactForm
    return { id, contactForm: { title, text, withPhone } }
  }
  if (newsletter) {
    const { title = '', text = '' } = newsletter
    return { id, newsletter: { title, text } }
  }
  return encodeOfCatalog(section, context)
}

/** The newest articles of the journal. */
function encodeArticles(
  id: string,
  { title = '', tag, limit = DEFAULT_ARTICLES }: NonNullable<PageSection['articles']>,
  { sources, view }: Context,
): EncodedSection {
  const shown = sources.articles.get(tag ?? '')?.slice(0, limit) ?? []
  const articles = shown.map((one) => encodeArticleCard(one, sources.media, view.mediaUrl))
  return { id, articles: { title, tag: tag ?? null, articles } }
}

const DEFAULT_ARTICLES = 3

/** Collections, products and articles. */
function encodeOfCatalog(section: PageSection, context: Context): EncodedSection {
  const { id, collections, products, articles } = section
  const { sources, view, featured } = context
  if (articles) return encodeArticles(id, articles, context)
  if (collections) {
    const { title = '', collectionIds } = collections
    const shown = collectionIds?.flatMap((one) => sources.collections.get(one) ?? []) ?? sources.top
    return {
      id,
      collections: {
        title,
        chosen: collectionIds !== undefined,
        collections: shown.map((one) => encodeTop(one, view.mediaUrl)),
      },
    }
  }
  const { title = '', source = 'CHOSEN', collectionId = '' } = products ?? {}
  const collection =
    source === 'COLLECTION' ? sources.collections.get(collectionId)?.category : undefined
  const shown = products ? productsOf(section, sources, featured) : []
  return {
    id,
    products: {
      title,
      source,
      collection: collection ? encodeLink(collection) : null,
      products: shown.map((one) => encodeCard(one, view)),
    },
  }
}

function productsOf(
  { id, products }: PageSection,
  sources: ContentSources,
  featured: ProductCard | null,
): readonly Product[] {
  const { source, productIds = [], limit = 4 } = products ?? {}
  switch (source) {
    case 'CHOSEN':
      return productIds.flatMap((one) => sources.chosen.get(one) ?? [])
    case 'NEWEST':
      return sources.newest.filter((one) => one.id !== featured?.id).slice(0, limit)
    case 'ON_SALE':
      return sources.onSale.slice(0, limit)
    default:
      return sources.ofCollections.get(id) ?? []
  }
}
