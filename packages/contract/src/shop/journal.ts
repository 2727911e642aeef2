import { Guid, Nullable, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'
import { ProductCard, ShopPicture } from './schemas.ts'

/** Fields that are not available in the requested language and are shown in the shop's; empty without one. */
const untranslated = Type.Array(Type.String())

/** An article of the journal in a list. */
export const ArticleCard = Type.Object({
  id: Guid(),
  slug: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  author: Type.String(),
  date: Timestamp(),
  tags: Type.Array(Type.String()),
  picture: Nullable(ShopPicture),
  /** Of `title` and `summary`, those without a translation. */
  untranslated,
})
export type ArticleCard = Static<typeof ArticleCard>

export const ArticleLink = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  /** `title`, or nothing. */
  untranslated,
})
export type ArticleLink = Static<typeof ArticleLink>

/** An article's data besides its sections. */
export const ShopArticle = Type.Object({
  ...ArticleCard.properties,
  /** Title in browser tabs and search results; empty: `title`. */
  searchTitle: Type.String(),
  updatedDate: Timestamp(),
  /** The products it refers to that visitors can see, in order. */
  products: Type.Array(ProductCard),
  /** The next older one; null for the oldest. */
  previous: Nullable(ArticleLink),
  /** The next newer one; null for the newest. */
  next: Nullable(ArticleLink),
  /** Up to 3 others with common tags, most common tags first. */
  related: Type.Array(ArticleCard),
})
export type ShopArticle = Static<typeof ShopArticle>

/**
 * A page of the merchant or an article of the journal found by a search. Words of one or two letters alone
 * find none.
 */
export const FoundPage = Type.Object({
  /** A page is at `/pages/<slug>`, an article at `/journal/<slug>`. */
  kind: OneOf(['PAGE', 'ARTICLE']),
  slug: Type.String(),
  title: Type.String(),
  /** The summary of an article, or the description of a page; may be empty. */
  summary: Type.String(),
  /** Of `title` and `summary`, those without a translation. */
  untranslated,
})
export type FoundPage = Static<typeof FoundPage>
