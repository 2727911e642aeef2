import {
  ReviewAnswered,
  ReviewModerated,
  type ReviewStatus,
} from '@vitrine/contract/product-reviews'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Conflict,
  conflictsOf,
  type FactToUndo,
  type Fields,
  sorted,
  type UndoState,
  undoEntityFacts,
} from '../../../site/undo/index.ts'
import type { Review } from '../model.ts'
import { reportsBack } from '../rules/reports-back.ts'
import { findReviews } from '../store/reviews.ts'
import type { ReviewDeps } from './deps.ts'
import { saveReview } from './save.ts'

/** The shop's own decisions; other fields belong to authors and reporters. */
const kind = {
  type: 'product_review',
  fieldsOf: ({ status, reply, replyDate }: Fields): Fields => ({
    status,
    reply: reply ?? null,
    replyDate: replyDate ?? null,
  }),
} as const

/** Reverts moderations and replies of the shop, newest first. */
export async function undoModeration(
  tx: Tx,
  deps: ReviewDeps,
  facts: readonly FactToUndo[],
): Promise<readonly Conflict[]> {
  const ids = [...new Set(facts.map(({ entityId }) => entityId))]
  const present = new Map((await findReviews(tx, ids, true)).map((one) => [one.id, one]))
  const states = undoEntityFacts(kind, facts, present)
  const conflicts = states.flatMap(conflictsOf('product_review', ({ productName }) => productName))
  if (conflicts.length > 0) return conflicts
  for (const state of sorted(states).changed) {
    const review = present.get(state.id)
    if (review) await putBack(tx, deps, review, state, facts)
  }
  return []
}

async function putBack(
  tx: Tx,
  deps: ReviewDeps,
  review: Review,
  { id, after }: UndoState,
  facts: readonly FactToUndo[],
): Promise<void> {
  const { status, reply, replyDate } = (after ?? {}) as unknown as Pick<Review, 'reply'> & {
    readonly status: ReviewStatus
    readonly replyDate: string | null
  }
  const own = facts.filter((fact) => fact.entityId === id && fact.name === ReviewModerated.name)
  const reportCount = reportsBack(review.reportCount, own)
  const moved = { ...review, status, reportCount }
  const saved =
    status === review.status ? review : await saveReview(tx, deps, review, moved, ReviewModerated)
  const answered = { ...saved, reply, replyDate: replyDate === null ? null : new Date(replyDate) }
  await saveReview(tx, deps, saved, answered, ReviewAnswered)
}
