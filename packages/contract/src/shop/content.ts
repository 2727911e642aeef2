import { Nullable, OneOf, type Static, Type } from '../kit/index.ts'
import { PageButton, productSources } from '../pages/schemas.ts'
import { ArticleCard } from './journal.ts'
import { CollectionLink, ProductCard, ShopPicture, TopCollection } from './schemas.ts'

const title = Type.String()
const picture = Nullable(ShopPicture)
const button = Nullable(PageButton)

/** One section of a page with its catalog data; exactly one type is present. */
export const ShopSection = Type.Object({
  id: Type.String(),
  /**
   * Paths of texts within its type that are not available in the requested language and are shown in the
   * shop's, such as `columns.0.title`; empty without one.
   */
  untranslated: Type.Array(Type.String()),
  hero: Type.Optional(
    Type.Object({
      /** Empty: the tagline of the shop, or its name. */
      title,
      text: Type.String(),
      picture,
      /** The newest available product, if the section shows one. */
      product: Nullable(ProductCard),
      button,
    }),
  ),
  story: Type.Optional(
    Type.Object({
      title,
      /** Clean HTML. */
      html: Type.String(),
      picture,
      pictureSide: OneOf(['START', 'END']),
    }),
  ),
  collections: Type.Optional(
    Type.Object({
      /** Empty: the storefront's default text. */
      title,
      /** Whether the merchant chose them; otherwise they are those at the top of the menu. */
      chosen: Type.Boolean(),
      collections: Type.Array(TopCollection),
    }),
  ),
  products: Type.Optional(
    Type.Object({
      /** Empty: the storefront's default text, or the name of the collection. */
      title,
      source: OneOf(productSources),
      /** The collection of the products; null for other sources, and for a deleted one. */
      collection: Nullable(CollectionLink),
      products: Type.Array(ProductCard),
    }),
  ),
  quote: Type.Optional(Type.Object({ text: Type.String(), author: Type.String() })),
  columns: Type.Optional(
    Type.Object({
      title,
      columns: Type.Array(Type.Object({ title, text: Type.String(), picture, button })),
    }),
  ),
  questions: Type.Optional(
    Type.Object({
      title,
      questions: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
    }),
  ),
  video: Type.Optional(
    Type.Object({
      title,
      description: Type.String(),
      /** Null if it was deleted. */
      video: picture,
    }),
  ),
  contactForm: Type.Optional(
    Type.Object({
      /** Empty: the storefront's default text. */
      title,
      text: Type.String(),
      withPhone: Type.Boolean(),
    }),
  ),
  newsletter: Type.Optional(Type.Object({ title, text: Type.String() })),
  articles: Type.Optional(
    Type.Object({
      /** Empty: the name of the journal. */
      title,
      /** Filters articles by tag; null: any. */
      tag: Nullable(Type.String()),
      /** The newest first. */
      articles: Type.Array(ArticleCard),
    }),
  ),
})
export type ShopSection = Static<typeof ShopSection>

/** The content of a merchant's page, without deleted references. */
export const ShopContent = Type.Object({
  title: Type.String(),
  description: Type.String(),
  sections: Type.Array(ShopSection),
  /** Languages of its translations, besides that of the shop. */
  languages: Type.Array(Type.String()),
  /**
   * Which of `title`, `description` and texts of an article such as `article.summary` are not available in
   * the requested language.
   */
  untranslated: Type.Array(Type.String()),
})
export type ShopContent = Static<typeof ShopContent>

const target = {
  label: Type.String(),
  /** One of these three. */
  collectionSlug: Type.Optional(Type.String()),
  pageSlug: Type.Optional(Type.String()),
  link: Type.Optional(Type.String()),
}
export const ShopLink = Type.Object(target)
export type ShopLink = Static<typeof ShopLink>

/** The menu and the footer as arranged by the merchant; null: the default for new shops. */
export const ShopNavigation = Type.Object({
  menu: Nullable(Type.Array(Type.Object({ ...target, items: Type.Array(ShopLink) }))),
  footer: Nullable(
    Type.Object({
      columns: Type.Array(Type.Object({ title: Type.String(), links: Type.Array(ShopLink) })),
      text: Type.String(),
      legal: Type.Array(ShopLink),
    }),
  ),
})
export type ShopNavigation = Static<typeof ShopNavigation>
