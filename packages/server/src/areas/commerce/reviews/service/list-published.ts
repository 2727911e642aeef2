import type { Tx } from '../../../../platform/tx.ts'
import type { Rating, Review } from '../model.ts'
import { type CountByStars, ratingOf } from '../rules/rating.ts'
import { countPublished, findPublished, type PublishedPage } from '../store/published.ts'
import type { ReviewDeps } from './deps.ts'

const NONE: CountByStars = [0, 0, 0, 0, 0]

export interface PublishedList {
  readonly rating: Rating | undefined
  readonly countByStars: CountByStars
  readonly reviews: readonly Review[]
  readonly total: number
  readonly isModerated: boolean
  readonly marksVerifiedOnly: boolean
  readonly markedRating: Rating | undefined
}

/** One page of the published reviews of a product, with its rating. */
export async function listPublished(
  tx: Tx,
  { settingsOf }: Pick<ReviewDeps, 'settingsOf'>,
  page: PublishedPage,
): Promise<PublishedList> {
  const { publish, markVerifiedOnly } = (await settingsOf(tx.siteId)).reviews
  const counts = (await countPublished(tx, [page.productId])).get(page.productId)
  const countByStars = counts?.all ?? NONE
  const all = countByStars.reduce((sum, one) => sum + one, 0)
  return {
    rating: ratingOf(countByStars),
    countByStars,
    reviews: all === 0 ? [] : await findPublished(tx, page),
    total: page.stars === undefined ? all : (countByStars[page.stars - 1] ?? 0),
    isModerated: publish === 'AFTER_APPROVAL',
    marksVerifiedOnly: markVerifiedOnly,
    markedRating: ratingOf((markVerifiedOnly ? counts?.verified : counts?.all) ?? NONE),
  }
}

/** Ratings of those products that have any, by their ids; one statement for all. */
export async function ratingsOf(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, Rating>> {
  if (productIds.length === 0) return new Map()
  const ratings = new Map<string, Rating>()
  for (const [id, counts] of await countPublished(tx, productIds)) {
    const rating = ratingOf(counts.all)
    if (rating) ratings.set(id, rating)
  }
  return ratings
}
