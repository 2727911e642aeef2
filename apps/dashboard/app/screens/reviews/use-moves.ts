import type { Review, ReviewStatus } from '@vitrine/contract/product-reviews'
import type { OperationName } from '../../api/client.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'

/** Queries to refetch after a change of a review. */
export const reviewReads = [
  'productReviews.queryReviews',
  'productReviews.getReview',
] as const satisfies readonly OperationName[]

export interface Moves {
  readonly isMoving: boolean
  readonly move: (review: Pick<Review, 'id' | 'status'>, to: ReviewStatus) => void
}

/**
 * Publishes or rejects a review, or returns it to the pending ones; the toast offers to undo. The dialog of
 * the review is closed by `onMoved`, because a toast behind it cannot be reached.
 */
export function useMoves(onMoved: () => void): Moves {
  const messages = useMessages()
  const { reviews } = messages
  const showToast = useToast()
  const moderate = useAction('productReviews.moderateReviews', { invalidates: reviewReads })
  const store = (id: string, status: ReviewStatus, undo?: () => void) =>
    moderate.mutate(
      { ids: [id], status },
      {
        onSuccess: () => {
          showToast({ text: reviews.moved[status], ...(undo && { undo }) })
          if (undo) onMoved()
        },
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  return {
    isMoving: moderate.isPending,
    move: ({ id, status }, to) => store(id, to, () => store(id, status)),
  }
}
