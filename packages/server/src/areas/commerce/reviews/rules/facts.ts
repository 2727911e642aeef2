import type { Review } from '../model.ts'

/** The fact of a review, without texts and author. */
export function factOf(review: Review) {
  const { title: _, text: __, displayName: ___, email: ____, memberId: _____, ...others } = review
  return others
}
