import { Guid, Nullable, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'
import { type ThemeLanguage, themeLanguages } from '../theme/texts.ts'

/** Sections of a page at most. */
export const MAX_SECTIONS = 30
/** Pages of a site at most. */
export const MAX_PAGES = 200
/** Articles of a site at most. */
export const MAX_ARTICLES = 1000
/** Tags of an article at most. */
export const MAX_TAGS = 20
/** Products that an article names at most. */
export const MAX_ARTICLE_PRODUCTS = 24
/** Product rows of a page that name a collection at most: each costs a statement. */
export const MAX_COLLECTION_ROWS = 8
/** Largest content in characters of its JSON text, without translations. */
export const MAX_CONTENT_CHARACTERS = 200_000
/** Largest translations of a content, all languages together, in characters of their JSON text. */
export const MAX_TRANSLATION_CHARACTERS = 800_000

/** The home page of every site; it is there before anybody has saved it. */
export const HOME_PAGE_ID = '00000000-0000-4000-8000-0000000000a1'

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** A picture of the media library. */
export const PagePicture = Type.Object({
  mediaId: Text(1, 80),
  /** Alternative text; required unless it is decorative. */
  altText: text(300),
  /** It adds nothing to the text next to it. */
  decorative: Type.Optional(Type.Boolean()),
})
export type PagePicture = Static<typeof PagePicture>

/** A button that links to an http or https address, a shop path such as `/pages/about`, or `mailto:`. */
export const PageButton = Type.Object({ label: Text(1, 60), link: Text(1, 500) })
export type PageButton = Static<typeof PageButton>

const hero = Type.Object({
  /** Empty: the tagline of the shop, or its name. */
  title: text(120),
  text: text(500),
  picture: Type.Optional(PagePicture),
  /** Shows the newest product that can be bought where there is no picture. */
  newestProduct: Type.Optional(Type.Boolean()),
  /** Absent: the way to all products. */
  button: Type.Optional(PageButton),
})

const story = Type.Object({
  title: text(120),
  /** Paragraphs, headings, lists and links; anything else is removed. */
  html: Type.String({ maxLength: 20_000 }),
  picture: Type.Optional(PagePicture),
  /** On which side of the text, in reading direction; default END. */
  pictureSide: Type.Optional(OneOf(['START', 'END'])),
})

const collections = Type.Object({
  title: text(120),
  /** In this order; absent: those at the top of the menu. */
  collectionIds: Type.Optional(Type.Array(Guid(), { maxItems: 12 })),
})

export const productSources = ['CHOSEN', 'COLLECTION', 'NEWEST', 'ON_SALE'] as const

const products = Type.Object({
  title: text(120),
  source: OneOf(productSources),
  /** For `CHOSEN`, in this order. */
  productIds: Type.Optional(Type.Array(Guid(), { maxItems: 12 })),
  /** For `COLLECTION`. */
  collectionId: Type.Optional(Guid()),
  /** Default 4; of all but `CHOSEN`. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
})

const quote = Type.Object({
  text: Text(1, 600),
  /** Author of the quotation. */
  author: text(120),
})

const columns = Type.Object({
  title: text(120),
  columns: Type.Array(
    Type.Object({
      title: text(120),
      text: text(600),
      picture: Type.Optional(PagePicture),
      button: Type.Optional(PageButton),
    }),
    { minItems: 2, maxItems: 4 },
  ),
})

const questions = Type.Object({
  title: text(120),
  /** Answers are plain text; an empty line begins a paragraph. */
  questions: Type.Array(Type.Object({ question: Text(1, 200), answer: Text(1, 2000) }), {
    minItems: 1,
    maxItems: 30,
  }),
})

const video = Type.Object({
  title: text(120),
  /** A video of the media library. */
  mediaId: Text(1, 80),
  /** Alternative text. */
  description: Text(1, 300),
})

const contactForm = Type.Object({
  title: text(120),
  /** Topics that visitors may write about, and the time until an answer. */
  text: text(600),
  /** Whether visitors are asked for a telephone number, which is optional. */
  withPhone: Type.Optional(Type.Boolean()),
})

const newsletter = Type.Object({
  title: text(120),
  /** Content and frequency of the newsletter: the text that subscribers consent to. */
  text: text(600),
})

const tag = () => Text(1, 40)

const articles = Type.Object({
  /** Empty: the name of the journal. */
  title: text(120),
  /** Absent: articles with any tag and without. */
  tag: Type.Optional(tag()),
  /** The newest, default 3. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
})

/** Types of sections. */
export const sectionTypes = [
  'hero',
  'story',
  'collections',
  'products',
  'quote',
  'columns',
  'questions',
  'video',
  'contactForm',
  'newsletter',
  'articles',
] as const
export type SectionType = (typeof sectionTypes)[number]

/** One part of a page: it has exactly one of its types. */
export const PageSection = Type.Object({
  /** Generated by the caller. */
  id: Guid(),
  hero: Type.Optional(hero),
  story: Type.Optional(story),
  collections: Type.Optional(collections),
  products: Type.Optional(products),
  quote: Type.Optional(quote),
  columns: Type.Optional(columns),
  questions: Type.Optional(questions),
  video: Type.Optional(video),
  contactForm: Type.Optional(contactForm),
  newsletter: Type.Optional(newsletter),
  articles: Type.Optional(articles),
})
export type PageSection = Static<typeof PageSection>

/** Fields of a journal article besides its sections. */
export const ArticleFields = Type.Object({
  /** A few sentences for lists, the feed and the top of the article. */
  summary: text(500),
  picture: Type.Optional(PagePicture),
  /** The author's name. */
  author: text(80),
  /** Each contains a letter or a digit; duplicates, ignoring case, are merged. */
  tags: Type.Optional(Type.Array(tag(), { maxItems: MAX_TAGS })),
  /** Shown below it, in this order. */
  productIds: Type.Optional(Type.Array(Guid(), { maxItems: MAX_ARTICLE_PRODUCTS })),
  /** Title in browser tabs and search results; empty: `title`. */
  searchTitle: text(120),
})
export type ArticleFields = Static<typeof ArticleFields>

/** A text of a page in another language. */
export const TextTranslation = Type.Object({
  text: Text(1, 20_000),
  /**
   * The text in the main language that it translates; absent in a request: the current one. If the content
   * changed since, the translation is out of date.
   */
  source: Type.Optional(Type.String({ maxLength: 20_000 })),
})
export type TextTranslation = Static<typeof TextTranslation>

/**
 * Translated texts by where they are within the content, with the ids of sections in place of their positions: `title`,
 * `article.summary`, `sections.<id>.hero.button.label`, `sections.<id>.columns.columns.0.text`.
 */
export const PageTranslation = Type.Record(Type.String(), TextTranslation)
export type PageTranslation = Static<typeof PageTranslation>

/** Languages of page translations, those of the storefront. */
export const pageLanguages = themeLanguages
export type PageLanguage = ThemeLanguage

/**
 * By language, besides the main language of the shop. Texts without a translation are shown in the main
 * language.
 */
export const PageTranslations = Type.Object(
  Object.fromEntries(pageLanguages.map((one) => [one, Type.Optional(PageTranslation)])) as {
    readonly [L in PageLanguage]: ReturnType<typeof Type.Optional<typeof PageTranslation>>
  },
  { additionalProperties: false },
)
export type PageTranslations = Static<typeof PageTranslations>

/** The content of a page. */
export const PageContent = Type.Object({
  /**
   * Title in browser tabs and search results, and the heading of a page without hero; only the home page's may be
   * empty.
   */
  title: Type.String({ maxLength: 120 }),
  /** For search results and link previews. */
  description: Type.String({ maxLength: 320 }),
  sections: Type.Array(PageSection, { maxItems: MAX_SECTIONS }),
  /**
   * Makes it an article of the journal, at `/journal/<slug>`; a page cannot become an article, nor an article
   * a page.
   */
  article: Type.Optional(ArticleFields),
  /** Its texts in other languages than that of the shop. */
  translations: Type.Optional(PageTranslations),
})
export type PageContent = Static<typeof PageContent>

/**
 * `DEFAULT`: the home page as every new shop has it; `DRAFT`: visitors do not see it; `CHANGED`: visitors see an
 * earlier version than the draft.
 */
export const pageStates = ['DEFAULT', 'DRAFT', 'PUBLISHED', 'CHANGED'] as const
export type PageState = (typeof pageStates)[number]

const summary = {
  id: Guid(),
  /** The end of its address, `/pages/<slug>` or `/journal/<slug>`; null of the home page. */
  slug: Nullable(Type.String()),
  state: OneOf(pageStates),
  /** When the draft, in its state at that time, will be published. */
  publishDate: Nullable(Timestamp()),
  /** When it was published last. */
  publishedDate: Nullable(Timestamp()),
  updatedDate: Nullable(Timestamp()),
  /** Raised by each change; 0 of the home page until it is saved. */
  revision: Type.Integer({ minimum: 0 }),
}

/** A page in a list. */
export const PageSummary = Type.Object({ ...summary, title: Type.String() })
export type PageSummary = Static<typeof PageSummary>

/** States of an article. `SCHEDULED`: its draft will be published at a date; the published version stays until then. */
export const articleStates = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'CHANGED'] as const
export type ArticleState = (typeof articleStates)[number]

/**
 * The date that an article shows, by which the journal is sorted; null until it is published for the first time, and of
 * pages.
 */
const articleDate = Nullable(Timestamp())

/** An article in a list, as of its draft. */
export const ArticleSummary = Type.Object({
  ...summary,
  slug: Type.String(),
  title: Type.String(),
  author: Type.String(),
  tags: Type.Array(Type.String()),
  articleDate,
})
export type ArticleSummary = Static<typeof ArticleSummary>

/** A tag and how many articles have it. */
export const CountedTag = Type.Object({ tag: Type.String(), count: Type.Integer() })
export type CountedTag = Static<typeof CountedTag>

/** A page or an article as its merchant edits it. */
export const Page = Type.Object({
  ...summary,
  articleDate,
  draft: PageContent,
  /** The published content; null if visitors do not see it, or see the home page of new shops. */
  published: Nullable(PageContent),
})
export type Page = Static<typeof Page>
