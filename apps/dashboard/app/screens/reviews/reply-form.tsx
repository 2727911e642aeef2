import type { Review } from '@vitrine/contract/product-reviews'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../shared/failure.tsx'
import { TextArea } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { reviewReads } from './use-moves.ts'

const MAX_LENGTH = 2000

/** The shop's public reply to a review. */
export function ReplyForm({ review }: { readonly review: Review }) {
  const messages = useMessages()
  const { reviews } = messages
  const showToast = useToast()
  const stored = review.reply?.text ?? ''
  const [text, setText] = useState(stored)
  const reply = useAction('productReviews.replyToReview', { invalidates: reviewReads })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reply.mutate(
      { id: review.id, text },
      {
        onSuccess: () =>
          showToast({ text: text.trim() === '' ? reviews.replyRemoved : reviews.replied }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
  return (
    <form className="review-reply" onSubmit={submit}>
      <TextArea
        label={reviews.reply}
        hint={reviews.replyHint}
        name="reply"
        rows={4}
        maxLength={MAX_LENGTH}
        value={text}
        onText={setText}
      />
      <button type="submit" className="button" disabled={reply.isPending || text.trim() === stored}>
        {reviews.saveReply}
      </button>
    </form>
  )
}
