import type { ReviewSort } from '@vitrine/contract/product-reviews'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Review } from '../model.ts'
import type { CountByStars } from '../rules/rating.ts'
import { columns, toReview } from './reviews.ts'

export interface PublishedPage {
  readonly productId: string
  readonly sort: ReviewSort
  /** Only reviews with this number of stars. */
  readonly stars?: number | undefined
  readonly limit: number
  readonly offset: number
}

const orders = {
  NEWEST: sql`r.created_date DESC, r.id DESC`,
  HIGHEST: sql`r.rating DESC, r.created_date DESC, r.id DESC`,
  LOWEST: sql`r.rating, r.created_date DESC, r.id DESC`,
} as const

/** One page of the published reviews of a product. */
export async function findPublished(tx: Tx, page: PublishedPage): Promise<Review[]> {
  const { productId, sort, stars, limit, offset } = page
  const { rows } = await sql<Review>`
    SELECT ${columns} FROM product_reviews r
     WHERE r.site_id = ${tx.siteId} AND r.product_id = ${productId}::uuid AND r.status = 'PUBLISHED'
       AND ${stars === undefined ? sql`TRUE` : sql`r.rating = ${stars}`}
     ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${offset}`.execute(tx.db)
  return rows.map(toReview)
}

/** Published reviews of a product by stars: all of them, and those of paid orders. */
export interface PublishedCounts {
  readonly all: CountByStars
  readonly verified: CountByStars
}

/** Ratings of these products, without products that have none; one statement. */
export async function countPublished(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, PublishedCounts>> {
  const { rows } = await sql<{ productId: string; rating: number; all: number; verified: number }>`
    SELECT product_id AS "productId", rating, count(*)::int AS "all",
           count(*) FILTER (WHERE is_verified)::int AS verified
      FROM product_reviews
     WHERE site_id = ${tx.siteId} AND product_id = ANY (${[...productIds]}::uuid[])
       AND status = 'PUBLISHED'
     GROUP BY product_id, rating`.execute(tx.db)
  const counts = new Map<string, { all: Stars; verified: Stars }>()
  for (const { productId, rating, all, verified } of rows) {
    const stars = counts.get(productId) ?? { all: [0, 0, 0, 0, 0], verified: [0, 0, 0, 0, 0] }
    stars.all[rating - 1] = all
    stars.verified[rating - 1] = verified
    counts.set(productId, stars)
  }
  return counts
}

type Stars = [number, number, number, number, number]
