import type { ReviewStatus } from '@vitrine/contract/product-reviews'
import type { InputOf } from '../../api/client.ts'

export const reviewViews = ['PENDING', 'PUBLISHED', 'REJECTED', 'REPORTED'] as const
export type ReviewViewName = (typeof reviewViews)[number]

/** Search parameters of the list of reviews. Empty means any. */
export type ReviewsSearch = {
  readonly show: '' | ReviewViewName
  /** Only reviews with this number of stars. */
  readonly stars: '' | '1' | '2' | '3' | '4' | '5'
  /** Id of the review in the open panel. */
  readonly open: string
  /** The cursor of a page other than the first. */
  readonly cursor: string
}

export const starChoices = ['5', '4', '3', '2', '1'] as const

const MAX_CURSOR = 4000
const textOf = (value: unknown, max: number) =>
  typeof value === 'string' ? value.slice(0, max) : ''

export const readReviewsSearch = (raw: Readonly<Record<string, unknown>>): ReviewsSearch => ({
  show: reviewViews.find((one) => one === raw.show) ?? '',
  stars: starChoices.find((one) => one === String(raw.stars ?? '')) ?? '',
  open: textOf(raw.open, 36),
  cursor: textOf(raw.cursor, MAX_CURSOR),
})

export const REVIEWS_PAGE = 50

/** The address as a query; a cursor carries filter and sort of its first page. */
export function reviewsQuery({
  show,
  stars,
  cursor,
}: ReviewsSearch): InputOf<'productReviews.queryReviews'> {
  if (cursor !== '') return { query: { cursorPaging: { cursor, limit: REVIEWS_PAGE } } }
  const filter = {
    ...(show === 'REPORTED' && { reportCount: { $gt: 0 } }),
    ...(show !== '' && show !== 'REPORTED' && { status: show satisfies ReviewStatus }),
    ...(stars !== '' && { rating: Number(stars) }),
  }
  return { query: { filter, cursorPaging: { limit: REVIEWS_PAGE } } }
}
