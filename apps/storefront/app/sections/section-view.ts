import type { PageButton } from '@vitrine/contract/pages'
import type { ShopContent, ShopPicture, ShopSection } from '@vitrine/contract/shop'
import { type ArticleView, viewArticle } from '../journal/article-view.ts'
import { links } from '../links.ts'
import { type CardView, viewCards } from '../views/card.ts'
import { type CollectionCardView, viewCollection } from '../views/collection-card.ts'
import { type Langs, viewLangs } from '../views/langs.ts'
import { posterOf, type VideoView, viewMedia } from '../views/media.ts'
import type { PictureView } from '../views/picture.ts'
import type { ContactAnswer } from './contact.ts'
import type { NewsletterAnswer } from './newsletter.ts'
import type { SentForm } from './sent-form.ts'

export type ButtonView = { label: string; href: string }

export type HeroView = {
  type: 'hero'
  /** Empty: the tagline or the name of the shop. */
  title: string
  text: string
  picture?: PictureView
  card?: CardView
  /** Absent: the way to all products. */
  button?: ButtonView
}
export type StoryView = {
  type: 'story'
  title: string
  /** Sanitized by the server. */
  html: string
  picture?: PictureView
  isPictureFirst: boolean
}
export type CollectionsView = {
  type: 'collections'
  /** Empty: our words. */
  title: string
  collections: readonly CollectionCardView[]
  /** There are more, on the collections page. */
  hasMore: boolean
}
export type ProductsView = {
  type: 'products'
  title: string
  source: 'CHOSEN' | 'COLLECTION' | 'NEWEST' | 'ON_SALE'
  /** The link to the full list. */
  collection?: { name: string; slug: string }
  cards: readonly CardView[]
}
export type QuoteView = { type: 'quote'; text: string; author: string }
export type ColumnView = {
  title: string
  text: string
  picture?: PictureView
  button?: ButtonView
}
export type ColumnsView = { type: 'columns'; title: string; columns: readonly ColumnView[] }
export type QuestionsView = {
  type: 'questions'
  title: string
  questions: readonly { question: string; answer: string }[]
}
export type VideoSectionView = {
  type: 'video'
  title: string
  description: string
  video: VideoView
}

/** A contact form with its input. */
export type ContactFormView = ContactAnswer & {
  type: 'contactForm'
  /** Empty: our words. */
  title: string
  text: string
  withPhone: boolean
}

/** A newsletter form with its input. */
export type NewsletterFormView = NewsletterAnswer & {
  type: 'newsletter'
  /** Empty: our words. */
  title: string
  text: string
}

/** The newest articles of the journal. */
export type ArticlesView = {
  type: 'articles'
  /** Empty: the name of the journal. */
  title: string
  /** Empty: articles with any tag. */
  tag: string
  articles: readonly ArticleView[]
}

/** Common fields of sections. */
export type SectionBase = {
  id: string
  /** Languages of texts that differ from that of the page, by paths such as `columns.0.title`. */
  langs?: Langs
}

/** One part of a page. */
export type SectionView = SectionBase &
  (
    | HeroView
    | StoryView
    | CollectionsView
    | ProductsView
    | QuoteView
    | ColumnsView
    | QuestionsView
    | VideoSectionView
    | ContactFormView
    | NewsletterFormView
    | ArticlesView
  )

export type SectionContext = {
  readonly currency: string
  readonly origin: string
  /** The day in the shop, `YYYY-MM-DD`. */
  readonly today: string
  /** Language of texts without a translation. */
  readonly mainLanguage: string
  /** Whether the menu has more collections than its top. */
  readonly hasMoreCollections: boolean
  /** The result of a submitted form of the page. */
  readonly sent?: SentForm | undefined
}

/** The sections of a page that show anything. */
export const viewSections = (
  { sections }: ShopContent,
  context: SectionContext,
): readonly SectionView[] =>
  sections.flatMap((section, at) => {
    const view = viewSection(section, context)
    if (!view) return []
    const langs = viewLangs(section.untranslated, context.mainLanguage)
    return [{ id: `section-${at + 1}`, ...langs, ...view }]
  })

type WithoutBase<V> = V extends unknown ? Omit<V, 'id' | 'langs'> : never

