import type { PublishedReview } from '@vitrine/contract/product-reviews'
import type { ShopProduct } from '@vitrine/contract/shop'
import type { RequestContext } from '../request/context.ts'
import { choiceFromSearch, REPORTED, type ReviewChoice } from './review-choice.ts'

export type RatingView = { count: number; average: number }

export type ReviewView = Pick<
  PublishedReview,
  'id' | 'rating' | 'title' | 'text' | 'displayName' | 'language' | 'isVerified'
> & {
  /** ISO dates. */
  date: string
  editedDate?: string
  reply?: string
}

/** The reviews on the page of a product. */
export type ReviewsView = {
  rating: RatingView
  /** How many have one star, two, and so on. */
  countByStars: readonly number[]
  choice: ReviewChoice
  pages: number
  reviews: readonly ReviewView[]
  isModerated: boolean
  /** Id of the review that was just reported. */
  reported: string
  /** Structured data for search engines, if any. */
  marked?: { rating: RatingView; reviews: readonly ReviewView[] }
  /** The other parameters of the page's address, such as selected options. */
  search: Readonly<Record<string, string>>
}

const PAGE = 10

/** The requested page of reviews; undefined while there are none. */
export async function readReviews(
  { api, url }: Pick<RequestContext, 'api' | 'url'>,
  { id: productId, rating }: Pick<ShopProduct, 'id' | 'rating'>,
): Promise<ReviewsView | undefined> {
  if (!rating) return undefined
  const choice = choiceFromSearch(url.searchParams)
  const { sort, stars, page } = choice
  const found = await api.productReviews.listReviews({
    productId,
    sort,
    ...(stars && { stars }),
    limit: PAGE,
    offset: (page - 1) * PAGE,
  })
  if (!found.rating) return undefined
  const reviews = found.reviews.map(viewReview)
  const marked = found.marksVerifiedOnly ? reviews.filter(({ isVerified }) => isVerified) : reviews
  return {
    rating: found.rating,
    countByStars: found.countByStars,
    choice,
    pages: Math.ceil(found.total / PAGE),
    reviews,
    isModerated: found.isModerated,
    reported: url.searchParams.get(REPORTED) ?? '',
    ...(found.markedRating && { marked: { rating: found.markedRating, reviews: marked } }),
    search: Object.fromEntries(url.searchParams),
  }
}

const viewReview = ({
  createdDate,
  editedDate,
  reply,
  ...review
}: PublishedReview): ReviewView => ({
  id: review.id,
  rating: review.rating,
  title: review.title,
  text: review.text,
  displayName: review.displayName,
  language: review.language,
  isVerified: review.isVerified,
  date: createdDate.toISOString(),
  ...(editedDate && { editedDate: editedDate.toISOString() }),
  ...(reply && { reply: reply.text }),
})
