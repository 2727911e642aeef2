import { isDeepStrictEqual } from 'node:util'
import {
  type ReviewAnswered,
  type ReviewModerated,
  ReviewUpdated,
} from '@vitrine/contract/product-reviews'
import type { Tx } from '../../../../platform/tx.ts'
import type { Review } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { updateReview } from '../store/reviews.ts'
import type { ReviewDeps } from './deps.ts'

/** Stores a review that is locked and has changed. Without a difference nothing happens. */
export async function saveReview(
  tx: Tx,
  { events }: Pick<ReviewDeps, 'events'>,
  before: Review,
  changed: Review,
  definition: typeof ReviewUpdated | typeof ReviewModerated | typeof ReviewAnswered = ReviewUpdated,
): Promise<Review> {
  const changedFields = (Object.keys(changed) as (keyof Review)[]).filter(
    (key) => !isDeepStrictEqual(before[key], changed[key]),
  )
  if (changedFields.length === 0) return before
  const after = { ...changed, revision: before.revision + 1, updatedDate: tx.now }
  await updateReview(tx, after)
  await events.append(tx, {
    definition,
    entityId: after.id,
    before: factOf(before),
    after: factOf(after),
    changedFields,
  })
  return after
}