function viewSection(
  section: ShopSection,
  context: SectionContext,
): WithoutBase<SectionView> | undefined {
  const { hero, story, quote, columns, questions, video, contactForm, newsletter } = section
  const { origin, mainLanguage } = context
  if (hero) return viewHero(hero, context)
  if (story) {
    const { title, html, picture, pictureSide } = story
    const isPictureFirst = pictureSide === 'START'
    return { type: 'story', title, html, isPictureFirst, ...shownPicture(picture, origin) }
  }
  if (quote) return { type: 'quote', ...quote }
  if (columns) {
    const shown = columns.columns.map(({ title, text, picture, button }) => ({
      title,
      text,
      ...shownPicture(picture, origin),
      ...shownButton(button),
    }))
    return { type: 'columns', title: columns.title, columns: shown }
  }
  if (questions) return { type: 'questions', ...questions }
  if (video) {
    const [media] = viewMedia(video.video ? [video.video] : [], origin, video.description)
    if (media?.kind !== 'video') return undefined
    const { title, description } = video
    return { type: 'video', title, description, video: media.video }
  }
  if (contactForm) return viewContactForm(section.id, contactForm, context)
  if (newsletter) return viewNewsletter(section.id, newsletter, context)
  if (section.articles) return viewArticles(section.articles, origin, mainLanguage)
  return viewOfCatalog(section, context)
}

function viewArticles(
  { title, tag, articles }: NonNullable<ShopSection['articles']>,
  origin: string,
  mainLanguage: string,
): ArticlesView | undefined {
  if (articles.length === 0) return undefined
  const shown = articles.map((one) => viewArticle(one, origin, mainLanguage))
  return { type: 'articles', title, tag: tag ?? '', articles: shown }
}

const untyped = { name: '', email: '', phone: '', message: '', website: '' }

function viewContactForm(
  sectionId: string,
  form: NonNullable<ShopSection['contactForm']>,
  { sent }: SectionContext,
): ContactFormView {
  const answer = sent?.contact?.sectionId === sectionId ? sent.contact : undefined
  const { values = untyped, isSent = false, errors = {} } = answer ?? {}
  return { type: 'contactForm', sectionId, ...form, values, isSent, errors }
}

function viewNewsletter(
  sectionId: string,
  form: NonNullable<ShopSection['newsletter']>,
  { sent }: SectionContext,
): NewsletterFormView {
  const answer = sent?.newsletter?.sectionId === sectionId ? sent.newsletter : undefined
  const { email = '', website = '', isSent = false, errors = {} } = answer ?? {}
  return { type: 'newsletter', sectionId, ...form, email, website, isSent, errors }
}

function viewHero(
  { title, text, picture, product, button }: NonNullable<ShopSection['hero']>,
  { currency, origin, today }: SectionContext,
): HeroView {
  const [card] = viewCards(product ? [product] : [], currency, { origin, today })
  return {
    type: 'hero',
    title,
    text,
    ...shownPicture(picture, origin),
    ...(card ? { card } : {}),
    ...shownButton(button),
  }
}

function viewOfCatalog(
  { collections, products }: ShopSection,
  { currency, origin, today, hasMoreCollections }: SectionContext,
): CollectionsView | ProductsView | undefined {
  if (collections && collections.collections.length > 0) {
    return {
      type: 'collections',
      title: collections.title,
      collections: collections.collections.map((one) => viewCollection(one, origin)),
      hasMore: !collections.chosen && hasMoreCollections,
    }
  }
  if (!products || products.products.length === 0) return undefined
  const { title, source, collection } = products
  return {
    type: 'products',
    title,
    source,
    ...(collection ? { collection: { name: collection.name, slug: collection.slug } } : {}),
    cards: viewCards(products.products, currency, { origin, today }),
  }
}

function shownPicture(picture: ShopPicture | null, origin: string): { picture?: PictureView } {
  const [media] = viewMedia(picture ? [picture] : [], origin, '')
  const shown = media && posterOf(media)
  return shown ? { picture: shown } : {}
}

const shownButton = (button: PageButton | null): { button?: ButtonView } =>
  button ? { button: { label: button.label, href: button.link } } : {}

/** The first picture of a page, for previews of links to it. */
export function firstPicture(sections: readonly SectionView[]): PictureView | undefined {
  for (const one of sections) {
    const picture = one.type === 'hero' ? (one.picture ?? one.card?.pictures[0]) : pictureOf(one)
    if (picture) return picture
  }
  return undefined
}

function pictureOf(section: SectionView): PictureView | undefined {
  switch (section.type) {
    case 'story':
      return section.picture
    case 'columns':
      return section.columns.find(({ picture }) => picture)?.picture
    case 'products':
      return section.cards[0]?.pictures[0]
    case 'video':
      return section.video.poster
    case 'articles':
      return section.articles.find(({ picture }) => picture)?.picture
    default:
      return undefined
  }
}

/** Questions and answers of a page as structured data. */
export function questionsJsonLd(sections: readonly SectionView[]): object[] {
  const all = sections.flatMap((one) => (one.type === 'questions' ? one.questions : []))
  if (all.length === 0) return []
  const mainEntity = all.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }]
}

/** The link to the full list of a product row. */
export function listOf({ source, collection }: ProductsView): string | undefined {
  if (collection) return links.collection(collection.slug)
  if (source === 'NEWEST') return links.allProducts()
  return source === 'ON_SALE' ? links.allProducts({ sale: true }) : undefined
}
