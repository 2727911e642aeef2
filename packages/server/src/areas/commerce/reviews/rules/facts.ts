import type { Review } from '../model.ts'

/** What a fact says of a review: neither what its author wrote in words nor who that is. */
export function factOf(review: Review) {
  const { title: _, text: __, displayName: ___, email: ____, memberId: _____, ...others } = review
  return others
}
